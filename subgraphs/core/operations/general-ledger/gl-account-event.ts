import type { GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'

/** Data of the events of an account of the chart. */
export const glAccountEvent = ({
  id,
  workspaceId: _,
  createdAt: __,
  ...account
}: GlAccountRow): Readonly<Record<string, unknown>> => ({ glAccountId: id, ...account })
