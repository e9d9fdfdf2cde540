import { rounded } from '#sentinel/evaluation/amounts.ts'
import { baselineWindow, type EvaluatedDebit } from '#sentinel/evaluation/debit.ts'
import { isReady, type Observations } from '#sentinel/evaluation/periods.ts'
import { insufficientHistory, type DetectionVerdict } from '#sentinel/evaluation/verdict.ts'
import { categoryProbability } from '#sentinel/statistics/category-probability.ts'

interface Category {
  /** The observed category as a subject of a sentence, such as "The channel ATM". */
  readonly name: string
  readonly observed: Readonly<Record<string, unknown>>
  /** Debits of the baseline in this category, and all of them. */
  readonly count: number
  readonly of: Observations
}

/** Whether a category of debits is improbable under the baseline. */
export function judgeRarity(
  maximum: number,
  { transaction }: EvaluatedDebit,
  { name, observed, count, of }: Category,
): DetectionVerdict {
  if (!isReady(of)) return insufficientHistory
  const probability = categoryProbability(count, of.n)
  if (probability > maximum) return null
  return {
    reason: `${name} has a probability of ${rounded(probability, 4)}, with ${count} of ${of.n} debits; the threshold is ${maximum}.`,
    observed: {
      ...observed,
      probability: rounded(probability, 6),
      baseline: { n: of.n, count, ...baselineWindow(transaction.occurredAt) },
    },
    threshold: { probability: maximum },
  }
}
