import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { ProfileRow } from '#sentinel/entities/profile.ts'
import { expireDueHolds } from '#sentinel/holds/end-hold.ts'
import { IS_LIMITED } from '#sentinel/holds/hold-rows.ts'
import { decryptProfile } from '#sentinel/profiles/details.ts'
import { PROFILE_COLUMNS } from '#sentinel/profiles/profile-rows.ts'

const BATCH_SIZE = 20

// A profile that another transaction is changing is left to the next run.
const WITH_DUE_HOLDS = `select ${PROFILE_COLUMNS} from sentinel.profiles profile
  where workspace_id = $1 and id in (
    select profile_id from sentinel.holds hold where workspace_id = $1 and ${IS_LIMITED} and expires_at <= $2
    order by expires_at limit ${BATCH_SIZE})
  order by id for update skip locked`

/**
 * Expires holds of the workspace whose end has passed, and returns the number of their profiles. Each hold is read again under the lock of its
 * profile, so that one that was extended in the last moment stays in force.
 */
export const expireProtectiveHolds = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const rows = await tx.sql<ProfileRow>(WITH_DUE_HOLDS, [tx.actor.workspaceId, tx.now()])
  for (const row of rows) await expireDueHolds(tx, decryptProfile(tx.keys, row))
  return rows.length
})
