import { likeness } from './distance.ts'
import { type ReadWord, writtenOf } from './scripts/readings.ts'
import { isOneSlip } from './slips.ts'
import { LEGAL_FORMS, LEGAL_PHRASES } from './tables/words.ts'
import type { Token } from './token.ts'

const LONG = 9
const LONG_FORMS = [...LEGAL_FORMS.keys()].filter(form => form.length >= LONG)
/** From this length a word that differs from a legal form by one slip is that form, since no name is so close to it. */
const SLIP_LENGTH_MIN = 6
const SLIPPED_FORMS = [...LEGAL_FORMS.keys()].filter(form => form.length >= SLIP_LENGTH_MIN)

/** The group of a legal form; long forms also match with small misspellings. */
export function legalForm(word: string): number | undefined {
  const found = LEGAL_FORMS.get(word)
  if (found !== undefined || word.length < SLIP_LENGTH_MIN) return found
  const form =
    SLIPPED_FORMS.find(each => isOneSlip(each, word)) ??
    (word.length < LONG
      ? undefined
      : LONG_FORMS.find(
          each => Math.abs(each.length - word.length) < 3 && likeness(each, word, false) > 0.88,
        ))
  return form === undefined ? undefined : LEGAL_FORMS.get(form)
}

const SPELLINGS: ReadonlyMap<string, readonly string[]> = Map.groupBy(LEGAL_FORMS.keys(), form =>
  formText(LEGAL_FORMS.get(form)!),
)

/** The text of a token for a legal form. */
export function formText(group: number): string {
  return `form${group}`
}

/** Whether a word is a legal form with one slip. In a form of two letters only one letter more counts. */
export const isSlippedForm = (form: Token, word: Token): boolean =>
  form.kind === 'LEGAL_FORM' &&
  word.kind === 'NAME' &&
  (SPELLINGS.get(form.text) ?? []).some(
    spelling =>
      isOneSlip(spelling, word.text) &&
      word.text.length > 1 &&
      (spelling.length > 2 ? word.text.length > 2 : word.text.length > spelling.length),
  )

const PHRASES = LEGAL_PHRASES.map(([phrase, short]) => ({
  words: phrase.split(' '),
  short: short.split(' '),
}))
const PHRASE_SLIP_LENGTH_MIN = 5

/** Replaces spelled-out legal forms and states by their abbreviations; one word of a phrase may have a slip. */
export function abbreviatePhrases(words: ReadWord[]): ReadWord[] {
  for (const { words: phrase, short } of PHRASES) {
    const at = indexOfPhrase(words, phrase)
    if (at < 0) continue
    const written = writtenOf(words.slice(at, at + phrase.length))
    const replaced = short.map(latin => ({ ...words[at]!, latin, written }))
    return abbreviatePhrases([...words.slice(0, at), ...replaced, ...words.slice(at + phrase.length)])
  }
  return words
}

function indexOfPhrase(words: readonly ReadWord[], phrase: readonly string[]): number {
  for (let at = 0; at <= words.length - phrase.length; at++) {
    let slips = 0
    for (let next = 0; next < phrase.length && slips < 2; next++) {
      const [word, wanted] = [words[at + next]!.latin, phrase[next]!]
      if (word === wanted) continue
      slips += wanted.length >= PHRASE_SLIP_LENGTH_MIN && isOneSlip(word, wanted) ? 1 : 2
    }
    if (slips === 0 || (slips === 1 && phrase.length > 1)) return at
  }
  return -1
}
