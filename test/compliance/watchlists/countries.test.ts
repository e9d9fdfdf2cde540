import { expect, test } from '@jest/globals'
import { countryCode, countryOfPlace } from '#compliance/watchlists/countries.ts'

test.each([
  ['Korea, North', 'KP'],
  ["Democratic People's Republic of Korea", 'KP'],
  ['北朝鮮', 'KP'],
  ['Republic of Korea', 'KR'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Iranian', 'IR'],
  ['Congo, Democratic Republic of the', 'CD'],
  ['Congo', 'CG'],
  ['Guinea', 'GN'],
  ['Guinea-Bissau', 'GW'],
  ['Niger', 'NE'],
  ['Nigeria', 'NG'],
  ['Dominica', 'DM'],
  ['Dominican Republic', 'DO'],
  ['Russian Federation', 'RU'],
  ['Russia / Russie', 'RU'],
  ['Viet Nam', 'VN'],
  ['Türkiye', 'TR'],
  ['Turkey', 'TR'],
  ['Burma', 'MM'],
  ["Côte d'Ivoire", 'CI'],
  ['Bahamas, The', 'BS'],
  ['Saint Kitts and Nevis', 'KN'],
  ['Virgin Islands, British', 'VG'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['uk', 'GB'],
  ['us', 'US'],
  ['US', 'US'],
  ['State of Palestine', 'PS'],
  ['Kosovo', 'XK'],
  ['South Sudan', 'SS'],
  ['Sudan', 'SD'],
  ['Samoa', 'WS'],
  ['アフガニスタン', 'AF'],
  ['ALGERIA', 'DZ'],
])('%s is %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

test.each([
  'Soviet Union',
  'USSR',
  'Yugoslavia',
  'Serbia and Montenegro',
  'EU',
  'XX',
  '00',
  'Undetermined',
  'Region: Crimea',
  '',
])('%s is not a country', text => {
  expect(countryCode(text)).toBeUndefined()
})

test('the country of a place is its last part', () => {
  expect([
    countryOfPlace('Culiacan, Sinaloa, Mexico'),
    countryOfPlace('Pyongyang, Korea, North'),
    countryOfPlace('Umm Tuba'),
  ]).toEqual(['MX', 'KP', undefined])
})
