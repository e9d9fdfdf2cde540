import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { BlacklistHit, ScreeningHit } from '#compliance/evaluation/history/history.ts'
import type { Counterfactual, Measures, SkipReason } from '#compliance/evaluation/verdict.ts'
import type { RuleAction, RuleCategory, RuleSeverity } from '#compliance/monitoring-rules/rule.ts'
import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'
import type { TransactionDecision } from '#compliance/evaluation/decide.ts'

/** A rule of a snapshot, as evaluations show it. */
export interface SnapshotRule {
  readonly ruleId: string
  readonly code: string
  readonly version: number
  readonly ruleType: RuleType
  readonly severity: RuleSeverity
  readonly category: RuleCategory
  readonly isShadow: boolean
}

/** A triggered rule; `rule` is its number in the snapshot. */
export interface StoredHit {
  readonly rule: number
  readonly action: RuleAction
  readonly reason: string
  readonly observed: Measures
  readonly threshold: Measures
  /** Timestamps in RFC 3339 format. */
  readonly window: { readonly from: string; readonly to: string } | null
  readonly transactionIds: readonly string[]
  readonly counterfactual: Counterfactual | null
}

export interface StoredNearMiss {
  readonly rule: number
  readonly reason: string
  readonly observed: Measures
  readonly threshold: Measures
}

export interface StoredSkip {
  readonly rule: number
  readonly why: SkipReason
}

/** What an evaluation used besides the stored transactions. */
export interface EvaluationInputs {
  /** Creation of the customer's subject in RFC 3339 format; null without a subject. */
  readonly subjectSince: string | null
  readonly blacklistHits: readonly BlacklistHit[]
  /** Ids of the rules that were snoozed for the customer. */
  readonly snoozed: readonly string[]
  /** Codes of the rules that the allow-list exempts for this payer and payee; null for all rules, undefined for none. */
  readonly allowed?: readonly string[] | null
}

/** Outcome of the search for the parties on the watchlists. */
export type StoredScreening = readonly ScreeningHit[] | 'unavailable'

/** The rules with their versions that evaluations used. */
export const RuleSnapshot = defineEntity({
  name: 'RuleSnapshot',
  schema: 'compliance',
  tableName: 'rule_snapshots',
  properties: {
    workspaceId: p.uuid().primary(),
    hash: p.text().primary(),
    rules: p.json<readonly SnapshotRule[]>(),
    createdAt: p.datetime(),
  },
})

/** The outcome of evaluating a stored transaction; it is never changed. */
export const Evaluation = defineEntity({
  name: 'Evaluation',
  schema: 'compliance',
  tableName: 'evaluations',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    transactionId: p.text(),
    decision: p.text().$type<TransactionDecision>(),
    rulesHash: p.text(),
    triggered: p.json<readonly StoredHit[]>().columnType('json'),
    nearMisses: p.json<readonly StoredNearMiss[]>().columnType('json'),
    skipped: p.json<readonly StoredSkip[]>().columnType('json'),
    screening: p.json<StoredScreening>().columnType('json').strictNullable(),
    inputs: p.json<EvaluationInputs>().columnType('json'),
    alertIds: p.array().columnType('uuid[]'),
    caseId: p.uuid().strictNullable(),
    evaluatedAt: p.datetime(),
  },
})

export type EvaluationRow = Row<typeof Evaluation>
export type RuleSnapshotRow = Row<typeof RuleSnapshot>
