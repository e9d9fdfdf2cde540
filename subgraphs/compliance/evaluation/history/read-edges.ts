import type { EdgeNeed, HistoryNeeds } from './history-needs.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'
import type { History } from './history.ts'
import { customerIdOf, partiesOf, type PaymentEdge } from '#compliance/evaluation/transaction.ts'

/** Newest payments that are read of one party as a customer, and as a counterparty. */
const PER_PARTY_MAX = 40
/** Payments after which a search ends: patterns of so many are costly to find, and no analyst can read them. */
const PAYMENTS_MAX = 600

const OWN_KEY = `'customer:' || t.customer_id`
const EDGE = `t.transaction_id as "transactionId", t.occurred_at as at, t.amount_minor as "amountMinor", t.currency, t.sequence,
      case t.direction when 'DEBIT' then ${OWN_KEY} else t.counterparty end as payer,
      case t.direction when 'DEBIT' then t.counterparty else ${OWN_KEY} end as payee`

/** The newest payments of one party that meet a condition. */
const newest = ([isOwn, condition]: readonly [isOwn: boolean, condition: string]): string => `(
    select ${EDGE}, ${isOwn} as "isOwn" from compliance.monitored_transactions t
    where t.workspace_id = $1 and ${condition} and t.occurred_at <= $3 and t.sequence < $4 and t.void_sequence >= $4 and t.occurred_at > $5
    order by t.occurred_at desc, t.sequence desc limit ${PER_PARTY_MAX})`
const AS_CUSTOMER = 't.customer_id = party.customer_id and t.counterparty is not null'
const AS_COUNTERPARTY = 't.counterparty = party.key'

const statement = (...conditions: readonly (readonly [boolean, string])[]): string => `
  select party.key as party, "transactionId", at, payer, payee, "amountMinor", currency, sequence, "isOwn"
  from unnest($2::text[], $6::text[]) as party (key, customer_id) cross join lateral (
    ${conditions.map(newest).join(' union all ')}) edge`

const ONWARD = statement(
  [true, `${AS_CUSTOMER} and t.direction = 'DEBIT'`],
  [false, `${AS_COUNTERPARTY} and t.direction = 'CREDIT'`],
)
const AROUND = statement([true, AS_CUSTOMER], [false, AS_COUNTERPARTY])

interface EdgeRow extends Omit<PaymentEdge, 'at'> {
  readonly at: Date
  readonly sequence: bigint
  /** The party whose payments were read, and whether it was the customer of this one. */
  readonly party: string
  readonly isOwn: boolean
}

/** Payments around a transaction. */
export interface ReadEdges extends Pick<History, 'edges' | 'completeParties'> {}

export const NO_EDGES: ReadEdges = { edges: [], completeParties: new Set() }

/**
 * Payments that came before the transaction among the parties around it, newest first. The search proceeds party by party and is bounded per
 * party and in the number of parties, so that a party that everybody pays costs no more than another.
 */
export async function readEdges(
  sql: WorkspaceSql,
  query: HistoryQuery,
  { onward, around, groupMax }: Pick<HistoryNeeds, 'onward' | 'around' | 'groupMax'>,
): Promise<ReadEdges> {
  const parties = partiesOf(query.transaction)
  if (!parties) return NO_EDGES
  const { payer, payee } = parties
  const found = new Map<string, EdgeRow>()
  const completeParties = around
    ? await search(
        sql,
        query,
        { text: AROUND, need: around, from: [payer, payee], partiesMax: groupMax },
        found,
      )
    : new Set<string>()
  if (onward)
    await search(sql, query, { text: ONWARD, need: onward, from: [payee], partiesMax: groupMax }, found)
  const edges = [...found.values()]
    .sort((one, other) => other.at.getTime() - one.at.getTime() || Number(other.sequence - one.sequence))
    .map(({ transactionId, at, amountMinor, currency, payer: from, payee: to }): PaymentEdge => ({
      transactionId,
      at: at.getTime(),
      payer: from,
      payee: to,
      amountMinor,
      currency,
    }))
  return { edges, completeParties }
}

interface EdgeSearch {
  readonly text: string
  readonly need: EdgeNeed
  readonly from: readonly string[]
  readonly partiesMax: number
}

/** Adds the found payments to `found`; returns the parties whose payments were all read. */
async function search(
  sql: WorkspaceSql,
  { workspaceId, transaction, sequence }: HistoryQuery,
  { text, need, from, partiesMax }: EdgeSearch,
  found: Map<string, EdgeRow>,
): Promise<ReadonlySet<string>> {
  const until = transaction.occurredAt
  const since = new Date(until.getTime() - need.windowMs)
  const seen = new Set(from)
  const complete = new Set<string>()
  let frontier: readonly string[] = [...seen]
  for (let hop = 0; hop < need.hops && frontier.length > 0; hop++) {
    if (seen.size > partiesMax || found.size > PAYMENTS_MAX) break
    const rows = await sql<EdgeRow>(text, [
      workspaceId,
      frontier,
      until,
      sequence,
      since,
      frontier.map(customerIdOf),
    ])
    const cut = cutParties(rows)
    for (const party of frontier) if (!cut.has(party)) complete.add(party)
    frontier = addNew(rows, seen, found)
  }
  return complete
}

/** Parties of which the limit cut off payments. */
function cutParties(rows: readonly EdgeRow[]): ReadonlySet<string> {
  const counts = Map.groupBy(rows, ({ party, isOwn }) => `${isOwn} ${party}`)
  return new Set(
    [...counts.values()].filter(each => each.length >= PER_PARTY_MAX).map(([first]) => first!.party),
  )
}

/** Adds payments and their parties; returns the parties that were not seen before. */
function addNew(rows: readonly EdgeRow[], seen: Set<string>, found: Map<string, EdgeRow>): string[] {
  const fresh: string[] = []
  for (const row of rows) {
    found.set(row.transactionId, row)
    for (const party of [row.payer, row.payee])
      if (!seen.has(party)) {
        seen.add(party)
        fresh.push(party)
      }
  }
  return fresh
}
