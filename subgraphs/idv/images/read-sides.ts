import type { Keyring } from '#kernel/security/keyring.ts'
import { documentDataOf } from '#idv/decision/document-data.ts'
import type { DocumentData } from '#idv/comparison/document-data.ts'
import { canonicalState } from '#idv/mrz/states.ts'
import type { ParsedZone } from '#idv/mrz/zone.ts'
import type { ReadDocument } from '#idv/verifications/details.ts'
import type { ReadableImage } from './image-details.ts'
import type { PrintedData } from '#idv/reading/printed-data.ts'

/** What both sides of a document show together. */
export interface ReadSides {
  readonly zone?: ParsedZone
  readonly printed?: PrintedData
  readonly barcode?: PrintedData
}

const SIDES = ['DOCUMENT_FRONT', 'DOCUMENT_BACK'] as const

/** Combines the readings of both sides: the print of the front precedes that of the back. */
export function readSidesOf(images: readonly ReadableImage[]): ReadSides {
  const readings = SIDES.flatMap(side => images.find(({ type }) => type === side)?.reading ?? [])
  const zones = readings.flatMap(({ zone }) => zone ?? [])
  const zone = zones.find(({ valid }) => valid) ?? zones[0]
  const barcode = readings.find(each => each.barcode)?.barcode
  return {
    ...(zone && { zone }),
    ...(readings.length > 0 && {
      printed: Object.assign({}, ...readings.map(({ printed }) => printed).reverse()) as PrintedData,
    }),
    ...(barcode && { barcode }),
  }
}

/** What people see of the document; undefined before a side was read. */
export function documentOf(sides: ReadSides): ReadDocument | undefined {
  if (!sides.printed) return undefined
  const { zone } = sides
  return {
    ...documentDataOf(sides, { withDisproved: true }),
    ...(zone && {
      mrz: {
        format: zone.format,
        valid: zone.valid,
        checkDigits: zone.checkDigits,
        repairs: zone.repairs,
      },
    }),
  }
}

const LETTERS_AND_DIGITS = /[^A-Z0-9]/g

/** Keyed hash of the number and the issuer of a document; null if its number is unknown. */
export function documentHashOf(
  keys: Keyring,
  workspaceId: string,
  documentType: string,
  { documentNumber, issuingState }: DocumentData,
): string | null {
  const number = documentNumber?.toUpperCase().replace(LETTERS_AND_DIGITS, '') ?? ''
  if (number === '') return null
  const issuer = issuingState === undefined ? documentType : canonicalState(issuingState)
  return keys.hash(workspaceId, `${issuer}:${number}`, 'idv.document')
}
