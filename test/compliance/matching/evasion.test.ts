import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compareParties } from '#compliance/matching/compare.ts'
import { buildIndex } from '#compliance/matching/index/build.ts'
import { createSearching } from '#compliance/matching/index/candidates.ts'
import { search, type IndexHit } from '#compliance/matching/index/search.ts'
import { isFullyReadable } from '#compliance/matching/readable.ts'
import { DEFAULT_POLICY } from '#compliance/policy/policy-in-force.ts'
import { keyOf } from '#compliance/watchlists/store/load-entries.ts'
import { decideScreening } from '#compliance/payments/decide-screening.ts'
import type { EntryType, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { listedParty, partyNamed } from '#test/compliance/parties.ts'

const LISTED = [
  'Kvendrel Zorblaks',
  'Tomasin Aurelio Quellwarden',
  'Octavian Bracken',
  'Андрей Волконицкий',
  'Thrandolessa',
]
const COMPANY = 'Quellwarden Shipping Co Ltd'

const entry = (id: string, text: string, type: EntryType = 'INDIVIDUAL'): WatchlistEntry =>
  listedParty({ id, type, names: [{ text, kind: 'PRIMARY' }] })

const entries = [
  ...LISTED.map(name => entry(name, name)),
  entry(COMPANY, COMPANY, 'ORGANIZATION'),
  entry('Juan Cruz', 'Juan Cruz'),
  entry('Li Wu', 'Li Wu'),
  entry('Ali Trading Ltd', 'Ali Trading Ltd', 'ORGANIZATION'),
  entry('Kim Jong Un', 'Kim Jong Un'),
]
const index = createSearching(buildIndex(entries.map(each => ({ reference: each.id, entry: each }))))
const found = (name: string, type?: EntryType, isThorough = true): IndexHit[] =>
  search(index, partyNamed(name, type && { type }), { isThorough, threshold: DEFAULT_POLICY.minScore })

/** Outcome of a payment to a party with this name, searched as a person and as an organisation. */
function outcomeOf(name: string): string {
  const hits = (['INDIVIDUAL', 'ORGANIZATION'] as const)
    .flatMap(type => found(name, type))
    .map(({ reference, isIndirect, ...comparison }) => ({
      source: 'UN_CONSOLIDATED' as const,
      entryId: reference,
      comparison,
      ...(isIndirect && { isIndirect }),
    }))
  return decideScreening({
    searched: {
      isWhole: isFullyReadable(name),
      parties: [{ party: { role: 'RECIPIENT', name }, hits, isCut: false }],
      versions: {},
      sources: [],
      missing: [],
    },
    policy: DEFAULT_POLICY,
    entries: new Map(entries.map(each => [keyOf({ source: 'UN_CONSOLIDATED', entryId: each.id }), each])),
    known: [],
    isDenied: false,
    needsRelease: false,
    releasedMatchIds: [],
    isAllowed: () => false,
  }).outcome
}
const isStopped = (name: string): readonly [string, boolean] => [name, outcomeOf(name) !== 'CLEAR']

const character = (from: RegExp) =>
  fc
    .integer({ min: 0x20, max: 0x1faff })
    .filter(code => !(code >= 0xd800 && code <= 0xdfff))
    .map(code => String.fromCodePoint(code))
    .filter(each => from.test(each))
const sign = fc.oneof(
  fc.constantFrom(
    ...'+@$*_|~^=<>#!?;:"%&/()[]{}\\.,-\'` ',
    '😀',
    '👩‍👩‍👧',
    '️⃣',
    '•',
    '・',
    '·',
    '\u202e',
    '\u200b',
    '\u00a0',
    '1',
    '٣',
    '™',
    '℅',
    '🅰',
    '①',
    'ー',
    'ǃ',
    'ˈ',
  ),
  character(/[\p{S}\p{P}\p{Z}]/u),
  character(/[\p{N}\p{Cf}]/u),
)
const other = fc.constantFrom(
  'Ada',
  'Obi',
  'Maria',
  'Grete',
  'Selwyn',
  'Harrowgate',
  'Ottilienne',
  'Okafor',
  'Jens',
  'Petersen',
  'de',
  'la',
  'Dr',
  'Lagos',
  'Trading',
)
const cases = fc.constantFrom<(text: string) => string>(
  text => text,
  text => text.toUpperCase(),
  text => text.toLowerCase(),
  text =>
    [...text].map((letter, at) => (at % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())).join(''),
)
const turned = fc.constantFrom<(text: string) => string>(
  text => text,
  text => [...text].toReversed().join(''),
  text => `\u202e${[...text].toReversed().join('')}`,
  text => `\u202e${[...text].toReversed().join('')}\u202c`,
)

const between = (text: string, signs: readonly string[]): string =>
  text
    .split(' ')
    .map((word, place) =>
      [...word]
        .map((letter, at) => (at === 0 ? letter : `${signs[(at + place) % signs.length]!}${letter}`))
        .join(''),
    )
    .join(' ')

test('a payment to a listed name with any printable sign between its letters is never clear, in any case and direction', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LISTED), sign, cases, turned, (listed, one, inCase, turn) => {
      const name = turn(between(inCase(listed), [one]))

      expect(isStopped(name)).toEqual([name, true])
    }),
    { numRuns: 300 },
  )
})

