import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Service } from '#kernel/principal.ts'
import { isTold, patternsOf } from '../../subgraphs/events/rules/matching.ts'
import { nextAttemptAt } from '../../subgraphs/events/rules/schedule.ts'
import { headersOf } from '../../subgraphs/events/rules/signatures.ts'
import { standingAfter } from '../../subgraphs/events/rules/standing.ts'
import { targetRules } from '../../subgraphs/events/rules/target.ts'
import { verdictOn, verdictUnsent, type Tried } from '../../subgraphs/events/rules/verdict.ts'
import { bodyOf } from '../../subgraphs/events/rules/wording.ts'

const at = new Date('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000
const service = fc.constantFrom<Service>('remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core')

const pausesOf = (of: Service): (number | null)[] => [1, 2, 3, 4, 5, 6].map(retries => {
  const next = nextAttemptAt({ service: of, retries, at, retryAfter: undefined, delayScale: 1, random: 0 })
  return next && (next.getTime() - at.getTime()) / MINUTE
})

test('after 1, 5 and 30 minutes, 2 and 12 hours there is no further attempt; idv\'s last pauses are an hour each', () => {
  expect(pausesOf('remittance')).toEqual([1, 5, 30, 120, 720, null])
  expect(pausesOf('compliance')).toEqual([1, 5, 30, 120, 720, null])
  expect(pausesOf('idv')).toEqual([1, 5, 30, 60, 60, null])
})

test('an attempt is never earlier than the schedule says, and at most a tenth later', () => {
  fc.assert(fc.property(service, fc.integer({ min: 1, max: 5 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.double({ min: 0.001, max: 10, noNaN: true }), (of, retries, random, delayScale) => {
    const parts = { service: of, retries, at, retryAfter: undefined, delayScale }
    const scheduledMs = nextAttemptAt({ ...parts, random: 0 })!.getTime() - at.getTime()
    const pauseMs = nextAttemptAt({ ...parts, random })!.getTime() - at.getTime()
    expect(pauseMs).toBeGreaterThanOrEqual(scheduledMs)
    expect(pauseMs).toBeLessThanOrEqual(Math.ceil(scheduledMs * 1.1) + 1)
  }))
})

test.each([
  ['seconds', '600', 10],
  ['a date', 'Sat, 21 Nov 2026 12:20:00 GMT', 20],
  ['more than half a day', '999999999999', 720],
  ['less than the schedule', '1', 1],
  ['a date that has passed', 'Sat, 21 Nov 2020 12:20:00 GMT', 1],
  ['a negative number', '-5', 1],
  ['nonsense', 'soon', 1],
  ['nothing', '', 1],
])('Retry-After with %s', (_, retryAfter, minutes) => {
  const next = nextAttemptAt({ service: 'core', retries: 1, at, retryAfter, delayScale: 1, random: 0 })!

  expect((next.getTime() - at.getTime()) / MINUTE).toBe(minutes)
})

test('whatever Retry-After holds, the next attempt is at a real time, neither before the schedule nor after half a day', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.date({ noInvalidDate: true }).map(date => date.toUTCString())), retryAfter => {
    const ms = nextAttemptAt({ service: 'core', retries: 1, at, retryAfter, delayScale: 1, random: 0 })!.getTime() - at.getTime()
    expect(ms).toBeGreaterThanOrEqual(MINUTE)
    expect(ms).toBeLessThanOrEqual(720 * MINUTE)
  }))
})

const tried: Tried = { service: 'remittance', retries: 0, number: 1, at, delayScale: 1, random: 0 }
const answered = (status: number, headers: Record<string, string> = {}, excerpt = ''): Parameters<typeof verdictOn>[0] => ({ answer: { status, headers, excerpt } })

test.each([200, 201, 202, 204, 299])('%d is success', status => {
  expect(verdictOn(answered(status), tried)).toMatchObject({ status: 'DELIVERED', dueAt: null, receiver: 'well', responseStatus: status, failure: null })
})

test.each([[199, 'status'], [301, 'redirect'], [302, 'redirect'], [307, 'redirect'], [400, 'status'], [404, 'status'], [500, 'status']])('%d is a failure that is tried again', (status, failure) => {
  expect(verdictOn(answered(status, { location: 'https://elsewhere.example/', 'retry-after': '3600' }), tried))
    .toMatchObject({ status: 'PENDING', dueAt: new Date(at.getTime() + MINUTE), retries: 1, receiver: 'failing', failure })
})

test('410 ends it at once, 429 and 503 may ask for time, and the sixth failure is the last', () => {
  const later = new Date(at.getTime() + 3_600_000)

  expect(verdictOn(answered(410), tried)).toMatchObject({ status: 'FAILED', dueAt: null, receiver: 'gone' })
  expect(verdictOn(answered(429, { 'retry-after': '3600' }), tried)).toMatchObject({ status: 'PENDING', dueAt: later })
  expect(verdictOn(answered(503, { 'retry-after': '3600' }), tried)).toMatchObject({ status: 'PENDING', dueAt: later })
  expect(verdictOn({ failure: 'timeout', says: 'too late' }, { ...tried, retries: 5 })).toMatchObject({ status: 'FAILED', dueAt: null, retries: 6, failure: 'timeout' })
  expect(verdictOn(answered(503, { 'retry-after': '3600' }), { ...tried, retries: 5 })).toMatchObject({ status: 'FAILED', dueAt: null })
})

