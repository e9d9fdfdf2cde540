import type { Context } from '#kernel/context.ts'
import type { PageArguments } from '#kernel/page.ts'
import type { FraudAlertRow } from '#idv/entities/fraud-alert.ts'
import { decideFraudAlert, type DecideFraudAlert } from '#idv/operations/alerts/decide-fraud-alert.ts'
import {
  alertsOfVerification,
  fraudAlertById,
  fraudAlerts,
  type FraudAlertPage,
} from '#idv/queries/fraud-alerts.ts'
import { verificationById } from '#idv/queries/verifications.ts'
import type { Resolvers } from '#idv/schema.gen.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'

interface Id {
  readonly id: string
}

export const fraudAlertParts = {
  Query: {
    fraudAlerts: (_: unknown, page: FraudAlertPage, ctx: Context) => fraudAlerts(ctx, page),
    fraudAlert: async (_: unknown, { id }: Id, ctx: Context) => (await fraudAlertById(ctx, id)) ?? null,
  },
  Mutation: {
    decideFraudAlert: (
      _: unknown,
      { id, input }: Id & { readonly input: Omit<DecideFraudAlert, 'id'> },
      ctx: Context,
    ) => decideFraudAlert(ctx, { id, ...input }),
  },
  Verification: {
    fraudAlerts: ({ id }: ReadableVerification, page: PageArguments, ctx: Context) =>
      alertsOfVerification(ctx, id, page),
  },
  FraudAlert: {
    alertId: ({ id }: FraudAlertRow) => id,
    verification: async ({ verificationId }: FraudAlertRow, _: unknown, ctx: Context) =>
      (await verificationById(ctx, verificationId))!,
  },
} satisfies Resolvers
