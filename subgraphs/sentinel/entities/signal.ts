import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type {
  DetectionRuleType,
  ElderSignalCategory,
  SignalSeverity,
} from '#sentinel/detection-rules/rule-types.ts'
import type { SignalStatus } from '#sentinel/risk/risk-score.ts'

/** A hit of a rule, or an observation of staff. */
export const Signal = defineEntity({
  name: 'ExploitationSignal',
  schema: 'sentinel',
  tableName: 'signals',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    profileId: p.uuid(),
    customerId: p.text(),
    ruleId: p.uuid().strictNullable(),
    ruleCode: p.text().strictNullable(),
    ruleType: p.text().$type<DetectionRuleType>().strictNullable(),
    ruleVersion: p.integer().strictNullable(),
    signalCategory: p.text().$type<ElderSignalCategory>(),
    severity: p.text().$type<SignalSeverity>(),
    weight: p.double().$type<number>(),
    confidence: p.double().$type<number>(),
    status: p.text().$type<SignalStatus>(),
    /** Encrypted; null once the customer was erased. */
    details: p.text().strictNullable(),
    windowFrom: p.datetime().strictNullable(),
    windowTo: p.datetime().strictNullable(),
    /** The tenant's ids of the transactions of all hits, at most 500. */
    transactionIds: p.array(),
    occurrences: p.integer(),
    fincenFlags: p.array(),
    alertId: p.uuid().strictNullable(),
    /** What a sweep found, so that repeats of the sweep find it once. */
    findingKey: p.text().strictNullable(),
    /** Times of the first and the latest hit by the clock of the transactions. */
    detectedAt: p.datetime(),
    lastHitAt: p.datetime(),
    reviewedBy: p.text().strictNullable(),
    reviewedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
})

export type SignalRow = Row<typeof Signal>
