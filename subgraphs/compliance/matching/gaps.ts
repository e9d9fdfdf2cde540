import type { EntryType } from '#compliance/watchlists/entry.ts'
import { isOneSlip } from './slips.ts'
import type { Tokens } from './token.ts'

/** Score of two names with the same letters, of which one stands on the other side of a gap: a possible match, since both may be names. */
const SAME_LETTERS = 0.82
/** Score of two names that differ by one slip in all their letters. */
const ONE_SLIP = 0.72
/** The same in a short word, where a slip makes another name: no match unless the date of birth is the same. */
export const SHORT_SLIP = 0.62
const LETTERS_MIN = 6
const PERSONAL_LETTERS_MIN = 10
const WORD_LENGTH_MIN = 4

const lengthOf = (tokens: Tokens): number =>
  tokens.reduce((sum, { kind, text }) => sum + (kind === 'LEGAL_FORM' ? 0 : text.length), 0)
const lettersOf = (tokens: Tokens): string =>
  tokens.reduce((all, { kind, text }) => (kind === 'LEGAL_FORM' ? all : all + text), '')

/** Similarity of two names by all their letters without the gaps between words; 0 when more than one letter differs. */
export function lettersLikeness(one: Tokens, other: Tokens, type: EntryType): number {
  // The marks of aircraft differ in one letter.
  if (type === 'AIRCRAFT') return 0
  const [length, there] = [lengthOf(one), lengthOf(other)]
  if (Math.abs(length - there) > 1 || Math.min(length, there) < LETTERS_MIN) return 0
  const [letters, otherLetters] = [lettersOf(one), lettersOf(other)]
  if (letters === otherLetters) return SAME_LETTERS
  if (hasOtherNumbers(one, other) || !isOneSlip(letters, otherLetters)) return 0
  return type !== 'INDIVIDUAL' || isSlipOfLongWord(one, other) ? ONE_SLIP : SHORT_SLIP
}

/** A digit is no slip: another number is another party. */
function hasOtherNumbers(one: Tokens, other: Tokens): boolean {
  const numbers = (tokens: Tokens): string =>
    tokens.flatMap(({ kind, text }) => (kind === 'NUMBER' ? [text] : [])).join()
  return numbers(one) !== numbers(other)
}

function isSlipOfLongWord(one: Tokens, other: Tokens): boolean {
  if (one.length !== other.length || lengthOf(one) < PERSONAL_LETTERS_MIN) return false
  const at = one.findIndex(({ text }, index) => text !== other[index]!.text)
  return at >= 0 && Math.min(one[at]!.text.length, other[at]!.text.length) >= WORD_LENGTH_MIN
}
