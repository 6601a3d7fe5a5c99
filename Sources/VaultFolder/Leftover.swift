// A writer that is killed leaves its temporary file; its name says whose it is, so that the next run may take it away.

internal import Glibc

/// The name of a temporary file of vault: `.vault-tmp-PID-NUMBER`.
struct Leftover: Hashable {
  let process: Int32
  let number: UInt32

  /// The name of a temporary file of this process; a hidden one, so that no reader takes it for a recipe.
  init(number: UInt32) {
    process = getpid()
    self.number = number
  }

  /// Reads a name; nil when it is not the name of a temporary file of vault.
  init?(_ name: [UInt8]) {
    guard name.starts(with: Self.prefix) else { return nil }
    let parts = String(decoding: name[Self.prefix.count...], as: UTF8.self).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0, let number = UInt32(parts[1]) else {
      return nil
    }
    self.process = process
    self.number = number
  }

  var name: [UInt8] { Self.prefix + Array("\(process)-\(number)".utf8) }

  /// Whether its writer is gone, as far as can be seen.
  var isOrphan: Bool { process != getpid() && kill(process, 0) != 0 && errno == ESRCH }

  private static let prefix = Array(".vault-tmp-".utf8)
}
