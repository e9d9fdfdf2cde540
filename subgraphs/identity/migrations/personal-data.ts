import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * A customer's personal data become one encrypted column, searchable by a hash of the phone number, and can be erased. A job
 * empties the plain-text columns, and a later version drops them.
 */
export const personalData = migration(
  '20261122000120_identity_personal_data',
  `
  alter table identity.customers add column personal text, add column phone_hash text,
    add column erased_at timestamptz, add column erased_by text, add column erasure_reason text;
  create index customers_by_phone on identity.customers (workspace_id, phone_hash, created_at desc, id desc) where phone_hash is not null;
  create index customers_in_clear on identity.customers (workspace_id, id) where num_nonnulls(email, phone, date_of_birth, address) > 0;
  create index sessions_of_customer on identity.sessions (workspace_id, customer_id) where customer_id is not null;
  create index handoff_tokens_of_customer on identity.handoff_tokens (workspace_id, customer_id);

  create policy worker on identity.customers to ${ROLES.worker} using (true);
  grant select (workspace_id, id, email, phone, date_of_birth, address) on identity.customers to ${ROLES.worker};
  grant delete on identity.handoff_tokens to ${ROLES.app};`,
)
