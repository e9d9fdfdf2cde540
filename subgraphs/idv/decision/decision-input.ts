import type { Environment } from '#kernel/principal.ts'
import type { ComparedField } from '#idv/comparison/compare-data.ts'
import type { DocumentData } from '#idv/comparison/document-data.ts'
import type { DocumentType } from '#idv/document-types/document-type.ts'
import type { ParsedZone } from '#idv/mrz/zone.ts'

/** What was found in one picture of the document. */
export interface DocumentPicture {
  /** 0 to 100. */
  readonly quality: number
  /** 0 to 100; undefined for a side without text to read. */
  readonly ocrConfidence?: number
  /** Programs whose traces the picture has, such as an image editor. */
  readonly editors: readonly string[]
  readonly isUnevenlyCompressed: boolean
}

export type FaceVerdict = 'PASS' | 'WARN' | 'FAIL'

/** Score from 0 to 100, and the provider's verdict on it. */
export interface FaceScore {
  readonly score: number
  readonly result: FaceVerdict
}

export interface FaceResult {
  readonly match: FaceScore
  readonly liveness: FaceScore
  readonly isSimulated: boolean
}

export interface ChipFindings {
  /** The chip's own zone; undefined once it was erased. */
  readonly zone?: ParsedZone
  /** PASS: authentic. WARN: signed by an authority that the platform does not know. FAIL: forged, or of another document. */
  readonly result: 'PASS' | 'WARN' | 'FAIL'
}

/** Likeness to the pictures and documents of the workspace's other customers. */
export interface DuplicateFindings {
  /** A document picture of this verification shows the document of another customer. */
  readonly isDocumentKnown: boolean
  /** An upload of this verification was refused, because its picture belongs to another customer. */
  readonly wasUploadRefused: boolean
  readonly isSelfieNear: boolean
}

/** Everything that decides a verification. */
export interface DecisionInput {
  readonly externalId: string
  readonly environment: Environment
  /** Date of the completion, YYYY-MM-DD. */
  readonly today: string
  /** In years; 0 admits every age. */
  readonly minimumAge: number
  readonly documentType: DocumentType
  /** Pictures of the document's sides. */
  readonly pictures: readonly DocumentPicture[]
  readonly zone?: ParsedZone
  readonly printed?: DocumentData
  readonly barcode?: DocumentData
  /** Print against the zone. */
  readonly zoneComparison?: readonly ComparedField[]
  /** Print against the bar code. */
  readonly barcodeComparison?: readonly ComparedField[]
  readonly chip?: ChipFindings
  readonly duplicates: DuplicateFindings
  /** Undefined if no provider compared the faces. */
  readonly faces?: FaceResult
  /** Decision of the screening; undefined if there is none. */
  readonly screening?: string
}
