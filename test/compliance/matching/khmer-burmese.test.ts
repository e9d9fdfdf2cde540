import { expect, test } from '@jest/globals'
import { POSSIBLE } from '#compliance/matching/compare.ts'
import { score } from './compare-names.ts'

test.each([
  ['ហ៊ុន សែន', 'Hun Sen'],
  ['កែម សុខា', 'Kem Sokha'],
  ['ម៉ានី សុខា', 'Mani Sokha'],
  ['အောင်ဆန်းစုကြည်', 'Aung San Suu Kyi'],
  ['ဝင်းမြင့်', 'Win Myint'],
  ['သန်းရွှေ', 'Than Shwe'],
  ['မောင်သိန်းစိန်', 'Maung Thein Sein'],
])('%s is found by its Latin name %s, and the other way round', (native, latin) => {
  expect(score(native, latin)).toBeGreaterThanOrEqual(POSSIBLE)
  expect(score(latin, native)).toBeGreaterThanOrEqual(POSSIBLE)
})

test('a foreign name written by sound in Khmer is found', () => {
  expect(score('អេម៉ានុយអែល ម៉ាក្រុង', 'Emmanuel Macron')).toBeGreaterThanOrEqual(POSSIBLE)
})

test.each([
  ['ហ៊ុន សែន', 'Kem Sokha'],
  ['សុខ សុខា', 'Hun Sen'],
  ['ဝင်းမြင့်', 'Win Tin'],
  ['ဝင်းမြင့်', 'Thein Sein'],
  ['အောင်ဆန်းစုကြည်', 'Min Aung Hlaing'],
])('%s is not %s', (native, latin) => {
  expect(score(native, latin)).toBeLessThan(POSSIBLE)
  expect(score(latin, native)).toBeLessThan(POSSIBLE)
})
