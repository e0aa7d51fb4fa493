# The board of Speakeasy in the browser.
