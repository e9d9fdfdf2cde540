import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { invalid, refuse as refuseAnywhere } from '#kernel/refusals.ts'
import { DUPLICATE_ALERTS } from '#idv/alerts/duplicate-alerts.ts'
import { raiseAlert } from '#idv/alerts/raise-alert.ts'
import { documentDataOf } from '#idv/decision/document-data.ts'
import { sandboxScenarioOf } from '#idv/decision/sandbox.ts'
import { refuse } from '#idv/errors.ts'
import { events } from '#idv/events.ts'
import { nearSelfie, sameDocument, samePixels, saveParts } from '#idv/images/duplicates.ts'
import type { ReadableImage } from '#idv/images/image-details.ts'
import { deleteImages, imagesOf, insertImage } from '#idv/images/image-rows.ts'
import { documentHashOf, documentOf, readSidesOf } from '#idv/images/read-sides.ts'
import { UNREADABLE } from '#idv/images/unreadable.ts'
import type { DocumentReading } from '#idv/reading/printed-data.ts'
import { nextStepOf } from '#idv/images/steps.ts'
import { inspectPicture, type InspectedPicture } from '#idv/pictures/inspect-picture.ts'
import { PICTURE_PROBLEMS, type PictureProblem } from '#idv/pictures/picture-problems.ts'
import { existingVerification } from '#idv/queries/verifications.ts'
import { readDocument } from '#idv/reading/read-document.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import { requireStatus } from '#idv/rules/verification-state.ts'
import type { IdentityDocumentType, VerificationImageType, VerificationStep } from '#idv/schema.gen.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { changeVerification, lockVerification } from '#idv/verifications/verification-rows.ts'

export interface AddVerificationImage {
  /** UUID or reference. */
  readonly id: string
  readonly type: VerificationImageType
  /** Base64. */
  readonly content: string
  readonly documentType?: IdentityDocumentType | null
}

export interface AddedImage extends ReadableImage {
  readonly nextStep: VerificationStep
  readonly verification: ReadableVerification
}

interface PreparedImage {
  readonly verificationId: string
  readonly documentType: IdentityDocumentType | null
  readonly picture: InspectedPicture
  /** Undefined if the picture must still be read; null for one without text. */
  readonly reading: DocumentReading | null | undefined
  /** Whether the picture is compared with those of other people. */
  readonly isCompared: boolean
}

/** Longest time for which an upload waits for the reading. */
const READING_MS = 10_000
/** Time that is left for the transaction after the reading. */
const WRITING_MS = 2_000
const FRAMES_MAX = 10

/** Adds a picture to a verification. A duplicate is refused once its alert is stored. */
export async function addVerificationImage(ctx: Context, input: AddVerificationImage): Promise<AddedImage> {
  const added = await storeImage(ctx, input)
  if (added === null) throw refuse('DUPLICATE_DETECTED')
  return added
}

const storeImage = command({ prepare, write })

async function prepare(ctx: Context, input: AddVerificationImage): Promise<PreparedImage> {
  admitWriter(ctx.actor)
  const verification = await existingVerification(ctx, checkedId(input.id))
  requireStatus(verification, ctx.now(), ['PENDING'])
  const documentType = documentTypeFor(verification, input)
  if (input.type !== 'DOCUMENT_FRONT' && verification.documentType === null) throw frontMissing()

  const picture = await inspected(input.content)
  const isScenario =
    sandboxScenarioOf({ externalId: verification.externalId, environment: ctx.actor.environment }) !==
    undefined
  return {
    verificationId: verification.id,
    documentType,
    picture,
    reading: await readingOf(ctx, input, documentType, picture, isScenario),
    isCompared: !isScenario,
  }
}

const frontMissing = () =>
  refuse('INVALID_STATE', { message: 'The front of the document must be uploaded first.' })

function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') !== content)
    throw invalid([{ field: 'content', reason: 'must be base64 with padding and without line breaks' }])
  return bytes
}

