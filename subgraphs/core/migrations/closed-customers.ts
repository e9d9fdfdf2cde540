import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** Closed customers, for whom no account can be opened; recorded from events of the identity domain. */
export const closedCustomers = migration(
  '20261124600040_core_closed_customers',
  `
  create table core.closed_customers (
    workspace_id uuid not null,
    customer_id uuid not null,
    received_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );
  `,
  tenantTable('core.closed_customers', { app: 'select, insert' }),
)
