import type { Keyring } from '#kernel/keyring.ts'
import { nameKey } from '../rules/name-key.ts'
import type { AllowedPairRow } from './allowed.ts'
import { partyOf, type SubjectInput } from './subject.ts'

type Description = Pick<AllowedPairRow, 'descriptionHash' | 'nameHash'>
type Hashing = Pick<Keyring, 'hash'>

const PURPOSE = 'compliance.allow_list'

/** As far as lists are searched for it. */
export const descriptionHash = (keys: Hashing, workspaceId: string, subject: SubjectInput): string => keys.hash(workspaceId, JSON.stringify(partyOf(subject)), `${PURPOSE}.description`)

/** All that a payment tells of each of its parties. */
export const nameHash = (keys: Hashing, workspaceId: string, name: string): string => keys.hash(workspaceId, nameKey(name), `${PURPOSE}.name`)

/** How a subject is described, for a pair to keep. */
export const describedAs = (keys: Hashing, workspaceId: string, subject: SubjectInput): Description =>
  ({ descriptionHash: descriptionHash(keys, workspaceId, subject), nameHash: nameHash(keys, workspaceId, subject.name) })
