import { migration } from '#kernel/database/migration.ts'

/** Virtual accounts: accounts with numbers of their own that belong to another account. */
export const virtualAccounts = migration(
  '20261128200000_core_virtual_accounts',
  `
  create table core.virtual_accounts (
    workspace_id uuid not null,
    -- The id of its account, which has the number and the balance, and whose status CLOSED ends it.
    id uuid not null,
    parent_account_id uuid not null,
    kind text not null check (kind in ('COLLECTION', 'SWEEP', 'SUB_ACCOUNT', 'ESCROW', 'POOLING')),
    -- One whose expires_at has passed refuses credits before it is marked EXPIRED.
    status text not null check (status in ('ACTIVE', 'SUSPENDED', 'EXPIRED')),
    expires_at timestamptz,
    expected_minor bigint check (expected_minor > 0),
    match text not null check (match in ('EXACT', 'ANY', 'AT_LEAST')),
    reference text,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, id) references core.accounts (workspace_id, id),
    foreign key (workspace_id, parent_account_id) references core.accounts (workspace_id, id),
    check (id <> parent_account_id),
    check (match = 'ANY' or expected_minor is not null)
  );
  create index virtual_accounts_of_parent on core.virtual_accounts (workspace_id, parent_account_id, created_at desc, id desc);
  create index virtual_accounts_expiring on core.virtual_accounts (workspace_id, expires_at) where status <> 'EXPIRED' and expires_at is not null;
  create index virtual_accounts_pooling on core.virtual_accounts (workspace_id, parent_account_id) where kind = 'POOLING';
  alter table core.virtual_accounts enable row level security;
  alter table core.virtual_accounts force row level security;
  create policy workspace on core.virtual_accounts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.virtual_accounts to fiducia_app;
  create policy ledger on core.virtual_accounts to fiducia_ledger using (true);
  grant select on core.virtual_accounts to fiducia_ledger;
  -- The relay reads the virtual accounts of the credits that it publishes.
  create policy worker on core.virtual_accounts to fiducia_worker using (true);
  grant select on core.virtual_accounts to fiducia_worker;
  `,
)
