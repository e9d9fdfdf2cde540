import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { verdictOn, verdictUnsent, type Tried } from '#webhooks/rules/verdict.ts'

const at = new Date('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000
const tried: Tried = { service: 'remittance', retries: 0, number: 1, at, delayScale: 1, random: 0 }
const responseWith = (
  status: number,
  headers: Record<string, string> = {},
  excerpt = '',
): Parameters<typeof verdictOn>[0] => ({ response: { status, headers, excerpt } })

test.each([200, 201, 202, 204, 299])('%d is success', status => {
  expect(verdictOn(responseWith(status), tried)).toMatchObject({
    status: 'DELIVERED',
    dueAt: null,
    receiver: 'healthy',
    responseStatus: status,
    failure: null,
  })
})

test.each([
  [199, 'status'],
  [301, 'redirect'],
  [302, 'redirect'],
  [307, 'redirect'],
  [400, 'status'],
  [404, 'status'],
  [500, 'status'],
])('%d is a failure that is tried again', (status, failure) => {
  expect(
    verdictOn(responseWith(status, { location: 'https://elsewhere.example/', 'retry-after': '3600' }), tried),
  ).toMatchObject({
    status: 'PENDING',
    dueAt: new Date(at.getTime() + MINUTE),
    retries: 1,
    receiver: 'failing',
    failure,
  })
})

test('410 fails the delivery at once, 429 and 503 can delay the retry, and the sixth failure is the last', () => {
  const later = new Date(at.getTime() + 3_600_000)

  expect(verdictOn(responseWith(410), tried)).toMatchObject({
    status: 'FAILED',
    dueAt: null,
    receiver: 'gone',
  })
  expect(verdictOn(responseWith(429, { 'retry-after': '3600' }), tried)).toMatchObject({
    status: 'PENDING',
    dueAt: later,
  })
  expect(verdictOn(responseWith(503, { 'retry-after': '3600' }), tried)).toMatchObject({
    status: 'PENDING',
    dueAt: later,
  })
  expect(verdictOn({ failure: 'timeout', message: 'too late' }, { ...tried, retries: 5 })).toMatchObject({
    status: 'FAILED',
    dueAt: null,
    retries: 6,
    failure: 'timeout',
  })
  expect(verdictOn(responseWith(503, { 'retry-after': '3600' }), { ...tried, retries: 5 })).toMatchObject({
    status: 'FAILED',
    dueAt: null,
  })
})

test('an attempt that never reached the receiver does not count against it', () => {
  expect(verdictUnsent('stopped', tried)).toMatchObject({
    status: 'PENDING',
    dueAt: at,
    retries: 0,
    receiver: 'unknown',
    failure: 'stopped',
  })
  expect(verdictUnsent('not_sent', tried)).toMatchObject({
    status: 'PENDING',
    retries: 0,
    receiver: 'unknown',
  })
  expect(
    [1, 2, 4, 9, 1_000].map(
      number => (verdictUnsent('not_sent', { ...tried, number }).dueAt!.getTime() - at.getTime()) / 1_000,
    ),
  ).toEqual([10, 20, 80, 2_560, 2_560])
  expect(verdictUnsent('erased', tried)).toMatchObject({ status: 'FAILED', dueAt: null, receiver: 'unknown' })
})

test('any response can be stored: at most a thousand characters of text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), excerpt => {
      const { responseBody } = verdictOn(responseWith(500, {}, `\u0000\u0007${excerpt}\ud800`), tried)
      expect(responseBody!.length).toBeLessThanOrEqual(1_000)
      expect(responseBody!.isWellFormed()).toBe(true)
      // eslint-disable-next-line no-control-regex
      expect(responseBody).not.toMatch(/[\u0000-\u0008\u007f]/)
    }),
  )
})
