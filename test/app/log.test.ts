import { expect, test } from '@jest/globals'
import { createLog } from '#app/log.ts'

function logged(fields: Record<string, unknown>, message = 'something happened'): string {
  let line = ''
  createLog('trace', {
    write: text => {
      line += text
    },
  })(fields, message)
  return line
}

test.each([
  'password',
  'accessToken',
  'accountNumber',
  'iban',
  'phone',
  'email',
  'dateOfBirth',
  'firstName',
  'lastName',
  'name',
  'address',
  'recipientName',
  'account_number',
  'date_of_birth',
  'Phone',
])('%s is redacted at any depth', name => {
  for (const fields of [
    { [name]: 'marker' },
    { a: { [name]: 'marker' } },
    { a: [{ b: { [name]: ['marker'] } }] },
    { a: { b: { c: { [name]: { d: 'marker' } } } } },
  ])
    expect(logged(fields)).toMatch(/^(?!.*marker).*\[redacted\]/)
})

test('fields without personal data stay readable, and cycles are cut', () => {
  const around: Record<string, unknown> = { requestId: 'r-1' }
  around['around'] = around

  expect(
    JSON.parse(logged({ requestId: 'r-1', path: ['a', 0], found: { many: 3, none: null, at: new Date(0) } })),
  ).toMatchObject({
    requestId: 'r-1',
    path: ['a', 0],
    found: { many: 3, none: null, at: '1970-01-01T00:00:00.000Z' },
    msg: 'something happened',
  })
  expect(logged(around)).toContain('[redacted]')
})

test.each([
  'no account DE89370400440532013000',
  'no account de89 3704 0044 0532 0130 00 could be paid',
  'GB29NWBK60161331926819',
  'first\nFR1420041010050500013M02606, then',
  'tried AB12 before DE89 3704 0044 0532 0130 00',
  'call +2348031234567',
  'called\n+447700900123.',
  'key svc_sandbox_whatever',
])('account numbers, phone numbers and keys are removed from a message: %j', message => {
  for (const line of [
    logged({}, message),
    logged({ error: new Error(message) }),
    logged({ error: new Error('x', { cause: new Error(message) }) }),
  ])
    expect(line).not.toMatch(/3704 ?0044|6016133|0101005|8031234567|7700900123|svc_sandbox/)
})

test.each([
  'DE89370400440532013001 has wrong check digits',
  'TXN-7MB3ZPXD',
  '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
  'at 2026-11-21T19:47:46+00:00',
  '1+12345678',
  'de89abc',
])('a message keeps numbers that identify no person: %s', message => {
  expect(JSON.parse(logged({}, message))).toMatchObject({ msg: message })
})
