const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\u00ad\u200b\u2060]/u // eslint-disable-line no-control-regex
const EVERY_CONTROL = new RegExp(CONTROL, 'gu')
/** Fast path for most texts: printable ASCII with single spaces. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/
/** Length limit of the fast path, since a repeated group needs stack for each repetition. */
const LONG = 20_000
const UNSIGHTLY = /^\s|\s$|[^\S ]|\s\s/u

/** The text on one line without control and invisible characters; undefined when nothing is left. */
export function cleanText(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const trimmed = text.trim()
  if (trimmed.length < LONG && PLAIN.test(trimmed)) return trimmed
  const seen = CONTROL.test(trimmed) ? trimmed.replace(EVERY_CONTROL, '') : trimmed
  const line = UNSIGHTLY.test(seen) ? seen.replace(/\s+/gu, ' ').trim() : seen
  return line === '' ? undefined : line.normalize('NFC')
}

export const isText = (text: string | undefined): text is string => text !== undefined

/** The cleaned, non-empty texts. */
export const texts = (...all: readonly (string | undefined)[]): string[] => all.map(cleanText).filter(isText)

/** Joins the cleaned texts; undefined when all are empty. */
export function joined(separator: string, ...all: readonly (string | undefined)[]): string | undefined {
  const given = texts(...all)
  return given.length === 0 ? undefined : given.join(separator)
}

const LETTER = /\p{L}/u
const LATIN = /\p{Script=Latin}/u

/** Whether a text has letters, but no Latin ones. */
export const isOriginalScript = (text: string): boolean => LETTER.test(text) && !LATIN.test(text)

const OPENING = '(（[［「'
const CLOSING = ')）]］」'

/** Splits a text at separators outside brackets; with an unclosed bracket, brackets are ignored. */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (OPENING.includes(letter)) depth++
    else if (CLOSING.includes(letter)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && separators.includes(letter)) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  if (depth > 0) return text.split(new RegExp(`[${separators.replace(/[\\\]^-]/g, '\\$&')}]`, 'u'))
  return [...parts, text.slice(start)]
}

const MARKER =
  /(?:[(（]|(?<=^|[\s;,；、，.。）)]))(?<label>[a-z]|[ivx]{2,5}|\d{1,2})[)）.](?=[\s\p{L}\d(（'"“])\s*/gu
const SEQUENCES = [
  Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x61 + at)),
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'],
  Array.from({ length: 30 }, (_, at) => String(at + 1)),
]

/** Whether a marker ends with a dot, such as "1.", and so may be a number or an initial instead of an item. */
const isDotted = (marker: string): boolean => marker.trimEnd().endsWith('.')

/**
 * The items of "a) one b) two", "(i) one (ii) two" or "（a）one（b）two"; otherwise the whole text. Labels must be in order; text before
 * "b)" is the first item, since lists often leave out "a)".
 */
export function splitEnumeration(text: string): string[] {
  const markers = [...text.matchAll(MARKER)].filter(marker => !isDotted(marker[0]))
  for (const sequence of SEQUENCES) {
    const accepted: RegExpExecArray[] = []
    let next = 0
    for (const marker of markers) {
      const position = sequence.indexOf(marker.groups!.label!)
      if (position === next || (next === 0 && position === 1 && marker.index > 0)) {
        accepted.push(marker)
        next = position + 1
      }
    }
    if (next < 2 && !(accepted.length === 1 && accepted[0]!.index === 0)) continue
    const starts = accepted.map(marker => marker.index + marker[0].length)
    const ends = [...accepted.slice(1).map(marker => marker.index), text.length]
    return texts(text.slice(0, accepted[0]!.index), ...starts.map((start, at) => text.slice(start, ends[at])))
      .map(item => item.replace(/[;,；、，]+$/u, '').trim())
      .filter(item => item !== '')
  }
  return texts(text)
}
