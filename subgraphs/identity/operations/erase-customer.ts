import { command, type Tx } from '#kernel/command.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import { CUSTOMER_COLUMNS, type Customer, type StoredCustomer } from '../queries/customer.ts'
import { admitAdministrator } from '../rules/admit.ts'
import { openCustomer } from '../sealed-customer.ts'

export interface EraseCustomer {
  readonly customerId: string
  readonly reason: string
}

// Beginning a session takes a weak lock on its customer, so none can begin beside this.
const LOCK = 'select 1 from identity.customers where workspace_id = $1 and id = $2 for update'

const BLANK = `update identity.customers set first_name = null, last_name = null, legal_name = null, incorporation_date = null, country_code = null,
    personal = null, phone_hash = null, email_hash = '',
    email = null, phone = null, date_of_birth = null, address = null, kyc_status = 'UNVERIFIED', kyc_level = 0,
    erased_at = $3, erased_by = $4, erasure_reason = $5, updated_at = $3
  where workspace_id = $1 and id = $2 returning ${CUSTOMER_COLUMNS}`

const FORGET_TOKENS = 'delete from identity.handoff_tokens where workspace_id = $1 and customer_id = $2'

const END_SESSIONS = `update identity.sessions set ended_at = $3, end_reason = 'customer_erased'
  where workspace_id = $1 and customer_id = $2 and ended_at is null returning id`

const FORGET_HANDOFFS = `update identity.sessions set context = null, return_url = null
  where workspace_id = $1 and customer_id = $2 and num_nonnulls(context, return_url) > 0`

/**
 * Erases what tells of a customer, for good, and ends its sessions. The row stays with the tenant's own id and who attested
 * the identity when; the other domains learn of it by the fact and erase what is theirs to erase. A repeat does it again.
 */
export const eraseCustomer = command(async (tx, { customerId, reason }: EraseCustomer): Promise<Customer> => {
  admitAdministrator(tx.actor)
  const { workspaceId, subjectId } = tx.actor
  const [known] = await tx.sql(LOCK, [workspaceId, customerId])
  if (!known) throw refuse('CUSTOMER_NOT_FOUND')

  const [erased] = await tx.sql<StoredCustomer>(BLANK, [workspaceId, customerId, tx.now(), subjectId, reason])
  await tx.sql(FORGET_TOKENS, [workspaceId, customerId])
  await endSessions(tx, customerId)
  tx.emit(events.customer_erased, customerId, { customerId, erasedBy: subjectId })
  return openCustomer(tx.keys, workspaceId, erased!)
})

async function endSessions(tx: Tx, customerId: string): Promise<void> {
  const { workspaceId } = tx.actor
  const ended = await tx.sql<{ id: string }>(END_SESSIONS, [workspaceId, customerId, tx.now()])
  for (const { id } of ended) tx.emit(events.session_ended, id, { sessionId: id, reason: 'customer_erased' })
  await tx.sql(FORGET_HANDOFFS, [workspaceId, customerId])
}
