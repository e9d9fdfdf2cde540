import { NO_EDGES, PAYMENTS_MAX, PER_PARTY_MAX, type FoundEdges } from './find-edges.ts'
import type { EdgeNeed, HistoryNeeds } from './history-needs.ts'
import { textFor, type HistoryText } from './earlier-filter.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'
import { partiesOf, type PaymentEdge } from '#compliance/evaluation/transaction.ts'

const SEARCH: HistoryText = {
  arrived: 'select * from compliance.search_payments($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
  happened: 'select * from compliance.search_payments_with_late($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
}

type EdgeRow =
  | (Omit<PaymentEdge, 'at'> & {
      readonly at: Date
      readonly sequence: bigint
      readonly completeParties: null
    })
  | { readonly transactionId: null; readonly completeParties: readonly string[] }

/**
 * Payments that came before the transaction between the parties around it, newest first. The search proceeds party by party and is bounded per
 * party and in the number of parties, so that a party that everybody pays costs no more than another.
 */
export async function readEdges(
  sql: WorkspaceSql,
  query: HistoryQuery,
  { onward, around, groupMax }: Pick<HistoryNeeds, 'onward' | 'around' | 'groupMax'>,
): Promise<FoundEdges> {
  const parties = partiesOf(query.transaction)
  if (!parties) return NO_EDGES
  const { payer, payee } = parties
  const search = (need: EdgeNeed | undefined, isOnward: boolean): Promise<SearchedEdges> =>
    need
      ? searchEdges(sql, query, {
          need,
          isOnward,
          from: isOnward ? [payee] : [...new Set([payer, payee])],
          partiesMax: groupMax,
        })
      : NOTHING_FOUND
  const searchedAround = search(around, false)
  // A search around both parties usually finds what leads on from the payee as well.
  const searchedOnward =
    around && onward && around.windowMs >= onward.windowMs
      ? searchedAround.then(known =>
          knowsOnward(known, payee, onward.hops) ? NOTHING_FOUND : search(onward, true),
        )
      : search(onward, true)
  const [ofAll, leadingOn] = await Promise.all([searchedAround, searchedOnward])
  const found = new Map([...ofAll.edges, ...leadingOn.edges].map(edge => [edge.transactionId, edge]))
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
  return { edges, completeParties: new Set(ofAll.completeParties) }
}

interface SearchEnd extends Pick<HistoryQuery, 'workspaceId' | 'sequence' | 'includesLate'> {
  readonly transaction: Pick<HistoryQuery['transaction'], 'occurredAt'>
}

interface EdgeSearch {
  readonly need: EdgeNeed
  /** Whether only payments count with which money leaves a party. */
  readonly isOnward: boolean
  readonly from: readonly string[]
  readonly partiesMax: number
}

interface SearchedEdges {
  readonly edges: readonly Extract<EdgeRow, { completeParties: null }>[]
  readonly completeParties: readonly string[]
}

/** Whether the search around both parties found all payments that lead on from a party within this number of hops. */
function knowsOnward({ edges, completeParties }: SearchedEdges, from: string, hops: number): boolean {
  const complete = new Set(completeParties)
  const payees = Map.groupBy(edges, ({ payer }) => payer)
  const seen = new Set([from])
  let frontier = [from]
  for (let hop = 0; hop < hops && frontier.length > 0; hop++) {
    if (!frontier.every(party => complete.has(party))) return false
    const reached = new Set(frontier.flatMap(party => (payees.get(party) ?? []).map(({ payee }) => payee)))
    frontier = [...reached].filter(party => !seen.has(party))
    for (const party of frontier) seen.add(party)
  }
  return true
}

const NOTHING_FOUND: Promise<SearchedEdges> = Promise.resolve({ edges: [], completeParties: [] })

/** Searches for payments with the given parties, of a time that ends with the transaction. */
export async function searchEdges(
  sql: WorkspaceSql,
  query: SearchEnd,
  { need, isOnward, from, partiesMax }: EdgeSearch,
): Promise<SearchedEdges> {
  const { workspaceId, transaction, sequence } = query
  const { occurredAt } = transaction
  const rows = await sql<EdgeRow>(textFor(SEARCH, query), [
    workspaceId,
    from,
    occurredAt,
    sequence,
    new Date(occurredAt.getTime() - need.windowMs),
    isOnward,
    Math.min(need.hops, partiesMax),
    PER_PARTY_MAX,
    partiesMax,
    PAYMENTS_MAX,
  ])
  return {
    edges: rows.flatMap(row => (row.completeParties === null ? [row] : [])),
    completeParties: rows.at(-1)?.completeParties ?? [],
  }
}
