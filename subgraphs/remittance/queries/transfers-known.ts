import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { allow } from '#kernel/principal.ts'

const KNOWN = planOnce('select id from remittance.transfers where workspace_id = $1 and id = any($2::uuid[])')

/** The given ids that belong to a transfer, for core banking, which holds money for them. */
export async function transfersKnown(
  { actor, database }: Context,
  ids: readonly string[],
): Promise<string[]> {
  allow(actor, { kinds: ['service'] })
  return (await database.read<{ id: string }>(actor.workspaceId, KNOWN, [actor.workspaceId, ids])).map(
    ({ id }) => id,
  )
}
