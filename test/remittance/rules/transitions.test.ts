import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { holdDelayMs } from '#remittance/rules/hold.ts'
import { cancelledBySender, payoutRejected, refundAfter } from '#remittance/rules/cause.ts'
import { pauseMs } from '#remittance/rules/pause.ts'
import { isAllowed, isCancellable, TRANSITIONS, type TransferStatus } from '#remittance/rules/transitions.ts'

const STATUSES: readonly TransferStatus[] = [
  'CREATED',
  'FUNDED',
  'PROCESSING',
  'COMPLETED',
  'FAILED',
  'REFUNDED',
]
const status = fc.constantFrom(...STATUSES)

test('a transfer goes through created, funded, processing, completed; it may fail before completion, and collected money may be refunded', () => {
  const allowed = STATUSES.flatMap(from =>
    STATUSES.filter(to => isAllowed(from, to)).map(to => `${from} ${to}`),
  )

  expect(allowed).toEqual([
    'CREATED FUNDED',
    'CREATED FAILED',
    'FUNDED PROCESSING',
    'FUNDED FAILED',
    'PROCESSING COMPLETED',
    'PROCESSING FAILED',
    'COMPLETED REFUNDED',
    'FAILED REFUNDED',
  ])
})

test('no sequence of transitions reaches a status twice', () => {
  fc.assert(
    fc.property(status, fc.array(fc.nat(10), { maxLength: 12 }), (start, choices) => {
      const walked = [start]
      for (const choice of choices) {
        const next = TRANSITIONS.filter(({ from }) => from === walked.at(-1))
        if (next.length > 0) walked.push(next[choice % next.length]!.to)
      }

      expect(new Set(walked).size).toBe(walked.length)
    }),
  )
})

test('a held transfer waits one second, doubling up to a minute; ten minutes where an analyst must decide first', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(attempts => holdDelayMs(attempts, 'SCREENING_PENDING'))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect([1_000, 1_000_000].map(attempts => holdDelayMs(attempts, 'SCREENING_PENDING'))).toEqual([
    60_000, 60_000,
  ])
  expect([0, 8, 1_000_000].map(attempts => holdDelayMs(attempts, 'SCREENING_MATCH'))).toEqual([
    1_000, 256_000, 600_000,
  ])
})

test('a transfer can be cancelled in the two statuses before its payout is sent', () => {
  expect(STATUSES.filter(isCancellable)).toEqual(['CREATED', 'FUNDED'])
})

test('an unsettled payout is queried with growing pauses of at most ten minutes', () => {
  expect([0, 100, 1_000, 60_000, 3_600_000].map(pauseMs)).toEqual([250, 250, 1_000, 60_000, 600_000])
})

test('every partner code is stored as a valid ISO 20022 code', () => {
  fc.assert(
    fc.property(fc.string(), code => {
      expect(payoutRejected(code).reasonCode).toMatch(/^[A-Z]{2}(?:\d{2}|[A-Z]{2})$/)
    }),
  )
  expect(['AC01', 'MD06', 'CUST', 'R01', ''].map(code => payoutRejected(code).reasonCode)).toEqual([
    'AC01',
    'MD06',
    'CUST',
    'NARR',
    'NARR',
  ])
})

test('a refund has the same reason as the failure of its transfer', () => {
  expect(refundAfter({ reason: 'PAYOUT_REJECTED', reasonCode: 'AC04' })).toEqual({
    actor: 'PLATFORM',
    reason: 'PAYOUT_REJECTED',
    reasonCode: 'AC04',
  })
  expect(
    refundAfter({ reason: 'CANCELLED_BY_SENDER', reasonCode: cancelledBySender.reasonCode! }),
  ).toMatchObject({ reasonCode: 'FOCR' })
})
