import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { SERVICES, type Service } from '#kernel/principal.ts'
import { nextAttemptAt } from '#webhooks/rules/schedule.ts'

const at = new Date('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000

const pausesOf = (of: Service): (number | null)[] =>
  [1, 2, 3, 4, 5, 6].map(retries => {
    const next = nextAttemptAt({ service: of, retries, at, retryAfter: undefined, delayScale: 1, random: 0 })
    return next && (next.getTime() - at.getTime()) / MINUTE
  })

test("after 1, 5 and 30 minutes, 2 and 12 hours there is no further attempt; idv's last pauses are an hour each", () => {
  expect(pausesOf('remittance')).toEqual([1, 5, 30, 120, 720, null])
  expect(pausesOf('compliance')).toEqual([1, 5, 30, 120, 720, null])
  expect(pausesOf('idv')).toEqual([1, 5, 30, 60, 60, null])
})

test('an attempt is never earlier than its schedule, and at most a tenth of the pause later', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SERVICES),
      fc.integer({ min: 1, max: 5 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      fc.double({ min: 0.001, max: 10, noNaN: true }),
      (of, retries, random, delayScale) => {
        const parts = { service: of, retries, at, retryAfter: undefined, delayScale }
        const scheduledMs = nextAttemptAt({ ...parts, random: 0 })!.getTime() - at.getTime()
        const pauseMs = nextAttemptAt({ ...parts, random })!.getTime() - at.getTime()
        expect(pauseMs).toBeGreaterThanOrEqual(scheduledMs)
        expect(pauseMs).toBeLessThanOrEqual(Math.ceil(scheduledMs * 1.1) + 1)
      },
    ),
  )
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

test('for any Retry-After the next attempt is at a valid time, neither before the schedule nor more than half a day later', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.integer().map(String),
        fc.date({ noInvalidDate: true }).map(date => date.toUTCString()),
      ),
      retryAfter => {
        const ms =
          nextAttemptAt({
            service: 'core',
            retries: 1,
            at,
            retryAfter,
            delayScale: 1,
            random: 0,
          })!.getTime() - at.getTime()
        expect(ms).toBeGreaterThanOrEqual(MINUTE)
        expect(ms).toBeLessThanOrEqual(720 * MINUTE)
      },
    ),
  )
})
