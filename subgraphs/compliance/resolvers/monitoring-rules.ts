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
  backtestMonitoringRule,
  type BacktestMonitoringRule,
} from '#compliance/operations/backtests/backtest-monitoring-rule.ts'
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
import type { StoredBacktest } from '#compliance/backtests/stored-backtest.ts'
import { monitoringBacktest } from '#compliance/queries/monitoring/backtests.ts'
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
    monitoringBacktest: (_: unknown, { id }: Id, ctx: Context) => monitoringBacktest(ctx, id),
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
    backtestMonitoringRule: (
      _: unknown,
      { id, input }: Id & Input<Omit<BacktestMonitoringRule, 'id'>>,
      ctx: Context,
    ) => backtestMonitoringRule(ctx, { id, ...input }),
  },
  MonitoringBacktest: {
    version: ({ ruleVersion }: StoredBacktest) => ruleVersion,
    from: ({ periodFrom }: StoredBacktest) => periodFrom,
    to: ({ periodTo }: StoredBacktest) => periodTo,
    transactions: ({ result }: StoredBacktest) => result?.transactions ?? null,
    erased: ({ result }: StoredBacktest) => result?.erased ?? null,
    knownTransactions: ({ result }: StoredBacktest) => result?.knownTransactions ?? null,
    isKnownComplete: ({ result }: StoredBacktest) => result?.isKnownComplete ?? null,
    results: ({ result }: StoredBacktest) => result?.results ?? [],
  },
  MonitoringBacktestSample: {
    occurredAt: ({ occurredAt }: { readonly occurredAt: string }) => new Date(occurredAt),
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
