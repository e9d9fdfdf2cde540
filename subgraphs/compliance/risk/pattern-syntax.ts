/** Whether a character, by its code point, is one that is meant. */
export type CharacterTest = (code: number) => boolean

export type PatternNode =
  | { readonly is: 'character'; readonly test: CharacterTest }
  | { readonly is: 'start' }
  | { readonly is: 'end' }
  | { readonly is: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly is: 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly is: 'repeat'; readonly part: PatternNode; readonly least: number; readonly most: number }

export const PATTERN_LENGTH_MAX = 200
export const REPEAT_MAX = 100

/** What is wrong with a pattern, in words that complete "the pattern …". */
export const malformedPattern = (says: string): Error => Object.assign(new Error(says), { code: 'MALFORMED_PATTERN' })

export const isMalformedPattern = (error: unknown): error is Error => error instanceof Error && (error as { code?: unknown }).code === 'MALFORMED_PATTERN'

const between = (low: string, high: string): CharacterTest => code => low.codePointAt(0)! <= code && code <= high.codePointAt(0)!
const isDigit = between('0', '9')
const isWord: CharacterTest = code => isDigit(code) || between('a', 'z')(code) || between('A', 'Z')(code) || code === 0x5f
const isSpace: CharacterTest = code => code === 0x20 || (code >= 9 && code <= 13)
const not = (test: CharacterTest): CharacterTest => code => !test(code)

const CLASSES: Readonly<Record<string, CharacterTest>> = { d: isDigit, D: not(isDigit), w: isWord, W: not(isWord), s: isSpace, S: not(isSpace) }
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, r: 13 }

interface Reader { readonly characters: readonly string[]; at: number; readonly ignoresCase: boolean }

/** Reads the part of RE2's syntax that is understood here: classes, groups, choices, anchors, repeats up to a hundred times, and (?i) in front. */
export function parsePattern(text: string): PatternNode {
  if (text.length > PATTERN_LENGTH_MAX) throw malformedPattern(`must have at most ${PATTERN_LENGTH_MAX} characters`)
  const ignoresCase = text.startsWith('(?i)')
  const reader: Reader = { characters: [...(ignoresCase ? text.slice(4) : text)], at: 0, ignoresCase }
  const node = choice(reader)
  if (reader.at < reader.characters.length) throw malformedPattern('has a ) that closes nothing')
  return node
}

const peek = ({ characters, at }: Reader): string | undefined => characters[at]

function taken(reader: Reader, character: string): boolean {
  if (peek(reader) !== character) return false
  reader.at++
  return true
}

function choice(reader: Reader): PatternNode {
  const parts = [sequence(reader)]
  while (taken(reader, '|')) parts.push(sequence(reader))
  return parts.length === 1 ? parts[0]! : { is: 'choice', parts }
}

function sequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = []
  for (let next = peek(reader); next !== undefined && next !== '|' && next !== ')'; next = peek(reader)) parts.push(repeated(reader, atom(reader)))
  return { is: 'sequence', parts }
}

function repeated(reader: Reader, part: PatternNode): PatternNode {
  const bounds = boundsAt(reader)
  if (!bounds) return part
  // Whether a repeat is greedy does not change whether there is a match.
  taken(reader, '?')
  if (boundsAt({ ...reader })) throw malformedPattern('repeats a repeat')
  return { is: 'repeat', part, ...bounds }
}

function boundsAt(reader: Reader): { least: number; most: number } | undefined {
  if (taken(reader, '*')) return { least: 0, most: Infinity }
  if (taken(reader, '+')) return { least: 1, most: Infinity }
  if (taken(reader, '?')) return { least: 0, most: 1 }
  if (peek(reader) !== '{') return undefined
  const [written, least, comma, most] = /^\{(\d{1,3})(,)?(\d{1,3})?\}/.exec(reader.characters.slice(reader.at, reader.at + 9).join('')) ?? []
  if (written === undefined) throw malformedPattern('has a { that begins no repeat; write \\{ for the brace itself')
  reader.at += written.length
  const bounds = { least: Number(least), most: comma === undefined ? Number(least) : most === undefined ? Infinity : Number(most) }
  if (bounds.least > bounds.most || bounds.least > REPEAT_MAX || (bounds.most > REPEAT_MAX && bounds.most !== Infinity)) throw malformedPattern(`may repeat something at most ${REPEAT_MAX} times, the smaller number first`)
  return bounds
}

function atom(reader: Reader): PatternNode {
  const next = reader.characters[reader.at++]!
  if (next === '(') return group(reader)
  if (next === '[') return { is: 'character', test: set(reader) }
  if (next === '.') return { is: 'character', test: code => code !== 10 }
  if (next === '^') return { is: 'start' }
  if (next === '$') return { is: 'end' }
  if ('*+?{'.includes(next)) throw malformedPattern(`has a ${next} that repeats nothing; write \\${next} for the character itself`)
  return { is: 'character', test: next === '\\' ? escaped(reader) : literal(reader, next) }
}

function group(reader: Reader): PatternNode {
  if (taken(reader, '?') && !taken(reader, ':')) throw malformedPattern('may have groups of the forms (…) and (?:…) alone')
  const node = choice(reader)
  if (!taken(reader, ')')) throw malformedPattern('has a ( that nothing closes')
  return node
}

function literal({ ignoresCase }: Reader, character: string): CharacterTest {
  const spellings = (ignoresCase ? [character, character.toUpperCase(), character.toLowerCase()] : [character])
    .filter(each => [...each].length === 1).map(each => each.codePointAt(0))
  return code => spellings.includes(code)
}

function escaped(reader: Reader): CharacterTest {
  const next = reader.characters[reader.at++]
  if (next === undefined) throw malformedPattern('ends with a \\')
  if (Object.hasOwn(CLASSES, next)) return CLASSES[next]!
  if (Object.hasOwn(CONTROLS, next)) return code => code === CONTROLS[next]
  if (/[\p{L}\p{N}]/u.test(next)) throw malformedPattern(`has \\${next}, which is not understood`)
  return literal(reader, next)
}

function set(reader: Reader): CharacterTest {
  const isNegated = taken(reader, '^')
  const tests: CharacterTest[] = []
  while (peek(reader) !== ']' || tests.length === 0) {
    const next = reader.characters[reader.at++]
    if (next === undefined) throw malformedPattern('has a [ that nothing closes')
    if (next === '\\') { tests.push(escaped(reader)); continue }
    const last = reader.characters[reader.at + 1]
    if (peek(reader) === '-' && last !== undefined && last !== ']') {
      reader.at += 2
      tests.push(range(reader, next, last))
    } else tests.push(literal(reader, next))
  }
  reader.at++
  const any: CharacterTest = code => tests.some(test => test(code))
  return isNegated ? not(any) : any
}

function range({ ignoresCase }: Reader, first: string, last: string): CharacterTest {
  if (last === '\\' || first.codePointAt(0)! > last.codePointAt(0)!) throw malformedPattern('has a range whose first character is not before its last one')
  const test = between(first, last)
  if (!ignoresCase) return test
  return code => {
    const character = String.fromCodePoint(code)
    return test(code) || test(character.toUpperCase().codePointAt(0)!) || test(character.toLowerCase().codePointAt(0)!)
  }
}
