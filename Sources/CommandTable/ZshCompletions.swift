// Completions for zsh.

/// Writes the completion script for zsh.
struct ZshCompletions {
  let table: CompletionTable

  var script: String {
    let name = table.program
    return """
      #compdef \(name)
      # Completions of \(name) for zsh: put this file as _\(name) into a folder of $fpath.
      _\(name)() {
        local at="" option="" only_words=no each
        local -i count=0 i
        local -a offers
        for ((i = 2; i < CURRENT; i++)); do
          each="${(Q)words[i]}"
          if [[ -n $option ]]; then
            option=""
            continue
          fi
          if [[ $only_words == no && $each == -* ]]; then
            [[ $each == -- ]] && only_words=yes
            case "$at:$each" in
      \(takers)
            esac
            continue
          fi
          case "$at/$each" in
      \(descents)
            (*) count=$((count + 1)) ;;
          esac
        done
        if [[ -z $option && $only_words == no && $PREFIX == --*=* ]]; then
          option="${PREFIX%%=*}"
          compset -P '*='
        fi
        if [[ -n $option ]]; then
          case "$at:$option" in
      \(values)
          esac
          return
        fi
        if [[ $only_words == no && $PREFIX == -* ]]; then
          case "$at" in
      \(options)
          esac
          return
        fi
        case "$at:$count" in
      \(words)
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

      """
  }

  private var takers: String {
    let spellings = table.spellingsWithValue.map(shellQuoted).joined(separator: "|")
    return spellings.isEmpty ? "        (*) ;;" : "        (\(spellings)) option=\"$each\" ;;"
  }

  private var descents: String {
    table.places.flatMap { place in
      place.commands.map { command in
        let patterns = command.names.map { shellQuoted("\(place.path)/\($0)") }.joined(separator: "|")
        return "      (\(patterns)) at=\(shellQuoted(place.path + "/" + (command.names.first ?? ""))); count=0 ;;"
      }
    }.joined(separator: "\n")
  }

  private var values: String {
    table.places.flatMap { place in
      place.options.filter { $0.value != nil && $0.completion != .none }.map { option in
        let patterns = option.spellings.map { shellQuoted("\(place.path):\($0)") }.joined(separator: "|")
        return "      (\(patterns)) \(offer(option.completion)) ;;"
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    table.places.map { place in
      let entries = place.options.flatMap { option in option.spellings.map { ($0, option.help) } }
      return "      (\(shellQuoted(place.path))) \(describe("-o option", entries)) ;;"
    }.joined(separator: "\n")
  }

  private var words: String {
    table.places.flatMap { place in
      var lines: [String] = []
      let commands = place.commands.map { ($0.names.first ?? "", $0.summary) }
      for (index, completion) in place.words.enumerated() {
        let isLast = index == place.words.count - 1
        let pattern = shellQuoted(place.path + ":") + (isLast && place.isOpen ? "*" : String(index))
        let offers = (index == 0 && !commands.isEmpty ? [describe("command", commands)] : []) + [offer(completion)]
        lines.append("    (\(pattern)) \(offers.joined(separator: "; ")) ;;")
      }
      if place.words.isEmpty, !commands.isEmpty {
        lines.append("    (\(shellQuoted(place.path + ":0"))) \(describe("command", commands)) ;;")
      }
      return lines
    }.joined(separator: "\n")
  }

  private func describe(_ tag: String, _ entries: [(name: String, summary: String)]) -> String {
    let quoted = entries.map { shellQuoted($0.name.split(separator: ":").joined(separator: "\\:") + ":" + $0.summary) }
    return "offers=(\(quoted.joined(separator: " "))); _describe \(tag) offers"
  }

  private func offer(_ completion: Completion) -> String {
    switch completion {
    case .none: return ":"
    case .file: return "_files"
    case .directory: return "_files -/"
    case .words(let words): return "compadd -- \(words.map(shellQuoted).joined(separator: " "))"
    case .dynamic(let kind):
      return "offers=(\"${(@f)$(\(table.program) complete \(shellQuoted(kind)) 2>/dev/null)}\"); compadd -a offers"
    }
  }
}
