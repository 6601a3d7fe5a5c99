import Testing

@testable import CommandTable

@Suite struct RoffPageTests {
  private var page: String {
    RoffPage(
      TestTable.program, version: "1.0", date: "2026-11-30",
      glossaries: [.init("Exit status", [("0", "doné ~"), ("1", ".nothing found")])]
    ).text
  }

  @Test func namesEveryShownCommandAndOption() {
    #expect(page.hasPrefix(".TH VAULT 1 \"2026\\-11\\-30\" \"vault 1.0\"\n.SH NAME\nvault \\- recipes in a folder\n"))
    #expect(
      page.contains(".SS vault list [QUERY...] [options]\nList recipes.\nAlso called ls.\n.PP\nLists them.\n.PP\n.nf\n")
    )
    #expect(page.contains(".SS vault tag rename OLD NEW\n"))
    #expect(page.contains(".TP\n.B \\-x, \\-\\-factor F\nscale by\n"))
    #expect(page.contains(".SH EXIT STATUS\n.TP\n.B 0\ndon\\[u00E9] \\(ti\n.TP\n.B 1\n\\&.nothing found\n"))
    #expect(!page.contains("complete"))
  }

  @Test func noLineIsARequestByAccident() {
    let requests = ["TH", "SH", "SS", "TP", "PP", "B", "I", "nf", "fi", "br"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
  }
}
