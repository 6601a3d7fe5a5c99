// Swift repairs words of the command line that are not UTF-8. A repaired word would go into files, so such words are looked for before.

/// The words of the command line as the system gave them.
public enum RawArguments {
  /// The number of the first word that is not UTF-8, the program's name being 0; nil when all are.
  public static func firstBroken(_ words: [[UInt8]]) -> Int? {
    words.firstIndex { String(validating: $0, as: UTF8.self) == nil }
  }

  /// The words of this process.
  public static var process: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in
        var bytes: [UInt8] = []
        var place = word
        while place.pointee != 0 {
          bytes.append(UInt8(bitPattern: place.pointee))
          place += 1
        }
        return bytes
      }
    }
  }
}
