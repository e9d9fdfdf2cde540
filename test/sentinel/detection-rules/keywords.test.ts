import { expect, test } from '@jest/globals'
import { foldText } from '#kernel/fold-text.ts'
import {
  AMBIGUOUS_KEYWORDS,
  CLEAR_KEYWORDS,
  keywordsIn,
  MEMO_KEYWORDS,
} from '#sentinel/detection-rules/keywords.ts'

const found = (memo: string | null): string[] =>
  keywordsIn(memo, MEMO_KEYWORDS).map(({ text, category }) => `${text}: ${category}`)

test.each([
  ['Visa for Fiancé!', 'visa for fiance'],
  ['  TECH--support\n#42 ', 'tech support 42'],
  ['Gains de LOTERIE, ma sœur', 'gains de loterie ma soeur'],
  ['Straße Łódź Søren', 'strasse lodz soren'],
  ['ｌｏｔｔｅｒｙ', 'lottery'],
  ['lot\u200btery', 'lottery'],
  ['मेरा प्यार', 'मेरा प्यार'],
  ['***', ''],
])('%j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(folded)).toBe(folded)
})

test.each([
  ['payment TECH SUPPORT 221', ['tech support: TECH_SUPPORT_SCAM']],
  ['Your prize', ['prize: LOTTERY_SCAM']],
  ['for the I-R-S? IRS', ['irs: IMPOSTER_SCAM']],
  ['soporte tecnico', ['soporte técnico: TECH_SUPPORT_SCAM']],
  ['MANDAT D’ARRÊT', ['mandat d’arrêt: IMPOSTER_SCAM']],
  ["mandat d'arret", ['mandat d’arrêt: IMPOSTER_SCAM']],
  ['caution pour petit fils', ['caution pour petit-fils: GRANDPARENT_EMERGENCY_SCAM']],
  ['lottery winnings', ['winnings: LOTTERY_SCAM', 'lottery: LOTTERY_SCAM']],
])('the memo %j contains %j', (memo, keywords) => {
  expect(found(memo)).toEqual(keywords)
})

test.each([[null], [''], ['First aid'], ['enterprized'], ['tech-supporters'], ['warranty']])(
  'a keyword counts only as whole words: none in %j',
  memo => {
    expect(found(memo)).toEqual([])
  },
)

test('no keyword of the table stands there twice', () => {
  const folded = MEMO_KEYWORDS.map(({ text }) => foldText(text))

  expect(new Set(folded).size).toBe(folded.length)
  expect(CLEAR_KEYWORDS.length + AMBIGUOUS_KEYWORDS.length).toBe(MEMO_KEYWORDS.length)
})

test('the table has every keyword to begin with', () => {
  const texts = MEMO_KEYWORDS.map(({ text }) => text)

  expect(texts).toEqual(
    expect.arrayContaining([
      ...['tech support', 'remote support', 'refund department'],
      ...['winnings', 'lottery', 'sweepstakes', 'prize'],
      ...['back taxes', 'irs', 'warrant', 'customs fee'],
      ...['bail', 'bond for grandson', 'visa for fiance', 'my love', 'guaranteed return'],
    ]),
  )
})
