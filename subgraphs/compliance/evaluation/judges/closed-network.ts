import { formatMinor } from '#kernel/money.ts'
import type { ClosedNetworkParameters } from '#compliance/monitoring-rules/parameters.ts'
import { basisPointsOf } from '../amounts.ts'
import { counterfactualOf, fewestRemoved, nearestBelow } from '../counterfactuals.ts'
import { growGroups, type Group } from '#compliance/evaluation/network/groups.ts'
import { clear, skipped, triggered, windowOf, type Judging } from '../judging.ts'
import {
  inOneCurrency,
  networkOf,
  without,
  type NetworkView,
} from '#compliance/evaluation/network/network.ts'
import { isCountNear, isNear } from '../near-misses.ts'
import { amountPhrase, countPhrase, durationPhrase, percentPhrase } from '../phrases.ts'
import type { Measures, Verdict } from '../verdict.ts'

const ALL = 10_000n

interface Needed {
  readonly share: bigint
  readonly transfers: number
}

const isClosed = ({ inside, total }: Group, amountMinor: bigint, share: bigint): boolean =>
  (inside + amountMinor) * ALL >= (total + amountMinor) * share

/** The smallest of the growing groups with enough transfers that keeps its money, if the judged payment had this amount. */
const closedGroup = (
  groups: readonly Group[],
  amountMinor: bigint,
  { share, transfers }: Needed,
): Group | undefined =>
  groups.find(group => group.transfers + 1 >= transfers && isClosed(group, amountMinor, share))

const groupsOf = (view: NetworkView, { maxGroupSize }: ClosedNetworkParameters): Group[] =>
  growGroups(view, maxGroupSize)

function described(group: Group, { parameters, transaction }: Judging<ClosedNetworkParameters>) {
  const { countThreshold, tolerancePercent, maxGroupSize, windowMinutes } = parameters
  const { amountMinor, currency } = transaction
  const inside = group.inside + amountMinor
  const total = group.total + amountMinor
  const share = (inside * ALL) / total
  const transfers = group.transfers + 1
  const observed: Measures = {
    members: group.members.length,
    transfers,
    inside: formatMinor(inside, currency),
    total: formatMinor(total, currency),
    share_percent: Number(share) / 100,
    currency,
  }
  const threshold: Measures = {
    max_group_size: maxGroupSize,
    count_threshold: countThreshold,
    tolerance_percent: tolerancePercent,
  }
  const reason =
    `${countPhrase(group.members.length, 'party', 'parties')} paid each other ${amountPhrase(inside, currency)} in ` +
    `${countPhrase(transfers, 'transfer')} in ${durationPhrase(windowMinutes)}, ${percentPhrase(share)} of all that ` +
    `they paid and received, threshold ${percentPhrase(ALL - basisPointsOf(tolerancePercent))} and ` +
    countPhrase(countThreshold, 'transfer')
  return { reason, observed, threshold }
}

/**
 * A small group around the judged payment whose money stays inside: of all payments in its currency that members made
 * or received in the window, at least 100 % less the tolerance go from member to member. `growGroups` defines the
 * groups that are considered.
 */
export function judgeClosedNetwork(judging: Judging<ClosedNetworkParameters>): Verdict {
  const { parameters, transaction, history } = judging
  const { countThreshold, tolerancePercent, windowMinutes } = parameters
  const whole = networkOf(transaction, history, windowMinutes)
  if (whole === undefined) return skipped('MISSING_KEY')
  if (whole.current.payer === whole.current.payee) return clear()
  const view = inOneCurrency(whole)
  const { amountMinor } = transaction
  const needed = { share: ALL - basisPointsOf(tolerancePercent), transfers: countThreshold }
  const groups = groupsOf(view, parameters)
  const closed = closedGroup(groups, amountMinor, needed)
  if (closed === undefined) {
    const close = groups.find(
      group =>
        (isClosed(group, amountMinor, needed.share) && isCountNear(group.transfers + 1, countThreshold)) ||
        (group.transfers + 1 >= countThreshold &&
          isNear(group.inside + amountMinor, {
            numerator: (group.total + amountMinor) * needed.share,
            denominator: ALL,
          })),
    )
    return clear(close === undefined ? null : described(close, judging))
  }
  const members = new Set(closed.members)
  const ids = view.earlier
    .filter(({ payer, payee }) => members.has(payer) && members.has(payee))
    .map(({ transactionId }) => transactionId)
  return triggered({
    ...described(closed, judging),
    window: windowOf(transaction, windowMinutes),
    transactionIds: [...ids, transaction.transactionId],
    counterfactual: counterfactualOf(transaction, {
      amount: nearestBelow(transaction, minor => closedGroup(groups, minor, needed) !== undefined),
      fewer: fewestRemoved(
        ids,
        removed =>
          closedGroup(groupsOf(without(view, removed), parameters), amountMinor, needed) !== undefined,
      ),
      noun: 'transfer',
    }),
  })
}
