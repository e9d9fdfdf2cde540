import type {
  EvaluationInputs,
  StoredHit,
  StoredNearMiss,
  StoredSkip,
} from '#compliance/entities/monitoring/evaluation.ts'
import type { RuleHit } from '#compliance/alerts/rule-hit.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { actionOf, decide, type RuleVerdict, type TransactionDecision } from './decide.ts'
import type { History } from './history/history.ts'
import { judge } from './judge.ts'
import { isInScope, pastOf } from './judging.ts'
import type { RuleSet } from './rule-set.ts'
import type { MonitoredTransaction } from './transaction.ts'
import type { SkipReason, Verdict } from './verdict.ts'

/** A triggered rule with its number in its set. */
export interface NumberedRule extends RuleHit {
  readonly number: number
}

/** The outcome of judging a transaction by a set of rules. */
export interface Evaluated {
  readonly decision: TransactionDecision
  readonly triggered: readonly NumberedRule[]
  readonly nearMisses: readonly StoredNearMiss[]
  readonly skipped: readonly StoredSkip[]
}

/** The rules that do not judge a transaction. */
export type Exemptions = Pick<EvaluationInputs, 'snoozed' | 'allowed'>

/** Judges a transaction by every rule of a set. Shadow rules are judged and recorded, and do not count towards the decision. */
export function evaluateRules(
  { rules }: Pick<RuleSet, 'rules'>,
  transaction: MonitoredTransaction,
  history: History,
  exemptions: Exemptions,
): Evaluated {
  const verdicts: RuleVerdict[] = []
  const triggered: NumberedRule[] = []
  const nearMisses: StoredNearMiss[] = []
  const skipped: StoredSkip[] = []
  for (const [number, rule] of rules.entries()) {
    const verdict = verdictOf(rule, transaction, history, exemptions)
    verdicts.push({ rule, verdict })
    if (verdict.outcome === 'TRIGGERED')
      triggered.push({ rule, number, hit: verdict.hit, action: actionOf(rule, verdict.hit) })
    if (verdict.outcome === 'SKIPPED') skipped.push({ rule: number, why: verdict.why })
    if (verdict.outcome === 'CLEAR' && verdict.nearMiss)
      nearMisses.push({ rule: number, ...verdict.nearMiss })
  }
  return { decision: decide(verdicts), triggered, nearMisses, skipped }
}

/** Judges a transaction by one rule, unless the rule is snoozed for its customer or the allow-list exempts the payment. */
export function verdictOf(
  rule: ActiveRule,
  transaction: MonitoredTransaction,
  history: History,
  exemptions: Exemptions,
): Verdict {
  const exempted = exemptionOf(rule, exemptions)
  if (exempted === undefined) return judge(rule, transaction, history)
  return isInScope(rule, pastOf(transaction))
    ? { outcome: 'SKIPPED', why: exempted }
    : { outcome: 'OUT_OF_SCOPE' }
}

/** No analyst can exempt a customer or a pair from the screening of sanctions. */
export function exemptionOf(
  { ruleId, code, ruleType }: ActiveRule,
  { snoozed, allowed }: Exemptions,
): SkipReason | undefined {
  if (ruleType === 'SCREENING') return undefined
  if (snoozed.includes(ruleId)) return 'SNOOZED'
  if (allowed === null || allowed?.includes(code)) return 'ALLOWED_PAIR'
  return undefined
}

/** A triggered rule in the form that evaluations store. */
export const storedHit = ({ number, hit, action }: NumberedRule): StoredHit => ({
  rule: number,
  action,
  reason: hit.reason,
  observed: hit.observed,
  threshold: hit.threshold,
  window: hit.window && { from: hit.window.from.toISOString(), to: hit.window.to.toISOString() },
  transactionIds: hit.transactionIds,
  counterfactual: hit.counterfactual,
})
