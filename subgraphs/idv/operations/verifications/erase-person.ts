import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import { isOpen } from '#idv/rules/verification-state.ts'
import { decryptVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { eraseData } from '#idv/verifications/erase-data.ts'
import { VERIFICATION_COLUMNS } from '#idv/verifications/verification-rows.ts'

export interface ErasePerson {
  readonly externalId: string
}

const OF_PERSON = `select ${VERIFICATION_COLUMNS} from idv.verifications verification
  where workspace_id = $1 and external_id = $2 and (erase_at is not null or completed_at is null) order by id for update`

/** Erases the pictures and extracted data of an erased customer; an open verification is cancelled. A repeat changes nothing. */
export const erasePerson = command(async (tx, { externalId }: ErasePerson): Promise<void> => {
  allow(tx.actor, { kinds: ['platform'] })
  const rows = await tx.sql<VerificationRow>(OF_PERSON, [tx.actor.workspaceId, externalId])
  for (const row of rows) {
    const verification = decryptVerification(tx.keys, row)
    await eraseData(
      tx,
      isOpen(verification) ? await endVerification(tx, verification, { status: 'CANCELLED' }) : verification,
    )
  }
})
