import { expect, test } from '@jest/globals'
import {
  convertingWriter,
  enumWriter,
  listWriter,
  objectWriter,
  objectWriterWithoutNulls,
  writeBoolean,
  writeExactNumber,
  writeNumber,
  writeText,
} from '#rest-adapter/json-writers.ts'

test.each([
  '',
  'plain',
  'é 中 \u{1f600}',
  'a "quote"',
  'a \\ backslash',
  '\0\b\t\n\f\r\u001f',
  '\u007f\u0080',
  '\u2028\u2029',
  '\ud800',
  'a\udfff',
  '\udc00\ud800',
  'end\ud7ff\ue000\uffff',
])('text is written as JSON.stringify writes it: %j', text => {
  expect(writeText(text)).toBe(JSON.stringify(text))
})

test.each([7, -0, 1e21, 5e-324, NaN, -Infinity, true, { a: 1 }, ['a']])(
  'a value of another type than expected is written as JSON.stringify writes it: %p',
  value => {
    const expected = JSON.stringify(value)

    expect([writeText(value), writeNumber(value), writeBoolean(value)]).toEqual([
      expected,
      expected,
      expected,
    ])
  },
)

test('exact numbers keep every digit', () => {
  for (const digits of [
    '90071992547409.93',
    '-0.00',
    '0',
    '100.50',
    '123456789012345678901234567890.1',
    '1e5',
  ])
    expect(writeExactNumber(digits)).toBe(digits)
})

test.each(['', '01', '1.', 'abc', '{}', ' 1', '1,"admin":true'])(
  'text that is no number never becomes part of the response: %j',
  text => {
    expect(() => writeExactNumber(text)).toThrow(SyntaxError)
  },
)

test('enum values have their names in the response', () => {
  const write = enumWriter(new Map([['FIXED_DEPOSIT', 'fixed_deposit']]))

  expect([write('FIXED_DEPOSIT'), write('UN"KNOWN')]).toEqual(['"fixed_deposit"', '"UN\\"KNOWN"'])
})

test('missing items of a list are null', () => {
  const write = listWriter(writeText)

  expect([write([]), write(['']), write([null, 'a', undefined])]).toEqual(['[]', '[""]', '[null,"a",null]'])
})

const members = [
  { key: 'first', name: 'first_name', write: writeText },
  { key: 'second', name: 'a "name"', write: writeNumber },
  { key: 'third', name: 'third', write: listWriter(writeBoolean) },
]

test.each([
  { first: 'Ada', second: 1, third: [true] },
  { first: null, second: null, third: [] },
  { second: 0 },
  { third: [null, false] },
  {},
])('an object has its members in order, with null or without the missing ones: %j', value => {
  const { first = null, second = null, third = null }: Partial<Record<string, unknown>> = value
  const complete = { first_name: first, 'a "name"': second, third }
  const present = Object.fromEntries(Object.entries(complete).filter(([, each]) => each !== null))

  expect(objectWriter(members)(value)).toBe(JSON.stringify(complete))
  expect(objectWriterWithoutNulls(members)(value)).toBe(JSON.stringify(present))
})

test('an object of nothing is empty', () => {
  expect([objectWriter([])({ a: 1 }), objectWriterWithoutNulls([])({ a: 1 })]).toEqual(['{}', '{}'])
})

test('a converted value is written as JSON.stringify writes it', () => {
  const write = convertingWriter(value => [value, null])

  expect([write('"'), convertingWriter(undefined)({ a_b: ['\u2028'] })]).toEqual([
    '["\\"",null]',
    '{"a_b":["\u2028"]}',
  ])
})
