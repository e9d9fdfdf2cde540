import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import type {
  GivenConditions,
  GivenParameters,
  MonitoringRuleRow,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { checkConditions } from '#compliance/monitoring-rules/check-conditions.ts'
import { parseParameters } from '#compliance/monitoring-rules/parse-parameters.ts'
import {
  ACTION_OF_SEVERITY,
  type RuleAction,
  type RuleCategory,
  type RuleSeverity,
  type TransactionKind,
} from '#compliance/monitoring-rules/rule.ts'
import {
  lockRule,
  RULE_COLUMNS,
  saveRuleVersion,
  stampRules,
  stored,
} from '#compliance/monitoring-rules/rule-rows.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

/** A field that is left out keeps its value; null removes it where the rule may be without it. */
export interface UpdateMonitoringRule {
  readonly id: string
  readonly name?: string | null
  readonly category?: RuleCategory | null
  readonly severity?: RuleSeverity | null
  readonly parameters?: GivenParameters | null
  readonly conditions?: GivenConditions | null
  readonly transactionTypes?: readonly TransactionKind[] | null
  readonly action?: RuleAction | null
}

type Written = Pick<
  MonitoringRuleRow,
  'name' | 'category' | 'severity' | 'action' | 'parameters' | 'conditions' | 'transactionTypes'
>

const WRITE = `update compliance.monitoring_rules as rule set version = version + 1, name = $3, category = $4, severity = $5, action = $6,
    parameters = $7, conditions = $8, transaction_types = $9, updated_at = $10
  where workspace_id = $1 and id = $2 returning ${RULE_COLUMNS}`

const asStored = (written: Written): unknown => {
  const { name, category, severity, action, parameters, conditions, transactionTypes } = written
  return JSON.parse(
    JSON.stringify({ name, category, severity, action, parameters, conditions, transactionTypes }),
  )
}

const ACTIONS: readonly RuleAction[] = ['ALERT', 'REVIEW', 'HOLD', 'BLOCK']
const strengthOf = ({ action, severity }: Written): number =>
  ACTIONS.indexOf(action ?? ACTION_OF_SEVERITY[severity])

/** An enabled CRITICAL rule can only be taken out of force by two persons, so one person must not make it act less either. */
function refuseWeakerRule(before: MonitoringRuleRow, after: Written): void {
  if (before.status !== 'ENABLED' || before.severity !== 'CRITICAL') return
  if (after.severity !== 'CRITICAL' || strengthOf(after) < strengthOf(before))
    throw refuse('INVALID_STATE', {
      message:
        'The severity of an enabled CRITICAL rule cannot be lowered, nor its action made milder; disable the rule first.',
    })
}

/** Creates the next version of a rule if anything changes. An enabled rule is evaluated in its new version from this moment. */
export const updateMonitoringRule = command(
  async (tx, { id, ...input }: UpdateMonitoringRule): Promise<MonitoringRuleRow> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockRule(tx, id)
    if (input.parameters) parseParameters(before.ruleType, input.parameters)
    checkConditions(input.conditions)
    const after: Written = {
      name: input.name === undefined ? before.name : input.name,
      category: input.category ?? before.category,
      severity: input.severity ?? before.severity,
      action: input.action === undefined ? before.action : input.action,
      parameters: input.parameters ?? before.parameters,
      conditions: input.conditions === undefined ? before.conditions : input.conditions,
      transactionTypes:
        input.transactionTypes === undefined
          ? before.transactionTypes
          : input.transactionTypes && [...input.transactionTypes],
    }
    if (isDeepStrictEqual(asStored(before), asStored(after))) return before
    refuseWeakerRule(before, after)

    const { parameters, conditions } = stored(after)
    const [row] = await tx.sql<MonitoringRuleRow>(WRITE, [
      tx.actor.workspaceId,
      id,
      after.name,
      after.category,
      after.severity,
      after.action,
      parameters,
      conditions,
      after.transactionTypes,
      tx.now(),
    ])
    await saveRuleVersion(tx, row!)
    await stampRules(tx)
    const { code, version } = row!
    tx.emit(events.monitoring_rule_changed, id, { ruleId: id, code, version, changedBy: by })
    return row!
  },
)
