import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import { decryptVerification } from '#idv/verifications/details.ts'
import { eraseData } from '#idv/verifications/erase-data.ts'
import { VERIFICATION_COLUMNS } from '#idv/verifications/verification-rows.ts'

const BATCH_SIZE = 20

const DUE = `select ${VERIFICATION_COLUMNS} from idv.verifications verification
  where workspace_id = $1 and erase_at <= $2 order by erase_at limit ${BATCH_SIZE} for update skip locked`

/** Erases the pictures and extracted data of verifications whose retention has ended, and returns their number. */
export const eraseExpiredData = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const rows = await tx.sql<VerificationRow>(DUE, [tx.actor.workspaceId, tx.now()])
  for (const row of rows) await eraseData(tx, decryptVerification(tx.keys, row))
  return rows.length
})
