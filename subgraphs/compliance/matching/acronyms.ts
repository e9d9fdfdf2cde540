import type { Token, Tokens } from './token.ts'

/** Three letters are the initials of some listed name too often. */
const ACRONYM_LENGTH_MIN = 4
const ACRONYM_LENGTH_MAX = 10
const ACRONYM = new RegExp(`^[a-z]{${ACRONYM_LENGTH_MIN},${ACRONYM_LENGTH_MAX}}$`)
const LATIN_WORDS = /^[\p{Script=Latin}\s'’.-]+$/u

const orUndefined = (letters: string): string | undefined => (ACRONYM.test(letters) ? letters : undefined)

/** The initials of an organisation's name without legal forms and particles, such as `irisl`; undefined when they are too few or too many. */
export function initialsOf(tokens: Tokens): string | undefined {
  if (tokens.length < ACRONYM_LENGTH_MIN) return undefined
  return orUndefined(tokens.filter(hasInitial).map(initialsOfToken).join(''))
}

const hasInitial = ({ kind }: Token): boolean => kind !== 'LEGAL_FORM' && kind !== 'PARTICLE'

/** One token may stand for several words, such as a country. */
const initialsOfToken = ({ written, text }: Token): string =>
  written.includes(' ') && LATIN_WORDS.test(written)
    ? written
        .split(/\s+/)
        .map(word => word.slice(0, 1).toLowerCase())
        .join('')
    : text.slice(0, 1)

/** The word of an organisation's name that may be an acronym: the only one beside generic words and legal forms. */
export function acronymOf(tokens: Tokens): string | undefined {
  let acronym: string | undefined
  for (const { kind, text } of tokens) {
    if (kind === 'GENERIC' || kind === 'LEGAL_FORM' || kind === 'PARTICLE') continue
    if (kind !== 'NAME' || acronym !== undefined) return undefined
    acronym = text
  }
  return acronym === undefined ? undefined : orUndefined(acronym)
}

/** Whether one of two names of organisations consists of the initials of the other. */
export function isAcronymOfOther(one: Tokens, other: Tokens): boolean {
  const [acronym, otherAcronym] = [acronymOf(one), acronymOf(other)]
  return (
    (acronym !== undefined && isOfInitials(acronym, other)) ||
    (otherAcronym !== undefined && isOfInitials(otherAcronym, one))
  )
}

/** Most names differ in the first letter already, and this runs for every candidate of a search. */
const isOfInitials = (acronym: string, tokens: Tokens): boolean =>
  tokens.length >= ACRONYM_LENGTH_MIN &&
  isInitial(acronym.slice(0, 1), tokens.find(hasInitial)) &&
  acronym === initialsOf(tokens)

const isInitial = (letter: string, token: Token | undefined): boolean =>
  token !== undefined && (token.text.startsWith(letter) || token.written.slice(0, 1).toLowerCase() === letter)
