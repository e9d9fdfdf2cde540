import { expect, test } from '@jest/globals'
import { withValues } from '#rest-adapter/given-value.ts'

const givenValueAt = (field: string, given: { body?: string; params?: object; query?: object }): string =>
  JSON.stringify(
    withValues(
      [{ field, reason: 'is wrong' }],
      {
        params: {},
        query: {},
        ...given,
        body: given.body === undefined ? undefined : Buffer.from(given.body),
      },
      'number',
    )[0]!.value,
  )

test.each([
  ['amount', '{"amount":90071992547409.93000}', '90071992547409.93000'],
  ['amount', '{"amount":1e400}', '1e400'],
  ['items[1].amount', '{"items":[{"amount":1},{"amount":-0.10}]}', '-0.10'],
  ['narration', '{"narration":"\\ud800 \\u0000"}', '"\\ud800 \\u0000"'],
  ['atomic', '{"atomic":true}', 'true'],
])('an error repeats %s of %s exactly', (field, body, value) => {
  expect(givenValueAt(field, { body })).toBe(value)
})

test.each([
  ['nothing', 'amount', '{}'],
  ['a list', 'items', '{"items":[1]}'],
  ['an object', 'address', '{"address":{"city":"Lagos"}}'],
  ['a long text', 'narration', `{"narration":"${'x'.repeat(256)}"}`],
  ['a long number', 'amount', `{"amount":${'9'.repeat(256)}}`],
  ['a property of every object', 'constructor', '{"amount":1}'],
  ['a path deeper than the body', 'amount.value', '{"amount":1}'],
  ['an invalid body', 'amount', '{"amount":1'],
  ['the body itself', '', '{"amount":1}'],
])('%s is reported as null', (_, field, body) => {
  expect(givenValueAt(field, { body })).toBe('null')
})

test('path and query parameters are reported too', () => {
  expect([
    givenValueAt('id', { params: { id: 'x' } }),
    givenValueAt('limit', { query: { limit: '0' } }),
    givenValueAt('limit', { query: { limit: ['1', '2'] } }),
  ]).toEqual(['"x"', '"0"', 'null'])
})

test.each([
  ['number', '50.00'],
  ['text', '"50.00"'],
] as const)('the amount of an issue is written as money in place of a given value: as %s', (money, value) => {
  const issue = { field: 'dailyLimit', reason: 'is 60.00 NGN', amount: '50.00' }

  const [{ value: shown } = { value: null }] = withValues(
    [issue],
    { params: {}, query: {}, body: Buffer.from('{"dailyLimit":1}') },
    money,
  )

  expect(JSON.stringify(shown)).toBe(value)
})