test('a payment to a listed name with several signs in it and other words around it is never clear', () => {
  const words = fc.array(other, { maxLength: 8 })
  fc.assert(
    fc.property(
      fc.constantFrom(...LISTED),
      fc.array(sign, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      cases,
      turned,
      words,
      words,
      (listed, signs, isHidden, inCase, turn, before, after) => {
        const name = [
          ...before,
          turn(isHidden ? between(inCase(listed), signs) : inCase(listed)),
          ...after,
        ].join(' ')

        expect(isStopped(name)).toEqual([name, true])
      },
    ),
    { numRuns: 300 },
  )
})

test('a payment to a listed name in single letters without word boundaries is never clear', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LISTED),
      fc.constantFrom(' ', '  ', '-', '. ', ' 7 '),
      fc.array(other, { maxLength: 3 }),
      (listed, gap, after) => {
        const name = [[...listed.replaceAll(' ', '')].join(gap), ...after].join(' ')

        expect(isStopped(name)).toEqual([name, true])
      },
    ),
    { numRuns: 60 },
  )
})

test("other people's names, however many, hold no payment", () => {
  for (const name of [
    'Ottilienne Grete Selwyn Harrowgate',
    'Maria de la Cruz Okafor',
    'Jens Octavian Petersen',
    'Kvendrel Okafor',
    'Grete Zorblaks Obi Ada',
  ])
    expect([name, outcomeOf(name)]).toEqual([name, 'CLEAR'])
})

test.each([
  ['Ada Octavian Bracken Obi Grete Selwyn', 'HELD'],
  ['Ada Bracken Obi Grete Octavian Selwyn', 'HELD'],
  ['nekcarB naivatcO', 'HELD'],
  ['Ada Thrandolessa Obi Grete', 'HELD'],
  ['Grete Kim Jong Un Selwyn Obi Petersen', 'HELD'],
  ['Octavian Bracken', 'BLOCKED'],
  ['O+c+t+a+v+i+a+n B*r*a*c*k*e*n', 'BLOCKED'],
  ['\u202enekcarB naivatcO', 'BLOCKED'],
])('the reading of %j decides: %s', (name, outcome) => {
  expect(outcomeOf(name)).toBe(outcome)
})

test.each([
  ['two words of eight letters in another order', 'Cruz Obi Juan Grete Selwyn Ada'],
  ['two short words', 'Grete Li Wu Obi Selwyn Ada Petersen'],
  ['separate syllables', 'Un Grete Kim Selwyn Jong Obi Ada'],
])('%s within a longer name are a coincidence', (_, name) => {
  expect(outcomeOf(name)).toBe('CLEAR')
})

test('generic words and a legal form do not identify an organisation', () => {
  expect(found('Ali Hassan General Trading Ltd', 'ORGANIZATION')).toEqual([])
  expect(
    found('Grete Selwyn Quellwarden Shipping Lagos', 'ORGANIZATION').map(({ reference }) => reference),
  ).toEqual([COMPANY])
})

test('a listed name among other words is POSSIBLE, with lines that add up, and only in a thorough search', () => {
  const [hit] = found('Ada Octavian Bracken Obi Grete Selwyn')

  expect(hit).toMatchObject({
    score: 84,
    strength: 'POSSIBLE',
    isIndirect: true,
    evidence: [
      { feature: 'NAME', points: 100 },
      { feature: 'NAME_QUALITY', points: -16 },
    ],
  })
  expect(found('Ada Octavian Bracken Obi Grete Selwyn', 'INDIVIDUAL', false)).toEqual([])
})

test('a name read backwards is marked as such, also in a comparison, and is never EXACT', () => {
  for (const { evidence, strength, score } of [
    found('nekcarB naivatcO')[0]!,
    compareParties(partyNamed('nekcarB naivatcO'), entry('x', 'Octavian Bracken')),
  ]) {
    expect([score, strength]).toEqual([100, 'STRONG'])
    expect(evidence.at(-1)!.text).toBe('The name was read backwards.')
  }
})

test('syllables in another order are another name, not one read backwards', () => {
  expect(
    compareParties(partyNamed('\uc740\uc815 \uae40'), entry('x', '\uae40 \uc815\uc740')).evidence.at(-1)!
      .text,
  ).not.toBe('The name was read backwards.')
})

test.each([
  ['', false],
  ['---', false],
  ['12345', false],
  ['\u{1f600}', false],
  ['\u{12000}\u{12001}', false],
  ['Ada \u{12000}\u{12001}', false],
  ['Ada \u0378', false],
  ['Ada \ue000', false],
  ['x'.repeat(41), false],
  ['Ada '.repeat(25), false],
  ['Ada Obi', true],
  ['Ada - Obi 3', true],
  ['\u30de\u30ea\u30fc', true],
  ['\u0e2a\u0e21\u0e0a\u0e32\u0e22', true],
  ["M'Betibangui", true],
])('%j can be read in full: %s', (name, isReadable) => {
  expect(isFullyReadable(name)).toBe(isReadable)
})
