import type { Database } from '#kernel/database/database.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { TOLERANCE_MS, type SignedCall } from './signature.ts'

/** Claims of calls that belong to no workspace, such as the renewal of a session, stand under this id. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000'

/** Far longer than any clock accepts the signature, so that no claim is purged while its call could still be replayed. */
const CLAIM_MINUTES = 10

// The effect that follows is flushed with its own commit, and with it this claim, which comes earlier in the log.
const WITHOUT_FLUSH = "select set_config('synchronous_commit', 'off', true)"

const CLAIM = `insert into kernel.call_nonces (workspace_id, nonce, expires_at)
  select $1, $2, clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES})
  where $3::timestamptz between clock_timestamp() - make_interval(secs => $4) and clock_timestamp() + make_interval(secs => $4)
  on conflict do nothing returning 1`

/**
 * Whether a call that changes something arrives for the first time at any replica. The database's clock judges the signature's
 * age a second time, because a replica's own clock may be wrong.
 */
export async function claimNonce(
  database: Pick<Database, 'transaction'>,
  workspaceId: string,
  { nonce, signedAt }: SignedCall,
): Promise<boolean> {
  const claimedFor = workspaceId === '' ? NO_WORKSPACE : workspaceId
  return database.transaction(claimedFor, async session => {
    const [, claimed] = await allSettledOrThrow([
      session.sql(WITHOUT_FLUSH),
      session.sql(CLAIM, [claimedFor, nonce, new Date(signedAt), (2 * TOLERANCE_MS) / 1_000]),
    ])
    await session.commit()
    return claimed.length === 1
  })
}
