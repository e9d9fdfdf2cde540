import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import {
  MonitoringRule,
  type GivenConditions,
  type GivenParameters,
  type MonitoringRuleRow,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { checkConditions } from '#compliance/monitoring-rules/check-conditions.ts'
import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'
import { parseParameters } from '#compliance/monitoring-rules/parse-parameters.ts'
import type {
  RuleAction,
  RuleCategory,
  RuleSeverity,
  TransactionKind,
} from '#compliance/monitoring-rules/rule.ts'
import { saveRuleVersion, stampRules, stored } from '#compliance/monitoring-rules/rule-rows.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface CreateMonitoringRule {
  readonly code: string
  readonly name?: string | null
  readonly ruleType: RuleType
  readonly category: RuleCategory
  readonly severity: RuleSeverity
  readonly parameters: GivenParameters
  readonly conditions?: GivenConditions | null
  readonly transactionTypes?: readonly TransactionKind[] | null
  readonly action?: RuleAction | null
}

/** Bounds the time that rules add to every evaluation. */
const RULES_MAX = 200

const COUNT =
  'select count(*)::int as rules from compliance.monitoring_rules where workspace_id = $1 and deleted_at is null'
const INSERT = `${insertOf(MonitoringRule, 'rule')} on conflict (workspace_id, code) where deleted_at is null do nothing returning 1`

/** Creates a rule, which is disabled until it is enabled explicitly. */
export const createMonitoringRule = command(
  async (tx, input: CreateMonitoringRule): Promise<MonitoringRuleRow> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    const { by, keyId } = actingPerson(tx.actor)
    parseParameters(input.ruleType, input.parameters)
    checkConditions(input.conditions)
    await stampRules(tx)
    const [{ rules } = { rules: 0 }] = await tx.sql<{ rules: number }>(COUNT, [workspaceId])
    if (rules >= RULES_MAX) throw refuse('MONITORING_RULE_LIMIT_REACHED')

    const rule: MonitoringRuleRow = {
      workspaceId,
      id: newId(),
      code: input.code,
      name: input.name ?? null,
      ruleType: input.ruleType,
      category: input.category,
      severity: input.severity,
      action: input.action ?? null,
      status: 'DISABLED',
      version: 1,
      parameters: input.parameters,
      conditions: input.conditions ?? null,
      transactionTypes: input.transactionTypes ? [...input.transactionTypes] : null,
      pendingChange: null,
      createdBy: by,
      createdByKey: keyId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      deletedAt: null,
    }
    const inserted = await tx.sql(INSERT, valuesOf(MonitoringRule, { ...rule, ...stored(rule) }))
    if (inserted.length === 0)
      throw refuse('CONFLICT', { message: 'A monitoring rule with this code already exists.' })
    await saveRuleVersion(tx, rule)
    const { id, code, ruleType } = rule
    tx.emit(events.monitoring_rule_created, id, { ruleId: id, code, ruleType, version: 1, createdBy: by })
    return rule
  },
)
