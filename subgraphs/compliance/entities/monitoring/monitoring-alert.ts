import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'
import type { RuleAction, RuleCategory, RuleSeverity } from '#compliance/monitoring-rules/rule.ts'

export type OpenAlertStatus = 'OPEN' | 'IN_REVIEW' | 'ESCALATED'
export type ClosedAlertStatus = 'CLOSED_TRUE' | 'CLOSED_FALSE' | 'CLOSED_DUPLICATE'
/** SHADOW alerts come from shadow rules: they are only recorded, and never change. */
export type AlertStatus = OpenAlertStatus | ClosedAlertStatus | 'SHADOW'

/** Hits of one rule on transactions of one customer within a day. `details` and `note` are encrypted. */
export const MonitoringAlert = defineEntity({
  name: 'MonitoringAlert',
  schema: 'compliance',
  tableName: 'alerts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    ruleId: p.uuid(),
    ruleCode: p.text(),
    ruleVersion: p.integer(),
    ruleType: p.text().$type<RuleType>(),
    severity: p.text().$type<RuleSeverity>(),
    /** 1 for CRITICAL to 5 for INFO; computed by the table. */
    severityRank: p.smallint(),
    category: p.text().$type<RuleCategory>(),
    action: p.text().$type<RuleAction>(),
    customerId: p.text(),
    /** The transaction of the first hit. */
    transactionId: p.text(),
    evaluationId: p.uuid(),
    details: p.text(),
    windowFrom: p.datetime().strictNullable(),
    windowTo: p.datetime().strictNullable(),
    /** Transactions of all hits, at most 500. */
    transactionIds: p.array().columnType('text[]'),
    status: p.text().$type<AlertStatus>(),
    caseId: p.uuid().strictNullable(),
    count: p.integer(),
    /** Times of the first and the latest hit, by the clock of the transactions. */
    firstAt: p.datetime(),
    lastAt: p.datetime(),
    isLate: p.boolean(),
    /** Whether it is on a near miss of the rule, as one of a sample that analysts judge. */
    isBelowLine: p.boolean(),
    assignee: p.text().strictNullable(),
    escalatedBy: p.text().strictNullable(),
    escalatedAt: p.datetime().strictNullable(),
    closedBy: p.text().strictNullable(),
    /** The API key that acted for this person; null when a staff member closed the alert or its case. */
    closedByKey: p.uuid().strictNullable(),
    closedAt: p.datetime().strictNullable(),
    note: p.text().strictNullable(),
    createdAt: p.datetime(),
  },
})

export type MonitoringAlertRow = Row<typeof MonitoringAlert>
