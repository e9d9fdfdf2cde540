import { canonicalState } from '../mrz/states.ts'
import type { ZoneFields, ZoneFormat } from '../mrz/zone.ts'
import type { DocumentSide, DocumentType } from './document-type.ts'

/** Whether the back must be uploaded. */
export const needsBack = ({ sides }: DocumentType): boolean => sides.includes('back')

/** The side with a zone of this format. French identity cards before 2021 have it on the front. */
export const mrzSideOf = ({ mrzSide }: DocumentType, format: ZoneFormat): DocumentSide | undefined =>
  mrzSide && (format === 'FR-ID' ? 'front' : mrzSide)

/** The sides on which a zone may be found. */
export const mrzSidesOf = (type: DocumentType): readonly DocumentSide[] => [
  ...new Set(type.mrzFormats?.flatMap(format => mrzSideOf(type, format) ?? [])),
]

/** Whether documents of this type have a zone of this format. */
export const hasZoneFormat = ({ mrzFormats }: DocumentType, format: ZoneFormat | 'unknown'): boolean =>
  mrzFormats?.some(each => each === format) === true

/** Whether documents of this type have this document code; true if the type has no codes of its own. */
export const hasDocumentCode = ({ documentCodes }: DocumentType, { documentCode }: ZoneFields): boolean =>
  documentCodes?.some(prefix => documentCode?.startsWith(prefix)) !== false

/** Whether this state issues documents of this type; true if any state may. */
export const isIssuedBy = ({ issuingStates }: DocumentType, state: string): boolean =>
  issuingStates?.some(each => canonicalState(each) === canonicalState(state)) !== false
