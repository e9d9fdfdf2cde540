import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { RuleParameters, SharedField } from '#compliance/monitoring-rules/parameters.ts'
import type { Scope } from '#compliance/evaluation/history/history.ts'
import { needsOf, type HistoryNeeds } from '#compliance/evaluation/history/history-needs.ts'
import { SHARED_COLUMNS } from '#compliance/evaluation/history/read-history.ts'
import type { HistoryKey } from './streamed-transaction.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** The month before a transaction begins at most so many days before it. */
const PREVIOUS_MONTH_DAYS = 62

/** The value that a scan selects by. */
export const SCOPE_KEYS: Readonly<Record<Scope, HistoryKey>> = {
  customer: 'customerId',
  card: 'card',
  device: 'device',
  wallet: 'wallet',
  beneficiary: 'counterpartyKey',
}

/** The value that customers share. */
export const sharedKey = (field: SharedField): HistoryKey => {
  const { key } = SHARED_COLUMNS[field]
  // No rule finds transactions by the customer's own account.
  return key === 'account' ? 'counterpartyAccount' : key
}

/** Whether the history of a customer counts from its first transaction on. */
const isUnlimited = ({
  days,
  amounts,
  customerSince,
  lastInitiated,
  countries,
  devices,
}: HistoryNeeds): boolean => days || amounts || customerSince || lastInitiated || countries || devices

/** The values by which the history of a transaction is found. */
export function keysOf(needs: HistoryNeeds): ReadonlySet<HistoryKey> {
  const { windows, payers, sharedUses, merchants, onward, around } = needs
  return new Set<HistoryKey>([
    ...(Object.keys(windows) as Scope[]).map(scope => SCOPE_KEYS[scope]),
    ...(isUnlimited(needs) ? (['customerId'] as const) : []),
    ...(payers.length > 0 ? (['counterpartyKey'] as const) : []),
    ...sharedUses.map(({ parameters }) => sharedKey(parameters.identifierField)),
    ...(merchants.length > 0 ? (['merchantId'] as const) : []),
    ...(onward || around ? (['customerId', 'counterpartyKey'] as const) : []),
  ])
}

/** How far before a transaction its history reaches, in milliseconds; undefined for rules that compare with a customer's whole past. */
export function reachOf(needs: HistoryNeeds): number | undefined {
  if (isUnlimited(needs)) return undefined
  const { windows, payers, sharedUses, merchants, onward, around } = needs
  return Math.max(
    0,
    ...Object.values(windows),
    ...[...payers, ...sharedUses].map(({ parameters }) => parameters.windowMinutes * MINUTE_MS),
    ...merchants.map(
      ({ parameters: { periodDays, ratioDenominator } }) =>
        Math.max(periodDays, ratioDenominator === 'PREVIOUS_MONTH' ? PREVIOUS_MONTH_DAYS : 0) * DAY_MS,
    ),
    onward?.windowMs ?? 0,
    around?.windowMs ?? 0,
  )
}

interface Judged {
  readonly rule: ActiveRule
  readonly parameterSets: readonly RuleParameters[]
  readonly from: Date
}

/** The time before which no transaction is needed to judge those from `from` on; undefined if all earlier ones are needed. */
export function storedBefore({ rule, parameterSets, from }: Judged): Date | undefined {
  const reach = reachOf(needsOf(parameterSets.map(parameters => ({ ...rule, parameters }))))
  return reach === undefined ? undefined : new Date(from.getTime() - reach - 1)
}
