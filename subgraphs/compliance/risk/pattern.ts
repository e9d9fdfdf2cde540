import { RE2JS } from 're2js'

/** A regular expression in RE2's syntax, whose time grows with the length of the text alone, whatever is written in it. */
export interface Pattern { matches(text: string): boolean }

const PATTERN_LENGTH_MAX = 200
/** Time also grows with what the repeats come to once they are written out. */
const INSTRUCTIONS_MAX = 300
/** Longer texts are read up to here. */
const TEXT_MAX = 1_000

/** What is wrong with a pattern, in words that complete "a regular expression that …". */
const malformedPattern = (message: string): Error => Object.assign(new Error(message), { code: 'MALFORMED_PATTERN' })

export const isMalformedPattern = (error: unknown): error is Error => error instanceof Error && (error as { code?: unknown }).code === 'MALFORMED_PATTERN'

/** Makes a pattern; throws what is wrong with it. */
export function compilePattern(text: string): Pattern {
  if (text.length > PATTERN_LENGTH_MAX) throw malformedPattern(`has more than ${PATTERN_LENGTH_MAX} characters`)
  const compiled = read(text)
  if (compiled.programSize() > INSTRUCTIONS_MAX) throw malformedPattern('is too large once its repeats are written out')
  return { matches: given => compiled.test(given.slice(0, TEXT_MAX)) }
}

function read(text: string): RE2JS {
  try {
    return RE2JS.compile(text)
  } catch (error) {
    throw malformedPattern(`cannot be read: ${(error as Error).message.replace(/^error parsing regexp: /, '')}`)
  }
}

const compiled = new Map<string, Pattern>()
const COMPILED_MAX = 500

/** The pattern of a text that was found right before. */
export function patternOf(text: string): Pattern {
  let pattern = compiled.get(text)
  if (!pattern) {
    if (compiled.size >= COMPILED_MAX) compiled.clear()
    compiled.set(text, pattern = compilePattern(text))
  }
  return pattern
}
