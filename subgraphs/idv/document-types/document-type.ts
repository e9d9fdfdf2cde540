import type { ZoneFormat } from '../mrz/zone.ts'

export type DocumentSide = 'front' | 'back'

/** A type of document that can be verified. */
export interface DocumentType {
  /** The name that clients send, such as `eu_id_de`. */
  readonly type: string
  readonly name: string
  /** ISO 3166-1 alpha-2; missing if more than one country issues the document. */
  readonly country?: string
  /** The document has a machine readable zone. */
  readonly mrz: boolean
  readonly mrzFormats?: readonly ZoneFormat[]
  /** The side with the zone of documents that are issued today; `mrzSideOf` also knows the older ones. */
  readonly mrzSide?: DocumentSide
  /** The sides that must be uploaded. */
  readonly sides: readonly DocumentSide[]
  /** Bar code on the back. */
  readonly barcode?: 'PDF417'
  /** The document has a chip with the data groups of ICAO 9303. */
  readonly nfc: boolean
  /** What the document code of the zone begins with. */
  readonly documentCodes?: readonly string[]
  /** Codes that the zone may give as the issuing state; missing if any state may issue the document. */
  readonly issuingStates?: readonly string[]
}
