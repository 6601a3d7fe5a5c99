#!/usr/bin/env python3
"""Writes DisplayWidthTable.swift from the Unicode data of Python's unicodedata module.

Run it in this folder: python3 generate-width.py
"""
import unicodedata as u

DIGITS = [chr(0x30 + digit).replace("\\", "\\\\") for digit in range(64)]


def width(code):
    c = chr(code)
    if code == 0xAD:
        return 1
    if u.category(c) in ("Mn", "Me", "Cf") or 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FB:
        return 0
    # Emoji and ideographs that newer versions of Unicode add stand in these blocks.
    if 0x1FA70 <= code <= 0x1FAFF or 0x20000 <= code <= 0x2FFFD or 0x30000 <= code <= 0x3FFFD:
        return 2
    return 2 if u.east_asian_width(c) in "WF" else 1


def number(value):
    return "".join(DIGITS[value >> 6 * i & 63] for i in range(4))


ranges = []
for code in range(0x300, 0x110000):
    w = 1 if 0xD800 <= code < 0xE000 else width(code)
    if w == 1:
        continue
    if ranges and ranges[-1][1] == code - 1 and ranges[-1][2] == w:
        ranges[-1][1] = code
    else:
        ranges.append([code, code, w])

lines = [""]
for first, last, w in ranges:
    entry = number(first) + number(last) + str(w)
    if len(lines[-1]) + len(entry) > 112:
        lines.append("")
    lines[-1] += entry
body = "\\\n".join("    " + line for line in lines)
with open("DisplayWidthTable.swift", "w") as out:
    out.write(f'''\
// The data of DisplayWidth.swift. Made by generate-width.py from Unicode {u.unidata_version}; do not edit.

enum DisplayWidthTable {{
  /// How many ranges there are.
  static let count = {len(ranges)}
  /// Ranges of scalars that do not take one column, in order: first and last scalar in four digits of six bits each, lowest first, from the character 0 up; the columns.
  static let ranges: StaticString = """
{body}
    """
}}
''')
print(len(ranges), "ranges")
