import type { Keyring } from '#kernel/security/keyring.ts'
import type { VerificationRow } from '#idv/entities/verification.ts'
import type { Repair, CheckDigit } from '#idv/mrz/zone.ts'

/** What was read of a document. Dates are `YYYY-MM-DD`, or as much as is known. */
export interface ReadDocument {
  readonly documentNumber?: string
  readonly surname?: string
  readonly givenNames?: string
  readonly birthDate?: string
  readonly sex?: string
  readonly nationality?: string
  readonly issuingState?: string
  readonly expiryDate?: string
  readonly mrz?: {
    readonly format: string
    readonly valid: boolean
    readonly checkDigits: readonly CheckDigit[]
    readonly repairs: readonly Repair[]
  }
}

/** Personal data of a verification, stored encrypted. */
export interface VerificationDetails {
  readonly document?: ReadDocument
  readonly reviewReason?: string
}

/** A verification with decrypted details; `details` is empty before a document was uploaded, and once erased. */
export type ReadableVerification = Omit<VerificationRow, 'details'> & {
  readonly details: VerificationDetails
}

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

const encryptionContextOf = ({ workspaceId, id }: RowKey): string => `idv.verifications:${workspaceId}:${id}`

export const sealVerification = (keys: Keyring, row: RowKey, details: VerificationDetails): string | null =>
  Object.keys(details).length === 0
    ? null
    : keys.seal(row.workspaceId, JSON.stringify(details), encryptionContextOf(row))

export const decryptVerification = (
  keys: Keyring,
  { details, ...row }: VerificationRow,
): ReadableVerification => ({
  ...row,
  details:
    details === null
      ? {}
      : (JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as VerificationDetails),
})
