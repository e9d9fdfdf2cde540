import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { ProtectiveHoldNotice, type ProtectiveHoldNoticeRow } from '#sentinel/entities/protective-hold.ts'
import {
  TrustedContact as TrustedContactEntity,
  type TrustedContactRow,
} from '#sentinel/entities/trusted-contact.ts'
import { decryptContact, type TrustedContact } from '#sentinel/profiles/trusted-contact.ts'
import { sealHoldNotice, type ReadableHold, type ReadableHoldNotice } from './seal-hold.ts'

const CONTACTS = `select ${columnsOf(TrustedContactEntity, 'contact')} from sentinel.trusted_contacts contact
  where workspace_id = $1 and profile_id = $2 order by created_at, id`
const SUSPECT =
  'update sentinel.trusted_contacts set is_suspected = true where workspace_id = $1 and id = any($2::uuid[])'
const INSERT = insertOf(ProtectiveHoldNotice, 'notice')

/** The trusted contacts of a locked profile, with the given ones marked as suspected. */
export async function contactsToNotify(
  tx: Tx,
  profileId: string,
  suspectedIds: readonly string[],
): Promise<readonly TrustedContact[]> {
  const { workspaceId } = tx.actor
  const rows = await tx.sql<TrustedContactRow>(CONTACTS, [workspaceId, profileId])
  const suspected = new Set(suspectedIds)
  if (rows.filter(({ id }) => suspected.has(id)).length < suspected.size)
    throw invalid([
      { field: 'suspectedContactIds', reason: 'must be ids of trusted contacts of the profile' },
    ])
  if (suspected.size > 0) await tx.sql(SUSPECT, [workspaceId, [...suspected]])
  return rows
    .map(row => decryptContact(tx.keys, row))
    .map(contact => ({ ...contact, isSuspected: contact.isSuspected || suspected.has(contact.id) }))
}

/** FINRA 2165(b)(1)(B) excludes a person who is suspected, and one who is unavailable. */
const outcomeFor = ({
  isSuspected,
  email,
}: TrustedContact): Pick<ProtectiveHoldNoticeRow, 'channel' | 'status'> => {
  if (isSuspected) return { channel: 'NONE', status: 'SKIPPED_SUSPECTED' }
  return email === null ? { channel: 'NONE', status: 'NOT_DELIVERABLE' } : { channel: 'EMAIL', status: 'DUE' }
}

/** Records the notices of a new hold; a job sends those with an e-mail address. */
export async function addNotices(
  tx: Tx,
  hold: Pick<ReadableHold, 'id' | 'profileId' | 'notifyBy'>,
  contacts: readonly TrustedContact[],
): Promise<ReadableHoldNotice[]> {
  const notices: ReadableHoldNotice[] = []
  for (const contact of contacts) {
    const outcome = outcomeFor(contact)
    const row = {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      holdId: hold.id,
      profileId: hold.profileId,
      contactId: contact.id,
      ...outcome,
      dueAt: hold.notifyBy,
      sentAt: null,
      attempts: 0,
      nextAttemptAt: outcome.status === 'DUE' ? tx.now() : null,
      createdAt: tx.now(),
    }
    const details = { name: contact.name, relation: contact.relation, email: contact.email }
    await tx.sql(
      INSERT,
      valuesOf(ProtectiveHoldNotice, { ...row, details: sealHoldNotice(tx.keys, row, details) }),
    )
    notices.push({ ...row, ...details })
  }
  return notices
}
