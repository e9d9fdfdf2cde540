import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { unwritable } from '#kernel/graph/constraints.ts'
import { isId } from '#kernel/id.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#kernel/refusals.ts'
import { hasRole } from '#kernel/roles.ts'
import { admit } from '#identity/rules/admit.ts'
import { openCustomer } from '#identity/sealed-customer.ts'
import type { Customer, StoredCustomer } from '#identity/customer-record.ts'

export const CUSTOMER_COLUMNS = `id, external_id as "externalId", first_name as "firstName", last_name as "lastName", legal_name as "legalName",
  customer_number as "customerNumber", type, status, status_reason as "statusReason", incorporation_date as "incorporationDate", email, phone,
  date_of_birth as "dateOfBirth", country_code as "countryCode", address, kyc_status as "kycStatus", kyc_level as "kycLevel",
  kyc_attested_by as "kycAttestedBy", kyc_attested_at as "kycAttestedAt", personal,
  erased_at as "erasedAt", erased_by as "erasedBy", erasure_reason as "erasureReason", created_at as "createdAt"`

const BY_ID = planOnce(
  `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and id = any($2::uuid[])`,
)
const BY_EXTERNAL_ID = planOnce(
  `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and external_id = any($2::text[])`,
)

const byId = loader<string, Customer>(async (ctx, ids) =>
  inOrder(ids, await readCustomers(ctx, BY_ID, [ids]), ({ id }) => id),
)

const byExternalId = loader<string, Customer>(async (ctx, externalIds) =>
  inOrder(
    externalIds,
    await readCustomers(ctx, BY_EXTERNAL_ID, [externalIds]),
    ({ externalId }) => externalId,
  ),
)

/** Customers of the workspace, decrypted. The workspace id is the first parameter of the statement. */
export async function readCustomers(
  { actor: { workspaceId }, database, keys }: Context,
  text: string,
  values: readonly unknown[],
): Promise<Customer[]> {
  return (await database.read<StoredCustomer>(workspaceId, text, [workspaceId, ...values])).map(row =>
    openCustomer(keys, workspaceId, row),
  )
}

export interface CustomerKey {
  readonly id?: string | null
  readonly externalId?: string | null
}

/** One customer, if the caller may see it. In a session, only the session's own customer exists. */
export async function customer(
  ctx: Context,
  { id = null, externalId = null }: CustomerKey,
): Promise<Customer | null> {
  admitCaller(ctx)
  if ((id === null) === (externalId === null))
    throw refuse('VALIDATION_ERROR', {
      message: 'Exactly one of id and externalId is required.',
      issues: [{ field: 'id', reason: 'must be given, unless externalId is given; not both' }],
    })
  return customerByKey(ctx, { id, externalId })
}

function admitCaller(ctx: Context): void {
  if (!hasRole(ctx, 'viewer'))
    admit(ctx.actor, { kinds: ['user', 'staff', 'tenant_key', 'service'], scope: 'identity:read' })
}

/** The customer that a row of another domain references. The reference is not trusted: it is looked up in the caller's workspace. */
export async function customerByKey(ctx: Context, { id, externalId }: CustomerKey): Promise<Customer | null> {
  const { actor } = ctx
  admitCaller(ctx)
  if (actor.workspaceId === '') return null
  const found =
    typeof id === 'string' && isId(id)
      ? await byId(ctx, id.toLowerCase())
      : typeof externalId === 'string' && unwritable(externalId) === undefined
        ? await byExternalId(ctx, externalId)
        : undefined
  return found && (actor.kind !== 'user' || actor.customerId === found.id) ? found : null
}

/** Customers of the workspace in the order of the ids, read in one statement. */
export function customersById(ctx: Context, ids: readonly string[]): Promise<(Customer | null)[]> {
  allow(ctx.actor, { kinds: ['service'] })
  return Promise.all(ids.map(id => customerByKey(ctx, { id })))
}
