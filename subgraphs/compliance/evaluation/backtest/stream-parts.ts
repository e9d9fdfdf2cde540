import type {
  ChargebackRatioParameters,
  VelocityParameters,
} from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { MerchantTotals, Scan, SharedUse, Totals } from '#compliance/evaluation/history/history.ts'
import { PER_PARTY_MAX, type PartyPayment } from '#compliance/evaluation/history/find-edges.ts'
import { SCAN_ROWS_MAX } from '#compliance/evaluation/history/history-needs.ts'
import { merchantPeriods } from '#compliance/evaluation/history/read-merchant.ts'
import { NEWEST_MAX } from '#compliance/evaluation/history/read-shared-use.ts'
import { SALES_TYPES } from '#compliance/evaluation/judges/chargeback-ratio.ts'
import { isInScope } from '#compliance/evaluation/judging.ts'
import { customerKey } from '#compliance/evaluation/transaction.ts'
import { countUntil, newestFirst } from './row-index.ts'
import type { TotalsCache } from './running-totals.ts'
import type { StreamedTransaction } from './streamed-transaction.ts'

const MINUTE_MS = 60_000

type Rows = readonly StreamedTransaction[]
type ScopedRule = Pick<ActiveRule, 'transactionTypes' | 'conditions'>
type ScopedRuleWith<P> = ScopedRule & { readonly parameters: P }

/** The window of a scan that ends with a transaction, bounded like a read of the stored transactions. */
export function scanOf(rows: Rows, { at }: StreamedTransaction, windowMs: number): Scan {
  const scanned: StreamedTransaction[] = []
  for (const row of newestFirst(rows, at, at - windowMs)) {
    if (scanned.length === SCAN_ROWS_MAX) return { rows: scanned, isCut: true }
    scanned.push(row)
  }
  return { rows: scanned, isCut: false }
}

/** The rows that happened after `after` and no later than `until`. */
const rangeOf = (rows: Rows, after: number, until: number): { first: number; end: number } => ({
  first: countUntil(rows, after),
  end: countUntil(rows, until),
})

/** Number and sum of the transactions in the window of a velocity rule. */
export function velocityOf(
  totals: TotalsCache,
  rows: Rows,
  { at, currency }: StreamedTransaction,
  rule: ScopedRuleWith<VelocityParameters>,
): Totals {
  const { transactionTypes, conditions } = rule
  const { windowMinutes, channels } = rule.parameters
  return totals.between(rows, rangeOf(rows, at - windowMinutes * MINUTE_MS, at), {
    name: JSON.stringify([currency, transactionTypes, conditions, channels]),
    counts: row => isInScope(rule, row) && (!channels || channels.includes(row.channel)),
    sums: row => row.currency === currency,
  })
}

interface Sharing {
  /** Whether only transactions count with which their customers pay. */
  readonly isOutgoing: boolean
  /** Whether customers with the same phone number or address count once. */
  readonly mergesRelated: boolean
  /** Number of customers, the judged one included, from which on no further ones are needed. */
  readonly wanted: number
}

/** The other customers of the rows in the window of a rule; of many rows the newest suffice if they have enough customers. */
export function sharedUseOf(
  rows: Rows,
  { at, customerId }: StreamedTransaction,
  rule: ScopedRuleWith<{ readonly windowMinutes: number }>,
  { isOutgoing, mergesRelated, wanted }: Sharing,
): SharedUse {
  const customers: { customerId: string; transactionId: string }[] = []
  const people = new Set<string>()
  let seen = 0
  for (const row of newestFirst(rows, at, at - rule.parameters.windowMinutes * MINUTE_MS)) {
    if ((isOutgoing && row.direction !== 'DEBIT') || !isInScope(rule, row)) continue
    if (seen === NEWEST_MAX && customers.length + 1 >= wanted) break
    seen += 1
    if (row.customerId === customerId) continue
    const person = mergesRelated ? (row.address ?? row.phone ?? row.customerId) : row.customerId
    if (people.has(person)) continue
    people.add(person)
    customers.push({ customerId: row.customerId, transactionId: row.transactionId })
  }
  return { customers }
}

/** Sales and chargebacks of the rows of one merchant; undefined for a sale when the merchant had enough sales before. */
export function merchantOf(
  totals: TotalsCache,
  rows: Rows,
  { at, currency, type }: StreamedTransaction,
  parameters: ChargebackRatioParameters,
): MerchantTotals | undefined {
  const { after, ofSales } = merchantPeriods(new Date(at), parameters)
  const addUp = (from: Date, until: number, name: string, types: readonly string[]): Totals =>
    totals.between(rows, rangeOf(rows, from.getTime(), until), {
      name: `${name} ${currency}`,
      counts: row => row.currency === currency && types.includes(row.type),
      sums: () => true,
    })
  const sales = addUp(ofSales.after, ofSales.until.getTime(), 'sales', SALES_TYPES)
  if (type !== 'CHARGEBACK' && sales.count >= Math.max(1, parameters.minSales)) return undefined
  return { chargebacks: addUp(after, at, 'chargebacks', ['CHARGEBACK']), sales }
}

interface PartyRows {
  readonly party: string
  /** Whether the party is the customer of the rows, rather than the counterparty. */
  readonly isOwn: boolean
  /** Whether only payments that the party makes count. */
  readonly isPayer: boolean
  readonly windowMs: number
}

/** The newest payments of one party. */
export function partyPayments(
  rows: Rows,
  { at }: StreamedTransaction,
  { party, isOwn, isPayer, windowMs }: PartyRows,
): PartyPayment[] {
  const payments: PartyPayment[] = []
  for (const row of newestFirst(rows, at, at - windowMs)) {
    const { counterpartyKey, direction } = row
    if (counterpartyKey === null || (isPayer && (direction === 'DEBIT') !== isOwn)) continue
    const own = customerKey(row.customerId)
    const [payer, payee] = direction === 'DEBIT' ? [own, counterpartyKey] : [counterpartyKey, own]
    const { transactionId, amountMinor, currency, sequence } = row
    payments.push({ transactionId, at: row.at, payer, payee, amountMinor, currency, sequence, party, isOwn })
    if (payments.length === PER_PARTY_MAX) break
  }
  return payments
}
