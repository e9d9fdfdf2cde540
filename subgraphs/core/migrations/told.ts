import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** What the world was told of postings, and balances of our own accounts, which are added up from the very same facts. */
export const told = migration('20261124600000_core_told', `
  -- Whether anybody was told that it was booked: whoever tells of its next step first tells of that, so that its facts keep their order.
  alter table core.transaction_progress add column is_told boolean not null default false;

  -- Facts of core.post that were told and added up, each once and for good, for longer than a key lives.
  create table core.told_postings (
    workspace_id uuid not null,
    fact_id uuid not null,
    told_at timestamptz not null,
    primary key (workspace_id, fact_id)
  );
  create index told_postings_oldest on core.told_postings (told_at);

  -- Sums over all customers, so they may pass what an account can hold.
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
  tenantTable('core.told_postings', { app: 'select, insert', worker: 'select, delete' }),
  tenantTable('core.system_balances', { app: 'select, insert, update' }),
)
