import type { EdgeNeed, HistoryNeeds } from './history-needs.ts'
import type { History } from './history.ts'
import { partiesOf, type PaymentEdge } from '#compliance/evaluation/transaction.ts'

/** Newest payments that are read of one party as a customer, and as a counterparty. */
export const PER_PARTY_MAX = 40
/** Payments after which each search ends: patterns of so many are costly to find, and no analyst can read them. */
export const PAYMENTS_MAX = 600

/** A payment that was read for one of its parties. */
export interface PartyPayment extends PaymentEdge {
  readonly sequence: number
  /** The party whose payments were read, and whether it was the customer of this one. */
  readonly party: string
  readonly isOwn: boolean
}

/** Reads the newest payments of each party within the window that ends with the judged transaction. */
export type ReadPartyPayments = (
  parties: readonly string[],
  windowMs: number,
) => Promise<readonly PartyPayment[]>

export interface PaymentSource {
  /** The payments that a party makes. */
  readonly onward: ReadPartyPayments
  /** The payments that a party makes or receives. */
  readonly around: ReadPartyPayments
}

/** Payments around a transaction. */
export interface FoundEdges extends Pick<History, 'edges' | 'completeParties'> {}

export const NO_EDGES: FoundEdges = { edges: [], completeParties: new Set() }

/**
 * Payments that came before the transaction among the parties around it, newest first. The search proceeds party by party and is bounded per
 * party and in the number of parties, so that a party that everybody pays costs no more than another.
 */
export async function findEdges(
  source: PaymentSource,
  transaction: Parameters<typeof partiesOf>[0],
  needs: Pick<HistoryNeeds, 'onward' | 'around' | 'groupMax'>,
): Promise<FoundEdges> {
  const parties = partiesOf(transaction)
  if (!parties) return NO_EDGES
  const { payer, payee } = parties
  const [around, onward] = [new Map<string, PartyPayment>(), new Map<string, PartyPayment>()]
  const completeParties = needs.around
    ? await search(
        { read: source.around, need: needs.around, from: [payer, payee], partiesMax: needs.groupMax },
        around,
      )
    : new Set<string>()
  if (needs.onward)
    await search(
      { read: source.onward, need: needs.onward, from: [payee], partiesMax: needs.groupMax },
      onward,
    )
  const found = new Map([...around, ...onward])
  const edges = [...found.values()]
    .sort((one, other) => other.at - one.at || other.sequence - one.sequence)
    .map(({ transactionId, at, amountMinor, currency, payer: from, payee: to }): PaymentEdge => ({
      transactionId,
      at,
      payer: from,
      payee: to,
      amountMinor,
      currency,
    }))
  return { edges, completeParties }
}

interface EdgeSearch {
  readonly read: ReadPartyPayments
  readonly need: EdgeNeed
  readonly from: readonly string[]
  readonly partiesMax: number
}

/** Adds the found payments to `found`; returns the parties whose payments were all read. */
async function search(
  { read, need, from, partiesMax }: EdgeSearch,
  found: Map<string, PartyPayment>,
): Promise<ReadonlySet<string>> {
  const seen = new Set(from)
  const complete = new Set<string>()
  let frontier: readonly string[] = [...seen]
  for (let hop = 0; hop < need.hops && frontier.length > 0; hop++) {
    if (seen.size > partiesMax || found.size > PAYMENTS_MAX) break
    const payments = await read(frontier, need.windowMs)
    const cut = cutParties(payments)
    for (const party of frontier) if (!cut.has(party)) complete.add(party)
    frontier = addNew(payments, seen, found)
  }
  return complete
}

/** Parties of which the limit cut off payments. */
function cutParties(payments: readonly PartyPayment[]): ReadonlySet<string> {
  const counts = Map.groupBy(payments, ({ party, isOwn }) => `${isOwn} ${party}`)
  return new Set(
    [...counts.values()].filter(each => each.length >= PER_PARTY_MAX).map(([first]) => first!.party),
  )
}

/** Adds payments and their parties; returns the parties that were not seen before. */
function addNew(
  payments: readonly PartyPayment[],
  seen: Set<string>,
  found: Map<string, PartyPayment>,
): string[] {
  const fresh: string[] = []
  for (const payment of payments) {
    found.set(payment.transactionId, payment)
    for (const party of [payment.payer, payment.payee])
      if (!seen.has(party)) {
        seen.add(party)
        fresh.push(party)
      }
  }
  return fresh
}
