import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import { decryptVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { VERIFICATION_COLUMNS } from '#idv/verifications/verification-rows.ts'

const BATCH_SIZE = 20

// A verification that another transaction is changing is left to the next run.
const DUE = `select ${VERIFICATION_COLUMNS} from idv.verifications verification
  where workspace_id = $1 and status = 'PENDING' and expires_at <= $2
  order by expires_at limit ${BATCH_SIZE} for update skip locked`

/** Expires verifications of the workspace whose session has ended, and returns their number. */
export const expireVerifications = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const rows = await tx.sql<VerificationRow>(DUE, [tx.actor.workspaceId, tx.now()])
  for (const row of rows) await endVerification(tx, decryptVerification(tx.keys, row), { status: 'EXPIRED' })
  return rows.length
})