test('an attempt that never got to the receiver is not held against it', () => {
  expect(verdictUnsent('stopped', tried)).toMatchObject({ status: 'PENDING', dueAt: at, retries: 0, receiver: 'unknown', failure: 'stopped' })
  expect(verdictUnsent('not_sent', tried)).toMatchObject({ status: 'PENDING', retries: 0, receiver: 'unknown' })
  expect([1, 2, 4, 9, 1_000].map(number => (verdictUnsent('not_sent', { ...tried, number }).dueAt!.getTime() - at.getTime()) / 1_000)).toEqual([10, 20, 80, 2_560, 2_560])
  expect(verdictUnsent('erased', tried)).toMatchObject({ status: 'FAILED', dueAt: null, receiver: 'unknown' })
})

test('whatever a receiver says can be stored: at most a thousand characters of text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), excerpt => {
    const { responseBody } = verdictOn(answered(500, {}, `\u0000\u0007${excerpt}\ud800`), tried)
    expect(responseBody!.length).toBeLessThanOrEqual(1_000)
    expect(responseBody!.isWellFormed()).toBe(true)
    // eslint-disable-next-line no-control-regex
    expect(responseBody).not.toMatch(/[\u0000-\u0008\u007f]/)
  }))
})

test('a receiver gets one more at a time with every success up to sixteen, and one alone after a failure', () => {
  const after = Array.from({ length: 20 }).reduce<{ failures: number; atOnce: number }>(standing => standingAfter(standing, 'well'), { failures: 0, atOnce: 2 })

  expect(after).toEqual({ failures: 0, atOnce: 16 })
  expect(standingAfter(standingAfter(after, 'failing'), 'failing')).toEqual({ failures: 2, atOnce: 1 })
  expect(standingAfter({ failures: 7, atOnce: 1 }, 'well')).toEqual({ failures: 0, atOnce: 2 })
  expect(standingAfter({ failures: 7, atOnce: 1 }, 'unknown')).toEqual({ failures: 7, atOnce: 1 })
})

test('a subscription is told of an event by its name, its group, or by naming all', () => {
  expect(patternsOf('transfer.completed')).toEqual(['transfer.completed', 'transfer.*', '*'])
  for (const name of ['transfer.completed', 'transfer.*', '*']) expect(isTold(['other.event', name], 'transfer.completed')).toBe(true)
  for (const name of ['transfer', 'transfer.', 'transfer.created', 'transfer.completed.twice', 'trans*', 'recipient.*', '']) expect(isTold([name], 'transfer.completed')).toBe(false)
})

test('the signature of Standard Webhooks is the one that its specification shows', () => {
  const signed = {
    eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', eventName: 'test', body: '{"test": 2432232314}', at: new Date(1_614_265_330_000),
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', previousSecret: undefined,
  }

  expect(headersOf('remittance', signed)).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330', 'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(Object.keys(headersOf('remittance', signed)).sort()).toEqual(['content-type', 'user-agent', 'webhook-id', 'webhook-signature', 'webhook-timestamp'])
})

test('each service\'s body has the fields that it lists, and no other', () => {
  const told = { deliveryId: 'd', eventId: 'e', eventName: 'a.b', resourceType: 'r', resourceId: 'i', tenantId: 't', sequence: 7n, occurredAt: at, data: { x: '1' } }

  expect(bodyOf('compliance', told)).toBe('{"id":"d","event":"a.b","timestamp":"2026-11-21T12:00:00.000Z","data":{"x":"1"}}')
  expect(bodyOf('idv', told)).toBe('{"id":"e","eventType":"a.b","resourceType":"r","resourceId":"i","tenantId":"t","timestamp":"2026-11-21T12:00:00.000Z","data":{"x":"1"}}')
  for (const each of ['remittance', 'core', 'banking', 'sentinel'] as const)
    expect(bodyOf(each, told)).toBe('{"id":"e","event":"a.b","timestamp":"2026-11-21T12:00:00.000Z","sequence":7,"data":{"x":"1"}}')
})

test('production webhooks go to https alone, and to this machine only sandbox ones do, where that is allowed', () => {
  expect(targetRules('production', { allowsLoopback: true })).toEqual({ httpsOnly: true, allowsLoopback: false })
  expect(targetRules('sandbox', { allowsLoopback: true })).toEqual({ httpsOnly: false, allowsLoopback: true })
  expect(targetRules('sandbox', { allowsLoopback: false })).toEqual({ httpsOnly: false, allowsLoopback: false })
})
