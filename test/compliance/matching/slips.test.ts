import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compareParties } from '#compliance/matching/compare.ts'
import { createSearching } from '#compliance/matching/index/candidates.ts'
import { indexBuilder } from '#compliance/matching/index/build.ts'
import { search } from '#compliance/matching/index/search.ts'
import { isOneSlip } from '#compliance/matching/slips.ts'
import { listedParty } from '#test/compliance/parties.ts'
import { party, score } from './compare-names.ts'

test.each([
  ['VORBATEX LIMTIED', 'VORBATEX LIMITED'],
  ['OSTRAVELLE TRADING COMPNAY', 'OSTRAVELLE TRADING COMPANY'],
  ['VORBATEX SHIPPING LTAD', 'VORBATEX SHIPPING LTDA'],
  ['VORBATEX QOY', 'VORBATEX OY'],
  ['JOYNT STOCK COMPANY OSTRAVELLE', 'JOINT STOCK COMPANY OSTRAVELLE'],
  ['VORBATEX (PIRVATE) LIMITED', 'VORBATEX (PRIVATE) LIMITED'],
])('a slip in a legal form costs little: "%s" is "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeGreaterThanOrEqual(85)
  expect(score(other, one, 'ORGANIZATION')).toBeGreaterThanOrEqual(85)
})

test.each([
  ['VORBATEX PETROLUEM', 'VORBATEX PETROLEUM'],
  ['LARGOVEX LEASING', 'ARGOVEX LEASING'],
  ['AL YURQAVEL', 'AL FURQAVEL'],
])('organisation "%s" with one slip may be "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeGreaterThanOrEqual(70)
})

test.each([
  ['BEST OSTRAVELLE', 'KESTREL OSTRAVELLE EST'],
  ['OSTRAVELLE 14', 'OSTRAVELLE 15'],
  ['VORBATEX FUND II', 'VORBATEX FUND III'],
])('another word or number is no slip: "%s" is not "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeLessThan(70)
})

test.each([
  ['JANE TSMITHERS', 'JANET SMITHERS'],
  ['Tomasi nQuellwarden', 'Tomasin Quellwarden'],
  ['OSTRAVELL EBANK', 'OSTRAVELLE BANK'],
])('a letter on the other side of the gap: "%s" may be "%s"', (one, other) => {
  const type = other.endsWith('BANK') ? 'ORGANIZATION' : 'INDIVIDUAL'
  expect(score(one, other, type)).toBeGreaterThanOrEqual(70)
  expect(score(one, other, type)).toBeLessThan(85)
})

const dated = (name: string, day: string) => ({ ...party(name), datesOfBirth: [{ from: day, to: day }] })

test('a slip in a short word is a match only with the same date of birth', () => {
  const listed = dated('Quell Umber Ward', '1970-03-05')

  expect(compareParties(party('Quell Umbra Wrd'), listed).score).toBeLessThan(70)
  expect(compareParties(party('Quell Umber Wad'), listed).score).toBeLessThan(70)
  expect(compareParties(dated('Quell Umber Wad', '1970-03-05'), listed)).toMatchObject({
    score: 74,
    strength: 'POSSIBLE',
  })
  expect(compareParties(dated('Quell Umber Wad', '1970-03-07'), listed).score).toBeLessThan(70)
  expect(
    compareParties(
      { ...dated('Quell Umber Wad', '1970-03-05'), nationalities: ['DE'] },
      { ...listed, nationalities: ['FR'] },
    ).score,
  ).toBeLessThan(70)
})

test('the index leads to a name with a moved gap, and to a short word with a slip and the same birth', () => {
  const builder = indexBuilder()
  const listed = { datesOfBirth: [{ from: '1970-03-05', to: '1970-03-05' }] }
  for (const [id, name] of [
    ['moved', 'Janet Smithers'],
    ['short', 'Atwen Oud'],
  ] as const)
    builder.add({
      reference: id,
      entry: listedParty({ id, names: [{ text: name, kind: 'PRIMARY' }], ...listed }),
    })
  const searching = createSearching(builder.done())
  const found = (name: string, day?: string) =>
    search(searching, day === undefined ? party(name) : dated(name, day)).map(({ reference }) => reference)

  expect(found('Jane Tsmithers')).toEqual(['moved'])
  expect(found('Atwen Ud', '1970-03-05')).toEqual(['short'])
})

const word = fc.stringMatching(/^[a-z]{1,8}$/)

test('one slip is symmetric, and never none', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isOneSlip(one, other)).toBe(isOneSlip(other, one))
      expect(isOneSlip(one, one)).toBe(false)
    }),
  )
})

test('a letter removed, added, replaced or exchanged with the next one is one slip', () => {
  fc.assert(
    fc.property(word, fc.nat(7), fc.constantFrom(...'abcxyz'), (text, index, letter) => {
      const at = index % text.length
      const [head, tail] = [text.slice(0, at), text.slice(at)]
      for (const slipped of [
        head + tail.slice(1),
        head + letter + tail,
        head + letter + tail.slice(1),
        head + (tail[1] ?? '') + tail[0]! + tail.slice(2),
      ])
        expect(isOneSlip(text, slipped)).toBe(slipped !== text)
    }),
  )
})
