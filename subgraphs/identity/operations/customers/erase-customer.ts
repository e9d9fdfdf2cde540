import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { one } from '#kernel/database/one.ts'
import { hasOpenAccounts } from '#identity/clients/core.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { Customer, StoredCustomer } from '#identity/customer-record.ts'
import { admitAdministrator } from '#identity/rules/admit.ts'
import { openCustomer } from '#identity/sealed-customer.ts'
import { endSessions } from '#identity/operations/sessions/end-sessions.ts'

export interface EraseCustomer {
  readonly customerId: string
  readonly reason: string
}

const LOCK = 'select 1 from identity.customers where workspace_id = $1 and id = $2 for update'

const BLANK = `update identity.customers set first_name = null, last_name = null, legal_name = null, incorporation_date = null, country_code = null,
    personal = null, phone_hash = null, email_hash = '', bvn_hash = null, nin_hash = null, tin_hash = null,
    email = null, phone = null, date_of_birth = null, address = null, kyc_status = 'UNVERIFIED', kyc_level = 0,
    erased_at = $3, erased_by = $4, erasure_reason = $5, updated_at = $3
  where workspace_id = $1 and id = $2 returning ${CUSTOMER_COLUMNS}`

const DELETE_DOCUMENTS =
  'delete from identity.customer_documents where workspace_id = $1 and customer_id = $2'

const DELETE_HANDOFFS = `update identity.sessions set context = null, return_url = null
  where workspace_id = $1 and customer_id = $2 and num_nonnulls(context, return_url) > 0`

/**
 * Permanently erases the personal data of a customer and ends its sessions. The row stays with the externalId and the
 * attestation. The other domains receive the event and erase their own data. A repeat erases again. Refused while the customer
 * has an open account, because a bank must know its account holders (Directive (EU) 2015/849, article 13).
 */
export const eraseCustomer = command({
  async prepare(ctx: Context, { customerId }: EraseCustomer) {
    admitAdministrator(ctx.actor)
    return hasOpenAccounts(ctx, customerId)
  },
  async write(tx, { customerId, reason }, hasAccounts): Promise<Customer> {
    const { workspaceId, subjectId } = tx.actor
    const [known] = await tx.sql(LOCK, [workspaceId, customerId])
    if (!known) throw refuse('CUSTOMER_NOT_FOUND')
    if (hasAccounts) throw refuse('CUSTOMER_HAS_ACCOUNTS')

    const erased = one(
      await tx.sql<StoredCustomer>(BLANK, [workspaceId, customerId, tx.now(), subjectId, reason]),
    )
    await tx.sql(DELETE_DOCUMENTS, [workspaceId, customerId])
    await endSessions(tx, customerId, 'customer_erased')
    await tx.sql(DELETE_HANDOFFS, [workspaceId, customerId])
    tx.emit(events.customer_erased, customerId, {
      customerId,
      externalId: erased.externalId,
      erasedBy: subjectId,
    })
    return openCustomer(tx.keys, workspaceId, erased)
  },
})
