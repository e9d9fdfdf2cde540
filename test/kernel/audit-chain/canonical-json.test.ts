import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { canonicalJson } from '#kernel/audit-chain/canonical-json.ts'

test('members are sorted by their UTF-16 code units, at every depth, without whitespace', () => {
  expect(canonicalJson({ b: [1, { z: null, a: true }], a: 'é\n', '€': 1e21, A: -0 })).toBe(
    '{"A":0,"a":"é\\n","b":[1,{"a":true,"z":null}],"€":1e+21}',
  )
})

test('the text does not depend on the order of members, and reads back as the same value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), value => {
      const reversed = Object.fromEntries(Object.entries(value).reverse())

      expect(canonicalJson(reversed)).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
