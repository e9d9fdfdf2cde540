import { expect, test } from '@jest/globals'
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
