import type { Database } from '#kernel/database/database.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { TOLERANCE_MS, type SignedCall } from './signature.ts'

/** Workspace id under which claims of calls without a workspace are stored, such as the renewal of a session. */
const NO_WORKSPACE = '00000000-0000-0000-0000-000000000000'

/** Much longer than a signature is valid, so that no claim is purged while its call could still be replayed. */
const CLAIM_MINUTES = 10

// The commit of the mutation also flushes this claim, which is earlier in the write-ahead log.
const WITHOUT_FLUSH = "select set_config('synchronous_commit', 'off', true)"

const CLAIM = `insert into kernel.call_nonces (workspace_id, nonce, expires_at)
  select $1, $2, clock_timestamp() + make_interval(mins => ${CLAIM_MINUTES})
  where $3::timestamptz between clock_timestamp() - make_interval(secs => $4) and clock_timestamp() + make_interval(secs => $4)
  on conflict do nothing returning 1`

/**
 * Claims the nonce of a mutation. Returns false when any replica has claimed it before, or when the signature is too old or too
 * far in the future by the database's clock. The age is checked again here, because a replica's clock may be wrong.
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
