import { migration } from '#kernel/database/migration.ts'

/** Balances of system accounts. The relay adds the entries of new transactions to them. */
export const systemBalances = migration(
  '20261124100080_core_system_balances',
  `
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
  alter table core.system_balances enable row level security;
  alter table core.system_balances force row level security;
  create policy workspace on core.system_balances
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on core.system_balances to fiducia_app;
  create policy worker on core.system_balances to fiducia_worker using (true);
  grant select, insert, update on core.system_balances to fiducia_worker;
  `,
)