async function inspected(content: string): Promise<InspectedPicture> {
  const inspection = await inspectPicture(bytesOf(content))
  if (!('problem' in inspection)) return inspection
  const { problem } = inspection
  const message = PICTURE_PROBLEMS[problem]
  if (problem === 'busy') throw refuseAnywhere('UNAVAILABLE', { message, retryAfterS: 1 })
  throw refuseAnywhere('VALIDATION_ERROR', {
    message,
    issues: [{ field: 'content', reason: REASONS[problem] }],
  })
}

/** What is wrong with the picture, as the constraint of its field. */
const REASONS: Readonly<Record<Exclude<PictureProblem, 'busy'>, string>> = {
  format: 'must be a JPEG, PNG or WebP picture',
  bytes: 'must have at most 10 MB',
  pixels: 'must have at most 50 megapixels',
  small: 'must have at least 300 pixels on its short side',
  animated: 'must not be animated',
  colours: 'must have RGB or grey colours',
  damaged: 'must be a whole picture',
}

/** The type of the document in the picture; that of the front for every other picture. */
function documentTypeFor(
  { documentTypes, documentType: ofFront }: ReadableVerification,
  { type, documentType }: Pick<AddVerificationImage, 'type' | 'documentType'>,
): IdentityDocumentType | null {
  const given = documentType ?? undefined
  if (type !== 'DOCUMENT_FRONT') {
    if (given !== undefined && ofFront !== null && given !== ofFront)
      throw invalid([
        { field: 'documentType', reason: `must be that of the front, ${ofFront.toLowerCase()}` },
      ])
    return ofFront
  }
  const isAccepted = (each: IdentityDocumentType): boolean =>
    documentTypes.length === 0 || documentTypes.includes(each)
  if (given !== undefined) {
    if (!isAccepted(given))
      throw invalid([
        {
          field: 'documentType',
          reason: `must be one of ${documentTypes.map(each => each.toLowerCase()).join(', ')}`,
        },
      ])
    return given
  }
  if (documentTypes.length === 1) return documentTypes[0]!
  if (isAccepted('INTERNATIONAL_PASSPORT')) return 'INTERNATIONAL_PASSPORT'
  throw invalid([{ field: 'documentType', reason: 'is required' }])
}

async function readingOf(
  ctx: Context,
  { type }: Pick<AddVerificationImage, 'type'>,
  documentType: IdentityDocumentType | null,
  { stored }: InspectedPicture,
  isScenario: boolean,
): Promise<DocumentReading | null | undefined> {
  if (type !== 'DOCUMENT_FRONT' && type !== 'DOCUMENT_BACK') return null
  if (isScenario) return UNREADABLE
  const result = await readDocument(ctx, stored, {
    type: documentType!.toLowerCase(),
    side: type === 'DOCUMENT_FRONT' ? 'front' : 'back',
    isSandbox: ctx.actor.environment === 'sandbox',
    today: ctx.now().toISOString().slice(0, 10),
    withinMs: Math.max(0, Math.min(READING_MS, ctx.deadlineAt - Date.now() - WRITING_MS)),
  })
  return 'reading' in result ? result.reading : undefined
}

