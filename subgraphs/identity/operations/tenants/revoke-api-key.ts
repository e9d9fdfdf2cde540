import { command } from '#kernel/command.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { API_KEY_COLUMNS, type ApiKey } from '#identity/queries/api-keys.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'

const REVOKE = `update identity.api_keys set revoked_at = $3
  where workspace_id = $1 and id = $2 and revoked_at is null returning ${API_KEY_COLUMNS}`
const READ = `select ${API_KEY_COLUMNS} from identity.api_keys where workspace_id = $1 and id = $2`

/** Revokes a key at once and permanently. A repeat keeps the time of the first revocation and publishes nothing. */
export const revokeApiKey = command(async (tx, { id }: { readonly id: string }) => {
  admitAdministrator(tx.actor)
  const [revoked] = await tx.sql<ApiKey>(REVOKE, [tx.actor.workspaceId, id, tx.now()])
  if (revoked) {
    tx.emit(events.api_key_revoked, id, {
      apiKeyId: id,
      service: revoked.service,
      partnerId: revoked.partnerId,
      revokedBy: tx.actor.subjectId,
    })
    return revoked
  }
  const [known] = await tx.sql<ApiKey>(READ, [tx.actor.workspaceId, id])
  if (!known) throw refuse('API_KEY_NOT_FOUND')
  return known
})
