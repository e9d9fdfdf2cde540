import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** Customers whose suspension or activation core was notified of, and what staff had restricted on their accounts. */
export const customerSuspensions = migration('20261128000020_core_customer_suspensions', `
  create table core.customer_suspensions (
    workspace_id uuid not null,
    customer_id uuid not null,
    is_suspended boolean not null,
    -- Of the customer's events; one that arrives late does not undo a later one.
    event_sequence bigint not null,
    changed_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );

  -- What staff restricted, on the accounts of a suspended customer: restriction has "no debits" added to it then.
  alter table core.accounts add column staff_restriction text;
  `,
  tenantTable('core.customer_suspensions', { app: 'select, insert, update' }),
)
