import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import {
  acknowledgeElderAlert,
  type AcknowledgeElderAlert,
} from '#sentinel/operations/alerts/acknowledge-elder-alert.ts'
import { assignElderAlert, type AssignElderAlert } from '#sentinel/operations/alerts/assign-elder-alert.ts'
import {
  escalateElderAlert,
  type EscalateElderAlert,
} from '#sentinel/operations/alerts/escalate-elder-alert.ts'
import { resolveElderAlert, type ResolveElderAlert } from '#sentinel/operations/alerts/resolve-elder-alert.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import {
  alertsOfProfile,
  elderAlertById,
  elderAlerts,
  profileAlerts,
  type ElderAlertPage,
} from '#sentinel/queries/alerts.ts'
import { profileById } from '#sentinel/queries/profiles.ts'
import { signalsOfAlert } from '#sentinel/queries/signals.ts'
import type { SignalStatus } from '#sentinel/risk/risk-score.ts'
import type { ElderAlertStatus } from '#sentinel/rules/alert-status.ts'
import type { Resolvers } from '#sentinel/schema.gen.ts'

interface Id {
  readonly id: string
}
type Change<Given> = Id & { readonly input: Omit<Given, 'id'> }
type PageOf<Status> = PageArguments & { readonly status?: Status | null }

export const alertParts = {
  Query: {
    elderAlerts: (_: unknown, page: ElderAlertPage, ctx: Context) => elderAlerts(ctx, page),
    elderAlert: async (_: unknown, { id }: Id, ctx: Context) => (await elderAlertById(ctx, id)) ?? null,
    elderProfileAlerts: (
      _: unknown,
      page: PageOf<ElderAlertStatus> & { readonly profileId: string },
      ctx: Context,
    ) => profileAlerts(ctx, page),
  },
  Mutation: {
    acknowledgeElderAlert: (_: unknown, input: AcknowledgeElderAlert, ctx: Context) =>
      acknowledgeElderAlert(ctx, input),
    assignElderAlert: (_: unknown, { id, input }: Change<AssignElderAlert>, ctx: Context) =>
      assignElderAlert(ctx, { id, ...input }),
    escalateElderAlert: (_: unknown, { id, input }: Change<EscalateElderAlert>, ctx: Context) =>
      escalateElderAlert(ctx, { id, ...input }),
    resolveElderAlert: (_: unknown, { id, input }: Change<ResolveElderAlert>, ctx: Context) =>
      resolveElderAlert(ctx, { id, ...input }),
  },
  ElderProfile: {
    alerts: ({ id }: ElderProfile, page: PageOf<ElderAlertStatus>, ctx: Context) =>
      alertsOfProfile(ctx, id, page),
  },
  ElderAlert: {
    profile: async ({ profileId }: ElderAlertRow, _: unknown, ctx: Context) =>
      (await profileById(ctx, profileId))!,
    signals: ({ id }: ElderAlertRow, page: PageOf<SignalStatus>, ctx: Context) =>
      signalsOfAlert(ctx, id, page),
  },
} satisfies Resolvers
