import anyAscii from 'any-ascii'

/** Characters of SWIFT's set X that a text may contain within a line. */
const FOREIGN = /[^A-Za-z0-9/\-?:().,'+ ]/g

/** Characters outside of the set that have a usual substitute. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '&': '+',
  '@': '(AT)',
  _: '-',
  '"': "'",
  '`': "'",
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
}

/** The text in SWIFT's character set X, in one line: letters of other alphabets and accents become their Latin letters. */
export const inSetX = (text: string): string =>
  anyAscii(text.replace(/\s+/g, ' '))
    .replace(FOREIGN, character => SUBSTITUTES[character] ?? ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A reference of at most 16 characters, which begins and ends with no slash and contains no two in a row; null if nothing of the text fits. */
export function swiftReference(text: string): string | null {
  const reference = inSetX(text)
    .replace(/\/{2,}/g, '/')
    .replace(/^[/\-: ]+/, '')
    .slice(0, 16)
    .replace(/[/ ]+$/, '')
  return reference === '' ? null : reference
}

/** Breaks a text into lines of a field. None begins with a colon or a hyphen, which would end the field. */
export function fieldLines(text: string, width: number, linesMax: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < linesMax) {
    const start = rest.replace(/^[ :-]+/, '')
    lines.push(start.slice(0, width).trimEnd())
    rest = start.slice(width)
  }
  return lines.filter(line => line !== '')
}
