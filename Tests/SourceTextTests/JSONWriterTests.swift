import Testing

@testable import SourceText

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func nestsAndSeparates() {
    let text = written { json in
      json.object { json in
        json.field("b", 1)
        json.field("a", "x")
        json.field("none", nil as String?)
        json.key("list")
        json.array { json in
          json.integer(1)
          json.array { _ in }
          json.object { _ in }
          json.string("y")
        }
        json.field("tags", ["s", "t"])
        json.field("yes", true)
        json.nullField("n")
      }
      json.newline()
      json.bool(false)
    }
    #expect(
      text == #"{"b":1,"a":"x","none":null,"list":[1,[],{},"y"],"tags":["s","t"],"yes":true,"n":null}"# + "\nfalse")
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\u{0}\u{8}\t\n\u{C}\r\u{1B}\u{7F}\u{85}", #""\u0000\b\t\n\f\r\u001b\u007f\u0085""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("é味🍲", "\"é味🍲\""), ("", "\"\""), ("\u{FFFD}", "\"\u{FFFD}\""),
    ("/", "\"/\""),
  ])
  func escapes(_ text: String, _ json: String) {
    #expect(written { $0.string(text) } == json)
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    #expect(
      written { $0.string([0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xE2, 0x82]) }
        == "\"a\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\"")
  }

  @Test(arguments: [(4.0, "4"), (4.5, "4.5"), (-0.25, "-0.25"), (1e300, "1e+300"), (.nan, "null"), (.infinity, "null")])
  func numbers(_ value: Double, _ json: String) {
    #expect(written { $0.number(value) } == json)
  }

  @Test func takeBeginsAnew() {
    var writer = JSONWriter()
    writer.integer(1)
    #expect(writer.take() == Array("1".utf8))
    writer.integer(2)
    #expect(writer.bytes == Array("2".utf8))
  }
}
