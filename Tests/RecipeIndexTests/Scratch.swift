// A folder of its own for each test, taken away afterwards.

import Foundation
import Glibc
import VaultFolder

/// A temporary folder on the disk.
final class Scratch {
  let root: VaultPath

  init() {
    var template = Array("/tmp/vault-test-XXXXXX".utf8CString)
    root = VaultPath(
      template.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress, let name = mkdtemp(base) else { return "/tmp/vault-test-failed" }
        return String(cString: name)
      })
  }

  deinit { try? FileManager.default.removeItem(atPath: root.string) }

  func full(_ path: String) -> String { root.string + "/" + path }

  /// Writes a file as any other program would, making its folders.
  func write(_ path: String, _ text: String = "# Soup\n") {
    folder(VaultPath(path).parent.string)
    let file = fopen(full(path), "w")
    if let file {
      fwrite(text, 1, text.utf8.count, file)
      fclose(file)
    }
  }

  func folder(_ path: String) {
    var so = ""
    for part in path.split(separator: "/") {
      so += "/" + part
      mkdir(root.string + so, 0o755)
    }
  }

  func link(_ path: String, to target: String) { symlink(target, full(path)) }

  func read(_ path: String) -> String? {
    guard let file = fopen(full(path), "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in a folder, hidden ones included.
  func names(_ path: String = ".") -> [String] {
    guard let folder = opendir(full(path)) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

extension Scratch {
  /// All bytes of a file, by its absolute path.
  func bytes(of path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  /// Puts a file in place, as a whole, by its absolute path.
  func put(_ bytes: [UInt8], at path: String) {
    _ = FileManager.default.createFile(atPath: path + ".put", contents: Data(bytes))
    rename(path + ".put", path)
  }
}
