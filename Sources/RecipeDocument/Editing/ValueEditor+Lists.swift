// Tags, equipment and categories: lists in the front matter in any of their forms, or a line of the body.

internal import SourceText

extension ValueEditor {
  // MARK: Add

  /// The edits that add texts to a list.
  func add(_ texts: [String], to key: RecipeKey) throws(EditRefusal) -> [Edit] {
    let old = values(key)
    let new = try checked(texts, key).filter { text in !old.contains { ListText.isSame($0.value, text) } }
    let named = try entries(nil, key)
    guard !new.isEmpty else { return [] }
    if let last = old.last, last.place.isBody { return try addInBody(new, old, key) }
    guard let target = named.first(where: { !$0.entry.value.isMissing }) ?? named.first else {
      return [writer.add(key.rawValue, written: flowList(new))]
    }
    return try add(new, to: target)
  }

  private func checked(_ texts: [String], _ key: RecipeKey) throws(EditRefusal) -> [String] {
    let result = ListText.distinct(texts, of: key)
    let isGood = !result.isEmpty && result.allSatisfy { $0.utf8.allSatisfy { $0 >= .space && $0 != 0x7F } }
    guard isGood else {
      throw EditRefusal(.editValueUnclear, nil, [key.rawValue, texts.joined(separator: ", "), "write words"])
    }
    return result
  }

  private func add(_ new: [String], to target: FrontMatterKeys.Named) throws(EditRefusal) -> [Edit] {
    let value = target.entry.value
    switch value.content {
    case .null:
      return [value.span.isEmpty ? Edit(value.span, " " + flowList(new)) : Edit(value.span, flowList(new))]
    case .scalar(let text, _):
      let isHashes = text.bytes.first == .hash && !text.bytes.contains(.comma)
      let joined = isHashes ? new.map { " #" + $0 }.joined() : new.map { ", " + $0 }.joined()
      return try replaceValue(target, by: text.string.trimmingBlanks + joined, isText: true)
    case .list(let items, _):
      // In a list of mappings or of texts with commas, one more text at the end reads the same.
      guard let list = FrontMatterList(value, document), let edit = list.insert(new, at: items.count) else {
        throw EditRefusal(.editShape, target.entry.keySpan, [target.entry.key])
      }
      return [edit]
    case .map: throw EditRefusal(.editShape, target.entry.keySpan, [target.entry.key])
    }
  }

  /// A new list in the front matter's language.
  private func flowList(_ texts: [String]) -> String {
    "[" + texts.map { writer.scalar($0, like: nil, isFlow: true, isText: true) }.joined(separator: ", ") + "]"
  }

  /// Adds behind the last text of a line of the body, with the separator that stands there.
  private func addInBody(_ new: [String], _ old: [Field<String>], _ key: RecipeKey) throws(EditRefusal) -> [Edit] {
    guard let last = old.last?.span else { throw EditRefusal(.editInText, nil, [key.rawValue]) }
    if let items = LineItems(document.bytes, listed: old.map(\.text)), let edits = items.append(new) { return edits }
    var separator = ", "
    if old.count > 1, let before = old[old.count - 2].span, before.end <= last.start {
      separator = MappedText(document.bytes, Span(before.end, last.start)).string
    } else if last.start > 0, document.bytes[last.start - 1] == .hash {
      separator = " #"
    }
    guard !separator.utf8.contains(where: { $0.isLineBreak || $0.isLetter }) else {
      throw EditRefusal(.editInText, last, [key.rawValue])
    }
    return [Edit(Span(last.end, last.end), new.map { separator + $0 }.joined())]
  }

  /// The edits that add a text at the end of the list under a key that means nothing to vault.
  ///
  /// The key is made when it is not there; a single value becomes the first of a list. None when the text is there already.
  func append(_ text: String, under name: String) throws(EditRefusal) -> [Edit] {
    try ValueCheck.checkKey(name)
    guard let target = try entries(name, nil).first else {
      return [writer.add(name, written: "[" + plain(text) + "]")]
    }
    let value = target.entry.value
    if value.scalars.contains(where: { $0.string.trimmingBlanks == text }) { return [] }
    let refusal = EditRefusal(.editShape, target.entry.keySpan, [name])
    switch value.content {
    case .null:
      let list = "[" + plain(text) + "]"
      return [Edit(value.span, value.span.isEmpty ? " " + list : list)]
    case .scalar(_, let style):
      guard style != .block, !document.bytes[value.span.range].contains(where: \.isLineBreak) else { throw refusal }
      let (start, end) = (value.span.start, value.span.end)
      let item = writer.scalar(text, like: style, isFlow: true, isText: false)
      return [Edit(Span(start, start), "["), Edit(Span(end, end), ", " + item + "]")]
    case .list(let items, _):
      guard let edit = FrontMatterList(value, document)?.insert([text], at: items.count, isText: false) else {
        throw refusal
      }
      return [edit]
    case .map: throw refusal
    }
  }

