import type { Context } from '#kernel/context.ts'
import type { SettingsOfMonitoring } from '#compliance/cases/monitoring-settings.ts'
import type { ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import { assignMonitoringAlert } from '#compliance/operations/alerts/assign-monitoring-alert.ts'
import {
  closeMonitoringAlert,
  type CloseMonitoringAlert,
} from '#compliance/operations/alerts/close-monitoring-alert.ts'
import { escalateMonitoringAlert } from '#compliance/operations/alerts/escalate-monitoring-alert.ts'
import {
  setMonitoringSettings,
  type SetMonitoringSettings,
} from '#compliance/operations/monitoring/set-monitoring-settings.ts'
import {
  recordIdentityCheck,
  type RecordIdentityCheck,
} from '#compliance/operations/subjects/record-identity-check.ts'
import {
  alertsOfPayment,
  monitoringAlert,
  monitoringAlerts,
  type AlertPage,
} from '#compliance/queries/monitoring/alerts.ts'
import { alertsOfCustomer } from '#compliance/queries/cases/customer-cases.ts'
import type { ComplianceCustomerKey } from '#compliance/queries/customers.ts'
import { monitoringSettings } from '#compliance/queries/monitoring/monitoring-settings.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const alerts = {
  Query: {
    monitoringAlerts: (_: unknown, page: AlertPage, ctx: Context) => monitoringAlerts(ctx, page),
    monitoringAlert: (_: unknown, { id }: Id, ctx: Context) => monitoringAlert(ctx, id),
    monitoringSettings: (_: unknown, __: unknown, ctx: Context) => monitoringSettings(ctx),
  },
  Mutation: {
    assignMonitoringAlert: (_: unknown, { id, input }: Id & Input<{ assignee: string }>, ctx: Context) =>
      assignMonitoringAlert(ctx, { id, ...input }),
    escalateMonitoringAlert: (_: unknown, { id, input }: Id & Input<{ reason: string }>, ctx: Context) =>
      escalateMonitoringAlert(ctx, { id, ...input }),
    closeMonitoringAlert: (
      _: unknown,
      { id, input }: Id & Input<Omit<CloseMonitoringAlert, 'id'>>,
      ctx: Context,
    ) => closeMonitoringAlert(ctx, { id, ...input }),
    setMonitoringSettings: (_: unknown, { input }: Input<SetMonitoringSettings>, ctx: Context) =>
      setMonitoringSettings(ctx, input),
    recordIdentityCheck: (
      _: unknown,
      { id, input }: Id & Input<Omit<RecordIdentityCheck, 'id'>>,
      ctx: Context,
    ) => recordIdentityCheck(ctx, { id, ...input }),
  },
  MonitoringAlert: {
    window: ({ windowFrom: from, windowTo: to }: ReadableAlert) => (from && to ? { from, to } : null),
  },
  Customer: {
    alerts: (key: ComplianceCustomerKey, page: { first: number; after?: string | null }, ctx: Context) =>
      alertsOfCustomer(ctx, key, page),
  },
  Transfer: {
    __resolveReference: (key: { readonly id: string }) => key,
    alerts: ({ id }: { readonly id: string }, _: unknown, ctx: Context) => alertsOfPayment(ctx, id),
  },
  MonitoringSettings: {
    monitorMovements: ({ movementsFrom }: SettingsOfMonitoring) => movementsFrom !== null,
  },
} satisfies Resolvers
