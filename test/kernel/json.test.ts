import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LosslessNumber } from 'lossless-json'
import { Refusal } from '#kernel/refusals.ts'
import { JSON_LIMITS, parseBody } from '#kernel/json.ts'

const parse = (text: string): unknown => parseBody(Buffer.from(text))
const members = (count: number): string =>
  Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')

test('numbers keep the digits that were sent', () => {
  const body = parse('{"amount":90071992547409.930,"list":[1e2]}') as {
    amount: LosslessNumber
    list: LosslessNumber[]
  }

  expect([body.amount.value, body.list[0]!.value]).toEqual(['90071992547409.930', '1e2'])
})

test.each([
  ['an empty body', ''],
  ['a list', '[]'],
  ['text', '"a"'],
  ['a number', '1'],
  ['null', 'null'],
  ['text after the object', '{"a":1} x'],
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
  ['an unfinished object', '{"a":1'],
  ['an unfinished list', '{"a":[1'],
  ['a line end in a text', '{"a":"\n"}'],
  ['a key that is no text', '{1:1}'],
  ['no colon', '{"a" 1}'],
  ['a comma for a colon', '{"a",1}'],
  ['half a keyword', '{"a":tru}'],
  ['a keyword with a suffix', '{"a":nulls}'],
  ['a blank that JSON does not know', '{\u00a0}'],
])('%s is refused as malformed', (_, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'MALFORMED_JSON', kind: 'invalid' }))
})

test.each([
  ['one key too many in all', `{"list":[{${members(JSON_LIMITS.values - 1)}}]}`, undefined],
  ['one value too many in all', `{"list":[${'1,'.repeat(JSON_LIMITS.values - 1)}1]}`, undefined],
  ['more values than a route with room for more takes', `{"list":[${'1,'.repeat(49_999)}1]}`, 50_000],
  ['more different keys than any route takes', `{${members(JSON_LIMITS.keys + 1)}}`, 50_000],
])('%s is too large, and not malformed', (_, text, valuesMax) => {
  expect(() => parseBody(Buffer.from(text), valuesMax)).toThrow(
    expect.objectContaining({ code: 'BODY_TOO_LARGE', kind: 'invalid' }),
  )
})

test('bytes that are not UTF-8 are refused as malformed', () => {
  expect(() => parseBody(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toThrow(
    expect.objectContaining({ code: 'MALFORMED_JSON' }),
  )
})

test('harmless keys and texts that resemble dangerous ones are accepted', () => {
  expect(parse('{"constructor":"Lada","prototype":"one","text":"__proto__ \\"a\\": 1, \\"a\\": 2"}')).toEqual(
    { constructor: 'Lada', prototype: 'one', text: '__proto__ "a": 1, "a": 2' },
  )
})

test('bodies at the limit of values and with a thousand transfers are accepted', () => {
  const transfers = Array.from({ length: 1_000 }, (_, index) =>
    Object.fromEntries(
      ['quote', 'recipient', 'amount', 'currency', 'purpose', 'source', 'reference', 'note'].map(name => [
        name,
        `${name} ${index}`,
      ]),
    ),
  )

  expect(Object.keys(parse(`{${members(JSON_LIMITS.values)}}`) as object)).toHaveLength(JSON_LIMITS.values)
  expect(
    (parse(`{"list":[${'1,'.repeat(JSON_LIMITS.values - 2)}1]}`) as { list: unknown[] }).list,
  ).toHaveLength(JSON_LIMITS.values - 1)
  expect(parse(JSON.stringify({ transfers }))).toEqual({ transfers })
})

test('64 levels of nesting are accepted', () => {
  expect(() => parse(`{"a":${'['.repeat(63)}${']'.repeat(63)}}`)).not.toThrow()
})

test('an object round-trips through JSON.stringify', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string(),
        fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
      ),
      value => {
        fc.pre(!Object.hasOwn(value, '__proto__'))

        expect(parse(JSON.stringify(value))).toEqual({ ...value })
      },
    ),
  )
})

const plain = (value: unknown): unknown => {
  if (value instanceof LosslessNumber) return Number(value.value)
  if (Array.isArray(value)) return value.map(plain)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
    : value
}

const jsonOrNone = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('accepts exactly the objects JSON.parse accepts, and rejects everything else', () => {
  const written = fc
    .jsonValue({ maxDepth: 4, noUnicodeString: false })
    .map(value => JSON.stringify({ value }, null, 1))
  const altered = fc
    .tuple(
      written,
      fc.nat(),
      fc.constantFrom('', '"', '\\', ',', '}', ']', '1', '-', '.', 'e', ' ', '\u00a0', '\n', 'u', ':'),
    )
    .map(([text, at, by]) => text.slice(0, at % text.length) + by + text.slice((at % text.length) + 1))

  fc.assert(
    fc.property(
      fc.oneof(written, altered).map(text => text.toWellFormed()),
      text => {
        const expected = jsonOrNone(text)
        const found = ((): unknown => {
          try {
            return plain(parse(text))
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal)
            return String((error as Error).message)
          }
        })()
        if (expected === undefined) expect(typeof found).toBe('string')
        // Only the platform's parser rejects duplicate keys and prototype keys.
        else if (typeof found !== 'string') expect(found).toEqual(expected)
        else expect(found).toMatch(/twice|not permitted|one JSON object/)
      },
    ),
    { numRuns: 5000 },
  )
})

const likeJson = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '\\u00',
      'a',
      '1',
      '-',
      'e',
      '.',
      'null',
      ' ',
      '__proto__',
      '\ud800',
    ),
  )
  .map(parts => Buffer.from(parts.join('')))

test('arbitrary bytes never cause an error other than a refusal', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array().map(bytes => Buffer.from(bytes)),
        likeJson,
      ),
      bytes => {
        try {
          parseBody(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      },
    ),
    { numRuns: 3000 },
  )
})
