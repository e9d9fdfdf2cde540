import type { CircularParameters } from '#compliance/monitoring-rules/parameters.ts'
import { basisPointsOf } from '#compliance/evaluation/amounts.ts'
import type { NetworkView } from './network.ts'
import type { PaymentEdge } from '#compliance/evaluation/transaction.ts'

/** Payments that one search follows at most: a bound on its time that does not depend on the machine. */
const STEPS_MAX = 20_000
const PARTIES_MIN = 3

export interface Cycle {
  /** In the order of time, the judged one last. */
  readonly edges: readonly PaymentEdge[]
  /** The smallest amount with which a cycle begins that the judged payment closes. */
  readonly smallestFirst: bigint
}

/** Whether an amount is less than the first one by at most the tolerance. */
export const isReturned = (first: bigint, amountMinor: bigint, tolerancePercent: number): boolean =>
  amountMinor * 10_000n >= first * (10_000n - basisPointsOf(tolerancePercent))

/** Number of payments from each party to the judged payer, without regard to time: what cannot return is not followed. */
function distancesTo(payer: string, edges: readonly PaymentEdge[], hopsMax: number): Map<string, number> {
  const incoming = Map.groupBy(edges, ({ payee }) => payee)
  const distances = new Map([[payer, 0]])
  let frontier = [payer]
  for (let hops = 1; hops <= hopsMax; hops += 1) {
    const next: string[] = []
    for (const party of frontier)
      for (const edge of incoming.get(party) ?? [])
        if (!distances.has(edge.payer)) {
          distances.set(edge.payer, hops)
          next.push(edge.payer)
        }
    frontier = next
  }
  return distances
}

interface Search {
  readonly current: PaymentEdge
  readonly outgoing: ReadonlyMap<string, readonly PaymentEdge[]>
  readonly distances: ReadonlyMap<string, number>
  readonly hopsMax: number
  steps: number
}

/** Extends a path until it reaches the judged payer; depth first, oldest payments first. */
function extend(
  search: Search,
  path: readonly PaymentEdge[],
  visited: ReadonlySet<string>,
): readonly PaymentEdge[] | undefined {
  const { current, outgoing, distances, hopsMax } = search
  const last = path.at(-1)!
  if (last.payee === current.payer) return path.length + 1 >= PARTIES_MIN ? path : undefined
  for (const edge of outgoing.get(last.payee) ?? []) {
    const distance = distances.get(edge.payee)
    if (edge.at <= last.at || visited.has(edge.payee)) continue
    if (distance === undefined || path.length + 1 + distance > hopsMax) continue
    search.steps += 1
    if (search.steps > STEPS_MAX) return undefined
    const found = extend(search, [...path, edge], new Set([...visited, edge.payee]))
    if (found !== undefined) return found
  }
  return undefined
}

/** The first payment of the given ones with which a cycle begins, and its other payments. */
function firstPath(
  firsts: readonly PaymentEdge[],
  context: Omit<Search, 'steps'>,
): readonly PaymentEdge[] | undefined {
  const search: Search = { ...context, steps: 0 }
  for (const first of firsts) {
    const found = extend(search, [first], new Set([first.payer, first.payee]))
    if (found !== undefined) return found
  }
  return undefined
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)
const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * A cycle that the judged payment closes; undefined when there is none. The search for the smallest first amount
 * decides, since whatever closes a cycle closes that one too; it does not depend on the judged amount. The returned
 * cycle is then one whose first amount is nearest to the judged one.
 */
export function findCycle(
  { current, earlier }: NetworkView,
  { maxGroupSize, tolerancePercent }: Pick<CircularParameters, 'maxGroupSize' | 'tolerancePercent'>,
): Cycle | undefined {
  if (current.payer === current.payee) return undefined
  const edges = earlier.filter(({ at }) => at < current.at)
  const hopsMax = maxGroupSize - 1
  const distances = distancesTo(current.payer, edges, hopsMax)
  if (!distances.has(current.payee)) return undefined
  const outgoing = Map.groupBy(edges, ({ payer }) => payer)
  const context = { current, outgoing, distances, hopsMax }

  const firsts = (outgoing.get(current.payee) ?? []).filter(
    ({ payee }) => (distances.get(payee) ?? hopsMax) + 1 <= hopsMax,
  )
  const smallest = firstPath(
    firsts.toSorted((a, b) => compare(a.amountMinor, b.amountMinor)),
    context,
  )
  if (smallest === undefined) return undefined
  const smallestFirst = smallest[0]!.amountMinor
  const returned = firsts.filter(({ amountMinor }) =>
    isReturned(amountMinor, current.amountMinor, tolerancePercent),
  )
  if (!isReturned(smallestFirst, current.amountMinor, tolerancePercent)) return undefined
  const nearest = firstPath(
    returned.toSorted((a, b) =>
      compare(distance(a.amountMinor, current.amountMinor), distance(b.amountMinor, current.amountMinor)),
    ),
    context,
  )
  return { edges: [...(nearest ?? smallest), current], smallestFirst }
}
