// `vault parse`: ingredient lines in, one JSON object a line out.

internal import CommandTable
internal import Quantities
internal import SourceText

extension Command where Session == VaultCommands.Session {
  static let parse = Command(
    "parse", summary: "take ingredient lines from standard input apart",
    discussion: "Prints one JSON object for each line; what is not understood is part of the name.",
    examples: [Example("echo '1 1/2 cups flour, sifted' | vault parse", "takes one line apart")],
    run: { _, session in
      let parser = IngredientParser()
      var json = JSONWriter()
      while let bytes = session.input.line() {
        let input = String(decoding: bytes, as: UTF8.self)
        json.line(parser.parse(input), input: input)
        json.newline()
        session.console.write(json.take())
        if session.console.outputError != 0 { break }
      }
      return .done
    })
}
