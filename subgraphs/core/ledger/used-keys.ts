import type { Context } from '#kernel/context.ts'

/** A key that is about to expire does not count, because it could be used anew before the posting. */
const EXPIRY_MARGIN_MS = 120_000

const READ =
  'select key from kernel.idempotency where workspace_id = $1 and subject = $2 and key = any($3::text[]) and expires_at > $4'

/** The keys among the given ones that an earlier request has used: the ledger returns the earlier result, and posts nothing. */
export async function usedKeys(
  { database, actor: { workspaceId }, now }: Context,
  subject: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.read<{ key: string }>(workspaceId, READ, [
    workspaceId,
    subject,
    keys,
    new Date(now().getTime() + EXPIRY_MARGIN_MS),
  ])
  return new Set(rows.map(({ key }) => key))
}
