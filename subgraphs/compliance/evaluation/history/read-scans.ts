import { isJustBelow } from '#compliance/evaluation/judges/structuring.ts'
import type { PastTransaction } from '#compliance/evaluation/transaction.ts'
import { historyText, textFor, type HistoryText } from './earlier-filter.ts'
import type { History, Scan, Scope } from './history.ts'
import { SCAN_ROWS_MAX, type HistoryNeeds } from './history-needs.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'

const MINUTE_MS = 60_000

/** The column of each scope. */
export const SCOPE_COLUMNS: Readonly<Record<Scope, string>> = {
  customer: 'customer_id',
  card: 'card',
  device: 'device',
  wallet: 'wallet',
  beneficiary: 'counterparty',
}

const PAST = `t.transaction_id as "transactionId", t.occurred_at as at, t.type, t.direction, t.channel, t.amount_minor as "amountMinor", t.currency,
  t.customer_id as "customerId", t.customer_type as "customerType", t.counterparty as "counterpartyKey", t.initiated_by as "initiatedBy"`

/** One statement for several scopes, with a key and the start of the window for each of them from $4 on. One index serves each scope. */
const scansOf = (scopes: readonly Scope[]): HistoryText =>
  historyText(earlier =>
    scopes
      .map(
        (scope, at) => `
  (select '${scope}' as scope, ${PAST} from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.${SCOPE_COLUMNS[scope]} = $${4 + 2 * at} and ${earlier('$2', '$3')} and t.occurred_at > $${5 + 2 * at}
    order by t.occurred_at desc, t.sequence desc limit ${SCAN_ROWS_MAX + 1})`,
      )
      .join(' union all '),
  )
const scanTexts = new Map<string, HistoryText>()

function scansText(scopes: readonly Scope[]): HistoryText {
  const key = scopes.join()
  const known = scanTexts.get(key) ?? scansOf(scopes)
  scanTexts.set(key, known)
  return known
}

/** The value of a scope in a transaction; null when it has none. */
export function keyOfScope({ transaction, keys }: HistoryQuery, scope: Scope): string | null {
  if (scope === 'customer') return transaction.customer.id
  if (scope === 'beneficiary') return transaction.counterpartyKey
  return keys[scope]
}

/** Reads the newest transactions of every scope that a rule looks at for this transaction, in one statement. */
export async function readScans(
  sql: WorkspaceSql,
  query: HistoryQuery,
  needs: HistoryNeeds,
): Promise<History['scans']> {
  const { workspaceId, sequence } = query
  const at = query.transaction.occurredAt
  const wanted = (Object.entries(needs.windows) as [Scope, number][]).flatMap(([scope, longestMs]) => {
    const key = keyOfScope(query, scope)
    const windowMs = scope === 'beneficiary' ? beneficiaryWindow(needs, query.transaction) : longestMs
    return key === null || windowMs === 0 ? [] : [{ scope, key, windowMs }]
  })
  if (wanted.length === 0) return {}
  const rows = await sql<ScannedRow>(textFor(scansText(wanted.map(({ scope }) => scope)), query), [
    workspaceId,
    at,
    sequence,
    ...wanted.flatMap(({ key, windowMs }) => [key, new Date(at.getTime() - windowMs)]),
  ])
  const found = Map.groupBy(rows, ({ scope }) => scope)
  return Object.fromEntries(wanted.map(({ scope }) => [scope, scanFrom(found.get(scope) ?? [])]))
}

/** A beneficiary may have many transactions, so they are read only if a rule looks at them for an amount like this one. */
function beneficiaryWindow(
  { velocities, structuring }: HistoryNeeds,
  transaction: HistoryQuery['transaction'],
): number {
  const minutes = [
    ...velocities.filter(({ parameters }) => parameters.groupBy === 'beneficiary'),
    ...structuring.filter(({ parameters }) => isJustBelow(parameters, transaction)),
  ].map(({ parameters }) => parameters.windowMinutes)
  return Math.max(0, ...minutes) * MINUTE_MS
}

type ScannedRow = Omit<PastTransaction, 'at'> & { readonly scope: Scope; readonly at: Date }

const scanFrom = (rows: readonly ScannedRow[]): Scan => ({
  rows: rows.slice(0, SCAN_ROWS_MAX).map(({ scope: _, at, ...row }) => ({ ...row, at: at.getTime() })),
  isCut: rows.length > SCAN_ROWS_MAX,
})
