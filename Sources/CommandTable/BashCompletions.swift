// Completions for bash, without the bash-completion package.

/// Writes the completion script for bash.
struct BashCompletions {
  let table: CompletionTable

  var script: String {
    let name = table.program
    return """
      # Completions of \(name) for bash: source this file, or put it into ~/.local/share/bash-completion/completions/\(name).
      _\(name)_reply() {
        local candidate
        while IFS= read -r candidate; do
          [[ $candidate == "$word"* ]] || continue
          if [[ $quoted == no ]]; then printf -v candidate '%q' "$candidate"; fi
          COMPREPLY+=("$candidate")
        done
      }
      _\(name)() {
        local word="${COMP_WORDS[COMP_CWORD]}" at="" option="" count=0 only_words=no quoted=no i
        COMPREPLY=()
        [[ $word == "=" ]] && word=""
        case "$word" in \\"*|\\'*) quoted=yes; word="${word:1}" ;; *) word="${word//\\\\/}" ;; esac
        for ((i = 1; i < COMP_CWORD; i++)); do
          local each="${COMP_WORDS[i]}"
          if [[ -n $option ]]; then
            [[ $each == "=" ]] || option=""
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
            *) count=$((count + 1)) ;;
          esac
        done
        if [[ -n $option ]]; then
          case "$at:$option" in
      \(values)
          esac
          return
        fi
        if [[ $only_words == no && $word == -* ]]; then
          case "$at" in
      \(options)
          esac
          return
        fi
        case "$at:$count" in
      \(words)
        esac
      }
      complete -o nosort -F _\(name) \(name)

      """
  }

  private var takers: String {
    let spellings = table.spellingsWithValue.map(shellQuoted).joined(separator: "|")
    return spellings.isEmpty ? "        *) ;;" : "        \(spellings)) option=\"$each\" ;;"
  }

  private var descents: String {
    table.places.flatMap { place in
      place.commands.map { command in
        let patterns = command.names.map { shellQuoted("\(place.path)/\($0)") }.joined(separator: "|")
        return "      \(patterns)) at=\(shellQuoted(place.path + "/" + (command.names.first ?? ""))); count=0 ;;"
      }
    }.joined(separator: "\n")
  }

  private var values: String {
    table.places.flatMap { place in
      place.options.filter { $0.value != nil && $0.optionalValue == nil && $0.completion != .none }.map { option in
        let patterns = option.spellings.map { shellQuoted("\(place.path):\($0)") }.joined(separator: "|")
        return "      \(patterns)) \(offer(option.completion)) ;;"
      }
    }.joined(separator: "\n")
  }

  private var options: String {
    table.places.map { place in
      "      \(shellQuoted(place.path))) \(offer(.words(place.options.flatMap(\.spellings)))) ;;"
    }.joined(separator: "\n")
  }

  private var words: String {
    table.places.flatMap { place in
      var lines: [String] = []
      let commands = place.commands.compactMap(\.names.first)
      for (index, completion) in place.words.enumerated() {
        let isLast = index == place.words.count - 1
        let pattern = shellQuoted(place.path + ":") + (isLast && place.isOpen ? "*" : String(index))
        let offers = (index == 0 && !commands.isEmpty ? [offer(.words(commands))] : []) + [offer(completion)]
        lines.append("    \(pattern)) \(offers.joined(separator: "; ")) ;;")
      }
      if place.words.isEmpty, !commands.isEmpty {
        lines.append("    \(shellQuoted(place.path + ":0"))) \(offer(.words(commands))) ;;")
      }
      return lines
    }.joined(separator: "\n")
  }

  private func offer(_ completion: Completion) -> String {
    let reply = "_\(table.program)_reply"
    switch completion {
    case .none: return ":"
    case .file: return "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
    case .directory: return "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$word\")"
    case .words(let words): return "\(reply) < <(printf '%s\\n' \(words.map(shellQuoted).joined(separator: " ")))"
    case .dynamic(let kind): return "\(reply) < <(\(table.program) complete \(shellQuoted(kind)) 2>/dev/null)"
    }
  }
}
