/** Letters that readers confuse with digits, and the reverse. */
const LETTER_TO_DIGIT: Readonly<Record<string, string>> = { B: '8', G: '6', I: '1', O: '0', S: '5', Z: '2' }
const DIGIT_TO_LETTER: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LETTER_TO_DIGIT).map(([letter, digit]) => [digit, letter]),
)

export const FILLER = '<'

/** The digit that looks like this letter; undefined if there is none. */
export const digitLike = (character: string): string | undefined => LETTER_TO_DIGIT[character]

/** The letter that looks like this digit; undefined if there is none. */
export const letterLike = (character: string): string | undefined => DIGIT_TO_LETTER[character]

/** The look-alike of a letter or a digit; undefined if there is none. */
export const lookAlike = (character: string): string | undefined =>
  LETTER_TO_DIGIT[character] ?? DIGIT_TO_LETTER[character]

/** Value in the check digit calculation: digits as they are, A to Z as 10 to 35, fillers as 0, otherwise NaN. */
export function characterValue(character: string): number {
  const code = character.charCodeAt(0)
  if (code >= 48 && code <= 57) return code - 48
  if (code >= 65 && code <= 90) return code - 55
  return character === FILLER ? 0 : Number.NaN
}

export const isDigit = (character: string): boolean => character >= '0' && character <= '9'

export const isOnlyFillers = (text: string): boolean => /^<*$/.test(text)

/** The text without fillers at its end; undefined if nothing is left. */
export const withoutFillers = (text: string): string | undefined => text.replace(/<+$/, '') || undefined
