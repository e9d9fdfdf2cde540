import type { IngestAccountEventInput } from '#sentinel/schema.gen.ts'
import { DAY_MS, DEMO_ELDER, elderMovement, midnightBefore, type ElderMovement } from './ordinary-life.ts'

const HOUR_MS = 3_600_000

/** Days before the end whose transactions are evaluated. */
export const EVALUATED_DAYS = 21

/** The payee of the victim's payments. */
export const SCAMMER = 'Marlow Secure Support'

/** Transaction of an unusual but honest payment. */
export const ROOF_REPAIR = 'demo-elder-roof'

const daysBefore = (until: Date, days: number, hour: number): Date =>
  new Date(midnightBefore(until) - days * DAY_MS + hour * HOUR_MS)

/** Somebody controls the customer's computer, an hour before the first payment. */
export const remoteAccess = (until: Date): IngestAccountEventInput => ({
  eventId: 'demo-elder-remote-access',
  customerId: DEMO_ELDER,
  type: 'REMOTE_ACCESS',
  occurredAt: daysBefore(until, 17, 17),
  accountId: 'demo-elder-checking',
})

/** Payments that grow at ever shorter intervals: days before the end, and the amount. */
const PAYMENTS = [
  [17, '520.00'],
  [13, '780.00'],
  [10, '1200.00'],
  [7, '1900.00'],
  [5, '2800.00'],
] as const

const GIFT_CARDS = [
  [3, 16, '200.00'],
  [3, 19, '300.00'],
  [2, 15, '500.00'],
] as const

/** What a scammer and a roofer add to the last three weeks of an ordinary life. */
export const unusualMovements = (until: Date): ElderMovement[] => [
  elderMovement(ROOF_REPAIR, daysBefore(until, 20, 16), {
    amount: '940.00',
    merchant: { name: 'Hollis Roofing', mcc: '1761' },
  }),
  ...PAYMENTS.map(([days, amount], index) =>
    elderMovement(`demo-elder-transfer-${index + 1}`, daysBefore(until, days, 18), {
      amount,
      type: 'TRANSFER',
      channel: 'ONLINE',
      counterparty: { name: SCAMMER },
      memo: 'Computer protection',
    }),
  ),
  ...GIFT_CARDS.map(([days, hour, amount], index) =>
    elderMovement(`demo-elder-gift-card-${index + 1}`, daysBefore(until, days, hour), {
      amount,
      type: 'GIFT_CARD',
      merchant: { name: 'Corner Drugstore', mcc: '5912' },
    }),
  ),
]
