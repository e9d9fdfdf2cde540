import { command } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { DUPLICATE_ALERTS } from '#idv/alerts/duplicate-alerts.ts'
import { raiseAlert } from '#idv/alerts/raise-alert.ts'
import { documentDataOf } from '#idv/decision/document-data.ts'
import { Image } from '#idv/entities/image.ts'
import { sameDocument } from '#idv/images/duplicates.ts'
import { sealImage } from '#idv/images/image-details.ts'
import { imagesOf } from '#idv/images/image-rows.ts'
import { documentHashOf, documentOf, readSidesOf } from '#idv/images/read-sides.ts'
import type { DocumentReading } from '#idv/reading/printed-data.ts'
import { isOpen } from '#idv/rules/verification-state.ts'
import { changeVerification, lockVerification } from '#idv/verifications/verification-rows.ts'

export interface RecordReading {
  readonly verificationId: string
  readonly imageId: string
  readonly reading: DocumentReading
}

const UPDATE = updateOf(Image, 'image', ['details', 'readingDueAt'])

/**
 * Stores what was read of a picture after its upload. A picture that was replaced in the mean time is left out. A document of another person
 * raises an alert only, because the upload has ended.
 */
export const recordReading = command(
  async (tx, { verificationId, imageId, reading }: RecordReading): Promise<void> => {
    allow(tx.actor, { kinds: ['platform'] })
    const verification = await lockVerification(tx, verificationId)
    const before = await imagesOf(tx, verificationId)
    const unread = before.find(({ id, readingDueAt }) => id === imageId && readingDueAt !== null)
    if (!unread) return
    const image = { ...unread, reading, readingDueAt: null }
    await tx.sql(UPDATE.text, UPDATE.values(image, { ...image, details: sealImage(tx.keys, image, image) }))
    if (!isOpen(verification)) return

    const images = before.map(each => (each.id === imageId ? image : each))
    const sides = readSidesOf(images)
    const document = documentOf(sides)
    const { workspaceId, documentType } = verification
    const documentHash = documentHashOf(tx.keys, workspaceId, documentType!, documentDataOf(sides))
    const related = documentHash === null ? undefined : await sameDocument(tx, verification, documentHash)
    if (related !== undefined)
      await raiseAlert(tx, verification, { ...DUPLICATE_ALERTS.document, relatedVerificationId: related })
    const isRead = images.every(({ readingDueAt }) => readingDueAt === null)
    await changeVerification(tx, verification, {
      documentHash,
      details: { ...verification.details, ...(document && { document }) },
      ...(verification.status === 'PROCESSING' && isRead && { processingDueAt: tx.now() }),
    })
  },
)
