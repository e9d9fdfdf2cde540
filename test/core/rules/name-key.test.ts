import { expect, test } from '@jest/globals'
import { nameKey } from '#core/rules/name-key.ts'

test.each([
  ['Ada Obi', 'ada obi'],
  ['  ÀDÉ-Ọlá  O’Brien ', 'ade ola obrien'],
  ['Straße AG & Co. 24', 'strasse ag co 24'],
  ['***', ''],
  ['ＡＤＡ', 'ada'],
  ['Σίσυφος', 'σισυφοσ'],
])('the search key of %j is %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
  expect(nameKey(key)).toBe(key)
})