  private func plain(_ text: String) -> String { writer.scalar(text, like: nil, isFlow: true, isText: false) }

  // MARK: Remove

  /// The edits that take texts out of a list; the key goes with the last one.
  func remove(_ texts: [String], from key: RecipeKey) throws(EditRefusal) -> [Edit] {
    let wanted = ListText.distinct(texts, of: key)
    let isMeant = { (text: String) in wanted.contains { ListText.isSame($0, text) } }
    let old = values(key)
    let named = try entries(nil, key)
    guard old.contains(where: { isMeant($0.value) }) else { return [] }
    if old.contains(where: \.place.isBody) { return try removeInBody(isMeant, old, key) }
    var edits: [Edit] = []
    var gone: [FrontMatterKeys.Named] = []
    for entry in named {
      switch try removal(isMeant, from: entry, of: key) {
      case .none: break
      case .whole: gone.append(entry)
      case .parts(let parts): edits += parts
      }
    }
    return edits + (gone.isEmpty ? [] : try removeEntries(gone))
  }

  /// What of an entry goes.
  private enum Removal {
    case none, whole
    case parts([Edit])
  }

  private func removal(
    _ isMeant: (String) -> Bool, from named: FrontMatterKeys.Named, of key: RecipeKey
  ) throws(EditRefusal) -> Removal {
    let value = named.entry.value
    let refusal = EditRefusal(.editShape, named.entry.keySpan, [named.entry.key])
    switch value.content {
    case .null, .map: return .none
    case .scalar(let text, _):
      let parts = TagText.split(text.bytes)
      let kept = parts.filter { !isMeant(text.slice($0).string) }
      if kept.count == parts.count { return .none }
      if kept.isEmpty { return .whole }
      return .parts(try replaceValue(named, by: ListScalar.without(text.bytes, parts, isMeant), isText: true))
    case .list(let items, _):
      let indices = items.indices.filter { index in
        let parts = items[index].scalars.flatMap { text in
          key == .equipment ? [text.string] : TagText.split(text.bytes).map { text.slice($0).string }
        }
        return !parts.isEmpty && parts.allSatisfy(isMeant)
      }
      if indices.isEmpty { return items.contains { $0.scalars.contains { isMeant($0.string) } } ? .parts([]) : .none }
      if indices.count == items.count { return .whole }
      guard let edits = FrontMatterList(value, document)?.remove(Array(indices)) else { throw refusal }
      return .parts(edits)
    }
  }

  private func removeInBody(
    _ isMeant: (String) -> Bool, _ old: [Field<String>], _ key: RecipeKey
  ) throws(EditRefusal) -> [Edit] {
    let gone = old.indices.filter { isMeant(old[$0].value) }
    if let items = LineItems(document.bytes, listed: old.map(\.text)) {
      let edits = gone.compactMap { items.removal($0) }
      if edits.count == gone.count { return edits }
    }
    let spans = old.compactMap(\.span)
    let refusal = EditRefusal(.editInText, spans.first, [key.rawValue])
    guard spans.count == old.count, let whole = spans.first.map({ spans.reduce($0) { $0.union($1) } }) else {
      throw refusal
    }
    // The line goes with its last text.
    if gone.count == old.count { return try removeLine(whole, key.rawValue) }
    return try gone.map { (index) throws(EditRefusal) in
      let span = SeparatedList.removal(of: index, spans)
      guard !document.bytes[span.range].contains(where: \.isLineBreak) else { throw refusal }
      return Edit(span, "")
    }
  }

  /// The edits that take a whole list away, under all its names and in the body.
  func unsetList(_ key: RecipeKey, _ named: [FrontMatterKeys.Named]) throws(EditRefusal) -> [Edit] {
    let inBody = values(key).filter(\.place.isBody)
    let edits = named.isEmpty ? [] : try removeEntries(named)
    return inBody.isEmpty ? edits : try edits + removeInBody({ _ in true }, inBody, key)
  }

  // MARK: Rename

  /// The edits that put a text in another's place; where the list has it already, the old one goes.
  func rename(_ old: String, to new: String, in key: RecipeKey) throws(EditRefusal) -> [Edit] {
    guard let new = try checked([new], key).first else { return [] }
    _ = try entries(nil, key)
    let all = values(key)
    let places = all.filter { ListText.isSame($0.value, old) && $0.value != new }
    if !ListText.isSame(old, new), all.contains(where: { ListText.isSame($0.value, new) }) {
      return try remove([old], from: key)
    }
    var edits: [Edit] = []
    for field in places {
      edits += try replace(TextField(field), Span(0, field.text.bytes.count), by: new, key.rawValue, isText: true)
    }
    return edits
  }

