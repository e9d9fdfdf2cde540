import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { LosslessNumber } from 'lossless-json'
import { Refusal } from '#kernel/refusals.ts'
import { parseBody } from '#kernel/json.ts'

const parse = (text: string): unknown => parseBody(Buffer.from(text))

test('numbers keep the digits that were sent', () => {
  const body = parse('{"amount":90071992547409.930,"list":[1e2]}') as { amount: LosslessNumber; list: LosslessNumber[] }

  expect([body.amount.value, body.list[0]!.value]).toEqual(['90071992547409.930', '1e2'])
})

test.each([
  ['an empty body', ''],
  ['a list', '[]'],
  ['text', '"a"'],
  ['a number', '1'],
  ['null', 'null'],
  ['what follows the object', '{"a":1} x'],
  ['a comma too many', '{"a":1,}'],
  ['an unquoted key', '{a:1}'],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice with equal values', '{"a":"x","a":"x"}'],
  ['a key twice, once with an escape', '{"a":1,"\\u0061":1}'],
  ['a key twice further in', '{"list":[{"b":{"a":1 , "a"\n: 1}}]}'],
  ['__proto__', '{"__proto__":{"a":1}}'],
  ['__proto__ with an escape', '{"x":[{"\\u005f_proto__":{}}]}'],
  ['constructor.prototype', '{"constructor":{"prototype":{}}}'],
  ['constructor.prototype with escapes', '{"con\\u0073tructor":{"proto\\u0074ype":{}}}'],
  ['65 levels', `{"a":${'['.repeat(64)}${']'.repeat(64)}}`],
  ['half a million levels', '{"a":' + '['.repeat(500_000)],
  ['a byte order mark', '\ufeff{}'],
  ['NaN', '{"a":NaN}'],
  ['a leading zero', '{"a":01}'],
  ['an unfinished escape', '{"a\\'],
  ['an unfinished key', '{"a'],
])('%s is refused as malformed', (_, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'MALFORMED_JSON', kind: 'invalid' }))
})

test('bytes that are not UTF-8 are refused as malformed', () => {
  expect(() => parseBody(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow(expect.objectContaining({ code: 'MALFORMED_JSON' }))
})

test('keys that only look dangerous are keys like any other', () => {
  expect(parse('{"constructor":"Lada","prototype":"one","text":"__proto__ \\"a\\": 1, \\"a\\": 2"}'))
    .toEqual({ constructor: 'Lada', prototype: 'one', text: '__proto__ "a": 1, "a": 2' })
})

test('64 levels are read', () => {
  expect(() => parse(`{"a":${'['.repeat(63)}${']'.repeat(63)}}`)).not.toThrow()
})

test('an object that JSON.stringify wrote is read as it was', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.string()))), value => {
    fc.pre(!Object.hasOwn(value, '__proto__'))

    expect(parse(JSON.stringify(value))).toEqual({ ...value })
  }))
})

const likeJson = fc.array(fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '\\u00', 'a', '1', '-', 'e', '.', 'null', ' ', '__proto__', '\ud800')).map(parts => Buffer.from(parts.join('')))

test('whatever the bytes are, nothing but a refusal is thrown', () => {
  fc.assert(fc.property(fc.oneof(fc.uint8Array().map(bytes => Buffer.from(bytes)), likeJson), bytes => {
    try {
      parseBody(bytes)
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
    }
  }), { numRuns: 3000 })
})
