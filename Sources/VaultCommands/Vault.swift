// Where the program begins.

/// Runs the program and returns its exit code.
public func runVault(arguments: [String]) -> Int32 { 0 }
