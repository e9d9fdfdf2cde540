import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * Recipients' details become one encrypted column; a hash of the account makes them searchable. A job empties the plain-text
 * columns, and a later version drops them.
 */
export const personalData = migration(
  '20261122000340_remittance_personal_data',
  `
  alter table remittance.recipients add column details text, add column account_hash text;
  create index recipients_with_account on remittance.recipients (workspace_id, account_hash, created_at desc, id desc) where account_hash is not null;
  create index recipients_ever_of_customer on remittance.recipients (workspace_id, customer_id);
  create index recipients_in_clear on remittance.recipients (workspace_id, id) where num_nonnulls(account_number, iban, phone, address) > 0;

  create policy worker on remittance.recipients to ${ROLES.worker} using (true);
  grant select (workspace_id, id, account_number, iban, phone, address) on remittance.recipients to ${ROLES.worker};`,
)
