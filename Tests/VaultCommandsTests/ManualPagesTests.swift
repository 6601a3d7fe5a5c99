// The manual is complete, fits a terminal, and begins every page with its topic.

import Foundation
import Testing

@testable import VaultCommands

@Suite struct ManualPagesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/VaultCommands/Manual").standardizedFileURL

  @Test func everyFileOfTheFolderIsATopic() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == ManualPage.all.map { $0.topic + ".md" }.sorted())
  }

  @Test(arguments: ManualPage.all.map(\.topic)) func pageIsTheFileOfItsTopic(_ topic: String) throws {
    let page = try #require(ManualPage.named(topic))
    let file = try Data(contentsOf: Self.folder.appending(path: topic + ".md"))
    #expect(page.bytes == [UInt8](file))
    #expect(page.text.hasPrefix("# \(topic): \(page.summary)\n"))
    #expect(!page.summary.isEmpty)
  }

  @Test(arguments: ManualPage.all.map(\.topic)) func pageFitsATerminal(_ topic: String) throws {
    let lines = try #require(ManualPage.named(topic)).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 80)
    for line in lines { #expect(line.count <= 90, "\(topic): \(line)") }
  }

  @Test func unknownTopicHasNoPage() { #expect(ManualPage.named("nonsense") == nil) }
}
