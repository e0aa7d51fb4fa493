//! Lets Cargo notice a new migration, which is compiled into the program.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
