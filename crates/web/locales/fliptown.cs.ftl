### fliptown
