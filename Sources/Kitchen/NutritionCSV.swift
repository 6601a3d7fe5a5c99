// Foods of the vault's owner come from a CSV: a header with names of nutrients, then a food a line, figures for 100 g.

internal import Quantities
internal import RecipeDocument
internal import SourceText

/// Reads foods from CSV text.
public enum NutritionCSV {
  /// The foods of a file; columns that are not known are left out, lines without a name too.
  ///
  /// The separator is a comma, semicolon or tab, whichever the header has most of. `cup`, `piece`, `slice` and other units give grams.
  public static func foods(_ bytes: [UInt8]) -> [NutritionFood] {
    var lines = rows(bytes).filter { $0.contains { !$0.isEmpty } }
    guard let header = lines.first, lines.count > 1 else { return [] }
    lines.removeFirst()
    let columns = header.map(column)
    return lines.compactMap { food($0, columns) }
  }

  private enum Column {
    case name
    case nutrient(Nutrient)
    case weight(String)
    case unknown
  }

  private static func column(_ title: String) -> Column {
    let words = Folding.fold(title).split { !$0.isLetter }.map(String.init).filter {
      !["g", "mg", "per", "in"].contains($0)
    }
    let name = words.joined(separator: " ")
    switch name {
    case "name", "food", "names", "lebensmittel", "aliment", "alimento", "nom", "nombre": return .name
    case "calories", "kcal", "energy", "energy kcal", "kilocalories", "calories kcal", "kalorien":
      return .nutrient(.calories)
    case "protein", "proteins", "eiweiss": return .nutrient(.protein)
    case "fat", "total fat", "fett", "lipids": return .nutrient(.fat)
    case "carbohydrate", "carbohydrates", "carbs", "carb", "kohlenhydrate", "total carbohydrate":
      return .nutrient(.carbohydrate)
    case "fiber", "fibre", "dietary fiber", "ballaststoffe": return .nutrient(.fiber)
    case "sugar", "sugars", "zucker", "of which sugars": return .nutrient(.sugar)
    case "saturated fat", "saturatedfat", "saturates", "saturated", "of which saturates":
      return .nutrient(.saturatedFat)
    case "sodium", "natrium": return .nutrient(.sodium)
    case "cholesterol", "cholesterin": return .nutrient(.cholesterol)
    case "cup", "piece", "small", "large", "medium": return .weight(name)
    default: return UnitTable.unit(named: name).map { .weight($0.id) } ?? .unknown
    }
  }

  private static func food(_ cells: [String], _ columns: [Column]) -> NutritionFood? {
    var food = NutritionFood(names: [], usdaNumber: nil, per100Grams: [:], grams: [:])
    for (cell, column) in zip(cells, columns) where !cell.isEmpty {
      switch column {
      case .name: food.names = cell.split(separator: "|").map(\.trimmingBlanks).filter { !$0.isEmpty }
      case .nutrient(let nutrient): food.per100Grams[nutrient] = number(cell)
      case .weight(let unit): food.grams[unit] = number(cell)
      case .unknown: break
      }
    }
    return food.names.isEmpty ? nil : food
  }

  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }.map { $0 == "," ? "." : $0 }
    guard let value = Double(String(digits)), value.isFinite, value < 1_000_000 else { return nil }
    return value
  }

  /// The cells of every line; quotes may hold separators, doubled quotes and line breaks.
  private static func rows(_ bytes: [UInt8]) -> [[String]] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let header = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let separator = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].max { a, b in
      header.count { $0 == a } < header.count { $0 == b }
    }
    var rows: [[String]] = []
    var row: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    func closeCell() {
      row.append(String(decoding: cell, as: UTF8.self).trimmingBlanks)
      cell = []
    }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        if isQuoted, index < bytes.count, bytes[index] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if isQuoted {
        cell.append(byte)
      } else if byte == separator {
        closeCell()
      } else if byte == 0x0A || byte == 0x0D {
        closeCell()
        rows.append(row)
        row = []
      } else {
        cell.append(byte)
      }
    }
    closeCell()
    return rows + [row]
  }
}
