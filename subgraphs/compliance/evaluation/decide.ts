import type { ActiveRule, RuleAction } from '#compliance/monitoring-rules/rule.ts'
import type { Hit, Verdict } from './verdict.ts'

/** What happens to a transaction. */
export type TransactionDecision = 'ALLOW' | 'REVIEW' | 'HOLD' | 'BLOCK'

export interface RuleVerdict {
  readonly rule: ActiveRule
  readonly verdict: Verdict
}

const BY_STRICTNESS: readonly RuleAction[] = ['ALERT', 'REVIEW', 'HOLD', 'BLOCK']

/** The strictest of some actions; ALERT, which does not act on the transaction, when there are none. */
export const strictestOf = (actions: readonly RuleAction[]): RuleAction =>
  BY_STRICTNESS[Math.max(0, ...actions.map(action => BY_STRICTNESS.indexOf(action)))]!

/** What a triggered rule does: what its type determines, or its own action. */
export const actionOf = ({ action }: Pick<ActiveRule, 'action'>, hit: Hit): RuleAction => hit.action ?? action

/** The decision of the strictest triggered rule. Shadow rules do not count, and alerts let the transaction pass. */
export function decide(verdicts: readonly RuleVerdict[]): TransactionDecision {
  const strictest = strictestOf(
    verdicts.flatMap(({ rule, verdict }) =>
      verdict.outcome === 'TRIGGERED' && !rule.isShadow ? [actionOf(rule, verdict.hit)] : [],
    ),
  )
  return strictest === 'ALERT' ? 'ALLOW' : strictest
}
