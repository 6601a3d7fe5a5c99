// Completions for fish.

/// Writes the completion script for fish.
struct FishCompletions {
  let table: CompletionTable

  var script: String {
    let name = table.program
    return """
      # Completions of \(name) for fish: put this file as \(name).fish into ~/.config/fish/completions.
      function __\(name)_place
        set -l at ''
        set -l count 0
        set -l skip no
        for each in (commandline -opc)[2..-1]
          if test $skip = yes
            set skip no
            continue
          end
          switch "$at:$each"
      \(takers)
            case '*:-*'
              continue
          end
          switch "$at/$each"
      \(descents)
            case '*'
              set count (math $count + 1)
          end
        end
        echo "$at:$count"
      end
      function __\(name)_at
        string match -q -- "$argv[1]" (__\(name)_place)
      end
      complete -c \(name) -f
      \(places)

      """
  }

  private var takers: String {
    let spellings = table.spellingsWithValue.map(quoted).joined(separator: " ")
    return spellings.isEmpty ? "" : "      case \(spellings)\n        set skip yes\n        continue"
  }

  private var descents: String {
    table.places.flatMap { place in
      place.commands.map { command in
        let patterns = command.names.map { quoted("\(place.path)/\($0)") }.joined(separator: " ")
        let next = quoted(place.path + "/" + (command.names.first ?? ""))
        return "      case \(patterns)\n        set at \(next)\n        set count 0"
      }
    }.joined(separator: "\n")
  }

  private var places: String {
    var lines: [String] = []
    for place in table.places {
      for option in place.options { lines.append(line(of: option, at: place.path + ":*")) }
      for command in place.commands {
        lines.append(
          line(at: place.path + ":0", "-a \(quoted(command.names.first ?? "")) -d \(quoted(command.summary))"))
      }
      for (index, completion) in place.words.enumerated() {
        let isLast = index == place.words.count - 1
        let offer = offer(completion)
        if !offer.isEmpty {
          lines.append(line(at: place.path + ":" + (isLast && place.isOpen ? "*" : "\(index)"), offer))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(of option: Option, at pattern: String) -> String {
    var parts = ["-l \(quoted(option.long))"]
    if let short = option.short { parts.append("-s \(quoted(String(short)))") }
    if option.value != nil, option.optionalValue == nil { parts.append(option.completion == .file ? "-r" : "-x") }
    let offer = offer(option.completion)
    if option.value != nil, !offer.isEmpty { parts.append(offer) }
    return line(at: pattern, (parts + ["-d \(quoted(option.help))"]).joined(separator: " "))
  }

  private func line(at pattern: String, _ rest: String) -> String {
    "complete -c \(table.program) -n \(quoted("__\(table.program)_at \(quoted(pattern))")) \(rest)"
  }

  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .file: "-F"
    case .directory: "-a '(__fish_complete_directories)'"
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .dynamic(let kind): "-a \(quoted("(\(table.program) complete \(kind) 2>/dev/null)"))"
    }
  }

  /// Text in single quotes for fish, which takes a backslash for an escape there.
  private func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
