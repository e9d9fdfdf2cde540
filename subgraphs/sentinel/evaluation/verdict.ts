import type { CategoryCase } from '#sentinel/detection-rules/default-category.ts'
import type { Finding } from '#sentinel/signals/record-signals.ts'

/** Why a rule could not be evaluated. */
export type DetectionSkipReason = 'INSUFFICIENT_HISTORY' | 'NO_COUNTRY' | 'NO_BALANCE'

export interface Skip {
  readonly skipped: DetectionSkipReason
}

/** What a rule found, without what the rule itself and the transaction determine. */
export interface DetectionHit extends Pick<Finding, 'reason' | 'observed' | 'threshold'> {
  /** Decides the category where the rule names none. */
  readonly category?: CategoryCase
  readonly window?: Finding['window']
  /** The tenant's ids of further transactions; that of the evaluated one is added. */
  readonly transactionIds?: readonly string[]
  readonly findingKey?: string
}

/** Null if the rule does not apply or is not met. */
export type DetectionVerdict = DetectionHit | Skip | null

export const insufficientHistory: Skip = { skipped: 'INSUFFICIENT_HISTORY' }

export const isSkip = (verdict: DetectionHit | Skip): verdict is Skip => 'skipped' in verdict