/** Stores the picture; returns null if it belongs to another person, and then stores the alert alone. */
async function write(
  tx: Tx,
  { type }: AddVerificationImage,
  { verificationId, documentType, picture, reading, isCompared }: PreparedImage,
): Promise<AddedImage | null> {
  const verification = await lockVerification(tx, verificationId)
  requireStatus(verification, tx.now(), ['PENDING'])
  const present = await imagesOf(tx, verificationId)
  if (type !== 'DOCUMENT_FRONT' && !present.some(image => image.type === 'DOCUMENT_FRONT'))
    throw frontMissing()
  if (type === 'LIVENESS_FRAME' && present.filter(image => image.type === type).length >= FRAMES_MAX)
    throw refuse('INVALID_STATE', { message: `The verification has ${FRAMES_MAX} liveness frames already.` })

  const image = imageOf(tx, verification, { type, documentType, picture, reading, isCompared })
  // Another type of document makes the picture of the back useless.
  const isOtherType = type === 'DOCUMENT_FRONT' && documentType !== verification.documentType
  const replaced: VerificationImageType[] =
    type === 'LIVENESS_FRAME' ? [] : isOtherType ? ['DOCUMENT_FRONT', 'DOCUMENT_BACK'] : [type]
  const images = [...present.filter(each => !replaced.includes(each.type)), image]
  const sides = readSidesOf(images)
  const documentHash = isCompared
    ? documentHashOf(tx.keys, verification.workspaceId, documentType!, documentDataOf(sides))
    : null
  if (await raiseDuplicate(tx, verification, image, documentHash)) return null

  if (replaced.length > 0) await deleteImages(tx, verificationId, replaced)
  await insertImage(tx, image, picture.stored)
  if (type === 'SELFIE' && image.perceptualHash !== null)
    await compareSelfie(tx, verification, image.id, image.perceptualHash)
  const document = documentOf(sides)
  const changed = await changeVerification(tx, verification, {
    documentType,
    documentHash,
    currentStep: nextStepOf(documentType, new Set(images.map(each => each.type))),
    details: { ...verification.details, ...(document && { document }) },
  })
  tx.emit(events.image_added, verificationId, { verificationId, imageId: image.id, type })
  return { ...image, nextStep: changed.currentStep, verification: changed }
}

function imageOf(
  tx: Tx,
  { workspaceId, id }: ReadableVerification,
  {
    type,
    documentType,
    picture,
    reading,
    isCompared,
  }: Omit<PreparedImage, 'verificationId'> & Pick<AddVerificationImage, 'type'>,
): ReadableImage {
  return {
    workspaceId,
    id: newId(),
    verificationId: id,
    type,
    documentType: type === 'DOCUMENT_FRONT' || type === 'DOCUMENT_BACK' ? documentType : null,
    format: picture.format,
    width: picture.width,
    height: picture.height,
    sha256: picture.sha256,
    pixelHash: isCompared ? tx.keys.hash(workspaceId, picture.pixelHash, 'idv.pixels') : null,
    storedFormat: picture.storedFormat,
    quality: picture.quality,
    warnings: picture.warnings,
    editors: picture.editors,
    isUnevenlyCompressed: picture.isUnevenlyCompressed,
    perceptualHash: isCompared ? picture.perceptualHash : null,
    reading: reading ?? null,
    readingDueAt: reading === undefined ? tx.now() : null,
    readingAttempts: 0,
    createdAt: tx.now(),
  }
}

/** Raises the alert of a picture or document of another person; returns whether there is one. */
async function raiseDuplicate(
  tx: Tx,
  verification: ReadableVerification,
  { pixelHash }: ReadableImage,
  documentHash: string | null,
): Promise<boolean> {
  const ofImage = pixelHash === null ? undefined : await samePixels(tx, verification, pixelHash)
  const ofDocument =
    ofImage !== undefined || documentHash === null
      ? undefined
      : await sameDocument(tx, verification, documentHash)
  const related = ofImage ?? ofDocument
  if (related === undefined) return false
  await raiseAlert(tx, verification, {
    ...(ofImage === undefined ? DUPLICATE_ALERTS.document : DUPLICATE_ALERTS.image),
    relatedVerificationId: related,
  })
  return true
}

async function compareSelfie(
  tx: Tx,
  verification: ReadableVerification,
  imageId: string,
  perceptualHash: string,
): Promise<void> {
  const near = await nearSelfie(tx, verification, perceptualHash)
  if (near !== undefined)
    await raiseAlert(tx, verification, { ...DUPLICATE_ALERTS.face, relatedVerificationId: near })
  await saveParts(tx, imageId, perceptualHash)
}
