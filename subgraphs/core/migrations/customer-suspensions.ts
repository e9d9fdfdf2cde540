import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** Suspensions of customers, recorded from events, and the restrictions by staff on their accounts. */
export const customerSuspensions = migration(
  '20261128000020_core_customer_suspensions',
  `
  create table core.customer_suspensions (
    workspace_id uuid not null,
    customer_id uuid not null,
    is_suspended boolean not null,
    -- Sequence of the customer's event, so that a late event does not override a newer one.
    event_sequence bigint not null,
    changed_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );

  -- Restriction by staff on the accounts of a suspended customer, while the column restriction also blocks debits.
  alter table core.accounts add column staff_restriction text;
  `,
  tenantTable('core.customer_suspensions', { app: 'select, insert, update' }),
)
