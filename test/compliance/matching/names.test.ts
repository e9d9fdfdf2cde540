import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { assign } from '#compliance/matching/assignment.ts'
import { compareParties, comparePrepared } from '#compliance/matching/compare.ts'
import type { Comparison, MatchParty } from '#compliance/matching/kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { prepare } from '#compliance/matching/prepared.ts'
import type { Token } from '#compliance/matching/tokens.ts'

const party = (name: string, type: EntryType = 'INDIVIDUAL'): MatchParty => ({
  type,
  names: [{ text: name, kind: 'PRIMARY' }],
  datesOfBirth: [],
  nationalities: [],
  countries: [],
  identifiers: [],
})
const compare = (one: string, other: string, type: EntryType = 'INDIVIDUAL'): Comparison =>
  compareParties(party(one, type), party(other, type))
const score = (one: string, other: string, type: EntryType = 'INDIVIDUAL'): number =>
  compare(one, other, type).score

test.each([
  ['Tomasin Quellwarden', 'Tomassin Quelwarden'],
  ['Tomasin Quellwarden', 'QUELLWARDEN, Tomasin'],
  ['TomasinQuellwarden', 'Tomasin Quellwarden'],
  ['T. Quellwarden', 'Tomasin Quellwarden'],
  ['Dr. Tomasin Quellwarden', 'Tomasin Quellwarden'],
  ['Tomasin Quellwarden', 'Tomasin Aurelio Quellwarden'],
  ['Bill Quellwarden', 'William Quellwarden'],
  ['Muhammad Zarqabi', 'Mohamed Zarqabi'],
  ['Abd al-Karim Zarqabi', 'Abdulkarim Zarqabi'],
  ['Sergej Wolkonitsky', 'Sergey Volkonitskiy'],
  ['van der Quell Jan', 'Jan Vanderquell'],
])('"%s" may be "%s"', (one, other) => {
  expect(score(one, other)).toBeGreaterThanOrEqual(70)
})

test.each([
  ['Tomasin Quellwarden', 'Tomasin Brackenfell'],
  ['Tomasin Quellwarden', 'Octavian Quellwarden'],
  ['Tomasin Aurelio Quellwarden', 'Tomasin Berengar Quellwarden'],
  ['Tomasin A. Quellwarden', 'Tomasin B. Quellwarden'],
  ['Sergey Ivanovich Volkonitsky', 'Sergey Petrovich Volkonitsky'],
  ['Tomasin', 'Tomasin Aurelio Quellwarden'],
  ['Quellwarden Bush', 'Ushabb'],
])('"%s" is not "%s"', (one, other) => {
  expect(score(one, other)).toBeLessThan(70)
})

test.each([
  ['محمد كريم', 'Muhammad Karim'],
  ['Андрей Волконицкий', 'Andrey Volkonitsky'],
  ['Νικόλαος Δημητρίου', 'Nikolaos Dimitriou'],
  ['ნიკა ბარათელი', 'Nika Barateli'],
  ['Արամ Սարյան', 'Aram Saryan'],
  ['דוד בן יוסף', 'David Ben Yosef'],
  ['राजेश कुमार', 'Rajesh Kumar'],
  ['สมชาย', 'Somchai'],
  ['김민수', 'Kim Min Su'],
  ['王小明', 'Wang Xiaoming'],
  ['田中太郎', 'Tanaka Taro'],
  ['タナカ・ハナコ', 'Tanaka Hanako'],
])('%s is read as %s', (original, latin) => {
  expect(score(original, latin)).toBeGreaterThanOrEqual(70)
})

test.each([
  ['Jürgen Müßquell', 'Juergen Muessquell'],
  ['Jürgen Müßquell', 'Jurgen Mussquell'],
  ['Søren Åquist', 'Soeren Aaquist'],
  ['張麗華', '张丽华'],
  ['渡邊健', '渡辺健'],
])('"%s" and "%s" are one name in two spellings', (one, other) => {
  expect(score(one, other)).toBeGreaterThanOrEqual(98)
  expect(score(other, one)).toBeGreaterThanOrEqual(98)
})

