import { consistencyOf } from '#idv/comparison/consistency.ts'
import type { ComparedField } from '#idv/comparison/compare-data.ts'
import type { DocumentData } from '#idv/comparison/document-data.ts'
import { hasDocumentCode, hasZoneFormat, isIssuedBy } from '#idv/document-types/zone-of-type.ts'
import { isKnownState } from '#idv/mrz/states.ts'
import { failed, notApplicable, passed, warned, type CheckFinding } from './checks.ts'
import type { DecisionInput } from './decision-input.ts'
import { lastDayOf } from './partial-dates.ts'
import type { DecisionReason } from './reasons.ts'

/** Quality below which a person looks at the pictures. */
const QUALITY_MIN = 40
const QUALITY_GOOD = 60
const CONFIDENCE_GOOD = 70
/** Each finding against the document's authenticity multiplies the score. */
const EDITED_FACTOR = 0.2
const UNEVEN_FACTOR = 0.4

/** The picture of the lowest quality counts. */
export function checkQuality({ pictures }: DecisionInput): CheckFinding {
  const score = pictures.length === 0 ? 0 : Math.min(...pictures.map(({ quality }) => quality))
  if (score < QUALITY_MIN)
    return failed(score, 'A picture of the document is too poor to be trusted.', 'LOW_QUALITY')
  return score < QUALITY_GOOD ? warned(score, 'A picture of the document is poor.') : passed(score)
}

/** Traces of editing, and an issuer or document code that the type of the document cannot have. */
export function checkAuthenticity(input: DecisionInput, document: DocumentData): CheckFinding {
  const editors = [...new Set(input.pictures.flatMap(picture => picture.editors))]
  const isUneven = input.pictures.some(picture => picture.isUnevenlyCompressed)
  const isForeign = isOfAnotherIssuer(input, document)
  const sentences = [
    ...(editors.length > 0 ? ['A picture has traces of an image editor.'] : []),
    ...(isUneven ? ['Parts of a picture are compressed differently, as after an edit.'] : []),
    ...(isForeign ? ['The issuer or the document code is not of this type of document.'] : []),
  ]
  if (sentences.length === 0) return passed()
  const reasons: DecisionReason[] = [
    ...(isForeign ? (['ISSUER_MISMATCH'] as const) : []),
    ...(editors.length > 0 || isUneven ? (['DOCUMENT_TAMPERED'] as const) : []),
  ]
  const score = isForeign
    ? 0
    : 100 * (editors.length > 0 ? EDITED_FACTOR : 1) * (isUneven ? UNEVEN_FACTOR : 1)
  return failed(
    Math.round(score),
    { message: sentences.join(' '), ...(editors.length > 0 && { editors }) },
    ...reasons,
  )
}

/** What was misread as a code that no document has contradicts nothing. */
function isOfAnotherIssuer({ documentType, zone }: DecisionInput, { issuingState }: DocumentData): boolean {
  const isOtherState =
    issuingState !== undefined && isKnownState(issuingState, true) && !isIssuedBy(documentType, issuingState)
  const isOtherCode =
    zone?.fields.documentCode !== undefined &&
    hasZoneFormat(documentType, zone.format) &&
    !hasDocumentCode(documentType, zone.fields)
  return isOtherState || isOtherCode
}

/** The average confidence of the sides with text. A document without a readable name and number or birth date identifies no one. */
export function checkReading({ pictures }: DecisionInput, document: DocumentData): CheckFinding {
  const confidences = pictures.flatMap(({ ocrConfidence }) =>
    ocrConfidence === undefined ? [] : [ocrConfidence],
  )
  const score =
    confidences.length === 0
      ? 0
      : Math.round(confidences.reduce((sum, each) => sum + each, 0) / confidences.length)
  const { surname, givenNames, documentNumber, birthDate } = document
  const hasName = surname !== undefined || givenNames !== undefined
  if (!hasName || (documentNumber === undefined && birthDate === undefined))
    return failed(score, 'The name, or number and birth date, could not be read.', 'LOW_QUALITY')
  return score < CONFIDENCE_GOOD
    ? warned(score, 'The text could be read only with difficulty.')
    : passed(score)
}

export function checkZone({ documentType, zone }: DecisionInput): CheckFinding {
  if (!documentType.mrz) return notApplicable('This type of document has no machine readable zone.')
  if (!zone || zone.format === 'unknown')
    return failed(0, 'No machine readable zone could be read.', 'MRZ_INVALID')
  if (!hasZoneFormat(documentType, zone.format))
    return failed(0, `A zone of the format ${zone.format} is not of this type of document.`, 'MRZ_INVALID')
  if (!zone.valid) {
    const wrong = zone.checkDigits.flatMap(({ field, valid }) => (valid ? [] : [field]))
    return failed(
      zone.score,
      wrong.length === 0
        ? 'A date of the zone does not exist.'
        : { message: 'Check digits of the zone are wrong.', fields: wrong },
      'MRZ_INVALID',
    )
  }
  return zone.score < 100 ? warned(zone.score, 'A state in the zone is unknown.') : passed()
}

export function checkPrint({ documentType, zone, zoneComparison = [] }: DecisionInput): CheckFinding {
  if (!documentType.mrz || !zone) return notApplicable('There is no zone to compare the print with.')
  return compared(zoneComparison, 'zone', 'MRZ_VIZ_MISMATCH')
}

/** A bar code that cannot be read contradicts nothing. It proves nothing either, so the score falls. */
export function checkBarcode({ documentType, barcode, barcodeComparison = [] }: DecisionInput): CheckFinding {
  if (documentType.barcode === undefined) return notApplicable('This type of document has no bar code.')
  if (!barcode) return warned(0, 'The bar code could not be read.')
  return compared(barcodeComparison, 'bar code', 'BARCODE_MISMATCH')
}

function compared(
  fields: readonly ComparedField[],
  other: 'zone' | 'bar code',
  reason: DecisionReason,
): CheckFinding {
  const { score, mismatches } = consistencyOf(fields)
  if (score === undefined) return notApplicable(`No field of the print could be compared with the ${other}.`)
  return mismatches.length === 0
    ? passed()
    : failed(score, { message: `Print and ${other} differ.`, fields: mismatches }, reason)
}

/** A document is valid on its last day; without a day, until the end of the month or year. */
export function checkExpiry({ today }: DecisionInput, { expiryDate }: DocumentData): CheckFinding {
  if (expiryDate === undefined) return notApplicable('The document shows no readable expiry date.')
  return lastDayOf(expiryDate) < today ? failed(0, 'The document has expired.', 'DOCUMENT_EXPIRED') : passed()
}

export function checkChip({ chip }: DecisionInput): CheckFinding {
  if (!chip) return notApplicable('No chip was read.')
  if (chip.result === 'FAIL')
    return failed(0, 'The chip is forged, damaged, or of another document.', 'CHIP_INVALID')
  return chip.result === 'PASS'
    ? passed()
    : warned(50, 'The chip is signed by an authority that the platform does not know, which proves nothing.')
}
