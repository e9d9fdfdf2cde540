import type { Reaction } from '#kernel/events/reactions.ts'
import { ingestAccountEvent } from '#sentinel/operations/transactions/ingest-account-event.ts'
import { isReceiving, type ProfileStatus } from '#sentinel/rules/profile-status.ts'

/** Account events of changed contact data, by the field of the customer. */
const CONTACT_EVENTS = {
  phone: 'PHONE_CHANGED',
  email: 'EMAIL_CHANGED',
  address: 'ADDRESS_CHANGED',
} as const

const CONTACT_FIELDS = Object.keys(CONTACT_EVENTS) as (keyof typeof CONTACT_EVENTS)[]

const PROFILE = `select status from sentinel.profiles where workspace_id = $1 and customer_id = $2 and details is not null`

/** Stores and evaluates changes of an enrolled customer's contact data as account events. */
export const onCustomerUpdated: Reaction = {
  name: 'sentinel.ingest_contact_changes',
  on: ['identity.customer_updated'],
  run: async (ctx, { id, workspaceId, occurredAt, data }) => {
    const { externalId, changed } = data as {
      readonly externalId: string
      readonly changed: readonly string[]
    }
    const fields = CONTACT_FIELDS.filter(field => changed.includes(field))
    if (fields.length === 0) return
    const [profile] = await ctx.database.read<{ status: ProfileStatus }>(workspaceId, PROFILE, [
      workspaceId,
      externalId,
    ])
    if (!profile || !isReceiving(profile.status)) return
    // The id of its account event makes each change idempotent; the key of the reaction would cover only one of them.
    const { idempotency: _, ...eachChange } = ctx
    for (const field of fields)
      await ingestAccountEvent(eachChange, {
        eventId: `${id}:${field}`,
        customerId: externalId,
        type: CONTACT_EVENTS[field],
        occurredAt,
      })
  },
}
