import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compareParties } from '#compliance/matching/compare.ts'
import type { Comparison, MatchParty } from '#compliance/matching/kinds.ts'
import type { NameKind, PartialDate } from '#compliance/watchlists/entry.ts'
import { partyNamed } from '#test/compliance/parties.ts'

const NAME = 'Tomasin Quellwarden'
const born = (from: string, to = from, isApproximate = false): PartialDate[] => [
  { from, to, ...(isApproximate && { isApproximate }) },
]
const party = (known: Partial<MatchParty> = {}, name = NAME, kind: NameKind = 'PRIMARY'): MatchParty =>
  partyNamed(name, { names: [{ text: name, kind }], ...known })
const byBirth = (one: PartialDate[], other: PartialDate[], name = 'Tomassin Quelwarden'): Comparison =>
  compareParties(party({ datesOfBirth: one }, name), party({ datesOfBirth: other }))

test('dates of birth count by how well they agree', () => {
  const scores = [
    byBirth(born('1970-03-05'), born('1970-03-05')),
    byBirth(born('1970-03-05'), born('1970-01-01', '1970-12-31')),
    byBirth(born('1970-03-05'), []),
    byBirth(born('1970-03-05'), born('1970-05-03')),
    byBirth(born('1970-03-05'), born('1970-09-21')),
    byBirth(born('1970-03-05'), born('1971-09-21')),
    byBirth(born('1970-03-05'), born('1985-09-21')),
  ].map(({ score }) => score)

  expect(scores).toEqual([...scores].sort((one, other) => other - one))
  expect(new Set(scores).size).toBe(scores.length)
})

test('a namesake of another generation is no match', () => {
  expect(
    compareParties(party({ datesOfBirth: born('1990-01-02') }), party({ datesOfBirth: born('1950-06-07') }))
      .score,
  ).toBeLessThan(70)
})

test.each([
  ['1960-01-01', '1970-01-01', '10 years'],
  ['1959-03-05', '1961-03-05', '2 years'],
  ['1999-06-01', '2000-06-01', 'about a year'],
  ['1999-06-01', '2001-05-31', '2 years'],
  ['1999-06-01', '2001-06-02', '3 years'],
  ['1999-12-31', '2000-01-01', 'about a year'],
  ['1956-02-29', '1964-02-29', '8 years'],
  ['1961-10-03', '1990-03-04', '29 years'],
  ['1970', '1972', '2 years'],
  ['1931', '1961-04-30', '30 years'],
])('births on %s and %s are %s apart, in either order', (one, other, apart) => {
  const dated = (text: string): PartialDate[] =>
    text.length === 4 ? born(`${text}-01-01`, `${text}-12-31`) : born(text)

  for (const found of [byBirth(dated(one), dated(other)), byBirth(dated(other), dated(one))])
    expect(found.evidence[1]!.text).toBe(`The dates of birth are ${apart} apart.`)
})

test('an approximate date has a tolerance', () => {
  expect(byBirth(born('1972-03-05'), born('1970-01-01', '1970-12-31', true)).score).toBeGreaterThan(
    byBirth(born('1972-03-05'), born('1970-01-01', '1970-12-31')).score,
  )
})

test('evidence never raises the score of a poor name', () => {
  const known = {
    datesOfBirth: born('1970-03-05'),
    nationalities: ['DE'],
    gender: 'MALE' as const,
    countries: ['DE'],
  }
  const [bare, full] = [
    compareParties(party({}, 'Octavian Quellwarden'), party()),
    compareParties(party(known, 'Octavian Quellwarden'), party(known)),
  ]

  expect(full.score).toBe(bare.score)
})

test('a weak alias alone is at most POSSIBLE, even if other evidence agrees', () => {
  const found = compareParties(
    party({ datesOfBirth: born('1970-03-05') }),
    party({ datesOfBirth: born('1970-03-05') }, NAME, 'WEAK_ALIAS'),
  )

  expect(found.score).toBeLessThan(85)
  expect(found.strength).toBe('POSSIBLE')
  expect(found.evidence.map(each => each.feature)).toContain('NAME_QUALITY')
})

test('an equal identifier matches under another name, a different IMO number contradicts', () => {
  const identified = (value: string, name: string, type: 'PASSPORT' | 'IMO' = 'PASSPORT'): MatchParty =>
    party({ identifiers: [{ type, value }] }, name)

  expect(
    compareParties(identified('X 123-4567', 'Octavian Brackenfell'), identified('x1234567', NAME)).strength,
  ).toBe('STRONG')
  expect(compareParties(identified('X 123-4567', NAME), identified('x1234567', NAME)).strength).toBe('EXACT')
  expect(
    compareParties(identified('IMO 9123456', NAME, 'IMO'), identified('9123457', NAME, 'IMO')).score,
  ).toBeLessThan(85)
})

test('a wallet is identified by its address in any field, and the address finds its holder', () => {
  const address = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
  const wallet = party({ type: 'WALLET' }, address)
  const holder = party({ identifiers: [{ type: 'WALLET', value: address.toLowerCase() }] })
  for (const [one, other] of [
    [wallet, holder],
    [holder, wallet],
    [wallet, party({ type: 'WALLET' }, address.toLowerCase())],
  ] as const) {
    const found = compareParties(one, other)

    expect([found.strength, found.score]).toEqual(['EXACT', 100])
    expect(found.evidence.map(each => each.feature)).not.toContain('TYPE')
  }
  expect(
    compareParties(party({ type: 'WALLET' }, '1QuellSLRHtKNngkdXEeobR76b53LETtpy'), holder).score,
  ).toBeLessThan(70)
})

