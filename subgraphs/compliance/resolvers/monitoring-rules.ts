import type { Context } from '#kernel/context.ts'
import type {
  MonitoringRuleRow,
  MonitoringRuleSnoozeRow,
  PendingRuleChange,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import {
  approveMonitoringRuleChange,
  type RuleChangeId,
} from '#compliance/operations/monitoring-rules/approve-monitoring-rule-change.ts'
import {
  createMonitoringRule,
  type CreateMonitoringRule,
} from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { deleteMonitoringRule } from '#compliance/operations/monitoring-rules/delete-monitoring-rule.ts'
import { disableMonitoringRule } from '#compliance/operations/monitoring-rules/disable-monitoring-rule.ts'
import {
  endMonitoringRuleSnooze,
  type EndMonitoringRuleSnooze,
} from '#compliance/operations/monitoring-rules/end-monitoring-rule-snooze.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { rejectMonitoringRuleChange } from '#compliance/operations/monitoring-rules/reject-monitoring-rule-change.ts'
import { shadowMonitoringRule } from '#compliance/operations/monitoring-rules/shadow-monitoring-rule.ts'
import {
  snoozeMonitoringRule,
  type SnoozeMonitoringRule,
} from '#compliance/operations/monitoring-rules/snooze-monitoring-rule.ts'
import {
  updateMonitoringRule,
  type UpdateMonitoringRule,
} from '#compliance/operations/monitoring-rules/update-monitoring-rule.ts'
import {
  monitoringRuleSnoozes,
  type MonitoringRuleSnoozesArgs,
} from '#compliance/queries/monitoring/monitoring-rule-snoozes.ts'
import {
  monitoringRule,
  monitoringRules,
  monitoringRuleVersions,
  type MonitoringRulesArgs,
} from '#compliance/queries/monitoring/monitoring-rules.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const monitoringRuleParts = {
  Query: {
    monitoringRules: (_: unknown, args: MonitoringRulesArgs, ctx: Context) => monitoringRules(ctx, args),
    monitoringRule: (_: unknown, { id }: Id, ctx: Context) => monitoringRule(ctx, id),
    monitoringRuleVersions: (
      _: unknown,
      args: Id & Pick<MonitoringRulesArgs, 'first' | 'after'>,
      ctx: Context,
    ) => monitoringRuleVersions(ctx, args),
    monitoringRuleSnoozes: (_: unknown, args: MonitoringRuleSnoozesArgs, ctx: Context) =>
      monitoringRuleSnoozes(ctx, args),
  },
  Mutation: {
    createMonitoringRule: (_: unknown, { input }: Input<CreateMonitoringRule>, ctx: Context) =>
      createMonitoringRule(ctx, input),
    updateMonitoringRule: (
      _: unknown,
      { id, input }: Id & Input<Omit<UpdateMonitoringRule, 'id'>>,
      ctx: Context,
    ) => updateMonitoringRule(ctx, { id, ...input }),
    deleteMonitoringRule: (_: unknown, args: Id, ctx: Context) => deleteMonitoringRule(ctx, args),
    enableMonitoringRule: (_: unknown, args: Id, ctx: Context) => enableMonitoringRule(ctx, args),
    disableMonitoringRule: (_: unknown, args: Id, ctx: Context) => disableMonitoringRule(ctx, args),
    shadowMonitoringRule: (_: unknown, args: Id, ctx: Context) => shadowMonitoringRule(ctx, args),
    approveMonitoringRuleChange: (_: unknown, args: RuleChangeId, ctx: Context) =>
      approveMonitoringRuleChange(ctx, args),
    rejectMonitoringRuleChange: (_: unknown, args: RuleChangeId, ctx: Context) =>
      rejectMonitoringRuleChange(ctx, args),
    snoozeMonitoringRule: (
      _: unknown,
      { id, input }: Id & Input<Omit<SnoozeMonitoringRule, 'id'>>,
      ctx: Context,
    ) => snoozeMonitoringRule(ctx, { id, ...input }),
    endMonitoringRuleSnooze: (_: unknown, args: EndMonitoringRuleSnooze, ctx: Context) =>
      endMonitoringRuleSnooze(ctx, args),
  },
  MonitoringRule: {
    isEnabled: ({ status }: MonitoringRuleRow) => status === 'ENABLED',
  },
  MonitoringRuleChange: {
    requestedAt: ({ requestedAt }: PendingRuleChange) => new Date(requestedAt),
  },
  MonitoringRuleSnooze: {
    until: ({ snoozedUntil }: MonitoringRuleSnoozeRow) => snoozedUntil,
  },
} satisfies Resolvers
