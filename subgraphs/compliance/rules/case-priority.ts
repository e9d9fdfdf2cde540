import type { CasePriority, CaseType } from '#compliance/entities/cases/compliance-case.ts'
import type { ActiveRule, RuleAction, RuleCategory } from '#compliance/monitoring-rules/rule.ts'

const TYPES: Partial<Readonly<Record<RuleCategory, CaseType>>> = {
  SANCTIONS: 'SANCTIONS',
  FRAUD: 'FRAUD',
  ACCOUNT_TAKEOVER: 'FRAUD',
  CHARGEBACK: 'FRAUD',
  ELDER: 'ELDER',
}

/** The type of the case that alerts of a category belong to. */
export const caseTypeOf = (category: RuleCategory): CaseType => TYPES[category] ?? 'TRANSACTION'

const isStop = (action: RuleAction): boolean => action === 'HOLD' || action === 'BLOCK'

type JudgedRule = Pick<ActiveRule, 'category' | 'severity' | 'ruleType'>

/** The priority that an alert gives its case. A screening blocks only at the block score. */
export function alertPriority(
  { category, severity, ruleType }: JudgedRule,
  action: RuleAction,
): CasePriority {
  const isBlockedParty = action === 'BLOCK' && (category === 'SANCTIONS' || ruleType === 'SCREENING')
  if (category === 'TERRORIST_FINANCING' || isBlockedParty) return 'P1'
  if (isStop(action) || severity === 'CRITICAL') return 'P2'
  return severity === 'HIGH' ? 'P3' : 'P4'
}

/** Whether an alert opens a case at once, without waiting for others. */
export const opensCase = ({ severity }: JudgedRule, action: RuleAction): boolean =>
  isStop(action) || severity === 'HIGH' || severity === 'CRITICAL'

/** The more urgent of two priorities. */
export const moreUrgent = (one: CasePriority, other: CasePriority): CasePriority =>
  one < other ? one : other
