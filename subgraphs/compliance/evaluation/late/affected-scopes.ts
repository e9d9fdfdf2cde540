import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { HistoryNeeds } from '#compliance/evaluation/history/history-needs.ts'
import { SHARED_COLUMNS } from '#compliance/evaluation/history/read-history.ts'
import { customerIdOf, customerKey } from '#compliance/evaluation/transaction.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Rules that compare with a customer's whole past are judged again so far after a late transaction. */
const BASELINE_MS = 365 * DAY_MS
/** The end of the month after a transaction is at most so far away. */
const NEXT_MONTH_MS = 62 * DAY_MS

/** The values of a transaction by which rules on other transactions find it. */
export type ScopeValues = Pick<
  MonitoredTransactionRow,
  | 'customerId'
  | 'counterparty'
  | 'card'
  | 'device'
  | 'ip'
  | 'wallet'
  | 'counterpartyAccount'
  | 'phone'
  | 'address'
  | 'merchantId'
  | 'currency'
>

/** Transactions whose history contains a given one: those with its value in a column, within some time after it. */
export interface AffectedScope {
  readonly name: ScopeName
  readonly column: string
  /** Whether rules of the scope count transactions in the same currency only. */
  readonly isInCurrency?: boolean
  readonly valueOf: (values: ScopeValues) => string | null
  readonly reachMs: number
}

type ScopeName = Exclude<keyof ScopeValues, 'currency'> | 'payeeAsCustomer' | 'customerAsCounterparty'

const VALUES: Readonly<Record<ScopeName, Omit<AffectedScope, 'name' | 'reachMs'>>> = {
  customerId: { column: 'customer_id', valueOf: ({ customerId }) => customerId },
  counterparty: { column: 'counterparty', valueOf: ({ counterparty }) => counterparty },
  card: { column: 'card', valueOf: ({ card }) => card },
  device: { column: 'device', valueOf: ({ device }) => device },
  ip: { column: 'ip', valueOf: ({ ip }) => ip },
  wallet: { column: 'wallet', valueOf: ({ wallet }) => wallet },
  counterpartyAccount: {
    column: 'counterparty_account',
    valueOf: ({ counterpartyAccount }) => counterpartyAccount,
  },
  phone: { column: 'phone', valueOf: ({ phone }) => phone },
  address: { column: 'address', valueOf: ({ address }) => address },
  merchantId: { column: 'merchant_id', valueOf: ({ merchantId }) => merchantId, isInCurrency: true },
  // A party of the network is a customer in its own transactions and a counterparty in those of others.
  payeeAsCustomer: {
    column: 'customer_id',
    valueOf: ({ counterparty }) => (counterparty === null ? null : customerIdOf(counterparty)),
  },
  customerAsCounterparty: { column: 'counterparty', valueOf: ({ customerId }) => customerKey(customerId) },
}

const known = new WeakMap<HistoryNeeds, readonly AffectedScope[]>()

/** The scopes in which a late transaction can change what a set of rules says; derived once for a set. */
export function affectedScopes(needs: HistoryNeeds): readonly AffectedScope[] {
  const earlier = known.get(needs)
  if (earlier) return earlier
  const reaches = new Map<ScopeName, number>()
  for (const [name, reachMs] of reachesOf(needs)) reaches.set(name, Math.max(reaches.get(name) ?? 0, reachMs))
  const scopes = [...reaches].map(([name, reachMs]) => ({ name, ...VALUES[name], reachMs }))
  known.set(needs, scopes)
  return scopes
}

function* reachesOf(needs: HistoryNeeds): Generator<readonly [ScopeName, number]> {
  const { windows, payers, sharedUses, merchants, onward, around } = needs
  for (const scope of ['card', 'device', 'wallet'] as const) if (windows[scope]) yield [scope, windows[scope]]
  if (windows.customer) yield ['customerId', windows.customer]
  if (windows.beneficiary) yield ['counterparty', windows.beneficiary]
  // An account only grows older by a late transaction, so `customerSince` makes no rule trigger.
  if (needs.days || needs.amounts || needs.lastInitiated || needs.countries || needs.devices)
    yield ['customerId', BASELINE_MS]
  for (const { parameters } of payers) yield ['counterparty', parameters.windowMinutes * MINUTE_MS]
  for (const { parameters } of sharedUses) {
    const { key } = SHARED_COLUMNS[parameters.identifierField]
    // No rule finds transactions by the customer's own account.
    if (key !== 'account') yield [key, parameters.windowMinutes * MINUTE_MS]
  }
  for (const { parameters } of merchants)
    yield [
      'merchantId',
      Math.max(
        parameters.periodDays * DAY_MS,
        parameters.ratioDenominator === 'PREVIOUS_MONTH' ? NEXT_MONTH_MS : 0,
      ),
    ]
  const networkMs = Math.max(onward?.windowMs ?? 0, around?.windowMs ?? 0)
  if (networkMs > 0)
    for (const name of ['customerId', 'counterparty', 'payeeAsCustomer', 'customerAsCounterparty'] as const)
      yield [name, networkMs]
}
