import type { Context } from '#kernel/context.ts'
import {
  NEVER_VOIDED,
  type MonitoredTransactionRow,
} from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { EdgeNeed, HistoryNeeds } from '#compliance/evaluation/history/history-needs.ts'
import type { WorkspaceSql } from '#compliance/evaluation/history/history-query.ts'
import { searchEdges } from '#compliance/evaluation/history/read-edges.ts'
import { AHEAD_MAX_MS } from '#compliance/evaluation/parse-transaction.ts'
import { partiesOf } from '#compliance/evaluation/transaction.ts'
import { affectedScopes, type AffectedScope, type ScopeValues } from './affected-scopes.ts'

/** A transaction that arrived late. */
export type LateTransaction = ScopeValues &
  Pick<MonitoredTransactionRow, 'sequence' | 'occurredAt' | 'receivedAt' | 'direction'>

/** A place in the order of occurrence and arrival. */
export interface Place {
  readonly at: Date
  readonly sequence: bigint
}

/** A transaction that was judged before a late one arrived that happened before it. */
export interface AffectedTransaction extends Place {
  readonly transactionId: string
}

export interface AffectedPage {
  /** In the order of occurrence and arrival. */
  readonly affected: readonly AffectedTransaction[]
  readonly isLast: boolean
}

const BEGINNING: Place = { at: new Date('0001-01-01T00:00:00Z'), sequence: 0n }

/** The newest transactions that can have arrived before this one happened no later than the clock of a caller that runs ahead. */
const latestBefore = ({ receivedAt }: LateTransaction): number => receivedAt.getTime() + AHEAD_MAX_MS

const pageOf = ({ column, isInCurrency = false }: AffectedScope): string => `
  select page."transactionId", page.at, page.sequence
  from unnest($2::text[], $3::text[], $4::timestamptz[], $5::bigint[], $6::timestamptz[], $7::bigint[]) as late (value, currency, after_at, after_sequence, until, sequence)
  cross join lateral (
    select t.transaction_id as "transactionId", t.occurred_at as at, t.sequence from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.${column} = late.value ${isInCurrency ? 'and t.currency = late.currency' : ''}
      and (t.occurred_at, t.sequence) > (late.after_at, late.after_sequence) and t.occurred_at <= late.until
      and t.sequence < late.sequence and t.voided_at is null
    order by t.occurred_at, t.sequence limit $8) page`

/**
 * The next transactions that were judged before some late ones arrived, and in whose history the rules find those. Without a place it begins
 * with the first.
 */
export async function findAffected(
  ctx: Context,
  needs: HistoryNeeds,
  late: readonly LateTransaction[],
  { after = BEGINNING, limit }: { readonly after?: Place | undefined; readonly limit: number },
): Promise<AffectedPage> {
  const { workspaceId } = ctx.actor
  const sql: WorkspaceSql = (text, values = []) => ctx.database.read(workspaceId, text, values)
  const found = new Map<string, AffectedTransaction>()
  const add = (each: AffectedTransaction): void => void found.set(each.transactionId, each)
  for (const scope of affectedScopes(needs)) {
    const spans = spansOf(scope, late)
    if (spans.length === 0) continue
    // One lower bound for each, so that a page begins in the index where the last one ended.
    const starts = spans.map(({ fromMs }): Place =>
      laterOf({ at: new Date(fromMs), sequence: NEVER_VOIDED }, after),
    )
    const rows = await sql<AffectedTransaction>(pageOf(scope), [
      workspaceId,
      spans.map(({ value }) => value),
      spans.map(({ currency }) => currency),
      starts.map(({ at }) => at),
      starts.map(start => start.sequence),
      spans.map(({ untilMs }) => new Date(untilMs)),
      spans.map(({ sequence }) => sequence),
      limit + 1,
    ])
    rows.forEach(add)
  }
  for (const each of await findInNetwork(sql, workspaceId, needs, late)) if (isAfter(each, after)) add(each)
  const ordered = [...found.values()].sort(compare)
  return { affected: ordered.slice(0, limit), isLast: ordered.length <= limit }
}

const compare = (one: Place, other: Place): number =>
  one.at.getTime() - other.at.getTime() || Number(one.sequence - other.sequence)

const laterOf = (one: Place, other: Place): Place => (isAfter(one, other) ? one : other)

const isAfter = (one: Place, other: Place): boolean => compare(one, other) > 0

/** The time after late transactions with the same value. */
interface Span {
  readonly value: string
  readonly currency: string
  readonly fromMs: number
  readonly untilMs: number
  /** Only transactions that arrived before the last of the late ones were judged without it. */
  readonly sequence: bigint
}

/** One span for each value, from the first late transaction to the reach of the last one. */
function spansOf(
  { valueOf, isInCurrency = false, reachMs }: AffectedScope,
  late: readonly LateTransaction[],
): readonly Span[] {
  const spans = new Map<string, Span>()
  for (const each of late) {
    const value = valueOf(each)
    if (value === null) continue
    const { currency, sequence } = each
    const fromMs = each.occurredAt.getTime()
    const untilMs = Math.min(fromMs + reachMs, latestBefore(each))
    const key = isInCurrency ? `${currency} ${value}` : value
    const known = spans.get(key)
    spans.set(key, {
      value,
      currency,
      fromMs: Math.min(fromMs, known?.fromMs ?? fromMs),
      untilMs: Math.max(untilMs, known?.untilMs ?? untilMs),
      sequence: known !== undefined && known.sequence > sequence ? known.sequence : sequence,
    })
  }
  return [...spans.values()]
}

/** Transactions between parties that are several payments away from a late one, found as their own history is searched and bounded alike. */
async function findInNetwork(
  sql: WorkspaceSql,
  workspaceId: string,
  { onward, around, groupMax }: HistoryNeeds,
  late: readonly LateTransaction[],
): Promise<readonly AffectedTransaction[]> {
  const found: AffectedTransaction[] = []
  for (const each of late) {
    const { occurredAt, sequence, direction, customerId, counterparty } = each
    const parties = partiesOf({ direction, customer: { id: customerId }, counterpartyKey: counterparty })
    if (!parties) continue
    const search = async (need: EdgeNeed, isOnward: boolean): Promise<void> => {
      const fromMs = occurredAt.getTime() - (isOnward ? 0 : need.windowMs)
      const untilMs = Math.min(occurredAt.getTime() + need.windowMs, latestBefore(each))
      const { edges } = await searchEdges(
        sql,
        { workspaceId, sequence, transaction: { occurredAt: new Date(untilMs) } },
        {
          need: { hops: need.hops, windowMs: untilMs - fromMs },
          isOnward,
          from: isOnward ? [parties.payee] : [...new Set([parties.payer, parties.payee])],
          partiesMax: groupMax,
        },
      )
      found.push(...edges.filter(({ at }) => at > occurredAt))
    }
    if (onward) await search(onward, true)
    if (around) await search(around, false)
  }
  return found
}
