import type { Tx } from '#kernel/command.ts'
import type { GlAccountRow } from '#core/queries/general-ledger/gl-accounts.ts'

const MAPPINGS = `select 1 from core.gl_mappings where workspace_id = $1 and gl_account_id = $2 limit 1`

/** Whether postings reach the account. */
export const isMapped = async (tx: Tx, { id }: Pick<GlAccountRow, 'id'>): Promise<boolean> =>
  (await tx.sql(MAPPINGS, [tx.actor.workspaceId, id])).length > 0
