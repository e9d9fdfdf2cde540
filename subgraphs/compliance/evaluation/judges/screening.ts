import type { ScreeningParameters } from '#compliance/monitoring-rules/parameters.ts'
import { lowestFrom } from '../amounts.ts'
import { counterfactualOf, nearestBelow } from '../counterfactuals.ts'
import { strictestOf } from '../decide.ts'
import type { ScreeningHit } from '#compliance/evaluation/history/history.ts'
import { clear, OUT_OF_SCOPE, triggered, type Judging } from '../judging.ts'
import type { Counterfactual, Verdict } from '../verdict.ts'

type Effect = ScreeningHit['policyEffect']

const LISTS: Readonly<Record<ScreeningHit['list'], string>> = {
  sanctions: 'sanctions list',
  pep: 'list of politically exposed persons',
  adverse_media: 'adverse media',
}

/** Sanctions block or hold by score, and only hold if the name alone does not identify the listed person; the other lists have the effect that the screening policy gives them. */
function effectOf(
  { list, score, policyEffect, isUncertain }: ScreeningHit,
  parameters: ScreeningParameters,
): Effect {
  if (!parameters.screeningLists.includes(list) || score < parameters.matchScoreThreshold) return 'ALLOW'
  if (list !== 'sanctions') return policyEffect
  return score >= parameters.blockScoreThreshold && !isUncertain ? 'BLOCK' : 'HOLD'
}

/** A rule for large amounts does not screen smaller ones. */
function counterfactualOfScreening({
  parameters: { requireHighValue, amountThreshold },
  transaction,
}: Judging<ScreeningParameters>): Counterfactual | null {
  if (!requireHighValue) return null
  const limit = lowestFrom(amountThreshold, transaction.currency)
  return counterfactualOf(transaction, { amount: nearestBelow(transaction, minor => minor >= limit) })
}

/**
 * Hits of the parties on watchlists. Fails closed: without a search, because the lists are unavailable or nothing
 * searched them, the transaction is held.
 */
export function judgeScreening(judging: Judging<ScreeningParameters>): Verdict {
  const { parameters, transaction, history } = judging
  const { screeningLists, matchScoreThreshold, blockScoreThreshold, requireHighValue, amountThreshold } =
    parameters
  if (requireHighValue && transaction.amountMinor < lowestFrom(amountThreshold, transaction.currency))
    return OUT_OF_SCOPE
  const common = {
    threshold: {
      screening_lists: screeningLists,
      match_score_threshold: matchScoreThreshold,
      block_score_threshold: blockScoreThreshold,
    },
    window: null,
    transactionIds: [transaction.transactionId],
    counterfactual: counterfactualOfScreening(judging),
  }
  const { screening } = history
  if (screening === undefined || screening === 'unavailable')
    return triggered({
      ...common,
      reason: 'The watchlists cannot be searched at the moment',
      observed: { screening: 'UNAVAILABLE' },
      action: 'HOLD',
    })

  const hits = screening.filter(hit => effectOf(hit, parameters) !== 'ALLOW')
  const [first] = hits
  if (first === undefined) return clear()
  return triggered({
    ...common,
    reason: hits
      .map(
        ({ party, list, source, entryId, score, isUncertain }) =>
          `${party === 'CUSTOMER' ? 'Customer' : 'Counterparty'} matches ${LISTS[list]} ${source}, entry ${entryId}, ` +
          `with score ${score}${isUncertain ? ' by a name alone that others have' : ''}, threshold ${list === 'sanctions' && score >= blockScoreThreshold && !isUncertain ? blockScoreThreshold : matchScoreThreshold}`,
      )
      .join('; '),
    observed: {
      score: Math.max(...hits.map(({ score }) => score)),
      entries: hits.map(({ source, entryId }) => `${source}:${entryId}`),
    },
    action: strictestOf(hits.map(hit => effectOf(hit, parameters)).filter(effect => effect !== 'ALLOW')),
  })
}
