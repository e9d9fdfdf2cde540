import { command } from '#kernel/command.ts'
import { events } from '#sentinel/events.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { saveNameWords } from '#sentinel/profiles/name-words.ts'

export interface EraseElderProfile {
  readonly customerId: string
}

const ERASE = `update sentinel.profiles set details = null, assigned_to = null, platform_customer_id = null, updated_at = $3
  where workspace_id = $1 and customer_id = $2 and details is not null returning id`
const ERASE_HOLDS = [
  'update sentinel.holds set details = null where workspace_id = $1 and profile_id = $2',
  `update sentinel.hold_steps step set details = null from sentinel.holds hold
    where hold.workspace_id = $1 and hold.profile_id = $2 and step.workspace_id = hold.workspace_id and step.hold_id = hold.id`,
  // The addresses of notices that are not yet sent are gone too.
  `update sentinel.hold_notices
    set details = null, status = case status when 'DUE' then 'NOT_DELIVERABLE' else status end, next_attempt_at = null
    where workspace_id = $1 and profile_id = $2`,
]
const ERASE_CONTACTS = 'delete from sentinel.trusted_contacts where workspace_id = $1 and profile_id = $2'
const ERASE_SIGNALS = `update sentinel.signals set details = null where workspace_id = $1 and profile_id = $2 and details is not null`
const ERASE_ALERTS = `update sentinel.alerts set note = null where workspace_id = $1 and profile_id = $2 and note is not null`

const ERASE_TRANSACTIONS =
  'update sentinel.transactions set details = null where workspace_id = $1 and profile_id = $2 and details is not null'
const ERASE_RECEIVED =
  'delete from sentinel.received_transactions where workspace_id = $1 and profile_id = $2'
const ERASE_EVENTS =
  'update sentinel.account_events set details = null where workspace_id = $1 and profile_id = $2 and details is not null'

/**
 * Erases the personal data of a customer's profile: name, date of birth, consent, notes, trusted contacts, details of transactions and account
 * events, and the texts of signals, alerts and holds, which stay in force. A repeat changes nothing.
 */
export const eraseElderProfile = command(async (tx, { customerId }: EraseElderProfile): Promise<void> => {
  const { workspaceId } = tx.actor
  const [erased] = await tx.sql<{ id: string }>(ERASE, [workspaceId, customerId, tx.now()])
  if (!erased) return
  for (const erase of [
    ERASE_CONTACTS,
    ERASE_RECEIVED,
    ERASE_TRANSACTIONS,
    ERASE_EVENTS,
    ERASE_SIGNALS,
    ERASE_ALERTS,
    ...ERASE_HOLDS,
  ])
    await tx.sql(erase, [workspaceId, erased.id])
  await saveNameWords(tx, erased.id, null)
  addProfileEvent(tx, erased.id, 'PROFILE_ERASED')
  tx.emit(events.profile_erased, erased.id, { profileId: erased.id, customerId })
})
