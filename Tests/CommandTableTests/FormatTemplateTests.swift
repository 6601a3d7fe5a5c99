import Testing

@testable import CommandTable

@Suite struct FormatTemplateTests {
  private func filled(_ template: String) -> String {
    FormatTemplate(template).filled { ["title": "Pea Soup", "time": "60", "cjk": "味噌汁", "empty": ""][$0] ?? "" }
  }

  @Test(arguments: [
    ("{title}", "Pea Soup"), ("{title}\\t{time}\\n", "Pea Soup\t60\n"), ("{title:12}|", "Pea Soup    |"),
    ("{time:>5}|", "   60|"),
    ("{time:<5}|", "60   |"), ("{title:5.5}|", "Pea …|"), ("{title:.3}|", "Pe…|"), ("{cjk:8}|", "味噌汁  |"),
    ("{cjk:.4}|", "味…|"),
    ("{{x}} {time}", "{x} 60"), ("{nothing}|{empty:2}|", "|  |"), ("{open", "{open"), ("{}", "{}"), ("a } b", "a } b"),
    ("{title:x}", "{title:x}"), ("{title:99999}", "{title:99999}"), ("\\\\ \\0 \\q \\", "\\ \0 \\q \\"),
    ("{a b}", "{a b}"), ("", ""),
  ])
  func fills(_ template: String, _ expected: String) { #expect(filled(template) == expected) }

  @Test func namesItsFields() {
    #expect(FormatTemplate("{title} {time:>5} {{no}}").fields == ["title", "time"])
  }
}
