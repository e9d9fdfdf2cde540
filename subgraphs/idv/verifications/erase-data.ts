import type { Tx } from '#kernel/command.ts'
import { events } from '#idv/events.ts'
import { deleteChip } from '#idv/chips/chip-rows.ts'
import { deleteImages } from '#idv/images/image-rows.ts'
import type { ReadableVerification } from './details.ts'
import { changeVerification } from './verification-rows.ts'

const ERASE_NOTES =
  'update idv.fraud_alerts set note = null where workspace_id = $1 and verification_id = $2 and note is not null'

/** Erases the pictures and extracted data of a locked verification that has ended; its outcome stays. A repeat changes nothing. */
export async function eraseData(tx: Tx, verification: ReadableVerification): Promise<void> {
  if (verification.eraseAt === null) return
  const { workspaceId, id } = verification
  await deleteImages(tx, id, null)
  await deleteChip(tx, id)
  await tx.sql(ERASE_NOTES, [workspaceId, id])
  await changeVerification(tx, verification, { details: {}, documentHash: null, eraseAt: null })
  tx.emit(events.verification_erased, id, { verificationId: id, externalId: verification.externalId })
}
