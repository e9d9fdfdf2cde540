import { command } from '#kernel/command.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface RemoveTrustedContact {
  readonly profileId: string
  readonly contactId: string
}

const REMOVE = `delete from sentinel.trusted_contacts where workspace_id = $1 and profile_id = $2 and id = $3 returning id`

/** Removes a trusted contact of a profile. */
export const removeTrustedContact = command(
  async (tx, { profileId, contactId }: RemoveTrustedContact): Promise<boolean> => {
    admitWriter(tx.actor)
    await lockProfile(tx, profileId)
    const removed = await tx.sql(REMOVE, [tx.actor.workspaceId, profileId, contactId])
    if (removed.length === 0) throw refuse('TRUSTED_CONTACT_NOT_FOUND')
    addProfileEvent(tx, profileId, 'TRUSTED_CONTACT_REMOVED', contactId)
    tx.emit(events.trusted_contact_removed, profileId, { profileId, contactId })
    return true
  },
)
