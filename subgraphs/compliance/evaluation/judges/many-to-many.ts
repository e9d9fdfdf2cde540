import type { ManyToManyParameters } from '#compliance/monitoring-rules/parameters.ts'
import { densestSets, type PayingSet } from '#compliance/evaluation/network/bipartite.ts'
import { counterfactualOf, fewestRemoved } from '../counterfactuals.ts'
import { clear, skipped, triggered, windowOf, type Judging } from '../judging.ts'
import { networkOf, without, type NetworkView } from '#compliance/evaluation/network/network.ts'
import { isCountNear } from '../near-misses.ts'
import { countPhrase, durationPhrase } from '../phrases.ts'
import type { Measures, Verdict } from '../verdict.ts'

const found = (
  view: NetworkView,
  { countThreshold, minDistinctBeneficiaries }: ManyToManyParameters,
): PayingSet | undefined =>
  densestSets(view).find(
    ({ senders, beneficiaries }) =>
      senders.size >= countThreshold && beneficiaries.size >= minDistinctBeneficiaries,
  )

/**
 * Many senders that pay the same many beneficiaries, in any currency: a set around the judged payment in which at least
 * 60 % of the possible pairs have paid. `densestSets` defines the sets that are considered.
 */
export function judgeManyToMany({
  parameters,
  transaction,
  history,
}: Judging<ManyToManyParameters>): Verdict {
  const { countThreshold, minDistinctBeneficiaries, windowMinutes } = parameters
  const view = networkOf(transaction, history, windowMinutes)
  if (view === undefined) return skipped('MISSING_KEY')
  if (view.current.payer === view.current.payee) return clear()

  const threshold: Measures = {
    count_threshold: countThreshold,
    min_distinct_beneficiaries: minDistinctBeneficiaries,
  }
  const described = ({ senders, beneficiaries, pairs }: PayingSet) => ({
    reason:
      `${countPhrase(senders.size, 'sender')} paid ${countPhrase(beneficiaries.size, 'beneficiary', 'beneficiaries')} ` +
      `in ${durationPhrase(windowMinutes)}, ${pairs} of ${senders.size * beneficiaries.size} pairs, ` +
      `threshold ${countThreshold} and ${minDistinctBeneficiaries}`,
    observed: { senders: senders.size, beneficiaries: beneficiaries.size, pairs },
    threshold,
  })
  const set = found(view, parameters)
  if (set === undefined) {
    const close = densestSets(view).find(
      ({ senders, beneficiaries }) =>
        beneficiaries.size >= minDistinctBeneficiaries && isCountNear(senders.size, countThreshold),
    )
    return clear(close === undefined ? null : described(close))
  }
  const ids = view.earlier
    .filter(({ payer, payee }) => set.senders.has(payer) && set.beneficiaries.has(payee))
    .map(({ transactionId }) => transactionId)
  return triggered({
    ...described(set),
    window: windowOf(transaction, windowMinutes),
    transactionIds: [...ids, transaction.transactionId],
    counterfactual: counterfactualOf(transaction, {
      fewer: fewestRemoved(ids, removed => found(without(view, removed), parameters) !== undefined),
      noun: 'payment',
    }),
  })
}
