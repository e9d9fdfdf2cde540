import { isKeyed } from './index/keys.ts'
import type { Comparison } from './kinds.ts'
import type { PreparedParty } from './prepared.ts'
import { backwards, spellingsOf } from './spellings.ts'
import type { Token, Tokens } from './token.ts'
import { tokensOf } from './tokens.ts'

/** Shorter texts are too often names in both directions. */
const LETTERS_MIN = 6

/** Syllabic scripts are excluded: syllables in reverse order are often an ordinary name. */
const SYLLABLES = /(?=\p{Lo})[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

const turned = new WeakMap<PreparedParty, PreparedParty>()

/** The party with reversed names in lower case, since capitals no longer mark word starts. */
export function turnedParty(prepared: PreparedParty): PreparedParty {
  let found = turned.get(prepared)
  if (found === undefined) {
    const { party, names } = prepared
    const readings = (text: string): Tokens[] =>
      SYLLABLES.test(text)
        ? []
        : spellingsOf(text).flatMap(spelling =>
            tokensOf(backwards(spelling).toLowerCase(), party.type).slice(0, 1),
          )
    turned.set(
      prepared,
      (found = { party, names: names.map(({ name }) => ({ name, readings: readings(name.text) })) }),
    )
  }
  return found
}

/** A reversed party with only the names that consist of known words; undefined when none does. */
export function ofKnownWords(
  { party, names }: PreparedParty,
  isKnown: (token: Token) => boolean,
): PreparedParty | undefined {
  const known = names
    .map(each => ({ ...each, readings: each.readings.filter(reading => isOfKnownWords(reading, isKnown)) }))
    .filter(({ readings }) => readings.length > 0)
  return known.length === 0 ? undefined : { party, names: known }
}

function isOfKnownWords(reading: Tokens, isKnown: (token: Token) => boolean): boolean {
  const words = reading.filter(isKeyed)
  return words.reduce((letters, { text }) => letters + text.length, 0) >= LETTERS_MIN && words.every(isKnown)
}

/** Adds the evidence that the name was read backwards. */
export const readBackwards = (comparison: Comparison): Comparison => ({
  ...comparison,
  strength: comparison.strength === 'EXACT' ? 'STRONG' : comparison.strength,
  evidence: [
    ...comparison.evidence,
    {
      feature: 'NAME_QUALITY',
      queryValue: comparison.queryName.text,
      effect: 'NEUTRAL',
      points: 0,
      text: 'The name was read backwards.',
    },
  ],
})
