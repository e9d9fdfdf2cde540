import type { Keyring } from '#kernel/security/keyring.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

/** The evidence of a match. It contains personal data of the subject, so it is encrypted. */
export interface MatchDetails extends Pick<Comparison, 'evidence' | 'nameAlignment'> {
  readonly queryName: string
}

const encryptionContextOf = (part: string, { workspaceId, id }: RowKey): string =>
  `compliance.${part}:${workspaceId}:${id}`

export const sealSubject = (keys: Keyring, row: RowKey, subject: SubjectInput): string =>
  keys.seal(row.workspaceId, JSON.stringify(subject), encryptionContextOf('screenings', row))

/** Returns null when the subject data was erased. */
export function decryptScreenedSubject(
  keys: Keyring,
  row: RowKey & { readonly subject: string },
): SubjectInput
export function decryptScreenedSubject(
  keys: Keyring,
  row: RowKey & { readonly subject: string | null },
): SubjectInput | null
export function decryptScreenedSubject(
  keys: Keyring,
  row: RowKey & { readonly subject: string | null },
): SubjectInput | null {
  return row.subject === null
    ? null
    : (JSON.parse(
        keys.open(row.workspaceId, row.subject, encryptionContextOf('screenings', row)),
      ) as SubjectInput)
}

export const sealInput = (keys: Keyring, row: RowKey, input: string): string =>
  keys.seal(row.workspaceId, input, encryptionContextOf('screening_decisions', row))
export const decryptInput = (keys: Keyring, row: RowKey, input: string): string =>
  keys.open(row.workspaceId, input, encryptionContextOf('screening_decisions', row))

export const sealDetails = (
  keys: Keyring,
  row: RowKey,
  { evidence, nameAlignment, queryName }: Comparison,
): string =>
  keys.seal(
    row.workspaceId,
    JSON.stringify({ evidence, nameAlignment, queryName: queryName.text } satisfies MatchDetails),
    encryptionContextOf('screening_matches', row),
  )
export const decryptDetails = (
  keys: Keyring,
  row: RowKey & { readonly details: string | null },
): MatchDetails =>
  row.details === null
    ? { evidence: [], nameAlignment: [], queryName: '' }
    : (JSON.parse(
        keys.open(row.workspaceId, row.details, encryptionContextOf('screening_matches', row)),
      ) as MatchDetails)
