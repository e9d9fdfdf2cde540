import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { assign } from '#compliance/matching/assignment.ts'
import { comparePrepared } from '#compliance/matching/compare.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { prepare } from '#compliance/matching/prepared.ts'
import type { Token } from '#compliance/matching/token.ts'
import { party, score } from './compare-names.ts'

const word = fc.string({ unit: fc.constantFrom(...'abdegiklmnorstuvz'), minLength: 3, maxLength: 9 })
/** A word that does not state whose son or daughter somebody is, which depends on its place. */
const placelessWord = word.filter(each => !/^(?:bin|ben|ibn|bint|binti|bte|uld)$/.test(each))
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))

test('a comparison is symmetric', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(Math.abs(score(one, other) - score(other, one))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
})

test('a name equals itself in any word order, case and accents', () => {
  fc.assert(
    fc.property(fc.uniqueArray(placelessWord, { minLength: 2, maxLength: 5 }), words => {
      expect(score(words.join(' '), words.join(' '))).toBe(100)
      expect(score(words.join(' '), words.toReversed().join('-').toUpperCase())).toBeGreaterThanOrEqual(95)
      expect(score(words.join(' '), words.join('\u200b ').replace(/a/g, 'á'))).toBeGreaterThanOrEqual(95)
    }),
    { numRuns: 100 },
  )
})

test('any text can be compared, and all scores are from 0 to 100', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom<EntryType>('INDIVIDUAL', 'ORGANIZATION', 'VESSEL'),
      (one, other, type) => {
        const found = score(one, other, type)

        expect(found).toBeGreaterThanOrEqual(0)
        expect(found).toBeLessThanOrEqual(100)
      },
    ),
    {
      numRuns: 300,
      examples: [
        ['\ud800', '\udfff', 'INDIVIDUAL'],
        ['', '', 'VESSEL'],
        ['__proto__', 'constructor', 'ORGANIZATION'],
      ],
    },
  )
})

const isLetter = (code: number): boolean => /\p{L}/u.test(String.fromCodePoint(code))
/** A letter of any script, chosen by script first, since most letters are Chinese. */
const letter = fc
  .oneof(
    fc.integer({ min: 0x41, max: 0x2fff }),
    fc.integer({ min: 0xa000, max: 0xffdc }),
    fc.integer({ min: 0x10000, max: 0x323af }),
  )
  .filter(isLetter)
  .map(code => String.fromCodePoint(code))
/** Names of maximum length from a few repeated letters, as one word or several. */
const lengthy = fc
  .tuple(
    fc.array(letter, { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 1, max: 400 }),
    fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  )
  .map(([letters, every, picks]) =>
    Array.from({ length: 400 }, (_, at) =>
      at % every === every - 1 ? ' ' : letters[picks[at % 40]! % letters.length]!,
    )
      .join('')
      .slice(0, 400),
  )

/** Inputs that take milliseconds; with superlinear matching they would take minutes. */
const HANGS_MS = 30_000

test('words of any script with maximum length are compared quickly, with scores from 0 to 100', () => {
  const begunMs = performance.now()
  const [ethiopic, shch] = ['\u124b'.repeat(40), 'Щю'.repeat(20)]
  fc.assert(
    fc.property(
      lengthy,
      lengthy,
      fc.constantFrom<EntryType>('INDIVIDUAL', 'ORGANIZATION', 'VESSEL'),
      (one, other, type) => {
        const scores = [
          score(one, other, type),
          score(one, `${one.slice(0, 30)}${other}`, type),
          score(one, one, type),
        ]

        for (const found of scores) {
          expect(found).toBeGreaterThanOrEqual(0)
          expect(found).toBeLessThanOrEqual(100)
        }
      },
    ),
    {
      numRuns: 100,
      examples: [
        [ethiopic, `${ethiopic.slice(1)}\u124a`, 'INDIVIDUAL'],
        [shch, `${shch.slice(1)}Щ`, 'VESSEL'],
        ['x'.repeat(40), 'xyw'.repeat(13), 'ORGANIZATION'],
      ],
    },
  )
  expect(performance.now() - begunMs).toBeLessThan(2 * HANGS_MS)
}, 90_000)

test('each word is assigned at most once and in bounded time, for any gains', () => {
  const gain = fc.oneof(fc.double({ min: -2, max: 2 }), fc.constantFrom(NaN, Infinity, -Infinity, 0))
  fc.assert(
    fc.property(fc.array(fc.array(gain, { minLength: 6, maxLength: 6 }), { maxLength: 8 }), gains => {
      const taken = assign(gains, 6).filter(column => column >= 0)

      expect(new Set(taken).size).toBe(taken.length)
    }),
    { examples: [[[[NaN, NaN, NaN, NaN, NaN, NaN]]]] },
  )
})

test('names of any length are compared in bounded time', () => {
  const begunMs = performance.now()

  for (const long of [
    'a b '.repeat(50_000),
    'x'.repeat(200_000),
    '李'.repeat(50_000),
    'محمد '.repeat(50_000),
    'al-'.repeat(60_000),
  ])
    score(long, `${long}z`)

  expect(performance.now() - begunMs).toBeLessThan(HANGS_MS)
}, 60_000)

/** Counts reads of a word's letters during a comparison, a measure of its cost. */
function looksAtWords(one: MatchParty, other: MatchParty): number {
  const [query, listed] = [prepare(one), prepare(other)]
  let looks = 0
  const watched = new Set<Token>()
  const watch = (token: Token): void => {
    if (watched.has(token)) return
    watched.add(token)
    const { skeleton } = token
    Object.defineProperty(token, 'skeleton', { get: () => (looks++, skeleton), enumerable: true })
    if (token.same) watch(token.same)
  }
  for (const { names } of [query, listed])
    for (const { readings } of names) for (const tokens of readings) tokens.forEach(watch)
  comparePrepared(query, listed)
  return looks
}

// The bounds are twice the actual counts.
test.each([
  ['金秀賢朴正洙李明浩王小明張偉', 700],
  ['محمدعليحسنكريمخالد', 2_400],
  ['tomasinquellwardenbracken', 4_800],
])('of a hundred names against a hundred each two words are compared once: %s', (letters, looksMax) => {
  const many = (step: number): MatchParty => ({
    ...party(''),
    names: Array.from({ length: 100 }, (_, at) => ({
      kind: 'STRONG_ALIAS' as const,
      text: Array.from({ length: 7 }, (_each, place) =>
        place === 3 ? ' ' : letters[(at * step + place * 5) % letters.length]!,
      ).join(''),
    })),
  })

  expect(looksAtWords(many(3), many(7))).toBeLessThan(looksMax)
})

test.each([
  ['김이박최정강조윤장임한오서신권황안송전홍', 22_000],
  ['金秀賢朴正洙李明浩王小明張偉', 2_200],
  ['äöüåøabdegiklmnorst', 925_000],
])(
  'at the maximum number and length of names each two words are compared once: %s',
  (letters, looksMax) => {
    const many = (step: number): MatchParty => ({
      ...party(''),
      names: Array.from({ length: 21 }, (_, at) => ({
        kind: 'STRONG_ALIAS' as const,
        text: Array.from({ length: 71 }, (_each, place) =>
          place % 3 === 2 ? ' ' : letters[(at * step + place * place * 5 + place) % letters.length]!,
        ).join(''),
      })),
    })

    expect(looksAtWords(many(3), many(7))).toBeLessThan(looksMax)
  },
  60_000,
)
