import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type {
  DetectionRuleType,
  ElderSignalCategory,
  SignalSeverity,
} from '#sentinel/detection-rules/rule-types.ts'

/** A rule that raises signals. Deleted rules stay, since signals refer to them. */
export const DetectionRule = defineEntity({
  name: 'DetectionRule',
  schema: 'sentinel',
  tableName: 'rules',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    code: p.text(),
    name: p.text().strictNullable(),
    ruleType: p.text().$type<DetectionRuleType>(),
    severity: p.text().$type<SignalSeverity>(),
    weight: p.double().$type<number>(),
    /** Null where the type or the parameters determine the category. */
    signalCategory: p.text().$type<ElderSignalCategory>().strictNullable(),
    /** All parameters, with the defaults filled in. */
    parameters: p.json<Readonly<Record<string, unknown>>>(),
    fincenFlags: p.array(),
    isEnabled: p.boolean(),
    isStandard: p.boolean(),
    version: p.integer(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().strictNullable(),
  },
})

export type DetectionRuleRow = Row<typeof DetectionRule>

/** Version of the standard set that a workspace has. */
export const StandardSet = defineEntity({
  name: 'SentinelStandardSet',
  schema: 'sentinel',
  tableName: 'standard_sets',
  properties: {
    workspaceId: p.uuid().primary(),
    version: p.integer(),
    /** Replaced by each change of a rule. */
    stamp: p.uuid(),
    addedAt: p.datetime(),
  },
})
