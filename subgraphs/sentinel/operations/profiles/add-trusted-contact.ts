import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { TrustedContact as TrustedContactEntity } from '#sentinel/entities/trusted-contact.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { detailsOf, lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { sealContact, type TrustedContact } from '#sentinel/profiles/trusted-contact.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface AddTrustedContact {
  readonly profileId: string
  readonly name: string
  readonly relation: string
  readonly phone?: string | null
  readonly email?: string | null
}

const CONTACTS_MAX = 20

const COUNT =
  'select count(*)::int as count from sentinel.trusted_contacts where workspace_id = $1 and profile_id = $2'
const INSERT = insertOf(TrustedContactEntity, 'contact')

/** Adds a person whom the institution may contact about a profile. */
export const addTrustedContact = command(
  async (
    tx,
    { profileId, name, relation, phone = null, email = null }: AddTrustedContact,
  ): Promise<TrustedContact> => {
    admitWriter(tx.actor)
    if (phone === null && email === null) throw invalid([{ field: 'phone', reason: 'or email is required' }])
    const profile = await lockProfile(tx, profileId)
    detailsOf(profile)
    const { workspaceId } = tx.actor
    const [counted] = await tx.sql<{ count: number }>(COUNT, [workspaceId, profileId])
    if (counted!.count >= CONTACTS_MAX) throw refuse('TRUSTED_CONTACT_LIMIT_REACHED')

    const row = { workspaceId, id: newId(), profileId, isSuspected: false, createdAt: tx.now() }
    const details = { name, relation, phone, email }
    await tx.sql(
      INSERT,
      valuesOf(TrustedContactEntity, { ...row, details: sealContact(tx.keys, row, details) }),
    )
    addProfileEvent(tx, profileId, 'TRUSTED_CONTACT_ADDED', row.id)
    tx.emit(events.trusted_contact_added, profileId, { profileId, contactId: row.id })
    return { ...row, ...details }
  },
)
