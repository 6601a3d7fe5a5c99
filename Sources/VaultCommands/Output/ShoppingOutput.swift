// A shopping list for the terminal, for a message to somebody, for Markdown, a spreadsheet or a program.

internal import CommandTable
internal import Kitchen
internal import Quantities
internal import SourceText

extension Session {
  /// Prints a list in the form that the options ask for.
  func print(_ list: ShoppingList, _ invocation: Invocation) throws {
    let formatter = try amountFormatter(isExact: invocation.has(.exact))
    if invocation.has(.json) {
      list.lines.forEach { line in
        var json = JSONWriter()
        json.shoppingLine(line, formatter)
        json.newline()
        console.write(json.take())
      }
    } else if invocation.has(.csv) {
      printCSV(list, formatter)
    } else {
      let form = ShoppingForm(
        isMarkdown: invocation.has(.markdown), isTerminal: console.setup.isTerminal, showsSources: invocation.has(.why))
      print(list, form, formatter)
    }
  }

  private func print(_ list: ShoppingList, _ form: ShoppingForm, _ formatter: AmountFormatter) {
    var aisle: String?
    for line in list.lines {
      if line.aisle.name != aisle {
        if aisle != nil { console.print() }
        aisle = line.aisle.name
        console.print(form.heading(line.aisle.name, console))
      }
      console.print(form.item(line, formatter))
      if form.showsSources { line.sources.forEach { console.print(form.source($0, formatter, console)) } }
    }
  }

  private func printCSV(_ list: ShoppingList, _ formatter: AmountFormatter) {
    console.print("aisle,amount,unit,name,optional,recipes")
    for line in list.lines {
      let recipes = Set(line.sources.map(\.recipe)).sorted().joined(separator: "; ")
      for (amount, unit) in Self.cells(line.quantities) {
        console.print(CSVRow.text([line.aisle.name, amount, unit, line.name, line.isOptional ? "yes" : "", recipes]))
      }
    }
  }

  /// Prints the list that is kept as a table.
  func printCSV(_ items: [ShoppingFile.Item]) {
    console.print("aisle,amount,unit,name,ticked")
    for item in items {
      for (amount, unit) in Self.cells(item.item.quantities) {
        console.print(CSVRow.text([item.heading ?? "", amount, unit, item.item.name, item.isTicked ? "yes" : ""]))
      }
    }
  }

  /// Amounts and units, one pair a row; one empty pair for none.
  private static func cells(_ quantities: [Quantity]) -> [(String, String)] {
    quantities.isEmpty ? [("", "")] : quantities.map(\.cells)
  }
}

/// How a list is laid out.
private struct ShoppingForm {
  let isMarkdown: Bool
  let isTerminal: Bool
  let showsSources: Bool

  func heading(_ aisle: String, _ console: Console) -> String {
    isMarkdown ? "## \(aisle)\n" : console.styled(shown(aisle), .boldBlue)
  }

  func item(_ line: ShoppingLine, _ formatter: AmountFormatter) -> String {
    let mark = isMarkdown ? "- [ ] " : isTerminal ? "  ☐ " : "- "
    return mark + shown(line.text(formatter)) + shown(line.atHomeWords(formatter))
  }

  func source(_ source: ShoppingSource, _ formatter: AmountFormatter, _ console: Console) -> String {
    (isMarkdown ? "  - " : "      ") + console.styled(shown(source.words(formatter)), .dim)
  }

  private func shown(_ text: String) -> String { isTerminal ? TerminalText.escaped(text) : text }
}

extension ShoppingSource {
  /// How much for which recipe, the place and the ingredient as written.
  func words(_ formatter: AmountFormatter) -> String {
    let amount = quantities.map { $0.text(formatter) }.joined(separator: " + ")
    let words = [amount, "for", recipe].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(words) (\(path):\(line)): \(text)"
  }
}

extension ShoppingLine {
  /// What is known to be at home of a line that is to be bought all the same.
  fileprivate func atHomeWords(_ formatter: AmountFormatter) -> String {
    switch atHome {
    case nil: ""
    case .subtracted(let quantities): " (besides \(Self.words(quantities, formatter)) at home)"
    case .unknown(let quantities) where quantities.isEmpty: " (at home, amount unknown)"
    case .unknown(let quantities): " (\(Self.words(quantities, formatter)) at home)"
    }
  }

  private static func words(_ quantities: [Quantity], _ formatter: AmountFormatter) -> String {
    quantities.map { $0.text(formatter) }.joined(separator: " + ")
  }
}

extension Quantity {
  /// Amount and unit as two cells; the amount is a decimal, since a spreadsheet takes 1/2 for a day.
  fileprivate var cells: (String, String) {
    let name = unit.map { UnitTable.shownName($0, isPlural: isPlural) } ?? ""
    guard let size else { return (CSVRow.number(amount), name) }
    let sizeUnit = size.unit.map { " " + UnitTable.shownName($0, isPlural: false) } ?? ""
    return (CSVRow.number(amount), name + " (\(CSVRow.number(size.amount))\(sizeUnit))")
  }
}

extension JSONWriter {
  /// Writes the object of a line of a shopping list.
  mutating func shoppingLine(_ line: ShoppingLine, _ formatter: AmountFormatter) {
    object { json in
      json.field("text", line.text(formatter))
      json.field("name", line.name)
      json.field("aisle", line.aisle.name)
      json.key("amounts")
      json.array(line.quantities) { $0.quantity($1) }
      json.field("someMore", line.hasUnmeasured)
      json.field("optional", line.isOptional)
      json.field("approximate", line.isApproximate)
      json.key("atHome")
      switch line.atHome {
      case nil: json.null()
      case .subtracted(let quantities), .unknown(let quantities): json.array(quantities) { $0.quantity($1) }
      }
      json.key("from")
      json.array(line.sources) { json, source in
        json.object { json in
          json.field("recipe", source.recipe)
          json.field("path", source.path)
          json.field("line", source.line)
          json.field("text", source.text)
          json.key("amounts")
          json.array(source.quantities) { $0.quantity($1) }
        }
      }
    }
  }

  /// Writes an amount with its unit and the size of its containers.
  mutating func quantity(_ quantity: Quantity) {
    object { json in
      json.key("amount")
      json.amount(quantity.amount)
      json.field("unit", quantity.unit?.id)
      json.key("size")
      guard let size = quantity.size else { return json.null() }
      json.object { json in
        json.key("amount")
        json.amount(size.amount)
        json.field("unit", size.unit?.id)
      }
    }
  }
}

extension Option {
  static let why = Option("why", "say for every line where it comes from")
  static let markdown = Option("markdown", "print a Markdown check-list")
  static let csv = Option("csv", "print a table for spreadsheets")
}
