#[path = "it/windows.rs"]
mod windows;
