import type { Keyring } from '#kernel/security/keyring.ts'
import { nameKey } from '#compliance/rules/name-key.ts'
import type { AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import { partyOf, type SubjectInput } from '#compliance/subjects/subject-input.ts'

type SubjectFingerprints = Pick<AllowedPairRow, 'descriptionHash' | 'nameHash'>
type Hashing = Pick<Keyring, 'hash'>

const PURPOSE = 'compliance.allow_list'

/** Hash of the subject fields that the search uses. */
export const descriptionHash = (keys: Hashing, workspaceId: string, subject: SubjectInput): string =>
  keys.hash(workspaceId, JSON.stringify(partyOf(subject)), `${PURPOSE}.description`)

/** Hash of the name, the only field that a payment gives for each of its parties. */
export const nameHash = (keys: Hashing, workspaceId: string, name: string): string =>
  keys.hash(workspaceId, nameKey(name), `${PURPOSE}.name`)

/** The hashes of a subject that an allow-list pair stores. */
export const fingerprintsOf = (
  keys: Hashing,
  workspaceId: string,
  subject: SubjectInput,
): SubjectFingerprints => ({
  descriptionHash: descriptionHash(keys, workspaceId, subject),
  nameHash: nameHash(keys, workspaceId, subject.name),
})
