import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** Markers of published ledger events, and balances of system accounts, which are summed from the same events. */
export const processedLedgerEvents = migration(
  '20261124600000_core_processed_ledger_events',
  `
  -- Whether the booking is published. A later status change publishes the booking first if needed, so that events keep their order.
  alter table core.transaction_progress add column is_published boolean not null default false;

  -- Events of core.post that were published and summed, each once; stored longer than an idempotency key.
  create table core.processed_ledger_events (
    workspace_id uuid not null,
    event_id uuid not null,
    processed_at timestamptz not null,
    primary key (workspace_id, event_id)
  );
  create index processed_ledger_events_oldest on core.processed_ledger_events (processed_at);

  -- Sums over all customers, so they can exceed the largest balance of an account.
  create table core.system_balances (
    workspace_id uuid not null,
    account_id uuid not null,
    balance_minor numeric(38, 0) not null,
    entries bigint not null,
    added_up_at timestamptz not null,
    primary key (workspace_id, account_id),
    foreign key (workspace_id, account_id) references core.system_accounts (workspace_id, id)
  );
  `,
  tenantTable('core.processed_ledger_events', { app: 'select, insert', worker: 'select, delete' }),
  tenantTable('core.system_balances', { app: 'select, insert, update' }),
)
