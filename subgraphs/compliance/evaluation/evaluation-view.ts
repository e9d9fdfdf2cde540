import type { ScreeningHit } from './history/history.ts'
import type {
  EvaluationRow,
  SnapshotRule,
  StoredHit,
  StoredNearMiss,
  StoredScreening,
  StoredSkip,
} from '#compliance/entities/monitoring/evaluation.ts'

/** An evaluation as the interface shows it. Stored and unstored evaluations are built alike, so that a repeat equals the first response. */
export interface EvaluationView {
  /** Null when the evaluation was not stored. */
  readonly evaluationId: string | null
  readonly transactionId: string
  readonly decision: EvaluationRow['decision']
  readonly triggeredRules: readonly TriggeredView[]
  readonly nearMisses: readonly (Omit<StoredNearMiss, 'rule'> & RuleReference)[]
  readonly skippedRules: readonly (Omit<StoredSkip, 'rule'> & RuleReference)[]
  readonly screening: { readonly status: string; readonly matches: readonly ScreeningHit[] } | null
  readonly alertIds: readonly string[]
  readonly caseId: string | null
  readonly evaluatedAt: Date
  readonly isRepeated: boolean
}

type TriggeredView = Omit<StoredHit, 'rule' | 'window'> &
  Omit<SnapshotRule, 'isShadow'> & { readonly window: { readonly from: Date; readonly to: Date } | null }

type RuleReference = Pick<SnapshotRule, 'ruleId' | 'code' | 'version'>

type Shown = Omit<EvaluationRow, 'workspaceId' | 'id' | 'rulesHash' | 'inputs'> & {
  readonly id: string | null
}

/** Shadow rules stay out of what callers see, as they never act. */
export function evaluationView(
  evaluation: Shown,
  snapshot: readonly SnapshotRule[],
  isRepeated: boolean,
): EvaluationView {
  const shown = <Stored extends { readonly rule: number }>(list: readonly Stored[]): readonly Stored[] =>
    list.filter(({ rule }) => !snapshot[rule]!.isShadow)
  const reference = (rule: number): RuleReference => {
    const { ruleId, code, version } = snapshot[rule]!
    return { ruleId, code, version }
  }
  return {
    evaluationId: evaluation.id,
    transactionId: evaluation.transactionId,
    decision: evaluation.decision,
    triggeredRules: shown(evaluation.triggered).map(({ rule, window, ...hit }): TriggeredView => {
      const { isShadow: _, ...known } = snapshot[rule]!
      return {
        ...known,
        ...hit,
        window: window && { from: new Date(window.from), to: new Date(window.to) },
      }
    }),
    nearMisses: shown(evaluation.nearMisses).map(({ rule, ...miss }) => ({ ...reference(rule), ...miss })),
    skippedRules: shown(evaluation.skipped).map(({ rule, why }) => ({ ...reference(rule), why })),
    screening: screeningView(evaluation.screening),
    alertIds: evaluation.alertIds,
    caseId: evaluation.caseId,
    evaluatedAt: evaluation.evaluatedAt,
    isRepeated,
  }
}

/** Matches that a response shows. */
const MATCHES_MAX = 200

function screeningView(screening: StoredScreening | null): EvaluationView['screening'] {
  if (screening === null) return null
  if (screening === 'unavailable') return { status: 'UNAVAILABLE', matches: [] }
  return {
    status: screening.length === 0 ? 'CLEAR' : 'HIT',
    matches: [...screening].sort((one, other) => other.score - one.score).slice(0, MATCHES_MAX),
  }
}
