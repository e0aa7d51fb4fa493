### table
