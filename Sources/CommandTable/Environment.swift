// The variables that the shell hands to a program, looked up one by one: reading all of them would cost a third of a short run.

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The environment of this process, or one made for a test.
public struct Environment: Sendable {
  /// The variables of a test; nil for those of the process.
  private let variables: [String: String]?

  /// The environment of this process.
  public static let process = Environment(variables: nil)

  /// An environment of these variables only.
  public init(_ variables: [String: String]) { self.init(variables: variables) }

  private init(variables: [String: String]?) { self.variables = variables }

  /// The value of a variable; nil when it is not set.
  public subscript(name: String) -> String? {
    if let variables { return variables[name] }
    return getenv(name).map { String(cString: $0) }
  }

  /// All variables as `NAME=VALUE`, for a program that is started.
  public var entries: [String] {
    if let variables { return variables.map { "\($0.key)=\($0.value)" }.sorted() }
    var result: [String] = []
    var entry = environ
    while let text = entry.pointee {
      result.append(String(cString: text))
      entry += 1
    }
    return result
  }
}
