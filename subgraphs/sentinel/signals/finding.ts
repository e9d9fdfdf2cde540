import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderSignalCategory, SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'

/** What a rule or a member of staff found. Keys of `observed` and `threshold` are in snake_case, because REST returns them unchanged. */
export interface Finding {
  /** Null for an observation of staff that no rule names. */
  readonly rule: EnabledDetectionRule | null
  readonly signalCategory: ElderSignalCategory
  readonly severity: SignalSeverity
  /** 0 to 1. */
  readonly weight: number
  /** 0 to 1. */
  readonly confidence: number
  /** One sentence that explains the hit with its figures. */
  readonly reason: string
  readonly observed: Readonly<Record<string, unknown>> | null
  readonly threshold: Readonly<Record<string, unknown>> | null
  readonly window: { readonly from: Date; readonly to: Date } | null
  /** The tenant's ids. */
  readonly transactionIds: readonly string[]
  /** When the transaction or event occurred. */
  readonly at: Date
  /** What a sweep found: a profile has at most one signal for each rule and key. */
  readonly findingKey?: string
  /** The FinCEN flags that were seen; left out for all flags of the rule. */
  readonly fincenFlags?: readonly string[]
  /** What staff saw, in their words. */
  readonly description?: string
}