  // MARK: Set

  /// Makes a list hold these texts: what is missing is added, what is too much taken away.
  func setList(_ name: String, _ key: RecipeKey, _ texts: [String]) throws(EditRefusal) -> [Edit] {
    let old = values(key).map(\.value)
    if old == texts { return [] }
    let named = try entries(name, key)
    guard let first = named.first else {
      if old.isEmpty, key == .category, texts.count == 1 {
        return [writer.add(name, written: writer.scalar(texts[0], like: nil, isFlow: false, isText: true))]
      }
      return old.isEmpty ? [writer.add(name, written: flowList(texts))] : try setInBody(texts, values(key), name)
    }
    let value = first.entry.value
    let rest = named.dropFirst().filter { !$0.entry.value.isMissing }
    guard rest.isEmpty else { throw EditRefusal(.editShape, first.entry.keySpan, [name]) }
    switch value.content {
    case .null: return try add(texts, to: first)
    case .scalar: return try replaceValue(first, by: texts.joined(separator: ", "), isText: true)
    case .map: throw EditRefusal(.editShape, first.entry.keySpan, [name])
    case .list(_, let isFlow):
      // The category is the first of several; the others stay.
      if key == .category, texts.count == 1, old.count > 1, !old.contains(texts[0]) {
        guard let edit = FrontMatterList(value, document)?.replace(0, by: texts[0]) else {
          throw EditRefusal(.editShape, first.entry.keySpan, [name])
        }
        return [edit]
      }
      if isFlow { return [Edit(value.span, flowList(texts, like: value))] }
      guard let edit = FrontMatterList(value, document)?.insert(texts, at: 0) else {
        throw EditRefusal(.editShape, first.entry.keySpan, [name])
      }
      let start = ByteScanning.lineStart(document.bytes, value.span.start, floor: 0)
      let end = ByteScanning.lineEnd(document.bytes, value.span.end, document.bytes.count)
      let lines = Span(start, ByteScanning.afterBreak(document.bytes, end, document.bytes.count))
      return [Edit(lines, edit.replacement)]
    }
  }

  /// Puts texts in the place of all those of one line of the body.
  private func setInBody(_ texts: [String], _ old: [Field<String>], _ name: String) throws(EditRefusal) -> [Edit] {
    let spans = old.compactMap(\.span)
    guard spans.count == old.count, let first = spans.first, let last = spans.last, first.start <= last.start,
      !document.bytes[first.start..<last.end].contains(where: \.isLineBreak)
    else { throw EditRefusal(.editInText, spans.first, [name]) }
    let isHashed = first.start > 0 && document.bytes[first.start - 1] == .hash
    let separator =
      spans.count > 1 ? MappedText(document.bytes, Span(spans[0].end, spans[1].start)).string : isHashed ? " #" : ", "
    return [Edit(Span(first.start, last.end), texts.joined(separator: separator))]
  }

  private func flowList(_ texts: [String], like value: FrontMatterValue) -> String {
    guard case .list(let items, _) = value.content else { return flowList(texts) }
    let style = items.first?.lineStyle
    return "[" + texts.map { writer.scalar($0, like: style, isFlow: true, isText: true) }.joined(separator: ", ") + "]"
  }

  /// The texts of a list as the file states them.
  private func values(_ key: RecipeKey) -> [Field<String>] {
    switch key {
    case .tags: recipe.tags
    case .equipment: recipe.equipment
    case .category:
      document.frontMatter.map { FrontMatterFields.read($0, document.bytes, settings: settings).categories } ?? []
    default: []
    }
  }
}

/// Tags that stand in one text.
enum ListScalar {
  /// The text without the parts that are meant, separators with them.
  static func without(_ bytes: [UInt8], _ parts: [Span], _ isMeant: (String) -> Bool) -> String {
    var result: [UInt8] = []
    var position = 0
    // Where a part ends with its quotes: at the separator, or at the end of the text.
    for (index, part) in parts.enumerated() {
      var end = index + 1 < parts.count ? parts[index + 1].start : bytes.count
      while end < bytes.count, end > part.end, bytes[end - 1] == .hash { end -= 1 }
      let isGone = isMeant(String(decoding: bytes[part.range], as: UTF8.self))
      if !isGone { result += bytes[position..<end] }
      position = end
    }
    var kept = String(decoding: result, as: UTF8.self).trimmingBlanks
    while let last = kept.utf8.last, last == .comma || last == 0x3B || last == .hash {
      kept = String(kept.dropLast()).trimmingBlanks
    }
    return kept
  }
}

extension FrontMatterValue {
  /// Whether nothing is written.
  var isMissing: Bool {
    if case .null = content { return true }
    return false
  }
}
