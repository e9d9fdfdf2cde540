import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { SharedField } from '#compliance/monitoring-rules/parameters.ts'
import type {
  BlacklistHit,
  DayTotals,
  History,
  MerchantTotals,
  Scan,
  Scope,
  SharedUse,
  Totals,
} from './history.ts'
import { SALES_TYPES } from '#compliance/evaluation/judges/chargeback-ratio.ts'
import { foreignOrigins } from '#compliance/evaluation/judges/geographic.ts'
import { isInScope, pastOf } from '#compliance/evaluation/judging.ts'
import { partiesOf, type PaymentEdge, type MonitoredTransaction } from '#compliance/evaluation/transaction.ts'

const DAY_MS = 86_400_000
const AMOUNTS_MAX = 1_000

/** The parts of a history that do not come from transactions. */
export interface ExternalHistory {
  readonly screening?: History['screening']
  readonly blacklistHits?: readonly BlacklistHit[]
  /** When the customer's subject was created, in milliseconds since the epoch. */
  readonly subjectSince?: number
  /** A customer's phone number or address, comparable; null when it has none. */
  readonly contactOf?: (customerId: string, field: 'phone' | 'address') => string | null
  /** Whether the subjects of two customers are related. */
  readonly isRelated?: (customerId: string, other: string) => boolean
}

const timeOf = ({ occurredAt }: MonitoredTransaction): number => occurredAt.getTime()

function scopeValue(
  { customer, cardId, walletId, device, counterpartyKey }: MonitoredTransaction,
  scope: Scope,
) {
  switch (scope) {
    case 'customer':
      return customer.id
    case 'card':
      return cardId
    case 'device':
      return device.fingerprint
    case 'wallet':
      return walletId
    case 'beneficiary':
      return counterpartyKey
  }
}

function sharedValue(
  { customer, cardId, walletId, device, counterparty }: MonitoredTransaction,
  field: SharedField,
  { contactOf }: ExternalHistory,
): string | null {
  switch (field) {
    case 'device_fingerprint':
      return device.fingerprint
    case 'ip':
      return device.ip
    case 'card_id':
      return cardId
    case 'wallet_id':
      return walletId
    case 'counterparty_account':
      return counterparty === null || counterparty.account === null
        ? null
        : `${counterparty.bankBic ?? ''}:${counterparty.account}`
    case 'phone':
    case 'address':
      return contactOf?.(customer.id, field) ?? null
  }
}

const totalsOf = (transactions: readonly MonitoredTransaction[]): Totals => ({
  count: transactions.length,
  sumMinor: transactions.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
})

