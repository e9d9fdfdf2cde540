import type { SubjectRow } from '#compliance/entities/subject.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'

type Given = Omit<SubjectInput, 'externalId' | 'type'>

/** Details of a subject besides its ids, all stored encrypted. */
export type SubjectDetails = { readonly [Field in keyof Given]-?: Exclude<Given[Field], undefined> }

/** A subject with decrypted details; `details` is null once they were erased. */
export type Subject = Omit<SubjectRow, 'details'> & { readonly details: SubjectDetails | null }

const encryptionContextOf = ({
  workspaceId,
  id,
}: {
  readonly workspaceId: string
  readonly id: string
}): string => `compliance.subjects:${workspaceId}:${id}`

/** The details with every field present; fields that were not given are null. */
export const detailsOf = ({
  name,
  nameParts,
  aliases,
  dateOfBirth,
  gender,
  nationalities,
  country,
  identifiers,
  addresses,
  customerType,
  product,
  channel,
  industry,
}: Given): SubjectDetails => ({
  name,
  nameParts: nameParts ?? null,
  aliases: aliases ?? null,
  dateOfBirth: dateOfBirth ?? null,
  gender: gender ?? null,
  nationalities: nationalities ?? null,
  country: country ?? null,
  identifiers: identifiers ?? null,
  addresses: addresses ?? null,
  customerType: customerType ?? null,
  product: product ?? null,
  channel: channel ?? null,
  industry: industry ?? null,
})

export const sealDetails = (
  keys: Keyring,
  row: { readonly workspaceId: string; readonly id: string },
  details: SubjectDetails,
): string => keys.seal(row.workspaceId, JSON.stringify(details), encryptionContextOf(row))

export const decryptSubject = (keys: Keyring, { details, ...row }: SubjectRow): Subject => ({
  ...row,
  details:
    details === null
      ? null
      : (JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as SubjectDetails),
})

/** The stored subject in the form of an input. */
export const inputOf = (
  { externalId, type }: Pick<Subject, 'externalId' | 'type'>,
  details: SubjectDetails,
): SubjectInput => ({ ...details, externalId, type })
