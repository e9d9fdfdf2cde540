import type { Tx } from '#kernel/command.ts'
import { chipFindingsOf } from '#idv/chips/chip-details.ts'
import { chipOf } from '#idv/chips/chip-rows.ts'
import { compareData } from '#idv/comparison/compare-data.ts'
import { zoneData } from '#idv/comparison/document-data.ts'
import { decide, type Decision } from '#idv/decision/decide.ts'
import type { DecisionInput, FaceResult } from '#idv/decision/decision-input.ts'
import { documentTypeOf } from '#idv/document-types/document-types.ts'
import { sameDocument } from '#idv/images/duplicates.ts'
import type { ReadableImage } from '#idv/images/image-details.ts'
import { readSidesOf } from '#idv/images/read-sides.ts'
import type { FraudAlertType } from '#idv/schema.gen.ts'
import type { ReadableVerification } from './details.ts'
import { DEFAULT_SETTINGS, READ_SETTINGS, type IdvSettingsValues } from './settings.ts'

/** What was found outside of the platform's own tables. */
export interface GatheredEvidence {
  readonly faces: FaceResult | undefined
  /** Decision of the screening; undefined if there is none. */
  readonly screening: string | undefined
}

const ALERT_TYPES = `select alert_type as "alertType" from idv.fraud_alerts where workspace_id = $1 and verification_id = $2`

/** Decides a locked verification by its pictures and the evidence. */
export async function decisionOf(
  tx: Tx,
  verification: ReadableVerification,
  images: readonly ReadableImage[],
  { faces, screening }: GatheredEvidence,
): Promise<Decision> {
  const { workspaceId, environment } = tx.actor
  const [settings = DEFAULT_SETTINGS] = await tx.sql<IdvSettingsValues>(READ_SETTINGS, [workspaceId])
  const rows = await tx.sql<{ alertType: FraudAlertType }>(ALERT_TYPES, [workspaceId, verification.id])
  const alerts = new Set(rows.map(({ alertType }) => alertType))
  const known =
    verification.documentHash === null
      ? undefined
      : await sameDocument(tx, verification, verification.documentHash)
  const chip = await chipOf(tx, verification.id)
  return decide({
    externalId: verification.externalId,
    environment,
    today: tx.now().toISOString().slice(0, 10),
    minimumAge: settings.minimumAge,
    documentType: documentTypeOf(verification.documentType!.toLowerCase())!,
    pictures: images.filter(isOfDocument).map(pictureOf),
    ...comparedSides(images),
    ...(chip && { chip: chipFindingsOf(chip, readSidesOf(images).zone) }),
    duplicates: {
      isDocumentKnown: known !== undefined,
      wasUploadRefused: alerts.has('DUPLICATE_DOCUMENT') || alerts.has('DUPLICATE_IMAGE'),
      isSelfieNear: alerts.has('DUPLICATE_FACE'),
    },
    ...(faces && { faces }),
    ...(screening !== undefined && { screening }),
  })
}

const isOfDocument = ({ type }: ReadableImage): boolean =>
  type === 'DOCUMENT_FRONT' || type === 'DOCUMENT_BACK'

const pictureOf = ({ quality, reading, editors, isUnevenlyCompressed }: ReadableImage) => ({
  quality: quality.score,
  ...(reading && { ocrConfidence: reading.confidence }),
  editors,
  isUnevenlyCompressed,
})

/** The readings of both sides, compared with each other. */
function comparedSides(
  images: readonly ReadableImage[],
): Pick<DecisionInput, 'zone' | 'printed' | 'barcode' | 'zoneComparison' | 'barcodeComparison'> {
  const { zone, printed = {}, barcode } = readSidesOf(images)
  return {
    printed,
    ...(zone && { zone, zoneComparison: compareData(zoneData(zone), printed) }),
    ...(barcode && { barcode, barcodeComparison: compareData(barcode, printed) }),
  }
}
