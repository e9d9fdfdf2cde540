import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nameKey } from '#compliance/rules/name-key.ts'

const name = fc.string({ unit: 'grapheme', maxLength: 60 })

test.each([
  ['Blocked Person', 'PERSON, blocked'],
  ['José Ángel Nuñez', 'Nunez Jose Angel'],
  ["O'Brien", 'obrien'],
  ['O’Brien', 'OBrien'],
  ['Al-Amin', 'al amin'],
  ['Groß', 'GROSS'],
  ['GROẞ', 'gross'],
  ['ΟΔΟΣ', 'οδος'],
  ['Ｂｌｏｃｋｅｄ　Ｐｅｒｓｏｎ', 'Blocked Person'],
  ['  Blocked \t Person. ', 'Blocked Person'],
  ['Bloc\u200bked Per\u00adson', 'Blocked Person'],
  ['\u2066Blocked\u2069 P\u2060e\ufe0fr\u3164son', 'Blocked Person'],
])('%s and %s are the same name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test('names that differ in a letter have different keys', () => {
  expect(nameKey('Blocked Person')).not.toBe(nameKey('Blocked Persons'))
  expect(nameKey('Blocked')).not.toBe(nameKey('Blocked Person'))
})

test('a name without letters and digits has no key', () => {
  expect(nameKey('-- !! --')).toBe('')
})

test('neither case nor the order of the words changes a key', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), words => {
      const key = nameKey(words.join(' '))

      expect(nameKey([...words].reverse().join('  '))).toBe(key)
      expect(nameKey(words.join(' ').toUpperCase())).toBe(key)
      expect(nameKey(words.join(' ').toLowerCase())).toBe(key)
    }),
  )
})

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(name, text => {
      expect(nameKey(nameKey(text))).toBe(nameKey(text))
    }),
    { examples: [['\u{1d747}']] },
  )
})
