import type { Context } from '#kernel/context.ts'
import {
  auditEvents,
  auditExport,
  type AuditEventsArgs,
  type AuditExportArgs,
} from '#compliance/queries/audit-events.ts'
import type { Resolvers } from '#compliance/schema.gen.ts'

export const audit = {
  Query: {
    auditEvents: (_: unknown, args: AuditEventsArgs, ctx: Context) => auditEvents(ctx, args),
    auditExport: (_: unknown, args: AuditExportArgs, ctx: Context) => auditExport(ctx, args),
  },
} satisfies Resolvers