test.each([
  'T o m a s i n  Q u e l l w a r d e n',
  'T.o.m.a.s.i.n Q.u.e.l.l.w.a.r.d.e.n',
  'T-o-m-a-s-i-n Q-u-e-l-l-w-a-r-d-e-n',
  'T0m4sin Qu3llw4rd3n',
  'Tom@$in Quellwarden',
  'Tomasin Quellwarden '.repeat(10),
  'To\u200bma\u200dsin Quell\u2060warden',
  '\u202eTomasin Quellwarden\u202c',
  'Tоmаsin Quellwаrden',
  'Ｔｏｍａｓｉｎ Ｑｕｅｌｌｗａｒｄｅｎ',
  '𝐓𝐨𝐦𝐚𝐬𝐢𝐧 𝐐𝐮𝐞𝐥𝐥𝐰𝐚𝐫𝐝𝐞𝐧',
  `T${'\u0301'.repeat(60)}omasin Quellwarden`,
])('an obfuscated name is found: %j', hidden => {
  expect(score(hidden, 'Tomasin Quellwarden')).toBeGreaterThanOrEqual(85)
})

test('initials, numbers and repeated words are kept', () => {
  expect(score('A. B. C. Quellwarden', 'A. B. C. Quellwarden')).toBe(100)
  expect(score('Quell Quell', 'Quell Quell Bracken')).toBeGreaterThanOrEqual(70)
  expect(score('4Quell', 'AQuell', 'ORGANIZATION')).toBeLessThan(100)
})

test.each([
  ['Quellwarden Limited', 'Quellwarden Ltd.'],
  ['OAO Volkonit', 'Open Joint Stock Company Volkonit'],
  ['The Quellwarden Group', 'Quellwarden Group Co Ltd'],
  ['Brigade Forty-Four Quell', 'Brigade 44 Quell'],
  ['Q.W.F. Aviation', 'QWF Aviation'],
])('organisation "%s" may be "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeGreaterThanOrEqual(70)
})

test.each([
  ['QUELLTECH CORP', '11420 CORP.'],
  ['Quell Trading II (Sweden) AB', 'Quell Trading II (Finland) AB'],
  ['The Quellman Foundation', 'The Brackman Foundation'],
])('organisation "%s" is not "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeLessThan(70)
})

test('a number distinguishes vessels with the same name', () => {
  expect(score('Quell Star 5', 'Quell Star 6', 'VESSEL')).toBeLessThan(70)
  expect(score('MV Quell Star 5', 'Quell Star 5', 'VESSEL')).toBeGreaterThan(95)
})

test('a score decreases with every missing letter', () => {
  const [same, one, more] = [
    score('Tomasin Quellwarden', 'Tomasin Quellwarden'),
    score('Tomasin Quellwardn', 'Tomasin Quellwarden'),
    score('Tomasn Quellwardn', 'Tomasin Quellwarden'),
  ]

  expect(same).toBe(100)
  expect(one).toBeLessThan(same)
  expect(more).toBeLessThan(one)
})

test('an alignment shows which words correspond, and which have no counterpart', () => {
  const { nameAlignment } = compare('Bill Q. Quellwardn', 'William Quellwarden')

  expect(
    nameAlignment.map(({ queryTokens, listTokens, how }) => [queryTokens.join(), listTokens.join(), how]),
  ).toEqual(
    expect.arrayContaining([
      ['Bill', 'William', 'NICKNAME'],
      ['Quellwardn', 'Quellwarden', 'TYPO'],
      ['Q', '', 'MISSING'],
    ]),
  )
})

test.each([
  ['王小明', 'Wang Xiaoming', ['王小明']],
  ['김민수', 'Kim Minsu', ['김민수']],
  ['Quel Warden', 'Quelwarden', ['Quel Warden']],
  ['Quel Quel', 'Quelquel', ['Quel Quel']],
])('several words read as one are shown as written: %s as %s', (one, other, written) => {
  expect(compare(one, other).nameAlignment.at(-1)!.queryTokens).toEqual(written)
  expect(
    compare(other, one).nameAlignment.find(({ listTokens }) => listTokens[0] === written[0]),
  ).toBeDefined()
})

test('a word of which several syllables have no counterpart is named once', () => {
  expect(compare('王小明', 'Wang').evidence[0]!.text).toBe('No counterpart for "王小明".')
})

const word = fc.string({ unit: fc.constantFrom(...'abdegiklmnorstuvz'), minLength: 3, maxLength: 9 })
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
    fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 5 }), words => {
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
