import type { SkippedRule } from '#sentinel/evaluation/finding-of.ts'

/** The outcome of an evaluation as it is stored, so that a repeat returns the same. */
export interface StoredEvaluation {
  readonly holdId: string | null
  readonly signalIds: readonly string[]
  readonly skipped: readonly SkippedRule[]
}

/** The outcome where no rule was evaluated. */
export const NOT_EVALUATED: StoredEvaluation = { holdId: null, signalIds: [], skipped: [] }
