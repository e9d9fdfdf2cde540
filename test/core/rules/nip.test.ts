import { expect, test } from '@jest/globals'
import { bankOf } from '#core/rules/banks.ts'
import { nipCodes } from '#core/rules/nip-codes.ts'
import { sessionId } from '#core/rules/session-id.ts'

const { meaningOf, verdictOf } = nipCodes

test("a session id has thirty digits: the institution, the time in the tenant's time zone and a number", () => {
  expect(sessionId('000013', new Date('2026-01-31T23:05:09Z'), 'Africa/Lagos', 42n)).toBe(
    '000013260201000509000000000042',
  )
  expect(sessionId('999999', new Date('2026-01-31T12:00:00Z'), 'UTC', 1_000_000_000_001n)).toBe(
    '999999260131120000000000000001',
  )
})

test('an inconclusive response leads to a query, and an ambiguous one leads to a query before any refund', () => {
  expect(['00', '07', '51', '01', '09', '25', '91', 'ZZ'].map(code => verdictOf(code, 'sent'))).toEqual([
    'COMPLETED',
    'FAILED',
    'FAILED',
    'QUERY',
    'QUERY',
    'QUERY',
    'QUERY',
    'QUERY',
  ])
  expect(
    ['21', '26', '34', '35', '94'].map(code => [verdictOf(code, 'sent'), verdictOf(code, 'queried')]),
  ).toEqual(Array(5).fill(['QUERY', 'FAILED']))
  expect([meaningOf('07'), meaningOf('ZZ')]).toEqual(['Invalid account (07)', 'Response code ZZ'])
})

test('a bank is found both by its NIP code and by its CBN code', () => {
  expect([bankOf('000013'), bankOf('058')].map(bank => bank?.name)).toEqual([
    'Guaranty Trust Bank',
    'Guaranty Trust Bank',
  ])
  expect([bankOf('000058'), bankOf('constructor')]).toEqual([undefined, undefined])
})
