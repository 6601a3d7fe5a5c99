#!/usr/bin/env python3
"""Writes FoldingTable.swift from the Unicode data of Python's unicodedata module.

Run it in this folder: python3 generate-folding.py
"""
import unicodedata as u

LIMIT = 0x30000  # what lies above is unassigned, or ignorable (U+E0000...) and handled in Folding.swift
BLOCK = 128
DIGITS = [chr(0x30 + digit).replace("\\", "\\\\") for digit in range(64)]

# Letters whose stroke or ligature Unicode does not decompose, as they are typed without the right keyboard; and
# the quotes, dashes and slashes that word processors put in place of the ASCII ones.
LETTERS = {
    "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ı": "i", "ð": "d", "þ": "th", "ħ": "h", "ŧ": "t", "ŋ": "n",
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "ʼ": "'", "´": "'", "′": "'", "“": '"', "”": '"', "„": '"', "‟": '"', "″": '"',
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "⁄": "/",
}
# Marks that change a letter of a script in a way its readers would not call an accent: vowel signs and viramas of India
# and South-East Asia (their classes), and the marks of kana, which Folding.swift joins to their letter.
KEPT_CLASSES = {0, 6, 8, 9, 84, 91, 103, 107, 118, 122, 129, 130, 132}
IGNORABLE = (
    [0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0]
    + [*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)]
    + [*range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)]
)
# Single Korean letters stay the ones that people type, so that they never join with their neighbours.
JAMO = {u.decomposition(chr(c)).split()[-1]: chr(c) for c in range(0x3131, 0x318F) if u.decomposition(chr(c))}


def stripped(c):
    if ord(c) in IGNORABLE or u.category(c) == "Me":
        return True
    return u.category(c) == "Mn" and u.combining(c) not in KEPT_CLASSES


def is_kana(c):
    return 0x3040 <= ord(c) <= 0x30FF


def is_hangul(c):
    return 0xAC00 <= ord(c) <= 0xD7A3 or 0x3131 <= ord(c) <= 0x318E or 0x1100 <= ord(c) <= 0x11FF


def once(text):
    result = ""
    for c in text:
        if c in LETTERS:
            result += LETTERS[c]
        elif stripped(c) or is_hangul(c) or is_kana(c) and not u.decomposition(c).startswith("<"):
            result += "" if stripped(c) else c
        elif 0xFFA1 <= ord(c) <= 0xFFDC and u.decomposition(c):
            result += chr(int(u.decomposition(c).split()[-1], 16))
        else:
            result += u.normalize("NFKD", c).casefold()
    # Kana and Korean stay, or become, one scalar a letter.
    composed = u.normalize("NFC", result) if any(map(is_kana, result)) or any(map(is_hangul, result)) else result
    return "".join(JAMO.get("%04X" % ord(c), c) if 0x1100 <= ord(c) <= 0x11FF and len(text) == 1 and not is_hangul(text) else c for c in composed)


def fold(c):
    if 0x1100 <= ord(c) <= 0x11FF and not stripped(c) or c in "\u3099\u309A\u309B\u309C\uFF9E\uFF9F":
        return c
    text = c
    while (again := once(text)) != text:
        text = again
    return text


def escaped(text):
    result = ""
    for c in text:
        if c in '"\\':
            result += "\\" + c
        elif " " < c <= "~":
            result += c
        else:
            result += "\\u{%X}" % ord(c)
    return result


def literal(name, comment, pieces):
    lines, line = [], ""
    for piece in pieces:
        if len(line) + len(piece) > 112:
            lines.append(line)
            line = ""
        line += piece
    lines.append(line)
    body = "\\\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name}: StaticString = """\n{body}\n    """\n'


pool, blocks, index = "", {}, []
places = {}


def place(text):
    """The offset and length of a text in the pool, in bytes."""
    global pool
    if text not in places:
        at = pool.find(text)
        if at < 0:
            at = len(pool)
            pool += text
        places[text] = (len(pool[:at].encode()), len(text.encode()))
    return places[text]


def number(value, digits):
    return [DIGITS[value >> 6 * i & 63] for i in range(digits)]


longest = 0
for start in range(0, LIMIT, BLOCK):
    block = ()
    for code in range(start, start + BLOCK):
        c = chr(code)
        entry = 0
        if not 0xD800 <= code < 0xE000:
            text = fold(c)
            if text == "":
                entry = 1 << 6
            elif text != c:
                at, count = place(text)
                longest = max(longest, count)
                entry = (at << 6 | count) if count < 64 else 0
        block += ("".join(number(entry, 4)),)
    index.append(blocks.setdefault(block, len(blocks)))

with open("FoldingTable.swift", "w") as out:
    out.write(f"""\
// The data of Folding.swift. Made by generate-folding.py from Unicode {u.unidata_version}; do not edit.
// Numbers are written in digits of six bits, lowest first, from the character 0 up, so that a table is one literal, which compiles at once.

enum FoldingTable {{
  /// Scalars from here on have no entry.
  static let limit: UInt32 = 0x{LIMIT:X}
  /// The most bytes that one scalar becomes.
  static let longest = {longest}
{literal("blockOfScalars", "For every 128 scalars the number of their block, in two digits.", ["".join(number(i, 2)) for i in index])}\
{literal("blocks", "For every scalar of a block four digits: 0 stays as it is, else offset in the texts << 6 | count; a count of 0 goes away.",
         [entry for block in blocks for entry in block])}\
{literal("texts", "What scalars become, in UTF-8.", [escaped(c) for c in pool])}\

  /// The four digits of a scalar as a number; 0 for scalars that stay as they are.
  static func entry(of scalar: UInt32) -> UInt32 {{
    guard scalar < limit else {{ return 0 }}
    let scalar = Int(scalar)
    let block = number(blockOfScalars.utf8Start + scalar / {BLOCK} * 2, digits: 2)
    return number(blocks.utf8Start + (Int(block) * {BLOCK} + scalar % {BLOCK}) * 4, digits: 4)
  }}

  private static func number(_ text: UnsafePointer<UInt8>, digits: Int) -> UInt32 {{
    var result: UInt32 = 0
    for place in (0..<digits).reversed() {{ result = result << 6 | UInt32(text[place] &- 0x30) }}
    return result
  }}
}}
""")
print(len(index), "index", len(blocks), "blocks", len(pool.encode()), "bytes of text, longest", longest)
