import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compilePattern } from '../../../subgraphs/compliance/risk/pattern.ts'

/** Parts of patterns that mean the same to JavaScript's own engine, which goes back where it must. */
const atom = fc.constantFrom('a', 'b', '.', '\\d', '\\w', '\\s', '[ab]', '[^a]', '[a-c]', '\\.', '(?:ab)', '(a|b)', '(?:a|bc|)', '')
const repeat = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?')
const piece = fc.tuple(atom, repeat).map(([what, times]) => (what === '' ? '' : what + times))
const pattern = fc.tuple(fc.constantFrom('', '^'), fc.array(piece, { maxLength: 5 }), fc.constantFrom('', '$', '|b', '|^c$')).map(([start, pieces, end]) => start + pieces.join('') + end)

test('a pattern finds what JavaScript\'s own engine finds', () => {
  fc.assert(fc.property(pattern, fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '.'), maxLength: 12 }), (written, text) => {
    expect(compilePattern(written).matches(text)).toBe(new RegExp(written).test(text))
  }), { numRuns: 1_000 })
})

test('case matters unless the pattern says otherwise', () => {
  expect(compilePattern('straße').matches('STRASSE')).toBe(false)
  expect(compilePattern('(?i)OFFSHORE|[x-z]hell').matches('an offShore bank')).toBe(true)
  expect(compilePattern('(?i)[a-c]+$').matches('xABC')).toBe(true)
  expect(compilePattern('Ж.З').matches('ЖИЗ')).toBe(true)
})

test('no expression takes long, whatever is written and looked at', () => {
  const before = process.cpuUsage()
  for (const written of ['(a+)+$', '(a|a)*b', '(a*)*(a*)*b', '(.*.*.*)*x', 'a{50}a{50}a{50}$', '([a-z]+)*@']) compilePattern(written).matches('a'.repeat(100_000))
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(2_000_000)
})

test.each([
  '(', ')', 'a)', '[a', '*a', 'a**', 'a{3', 'a{3,1}', 'a{101}', '{', '\\', '\\1', '\\b', '(?=a)', '(?<a>b)', '[b-a]', '(((a{100}){100}){100})', '((((){100}){100}){100}){100}', 'x'.repeat(201), '+', '|*',
])('%s is refused when it is written', written => {
  expect(() => compilePattern(written)).toThrow(expect.objectContaining({ code: 'MALFORMED_PATTERN' }))
})

test('whatever is written is either understood or refused, at once', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'ab01.*+?{}()[]|^$\\,-'), maxLength: 30 }), fc.string({ maxLength: 20 }), (written, text) => {
    try {
      compilePattern(written).matches(text)
    } catch (error) {
      expect(error).toMatchObject({ code: 'MALFORMED_PATTERN' })
    }
  }), { numRuns: 2_000 })
})
