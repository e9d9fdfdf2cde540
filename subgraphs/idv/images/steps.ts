import { documentTypeOf } from '#idv/document-types/document-types.ts'
import { needsBack } from '#idv/document-types/zone-of-type.ts'
import type { IdentityDocumentType, VerificationImageType, VerificationStep } from '#idv/schema.gen.ts'

/** Whether the type needs a picture of the back. */
export const needsBackOf = (documentType: IdentityDocumentType): boolean =>
  needsBack(documentTypeOf(documentType.toLowerCase())!)

/** The step that follows once these pictures are there. */
export function nextStepOf(
  documentType: IdentityDocumentType | null,
  present: ReadonlySet<VerificationImageType>,
): VerificationStep {
  if (documentType === null || !present.has('DOCUMENT_FRONT')) return 'DOCUMENT_FRONT'
  if (needsBackOf(documentType) && !present.has('DOCUMENT_BACK')) return 'DOCUMENT_BACK'
  return present.has('SELFIE') ? 'COMPLETE' : 'SELFIE'
}
