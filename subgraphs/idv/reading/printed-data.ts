import type { ParsedZone, Sex } from '#idv/mrz/zone.ts'

/** Data that are printed on a document, or stand in its bar code. A field is missing where it was not read. */
export interface PrintedData {
  readonly surname?: string
  readonly givenNames?: string
  readonly documentNumber?: string
  /** `YYYY-MM-DD`. */
  readonly birthDate?: string
  /** `YYYY-MM-DD`. */
  readonly expiryDate?: string
  readonly sex?: Sex
  readonly nationality?: string
  readonly issuingState?: string
  /** All lines of text, from top to bottom. */
  readonly text?: readonly string[]
}

/** A machine readable zone with its lines as they were read. */
export interface ReadZone extends ParsedZone {
  readonly lines: readonly string[]
}

/** What one side of a document shows. */
export interface DocumentReading {
  /** Missing where the picture shows no zone. */
  readonly zone?: ReadZone
  readonly printed: PrintedData
  /** Missing where the picture shows no bar code of a driving licence. */
  readonly barcode?: PrintedData
  /** How certain the characters are, 0 to 100; 0 where nothing was read. */
  readonly confidence: number
}

export interface ReadDocumentOptions {
  /** Code of the document type. */
  readonly type: string
  readonly side: 'front' | 'back'
  /** Whether states of specimens are known, such as UTO. */
  readonly isSandbox: boolean
  /** `YYYY-MM-DD`. */
  readonly today: string
}
