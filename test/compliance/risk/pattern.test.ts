import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compilePattern } from '#compliance/risk/pattern.ts'

test('a pattern finds its text anywhere, in any script', () => {
  expect(compilePattern('off-?shore|shell').matches('A shell company')).toBe(true)
  expect(compilePattern('^\\p{Lu}{2}\\d+$').matches('GB0042')).toBe(true)
  expect(compilePattern('^\\p{Lu}{2}\\d+$').matches('GB0042X')).toBe(false)
})

test('case matters unless the pattern ignores it', () => {
  expect(compilePattern('straße').matches('STRASSE')).toBe(false)
  expect(compilePattern('(?i)OFFSHORE|[x-z]hell').matches('an offShore bank')).toBe(true)
  expect(compilePattern('(?i)[a-c]+$').matches('xABC')).toBe(true)
  expect(compilePattern('Ж.З').matches('ЖИЗ')).toBe(true)
})

test('no expression takes long, for any pattern and text', () => {
  const begunMs = performance.now()
  for (const written of [
    '(a+)+$',
    '(a|a)*b',
    '(a*)*(a*)*b',
    '(.*.*.*)*x',
    'a{50}a{50}a{50}$',
    '([a-z]+)*@',
    '(?:a?){95}a{95}',
    '(?i)\\PL{290}',
  ])
    compilePattern(written).matches('a'.repeat(100_000))

  // Milliseconds with linear matching; with backtracking these expressions would never end.
  expect(performance.now() - begunMs).toBeLessThan(20_000)
})

test('only the beginning of a long text is matched', () => {
  expect(compilePattern('b').matches(`${'a'.repeat(999)}b`)).toBe(true)
  expect(compilePattern('b').matches(`${'a'.repeat(1_000)}b`)).toBe(false)
})

test.each([
  '(',
  ')',
  'a)',
  '[a',
  '*a',
  'a**',
  'a{3,1}',
  'a{301}',
  '\\',
  '\\1',
  '(?=a)',
  '[b-a]',
  '(((a{100}){100}){100})',
  '((((){100}){100}){100}){100}',
  'x'.repeat(201),
  '+',
  '|*',
  'a{50}'.repeat(7),
])('%s is rejected when the rule is saved', written => {
  expect(() => compilePattern(written)).toThrow(expect.objectContaining({ code: 'MALFORMED_PATTERN' }))
})

test('any pattern is either compiled or rejected, quickly', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ab01.*+?{}()[]|^$\\,-'), maxLength: 30 }),
      fc.string({ maxLength: 20 }),
      (written, text) => {
        try {
          compilePattern(written).matches(text)
        } catch (error) {
          expect(error).toMatchObject({ code: 'MALFORMED_PATTERN' })
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
