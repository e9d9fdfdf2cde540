import { expect, test } from '@jest/globals'
import { compareParties } from '#compliance/matching/compare.ts'
import { buildIndex } from '#compliance/matching/index/build.ts'
import { createSearching } from '#compliance/matching/index/candidates.ts'
import { search } from '#compliance/matching/index/search.ts'
import { listedParty, partyNamed } from '#test/compliance/parties.ts'
import { compare, score } from './compare-names.ts'

test.each([
  ['Kestrelin', 'KESTRELIN GROUP'],
  ['Vorbatex', 'VORBATEX TECHNOLOGIES CO LTD'],
])(
  'a distinctive word alone is a possible match with the word and generic ones: "%s", "%s"',
  (one, other) => {
    expect(compare(one, other, 'ORGANIZATION').strength).toBe('POSSIBLE')
    expect(compare(other, one, 'ORGANIZATION').strength).toBe('POSSIBLE')
  },
)

test('a distinctive word is no match with one that has another distinctive word', () => {
  expect(score('Vorbatex', 'VORBATEX KESTRELIN GROUP', 'ORGANIZATION')).toBeLessThan(70)
  expect(score('Group', 'VORBATEX GROUP', 'ORGANIZATION')).toBeLessThan(70)
})

test.each([
  ["Kestrelin Int'l Mfg", 'Kestrelin International Manufacturing'],
  ['Vorbatex Natl Shpg', 'Vorbatex National Shipping'],
])('abbreviations of generic words are read in full: "%s" is "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeGreaterThanOrEqual(95)
})

test.each(['M/V Ostravelle', 'M.T. Ostravelle', 'MV OSTRAVELLE', 'S/S Ostravelle'])(
  'the prefix of the vessel %s is not part of its name',
  name => {
    expect(score(name, 'Ostravelle', 'VESSEL')).toBeGreaterThanOrEqual(95)
  },
)

test('a registration mark of an aircraft is one word, of which every letter counts', () => {
  expect(score('X', 'UR-QKX', 'AIRCRAFT')).toBeLessThan(70)
  expect(score('UR-QKY', 'UR-QKX', 'AIRCRAFT')).toBeLessThan(70)
  expect(score('ur-qkx', 'UR-QKX', 'AIRCRAFT')).toBe(100)
})

test('every country is a place in the name of a subsidiary', () => {
  const scores = ['Azerbaijan', 'Austria', 'Peru', 'Uruguay', 'Georgia'].map(country =>
    score(`Vorbatex ${country} LLC`, 'Vorbatex LLC', 'ORGANIZATION'),
  )

  expect(new Set(scores).size).toBe(1)
})

test.each([
  ['شركة فوربا للصرافة', 'Forba Exchange Company'],
  ['شرکت کشتیرانی کسترل', 'Kestrel Shipping Company'],
  ['Министерство финансов Острании', 'Ministry of Finance of Ostrania'],
  ['Остравский приборостроительный завод', 'Ostrav Instrument Making Plant'],
  ['星河半导体有限公司', 'Xinghe Semiconductor Co Ltd'],
])('a translated name is found by its generic words and the name between: %s', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeGreaterThanOrEqual(70)
})

const INITIALS: readonly (readonly [string, string])[] = [
  ['VIROSL', 'Vorbatex Islands Republic of Ostrania Shipping Lines'],
  ['Virosl Group Ltd', 'VORBATEX ISLANDS REPUBLIC OF OSTRANIA SHIPPING LINES CO'],
  ['OKPN', 'Ostrania Kestrel Petroleum and Navigation Company LLC'],
]
const listedOrganisation = (name: string) =>
  listedParty({ id: name, type: 'ORGANIZATION', names: [{ text: name, kind: 'PRIMARY' }] })

test.each(INITIALS)(
  'an acronym is a possible match with the name of which it has the initials: %s',
  (one, other) => {
    for (const [query, listed] of [
      [one, other],
      [other, one],
    ] as const) {
      const { strength, evidence } = compare(query, listed, 'ORGANIZATION')
      expect(strength).toBe('POSSIBLE')
      expect(evidence[0]!.text).toBe('One name consists of the initials of the other.')

      const entry = listedOrganisation(listed)
      const index = createSearching(buildIndex([{ reference: 'listed', entry }]))
      expect(
        search(index, partyNamed(query, { type: 'ORGANIZATION' })).map(({ reference }) => reference),
      ).toEqual(['listed'])
    }
  },
)

test('an acronym is at most a possible match, whatever country and type say for it', () => {
  const party = { ...partyNamed('VIROSL', { type: 'ORGANIZATION' }), countries: ['IR'] }
  const listed = { ...partyNamed(INITIALS[0]![1], { type: 'ORGANIZATION' }), countries: ['IR'] }

  expect(compareParties(party, listed)).toMatchObject({ strength: 'POSSIBLE' })
})

test.each([
  ['VIR', 'Vorbatex Islands Republic'],
  ['VIROSX', 'Vorbatex Islands Republic of Ostrania Shipping Lines'],
  ['Virosl Kestrelin', 'Vorbatex Islands Republic of Ostrania Shipping Lines'],
])('three letters, another letter or another word are no acronym of a name: %s', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeLessThan(70)
})

test('the initials of a person are no acronym', () => {
  expect(score('Tqwo', 'Tomasin Quellwarden Wilhelm Octavian', 'INDIVIDUAL')).toBeLessThan(70)
})
