import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Profile, type ProfileRow } from '#sentinel/entities/profile.ts'
import { refuse } from '#sentinel/errors.ts'
import { decryptProfile, type ElderProfile, type ProfileDetails } from './details.ts'

export const PROFILE_COLUMNS = columnsOf(Profile, 'profile')

const LOCK = `select ${PROFILE_COLUMNS} from sentinel.profiles profile where workspace_id = $1 and id = $2 for update`

/** Locks a profile for the rest of the transaction. Throws when the workspace has no profile with this id. */
export async function lockProfile(tx: Tx, id: string): Promise<ElderProfile> {
  const [row] = await tx.sql<ProfileRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('PROFILE_NOT_FOUND')
  return decryptProfile(tx.keys, row)
}

const LOCK_OF_CUSTOMER = `select ${PROFILE_COLUMNS} from sentinel.profiles profile where workspace_id = $1 and customer_id = $2 for update`

/** Locks the profile of a customer by the tenant's id. Throws when the customer is not enrolled. */
export async function lockProfileOfCustomer(tx: Tx, customerId: string): Promise<ElderProfile> {
  const [row] = await tx.sql<ProfileRow>(LOCK_OF_CUSTOMER, [tx.actor.workspaceId, customerId])
  if (!row) throw refuse('PROFILE_NOT_FOUND')
  return decryptProfile(tx.keys, row)
}

/** The personal data of a profile; throws when the customer was erased. */
export function detailsOf({ details }: ElderProfile): ProfileDetails {
  if (details === null) throw refuse('PROFILE_ERASED')
  return details
}
