import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'
import type {
  RuleAction,
  RuleCategory,
  RuleSeverity,
  RuleStatus,
  TransactionKind,
} from '#compliance/monitoring-rules/rule.ts'

/** Parameters of a rule as the caller gave them, with keys in snake_case. */
export type GivenParameters = Readonly<Record<string, unknown>>

/** Conditions of a rule as the caller gave them. */
export interface GivenConditions {
  readonly customerTypes?: readonly ('INDIVIDUAL' | 'ORGANIZATION')[] | null
  readonly directions?: readonly ('CREDIT' | 'DEBIT')[] | null
  readonly currencies?: readonly string[] | null
  readonly channels?: readonly string[] | null
}

/** A change of a rule's status that another person must approve. */
export interface PendingRuleChange {
  readonly id: string
  readonly action: 'DISABLE' | 'SHADOW'
  readonly requestedBy: string
  readonly requestedByKey: string | null
  /** RFC 3339. */
  readonly requestedAt: string
}

/** Current version of a rule on transactions, with its status. */
export const MonitoringRule = defineEntity({
  name: 'MonitoringRule',
  schema: 'compliance',
  tableName: 'monitoring_rules',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    code: p.text(),
    name: p.text().strictNullable(),
    ruleType: p.text().$type<RuleType>(),
    category: p.text().$type<RuleCategory>(),
    severity: p.text().$type<RuleSeverity>(),
    action: p.text().$type<RuleAction>().strictNullable(),
    status: p.text().$type<RuleStatus>(),
    version: p.integer(),
    parameters: p.json<GivenParameters>(),
    conditions: p.json<GivenConditions>().strictNullable(),
    transactionTypes: p.array().columnType('text[]').$type<TransactionKind[]>().strictNullable(),
    pendingChange: p.json<PendingRuleChange>().strictNullable(),
    createdBy: p.text(),
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().strictNullable(),
  },
})

/** A version of a rule; versions are never changed, since evaluations refer to them. */
export const MonitoringRuleVersion = defineEntity({
  name: 'MonitoringRuleVersion',
  schema: 'compliance',
  tableName: 'monitoring_rule_versions',
  properties: {
    workspaceId: p.uuid().primary(),
    ruleId: p.uuid().primary(),
    version: p.integer().primary(),
    name: p.text().strictNullable(),
    category: p.text().$type<RuleCategory>(),
    severity: p.text().$type<RuleSeverity>(),
    action: p.text().$type<RuleAction>().strictNullable(),
    parameters: p.json<GivenParameters>(),
    conditions: p.json<GivenConditions>().strictNullable(),
    transactionTypes: p.array().columnType('text[]').$type<TransactionKind[]>().strictNullable(),
    createdBy: p.text(),
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
  },
})

/** A rule that does not act for one customer until a moment. */
export const MonitoringRuleSnooze = defineEntity({
  name: 'MonitoringRuleSnooze',
  schema: 'compliance',
  tableName: 'monitoring_rule_snoozes',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    ruleId: p.uuid(),
    customerId: p.text(),
    snoozedUntil: p.datetime(),
    reason: p.text(),
    createdBy: p.text(),
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    replacedAt: p.datetime().strictNullable(),
    endedAt: p.datetime().strictNullable(),
    endedBy: p.text().strictNullable(),
    endedByKey: p.uuid().strictNullable(),
  },
})

/** Raised by every change of a workspace's rules, so that processes notice that theirs are outdated. */
export const MonitoringRuleStamp = defineEntity({
  name: 'MonitoringRuleStamp',
  schema: 'compliance',
  tableName: 'monitoring_rule_stamps',
  properties: {
    workspaceId: p.uuid().primary(),
    stamp: p.bigint(),
  },
})

export type MonitoringRuleRow = Row<typeof MonitoringRule>

export type MonitoringRuleVersionRow = Row<typeof MonitoringRuleVersion>

export type MonitoringRuleSnoozeRow = Row<typeof MonitoringRuleSnooze>
