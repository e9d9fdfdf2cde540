import { SPELLING_OF } from '#compliance/matching/tables/given-names.ts'
import { acronymOf, initialsOf } from '#compliance/matching/acronyms.ts'
import type { Token, TokenKind, Tokens } from '#compliance/matching/token.ts'

const DELETION_LENGTH_MIN = 3
const SHORT = 4
const ANAGRAM_LENGTH_MIN = 4
const SKELETON_MAX = 12
const NARROW_LENGTH_MIN = 5

/** Whether a word is indexed; particles, titles, initials and legal forms occur in too many names. */
export const isKeyed = (token: Token): boolean => token.weight >= 0.3 && token.kind !== 'INITIAL'

export const skeletonKey = (token: Token): string => `~${token.skeleton.slice(0, SKELETON_MAX)}`

/**
 * Index keys of a word: its spelling, its consonants complete and with one left out, and for a short word also its
 * letters with one left out. Only words that share a key are compared, so similar words must share at least one.
 */
export function keysOf(token: Token): string[] {
  if (token.kind === 'NUMBER' || token.kind === 'LEGAL_FORM') return [`=${token.text}`]
  const keys = new Set([`=${token.canonical}`])
  const skeleton = token.skeleton.slice(0, SKELETON_MAX)
  keys.add(skeletonKey(token))
  if (skeleton.length >= DELETION_LENGTH_MIN)
    for (const shorter of deletions(skeleton)) keys.add(`~${withoutDoubledLetters(shorter)}`)
  // Finds the same letters in another order.
  if (token.text.length >= ANAGRAM_LENGTH_MIN) keys.add(`%${[...token.text].sort().join('')}`)
  // In very short words no letter may differ; in long words the consonants suffice.
  if (token.sound.length >= SHORT - 1 && token.sound.length <= SHORT + 1) keys.add(`-${token.sound}`)
  if (token.sound.length === SHORT || token.sound.length === SHORT + 1)
    for (const shorter of deletions(token.sound)) keys.add(`-${shorter}`)
  if (token.canonical.startsWith('abdul') && token.canonical.length > 8)
    keys.add(`=${SPELLING_OF.get(token.canonical.slice(5)) ?? token.canonical.slice(5)}`)
  return [...keys]
}

/** Index keys plus short and familiar forms, which are used only for query words. */
export const queryKeysOf = (token: Token): string[] => [
  ...keysOf(token),
  ...[...(token.familiar ?? [])].map(name => `=${name}`),
]

/** Keys of joined or split words: the spelling and the consonants, with one left out in longer words. */
export const narrowKeysOf = (token: Token): string[] => {
  const skeleton = token.skeleton.slice(0, SKELETON_MAX)
  return [
    ...new Set([
      `=${token.canonical}`,
      `~${skeleton}`,
      ...(skeleton.length >= NARROW_LENGTH_MIN
        ? deletions(skeleton).map(shorter => `~${withoutDoubledLetters(shorter)}`)
        : []),
    ]),
  ]
}

/** Keys of a listed organisation's name: the acronym that it is, and the initials that it has. */
export const acronymKeysOf = (tokens: Tokens): string[] => {
  const [acronym, initials] = [acronymOf(tokens), initialsOf(tokens)]
  return [
    ...(acronym === undefined ? [] : [`acronym ${acronym}`]),
    ...(initials === undefined ? [] : [`initials ${initials}`]),
  ]
}

/** Keys of the listed names whose acronym a searched name is, or which are its acronym. */
export const soughtAcronymKeysOf = (tokens: Tokens): string[] => {
  const [acronym, initials] = [acronymOf(tokens), initialsOf(tokens)]
  return [
    ...(acronym === undefined ? [] : [`initials ${acronym}`]),
    ...(initials === undefined ? [] : [`acronym ${initials}`]),
  ]
}

export const exactKeysOf = (token: Token): string[] => [`=${token.canonical}`]

/** Merges equal consonants that become adjacent when the one between them is left out. */
const withoutDoubledLetters = (skeleton: string): string => skeleton.replace(/(.)\1/g, '$1')

function deletions(text: string): string[] {
  return Array.from({ length: text.length }, (_, at) => text.slice(0, at) + text.slice(at + 1))
}

const KINDS: readonly TokenKind[] = [
  'NAME',
  'INITIAL',
  'PARTICLE',
  'TITLE',
  'LEGAL_FORM',
  'GENERIC',
  'PLACE',
  'NUMBER',
  'PATRONYMIC',
]

/** Encodes a vocabulary word: one character each for kind and reading flags, then the text. */
export const wordOf = (token: Token): string =>
  `${String.fromCharCode(48 + KINDS.indexOf(token.kind))}${(token.isLoose ? 1 : 0) + (token.isTransliterated ? 2 : 0)}${token.text}`

export interface Word {
  readonly kind: TokenKind
  readonly isLoose: boolean
  readonly isTransliterated: boolean
  readonly text: string
}

export function readWord(word: string): Word {
  const flags = Number(word[1])
  return {
    kind: KINDS[word.charCodeAt(0) - 48]!,
    isLoose: (flags & 1) === 1,
    isTransliterated: (flags & 2) === 2,
    text: word.slice(2),
  }
}

/** First byte of an encoded word of this kind. */
export const kindLetter = (kind: TokenKind): number => 48 + KINDS.indexOf(kind)
export const isLooseWord = (bytes: Uint8Array, start: number): boolean => (bytes[start + 1]! & 1) === 1