test('a ship or aircraft searched by its number alone is found', () => {
  expect(
    compareParties(
      party({ type: 'VESSEL' }, 'IMO 9123456'),
      party({ type: 'VESSEL', identifiers: [{ type: 'IMO', value: '9123456' }] }),
    ).strength,
  ).toBe('EXACT')
  expect(
    compareParties(
      party({ type: 'AIRCRAFT' }, 'qx-abc'),
      party({ type: 'AIRCRAFT', identifiers: [{ type: 'TAIL_NUMBER', value: 'QX-ABC' }] }),
    ).strength,
  ).toBe('EXACT')
})

test.each([
  ['VESSEL', 'IMO', 'IMO 9123456', '9123456'],
  ['AIRCRAFT', 'TAIL_NUMBER', 'qx-abc', 'QX-ABC'],
  ['AIRCRAFT', 'OTHER', '71 386', '71386'],
  ['WALLET', 'WALLET', '1QuellSLRHtKNngkdXEeobR76b53LETtpy', '1QuellSLRHtKNngkdXEeobR76b53LETtpy'],
] as const)('a %s of another name with the same %s is EXACT', (type, kind, value, listedValue) => {
  const [query, listed] = [
    party({ type, identifiers: [{ type: kind, value }] }, 'Octavian'),
    party({ type, identifiers: [{ type: kind, value: listedValue }] }),
  ]

  expect(compareParties(query, listed)).toMatchObject({ strength: 'EXACT', score: 100 })
})

test('an identifier that only supports the match is less than one that proves it', () => {
  const both = { identifiers: [{ type: 'CALL_SIGN' as const, value: 'QXAB7' }] }

  expect(
    compareParties(party({ type: 'VESSEL', ...both }, 'Octavian'), party({ type: 'VESSEL', ...both })),
  ).toMatchObject({ strength: 'STRONG', score: 85 })
})

test('identifiers of two kinds or two countries are two identifiers', () => {
  const one = party(
    { identifiers: [{ type: 'PASSPORT', value: '12345678', country: 'DE' }] },
    'Octavian Brackenfell',
  )

  expect(
    compareParties(one, party({ identifiers: [{ type: 'PASSPORT', value: '12345678', country: 'FR' }] }))
      .score,
  ).toBeLessThan(70)
  expect(
    compareParties(one, party({ identifiers: [{ type: 'TAX_ID', value: '12345678' }] })).score,
  ).toBeLessThan(70)
})

test('strength is exact for the same name without contradiction, and one word alone is not enough', () => {
  expect(compareParties(party(), party()).strength).toBe('EXACT')
  expect(
    compareParties(party({ nationalities: ['DE'] }), party({ nationalities: ['FR'] })).strength,
  ).not.toBe('EXACT')
  expect(compareParties(party({}, 'Quellwarden'), party({}, 'Quellwarden')).strength).toBe('STRONG')
})

test('a different residence is no contradiction', () => {
  expect(compareParties(party({ countries: ['BR'] }), party({ countries: ['DE'] })).score).toBe(
    compareParties(party(), party()).score,
  )
})

test('the points of the evidence add up to the score', () => {
  const events = fc.record({
    type: fc.constantFrom('INDIVIDUAL' as const, 'ORGANIZATION' as const),
    datesOfBirth: fc.constantFrom(
      [],
      born('1970-03-05'),
      born('1971-03-05'),
      born('1970-01-01', '1970-12-31'),
    ),
    nationalities: fc.constantFrom([], ['DE'], ['FR']),
    gender: fc.constantFrom('MALE' as const, 'FEMALE' as const),
    identifiers: fc.constantFrom(
      [],
      [{ type: 'PASSPORT' as const, value: 'X1234567' }],
      [{ type: 'LEI' as const, value: '5299000J2N45DDNE4Y28' }],
    ),
  })
  fc.assert(
    fc.property(
      events,
      events,
      fc.constantFrom(NAME, 'Tomassin Quelwarden', 'T. Quellwarden', 'Octavian Brackenfell'),
      fc.constantFrom<NameKind>('PRIMARY', 'WEAK_ALIAS'),
      (one, other, name, kind) => {
        const { score, evidence } = compareParties(party(one, name), party(other, NAME, kind))

        expect(evidence.reduce((sum, each) => sum + each.points, 0)).toBeCloseTo(score, 6)
      },
    ),
  )
})

test('evidence for never lowers a score and evidence against never raises it, in any order of names', () => {
  const known = party({ datesOfBirth: born('1970-03-05'), nationalities: ['DE'] })
  const names = [
    { text: 'Octavian Brackenfell', kind: 'PRIMARY' as const },
    { text: NAME, kind: 'STRONG_ALIAS' as const },
  ]
  const scores = (query: Partial<MatchParty>): number[] =>
    [names, names.toReversed()].map(each => compareParties(party(query), { ...known, names: each }).score)
  const [alone, agreeing, differing] = [
    scores({}),
    scores({ nationalities: ['DE'] }),
    scores({ nationalities: ['FR'] }),
  ]

  expect(agreeing[0]).toBeGreaterThanOrEqual(alone[0]!)
  expect(differing[0]).toBeLessThan(alone[0]!)
  for (const [one, other] of [alone, agreeing, differing]) expect(one).toBe(other)
})
