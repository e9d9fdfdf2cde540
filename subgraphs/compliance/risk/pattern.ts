import { RE2JS } from 're2js'

/** A regular expression in RE2 syntax; matching takes linear time for any pattern. */
export interface Pattern {
  matches(text: string): boolean
}

const PATTERN_LENGTH_MAX = 200
/** Matching time also grows with the size of the compiled program, to which repeats are expanded. */
const INSTRUCTIONS_MAX = 300
/** Only the first TEXT_MAX characters of a text are matched. */
const TEXT_MAX = 1_000

/** The message completes the sentence "a regular expression that …". */
const malformedPattern = (message: string): Error =>
  Object.assign(new Error(message), { code: 'MALFORMED_PATTERN' })

export const isMalformedPattern = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === 'MALFORMED_PATTERN'

/** Compiles a pattern; throws an error for which `isMalformedPattern` is true. */
export function compilePattern(text: string): Pattern {
  if (text.length > PATTERN_LENGTH_MAX)
    throw malformedPattern(`has more than ${PATTERN_LENGTH_MAX} characters`)
  const compiled = read(text)
  if (compiled.programSize() > INSTRUCTIONS_MAX)
    throw malformedPattern('is too large once its repeats are expanded')
  return { matches: given => compiled.test(given.slice(0, TEXT_MAX)) }
}

function read(text: string): RE2JS {
  try {
    return RE2JS.compile(text)
  } catch (error) {
    throw malformedPattern(
      `cannot be read: ${(error as Error).message.replace(/^error parsing regexp: /, '')}`,
    )
  }
}

const compiled = new Map<string, Pattern>()
const COMPILED_MAX = 500

/** Returns the cached pattern of a text that has already been validated. */
export function patternOf(text: string): Pattern {
  let pattern = compiled.get(text)
  if (!pattern) {
    if (compiled.size >= COMPILED_MAX) compiled.clear()
    compiled.set(text, (pattern = compilePattern(text)))
  }
  return pattern
}
