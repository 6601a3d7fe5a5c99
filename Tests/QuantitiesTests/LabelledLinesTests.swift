// Lines in eight languages, labelled by hand: the grammar reads all of them.
import Foundation
import Quantities
import Testing

@Suite struct LabelledLinesTests {
  @Test func allAreRead() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/labelled-lines.tsv")
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(rows.count >= 200)
    let parser = IngredientParser()
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 6, "\(row)")
      let line = parser.parse(fields[1])
      let amount = line.measure?.amount
      #expect(amount?.low?.description ?? "" == fields[2], "\(row)")
      #expect((amount?.isRange == true ? amount?.high?.description : nil) ?? "" == fields[3], "\(row)")
      #expect(line.unit?.id ?? "" == fields[4], "\(row)")
      #expect(line.name == fields[5], "\(row)")
    }
  }
}