function daysOf(transactions: readonly MonitoredTransaction[]): DayTotals[] {
  const days = Map.groupBy(transactions, ({ occurredAt }) => occurredAt.toISOString().slice(0, 10))
  return [...days]
    .map(([day, each]) => ({
      day,
      ...totalsOf(each),
      sumOfSquares: each.reduce((sum, { amountMinor }) => sum + amountMinor * amountMinor, 0n),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

function scansOf(current: MonitoredTransaction, newestFirst: readonly MonitoredTransaction[]) {
  const scopes: readonly Scope[] = ['customer', 'card', 'device', 'wallet', 'beneficiary']
  const scans: Partial<Record<Scope, Scan>> = {}
  for (const scope of scopes) {
    const value = scopeValue(current, scope)
    if (value === null) continue
    const rows = newestFirst.filter(each => scopeValue(each, scope) === value).map(pastOf)
    scans[scope] = { rows, isCut: false }
  }
  return scans
}

/** One transaction of each customer but the judged one, the newest. */
function useOf(current: MonitoredTransaction, newestFirst: readonly MonitoredTransaction[]): SharedUse {
  const others = new Map<string, string>()
  for (const { customer, transactionId } of newestFirst)
    if (customer.id !== current.customer.id && !others.has(customer.id))
      others.set(customer.id, transactionId)
  return { customers: [...others].map(([customerId, transactionId]) => ({ customerId, transactionId })) }
}

/** Of customers that are related to each other or to the judged one, the first only. */
function unrelatedOf(
  { customer }: MonitoredTransaction,
  { customers }: SharedUse,
  isRelated: NonNullable<ExternalHistory['isRelated']>,
): SharedUse {
  const counted: { customerId: string; transactionId: string }[] = []
  for (const each of customers)
    if (
      ![customer.id, ...counted.map(({ customerId }) => customerId)].some(id =>
        isRelated(id, each.customerId),
      )
    )
      counted.push(each)
  return { customers: counted }
}

/** Sales of the period or of the calendar month before, in UTC, and chargebacks of the period. */
function merchantTotals(
  current: MonitoredTransaction,
  earlier: readonly MonitoredTransaction[],
  {
    periodDays,
    ratioDenominator,
  }: { periodDays: number; ratioDenominator: 'SAME_PERIOD' | 'PREVIOUS_MONTH' },
): MerchantTotals {
  const at = current.occurredAt
  const own = earlier.filter(
    ({ merchantId, currency }) => merchantId === current.merchantId && currency === current.currency,
  )
  const inPeriod = own.filter(each => timeOf(each) > timeOf(current) - periodDays * DAY_MS)
  const monthStart = Date.UTC(at.getUTCFullYear(), at.getUTCMonth())
  const monthBefore = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1)
  const sales =
    ratioDenominator === 'SAME_PERIOD'
      ? inPeriod
      : own.filter(each => timeOf(each) >= monthBefore && timeOf(each) < monthStart)
  return {
    sales: totalsOf(sales.filter(({ type }) => SALES_TYPES.includes(type))),
    chargebacks: totalsOf(inPeriod.filter(({ type }) => type === 'CHARGEBACK')),
  }
}

/** The parts of the history that are read for one rule. */
function historyOfRule(
  rule: ActiveRule,
  current: MonitoredTransaction,
  newestFirst: readonly MonitoredTransaction[],
  external: ExternalHistory,
): { payers?: SharedUse; sharedUse?: SharedUse; merchant?: MerchantTotals } {
  const { parameters } = rule
  if (parameters.ruleType === 'CHARGEBACK_RATIO')
    return current.merchantId === null ? {} : { merchant: merchantTotals(current, newestFirst, parameters) }
  if (parameters.ruleType !== 'NETWORK') return {}
  const counted = newestFirst.filter(
    each =>
      timeOf(each) > timeOf(current) - parameters.windowMinutes * 60_000 && isInScope(rule, pastOf(each)),
  )
  if (parameters.patternType === 'BENEFICIARY_FAN_IN') {
    if (current.counterpartyKey === null) return {}
    const use = useOf(
      current,
      counted.filter(
        ({ direction, counterpartyKey }) =>
          direction === 'DEBIT' && counterpartyKey === current.counterpartyKey,
      ),
    )
    const { isRelated } = external
    return { payers: parameters.unrelated && isRelated ? unrelatedOf(current, use, isRelated) : use }
  }
  if (parameters.patternType === 'SHARED_IDENTIFIER') {
    const value = sharedValue(current, parameters.identifierField, external)
    if (value === null) return {}
    const sharing = counted.filter(each => sharedValue(each, parameters.identifierField, external) === value)
    return { sharedUse: useOf(current, sharing) }
  }
  return {}
}

function edgesOf(newestFirst: readonly MonitoredTransaction[]): PaymentEdge[] {
  return newestFirst.flatMap(each => {
    const parties = partiesOf(each)
    if (parties === undefined) return []
    const { transactionId, amountMinor, currency } = each
    return [{ ...parties, transactionId, at: timeOf(each), amountMinor, currency }]
  })
}

/**
 * The history of one transaction of a list in total order, computed from the definitions: every earlier transaction is
 * read for every part, and no scan is cut. It is the reference for the queries that read the same from the database.
 */
export function historyFrom(
  all: readonly MonitoredTransaction[],
  index: number,
  rules: readonly ActiveRule[],
  external: ExternalHistory = {},
): History {
  const current = all[index]!
  const earlier = all.slice(0, index)
  const newestFirst = earlier.toReversed()
  const own = newestFirst.filter(({ customer }) => customer.id === current.customer.id)
  const inCurrency = own.filter(({ currency }) => currency === current.currency)
  const since = [...own.map(timeOf), ...(external.subjectSince === undefined ? [] : [external.subjectSince])]
  const fingerprints = new Set(own.flatMap(({ device }) => device.fingerprint ?? []))
  const edges = edgesOf(newestFirst)
  const ofRules = rules.map(rule => ({ rule, own: historyOfRule(rule, current, newestFirst, external) }))
  const byRule = <Value>(pick: (each: ReturnType<typeof historyOfRule>) => Value | undefined) =>
    new Map(
      ofRules.flatMap(each => {
        const value = pick(each.own)
        return value === undefined ? [] : [[each.rule.ruleId, value] as const]
      }),
    )
  return {
    scans: scansOf(current, newestFirst),
    velocityTotals: new Map(),
    hasEarlier: own.length > 0,
    customerSince: since.length === 0 ? null : Math.min(...since),
    lastInitiatedAt: own.filter(({ initiatedBy }) => initiatedBy === 'CUSTOMER').map(timeOf)[0] ?? null,
    days: daysOf(inCurrency),
    amounts: inCurrency.slice(0, AMOUNTS_MAX).map(({ amountMinor }) => amountMinor),
    knownCountries: new Set(own.flatMap(foreignOrigins).map(({ country }) => country)),
    devices: {
      known: fingerprints.size,
      isKnown: current.device.fingerprint !== null && fingerprints.has(current.device.fingerprint),
    },
    payers: byRule(({ payers }) => payers),
    sharedUses: byRule(({ sharedUse }) => sharedUse),
    edges,
    completeParties: new Set([...edges, ...edgesOf([current])].flatMap(({ payer, payee }) => [payer, payee])),
    merchants: byRule(({ merchant }) => merchant),
    blacklistHits: external.blacklistHits ?? [],
    screening: external.screening,
  }
}
