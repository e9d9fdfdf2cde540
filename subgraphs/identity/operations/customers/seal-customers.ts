import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { StoredCustomer } from '#identity/customer-record.ts'
import { openCustomer, sealedColumns } from '#identity/sealed-customer.ts'

const LOCK = `select ${CUSTOMER_COLUMNS} from identity.customers
  where workspace_id = $1 and id = any($2::uuid[]) and (num_nonnulls(email, phone, date_of_birth, address) > 0 or email_hash is null)
  order by id for update`

const SEAL = `update identity.customers customer
  set personal = sealed.personal, phone_hash = sealed.phone_hash, email_hash = sealed.email_hash, email = null, phone = null, date_of_birth = null, address = null
  from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as sealed (id, personal, phone_hash, email_hash)
  where customer.workspace_id = $1 and customer.id = sealed.id`

/**
 * Encrypts personal data that an earlier version stored in plain text, and adds the hashes for searches. Returns the number of
 * customers. Only the platform calls this.
 */
export const sealCustomers = command(
  async (tx, { ids }: { readonly ids: readonly string[] }): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const rows = (await tx.sql<StoredCustomer>(LOCK, [workspaceId, ids])).map(row =>
      openCustomer(tx.keys, workspaceId, row),
    )
    const sealed = rows.map(row => sealedColumns(tx.keys, { workspaceId, id: row.id }, row))
    await tx.sql(SEAL, [
      workspaceId,
      rows.map(({ id }) => id),
      sealed.map(({ personal }) => personal),
      sealed.map(({ phoneHash }) => phoneHash),
      sealed.map(({ emailHash }) => emailHash),
    ])
    return rows.length
  },
)
