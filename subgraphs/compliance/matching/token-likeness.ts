import { likeness } from './distance.ts'
import { hasSameStem } from './endings.ts'
import type { Alignment, NamePart } from './kinds.ts'
import { SPELLING_OF } from './tables/given-names.ts'
import type { Token } from './token.ts'

export interface Likeness {
  /** 0 to 1. */
  readonly score: number
  readonly how: Alignment
}

const NONE: Likeness = { score: 0, how: 'MISSING' }
const SAME: Likeness = { score: 1, how: 'IDENTICAL' }
const SPELLED = 0.97
const SAME_SOUND_SCORE = 0.94
const FAMILIAR = 0.88
const INITIAL = 0.88
const SWAPPED_PARTS = 0.55
/** Below this similarity two words are different names, not a misspelling. */
const GATE = 0.68
export const SOUND_PENALTY = 0.03
const CURVE = 0.6

/** Minimum similarity of letters or sounds for a score; the inverse of the score curve. */
export const agreementFor = (score: number): number => GATE + (1 - GATE) * score ** (1 / CURVE)

/** Cached results by first word, since a query word meets the same words in many names. */
const known = new WeakMap<Token, Map<Token, Likeness>>()

/** Likelihood that two words are the same word of a name. */
export const tokenLikeness = (one: Token, other: Token): Likeness => likenessesTo(one)(other)

/** Likelihood for one word against several others. */
export function likenessesTo(one: Token): (other: Token) => Likeness {
  const word = one.same ?? one
  let met = known.get(word)
  if (met === undefined) known.set(word, (met = new Map()))
  const found = met
  return other => {
    const there = other.same ?? other
    let likeness = found.get(there)
    if (likeness === undefined) found.set(there, (likeness = compareTokens(word, there)))
    return likeness
  }
}

function compareTokens(one: Token, other: Token): Likeness {
  const found = baseLikeness(one, other)
  return areSwapped(one.part, other.part) || areSwapped(other.part, one.part)
    ? { ...found, score: found.score * SWAPPED_PARTS }
    : found
}

/** Whether one word is a given name and the other that of the family or of the father. */
const areSwapped = (one: NamePart | undefined, other: NamePart | undefined): boolean =>
  one === 'GIVEN' && (other === 'FAMILY' || other === 'PATRONYMIC')

function baseLikeness(one: Token, other: Token): Likeness {
  if (one.kind === 'NUMBER' || other.kind === 'NUMBER') return one.text === other.text ? SAME : NONE
  if (one.text === other.text)
    return one.isTransliterated === other.isTransliterated ? SAME : { score: 0.99, how: 'TRANSLIT' }
  if (one.kind === 'LEGAL_FORM' || other.kind === 'LEGAL_FORM')
    return one.kind === other.kind ? { score: 0.5, how: 'TYPO' } : NONE
  const [isSmall, isOtherSmall] = [isBinding(one), isBinding(other)]
  if (isSmall || isOtherSmall)
    return isSmall && isOtherSmall ? { score: one.kind === other.kind ? 0.9 : 0, how: 'PHONETIC' } : NONE
  if (one.kind === 'INITIAL' || other.kind === 'INITIAL') return initialLikeness(one, other)
  if (one.canonical === other.canonical)
    return { score: SPELLED, how: one.isTransliterated || other.isTransliterated ? 'TRANSLIT' : 'PHONETIC' }
  if (isServantOf(one, other) || isServantOf(other, one)) return { score: BARE_SERVANT, how: 'PHONETIC' }
  if (hasSameStem(one.text, other.text)) return { score: SAME_STEM, how: 'PHONETIC' }
  const spelled = spellingLikeness(one, other)
  return spelled.score < FAMILIAR &&
    (one.familiar?.has(other.canonical) ?? other.familiar?.has(one.canonical) ?? false)
    ? { score: FAMILIAR, how: 'NICKNAME' }
    : spelled
}

const isBinding = (token: Token): boolean => token.kind === 'PARTICLE' || token.kind === 'TITLE'

function initialLikeness(one: Token, other: Token): Likeness {
  if (one.kind === other.kind) return NONE
  // A letter of another alphabet may have two Latin letters, such as sh.
  const isSame =
    one.text.length > 1 && other.text.length > 1
      ? one.sound[0] === other.sound[0]
      : one.text[0] === other.text[0]
  return isSame ? { score: INITIAL, how: 'INITIAL' } : NONE
}

const SAME_STEM = 0.9
const BARE_SERVANT = 0.75

/** Abd al-Karim is often called just Karim. */
export const isServantOf = (one: Token, other: Token): boolean =>
  one.canonical.length > 8 &&
  one.canonical.startsWith('abdul') &&
  (SPELLING_OF.get(one.canonical.slice(5)) ?? one.canonical.slice(5)) === other.canonical

/** Score when all consonants agree and one of the scripts omits vowels. */
const BARE = 0.8
const SHORT_BARE = 0.5

const SUFFIX = /(?:ovich|evich|ovych|yovych|ovna|evna|ivna|ovic|yevich|oglu|ogly|qizi|kyzy)$/

function spellingLikeness(one: Token, other: Token): Likeness {
  // The loose comparison applies only between a script that omits vowels and another one.
  const isLoose = one.isLoose !== other.isLoose
  // The common suffixes of patronymics carry no information.
  const isFathers = one.kind === 'PATRONYMIC' && other.kind === 'PATRONYMIC'
  const [a, b] = isFathers
    ? [one.text.replace(SUFFIX, ''), other.text.replace(SUFFIX, '')]
    : [one.text, other.text]
  if (isFar(one, other, isLoose)) return NONE
  const [x, y] = isFathers
    ? [one.sound.replace(SUFFIX, ''), other.sound.replace(SUFFIX, '')]
    : [one.sound, other.sound]
  const soundScore = x === y ? 0.96 : likeness(x, y, isLoose, GATE) - SOUND_PENALTY
  const spellingScore =
    x === y || (a === x && b === y && !isLoose) ? soundScore + SOUND_PENALTY : likeness(a, b, false, GATE)
  const best = Math.max(spellingScore, soundScore)
  const isShort = Math.min(a.length, b.length) <= 3
  const gate = isShort ? GATE + 0.08 : GATE
  const bare =
    isLoose && one.skeleton === other.skeleton
      ? one.skeleton.length >= 3
        ? BARE
        : one.skeleton.length === 2
          ? SHORT_BARE
          : 0
      : 0
  if (best <= gate && bare === 0) return NONE
  const score =
    x === y
      ? SAME_SOUND_SCORE
      : Math.max(bare, best <= gate ? 0 : Math.min(SAME_SOUND_SCORE, ((best - gate) / (1 - gate)) ** CURVE))
  return {
    score,
    how: one.isTransliterated || other.isTransliterated ? 'TRANSLIT' : x === y ? 'PHONETIC' : 'TYPO',
  }
}

/** Fast rejection of words that the detailed comparison would not match. */
function isFar(one: Token, other: Token, isLoose: boolean): boolean {
  const apart = Math.abs(one.skeleton.length - other.skeleton.length)
  return apart > (isLoose ? 2 : 1.5) + Math.max(one.skeleton.length, other.skeleton.length) / 4
}
