import type { ReadWord } from './scripts/readings.ts'
import { PARTICLES } from './tables/words.ts'

/** Joins words that form one name: Abd al-Rahman, Saif al-Din, Nasr Allah. */
export function bindArabic(words: ReadWord[]): ReadWord[] {
  const bound: ReadWord[] = []
  const join = (count: number, latin: string, at: number): void => {
    const parts = words.slice(at, at + count)
    bound.push({
      ...parts[0]!,
      latin,
      written: [...new Set(parts.map(part => part.written))].join(' '),
      isLoose: parts.some(part => part.isLoose),
    })
  }
  for (let at = 0; at < words.length; at++) {
    const [word, next, third] = [words[at]!.latin, words[at + 1]?.latin, words[at + 2]?.latin]
    if (/^abd$/.test(word) && next !== undefined && ARTICLES.test(next) && third !== undefined) {
      join(3, servantName(third), at)
      at += 2
    } else if (
      /^(abd|abdul|abdel|abdal|abdoul|abdol|abdur|abdus|abdir)$/.test(word) &&
      next !== undefined &&
      !PARTICLES.has(next)
    ) {
      join(2, servantName(next), at)
      at += 1
    } else if (
      next !== undefined &&
      third !== undefined &&
      ARTICLES.test(next) &&
      FAITH.test(third) &&
      !PARTICLES.has(word)
    ) {
      join(3, `${word}uddin`, at)
      at += 2
    } else if (next !== undefined && BOUND_FAITH.test(next) && !PARTICLES.has(word)) {
      join(2, `${word}uddin`, at)
      at += 1
    } else if (next === 'allah' && !PARTICLES.has(word) && word !== 'abd') {
      join(2, `${word}ullah`, at)
      at += 1
    } else bound.push({ ...words[at]!, latin: normaliseWord(word) })
  }
  return bound
}

const ARTICLES = /^(al|el|ul|ur|ar|ud|ad|as|us|er|ed|es|az|an|il)$/
const FAITH = /^(din|deen|dine)$/
const BOUND_FAITH = /^(eddine|eddin|uddin|aldin|aldeen|eldin|eldine|adin|addin|ddin|aldine)$/
const servantName = (of: string): string => (of === 'allah' ? 'abdullah' : `abdul${of}`)

/** Normalises spellings of abd al- within one word, and of -al-din at its end. */
function normaliseWord(word: string): string {
  const servantOf =
    /^(?:abd|cabd|gabd)(?:ul|el|al|oul|ol|er|ur|ir|i|u|e|ou|ar|as|us|es|ess|uss|az|ez|uz|err|urr|arr|ou)?(rr?ahman.*|rr?ahim.*|rr?azz?a[qk].*|ll?ah|ll?atif.*|[a-z]{4,})$/.exec(
      word,
    )
  if (servantOf !== null && word.length > 7) {
    const rest = servantOf[1]!.replace(/^([a-z])\1/, '$1')
    return rest === 'lah' || rest === 'lahi' ? 'abdullah' : `abdul${rest}`
  }
  return word.length > 6 ? word.replace(/(?:ed|ud|ad|al|el|ul|id)d?(?:in|een|ine)$/, 'uddin') : word
}
