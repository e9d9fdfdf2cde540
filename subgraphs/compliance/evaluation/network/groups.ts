import type { NetworkView } from './network.ts'
import type { PaymentEdge } from '#compliance/evaluation/transaction.ts'

const GROUP_MIN = 3

/** Some parties and the sums of their earlier payments, without the judged one. */
export interface Group {
  readonly members: readonly string[]
  /** Number and sum of the payments from member to member. */
  readonly transfers: number
  readonly inside: bigint
  /** Sum of all payments that a member made or received, the ones inside counted once. */
  readonly total: bigint
}

/** A group that grows. */
interface Growth {
  readonly members: Set<string>
  /** What each party outside exchanged with the members. */
  readonly exchanged: Map<string, bigint>
  transfers: number
  inside: bigint
  total: bigint
}

/** Payments of a party outside are counted when it joins: those with members were already part of the total. */
function join(growth: Growth, party: string, edges: readonly PaymentEdge[]): void {
  const { members, exchanged } = growth
  members.add(party)
  exchanged.delete(party)
  for (const { payer, payee, amountMinor } of edges) {
    const other = payer === party ? payee : payer
    if (members.has(other)) {
      growth.transfers += 1
      growth.inside += amountMinor
    } else {
      growth.total += amountMinor
      exchanged.set(other, (exchanged.get(other) ?? 0n) + amountMinor)
    }
  }
}

/** The complete party outside that exchanged the most with the group; of several the first one by key. */
function closestOf({ exchanged }: Growth, complete: ReadonlySet<string>): string | undefined {
  let closest: string | undefined
  let most = -1n
  for (const [party, sum] of exchanged)
    if (complete.has(party) && (sum > most || (sum === most && party < closest!))) {
      closest = party
      most = sum
    }
  return closest
}

function edgesByParty(earlier: readonly PaymentEdge[]): Map<string, PaymentEdge[]> {
  const byParty = new Map<string, PaymentEdge[]>()
  for (const edge of earlier)
    for (const party of [edge.payer, edge.payee]) {
      const edges = byParty.get(party)
      if (edges === undefined) byParty.set(party, [edge])
      else edges.push(edge)
    }
  return byParty
}

/**
 * Groups that grow around the judged payment: beginning with its payer and payee, the party that exchanged the most
 * money with the members joins, until there are `sizeMax` members or none is connected. A party of which not all payments
 * are known cannot be a member. The groups of three members and more are returned, smallest first. Finding the group with the largest share inside would need all subsets; this one
 * reads each payment twice, does not depend on the judged amount, and ends with the whole connected group where that is
 * small enough.
 */
export function growGroups({ current, earlier, completeParties }: NetworkView, sizeMax: number): Group[] {
  if (!completeParties.has(current.payer) || !completeParties.has(current.payee)) return []
  const byParty = edgesByParty(earlier)
  const growth: Growth = { members: new Set(), exchanged: new Map(), transfers: 0, inside: 0n, total: 0n }
  const groups: Group[] = []
  join(growth, current.payer, byParty.get(current.payer) ?? [])
  join(growth, current.payee, byParty.get(current.payee) ?? [])
  while (growth.members.size < sizeMax) {
    const next = closestOf(growth, completeParties)
    if (next === undefined) break
    join(growth, next, byParty.get(next) ?? [])
    const { members, transfers, inside, total } = growth
    if (members.size >= GROUP_MIN) groups.push({ members: [...members], transfers, inside, total })
  }
  return groups
}
