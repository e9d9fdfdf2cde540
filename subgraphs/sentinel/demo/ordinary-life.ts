import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'

export const DEMO_ELDER = 'demo-elder'

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Months that the life covers. */
const MONTHS = 14
/** Days between the first transaction and the last one. */
const DAYS = 426

export type ElderMovement = IngestElderTransactionInput & { readonly occurredAt: Date }

/** What a transaction has beyond id, customer, account and currency. */
type Parts = Partial<IngestElderTransactionInput> & Pick<IngestElderTransactionInput, 'amount'>

const DEFAULTS = {
  customerId: DEMO_ELDER,
  accountId: 'demo-elder-checking',
  type: 'CARD',
  direction: 'DEBIT',
  channel: 'CARD',
  currency: 'USD',
  country: 'US',
} as const

/** A transaction of the customer, by default a card purchase. */
export const elderMovement = (transactionId: string, occurredAt: Date, parts: Parts): ElderMovement => ({
  ...DEFAULTS,
  transactionId,
  ...parts,
  occurredAt,
})

const SHOPS = [
  'Greenleaf Grocery',
  'Maple Street Bakery',
  'Corner Drugstore',
  'Harbor Books',
  'Willow Cafe',
  'Hudson Hardware',
]

/** What arrives and leaves every month: day, hour in UTC, and the rest. */
const MONTHLY: readonly (readonly [name: string, day: number, hour: number, parts: Parts])[] = [
  [
    'pension',
    3,
    13,
    {
      amount: '2380.00',
      type: 'INCOME',
      direction: 'CREDIT',
      channel: 'AUTOMATIC',
      counterparty: { id: 'demo-pension-fund', name: 'State Teachers Pension Fund' },
    },
  ],
  [
    'insurance',
    5,
    14,
    {
      amount: '118.00',
      type: 'BILL',
      channel: 'AUTOMATIC',
      counterparty: { id: 'demo-insurer', name: 'Catskill Mutual' },
    },
  ],
  [
    'power',
    12,
    14,
    {
      amount: '86.40',
      type: 'BILL',
      channel: 'AUTOMATIC',
      counterparty: { id: 'demo-power', name: 'Hudson Power' },
    },
  ],
  [
    'phone',
    18,
    14,
    {
      amount: '34.00',
      type: 'BILL',
      channel: 'AUTOMATIC',
      counterparty: { id: 'demo-phone', name: 'Empire Telephone' },
    },
  ],
]

/** A number from 0 to `below`, the same for the same index on every machine. */
const scattered = (index: number, below: number): number => (index * 7_919 + ((index * index) % 97)) % below

/** The midnight in UTC before a time. */
export const midnightBefore = (time: Date): number => Math.floor(time.getTime() / DAY_MS) * DAY_MS

function monthly(until: Date): ElderMovement[] {
  return Array.from({ length: MONTHS + 1 }, (_, monthsAgo) =>
    MONTHLY.map(([name, day, hour, parts]) =>
      elderMovement(
        `demo-elder-${name}-${MONTHS - monthsAgo}`,
        new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() - monthsAgo, day, hour)),
        parts,
      ),
    ),
  ).flat()
}

function purchases(until: Date): ElderMovement[] {
  const start = midnightBefore(until) - DAYS * DAY_MS
  const at = (day: number, index: number): Date =>
    new Date(start + day * DAY_MS + (15 + scattered(index, 6)) * HOUR_MS)
  const shopping = Array.from({ length: Math.floor(DAYS / 2.6) }, (_, index) =>
    elderMovement(`demo-elder-card-${index}`, at(Math.floor(index * 2.6), index), {
      amount: `${9 + scattered(index, 131)}.${10 + scattered(index + 5, 90)}`,
      merchant: { name: SHOPS[scattered(index, SHOPS.length)]!, mcc: '5411' },
    }),
  )
  const cash = Array.from({ length: Math.floor(DAYS / 14) }, (_, index) =>
    elderMovement(`demo-elder-cash-${index}`, at(index * 14 + 4, index), {
      amount: `${80 + 20 * scattered(index, 4)}.00`,
      type: 'CASH',
      channel: 'ATM',
    }),
  )
  return [...shopping, ...cash]
}

/** About 250 ordinary transactions in the 14 months before a time: pension, bills, purchases and cash, oldest first. */
export const ordinaryLife = (until: Date): ElderMovement[] =>
  [...monthly(until), ...purchases(until)]
    .filter(({ occurredAt }) => occurredAt < until)
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime())
