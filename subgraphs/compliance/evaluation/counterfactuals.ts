import { formatMinor } from '#kernel/money.ts'
import { amountPhrase, countPhrase } from './phrases.ts'
import type { MonitoredTransaction } from './transaction.ts'
import type { Counterfactual } from './verdict.ts'

/** How many removals are tried before a rule without a formula says that it does not know their number. */
const REMOVALS_MAX = 40

interface Changes {
  /** Minor units of the nearest amount that does not trigger the rule. */
  readonly amount?: bigint | null
  readonly fewer?: number | null
  /** What there would be fewer of. */
  readonly noun?: string
}

/** The changes in words; null when neither avoids the rule. */
export function counterfactualOf(
  { currency }: MonitoredTransaction,
  { amount = null, fewer = null, noun = 'transaction' }: Changes,
): Counterfactual | null {
  const changes = [
    ...(fewer === null ? [] : [`${fewer === 1 ? `one ${noun}` : countPhrase(fewer, noun)} fewer`]),
    ...(amount === null ? [] : [amountPhrase(amount, currency)]),
  ]
  if (changes.length === 0) return null
  return {
    text: changes.join(', or '),
    amount: amount === null ? null : formatMinor(amount, currency),
    fewerTransactions: fewer,
  }
}

/**
 * The largest positive amount below the judged one that does not trigger a rule which larger amounts trigger the more;
 * null when every positive amount triggers it.
 */
export function nearestBelow(
  { amountMinor }: MonitoredTransaction,
  triggers: (amountMinor: bigint) => boolean,
): bigint | null {
  let low = 0n
  let high = amountMinor
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (triggers(middle)) high = middle
    else low = middle
  }
  return low === 0n ? null : low
}

/** The one of two possible amounts that is nearer to the judged one; the smaller one when both are as near. */
export function nearerOf(
  { amountMinor }: MonitoredTransaction,
  smaller: bigint,
  larger: bigint | null,
): bigint | null {
  if (smaller < 1n) return larger
  return larger !== null && larger - amountMinor < amountMinor - smaller ? larger : smaller
}

/**
 * How many of the oldest transactions of a hit need to be absent, at least, so that the rule does not trigger; null
 * when that is not found in a limited number of attempts.
 */
export function fewestRemoved(
  earlierIds: readonly string[],
  triggersWithout: (removed: ReadonlySet<string>) => boolean,
): number | null {
  const removed = new Set<string>()
  for (const id of earlierIds.slice(0, REMOVALS_MAX)) {
    removed.add(id)
    if (!triggersWithout(removed)) return removed.size
  }
  return null
}
