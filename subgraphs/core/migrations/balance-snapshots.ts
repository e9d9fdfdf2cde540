import { migration } from '#kernel/database/migration.ts'

/** Closing balances of accounts. */
export const balanceSnapshots = migration(
  '20261128171500_core_balance_snapshots',
  `
  -- A row for each account and business date on which it moved; kept as long as the transactions, which number more.
  create table core.balance_snapshots (
    workspace_id uuid not null,
    account_id uuid not null,
    snapshot_date date not null,
    balance_minor bigint not null,
    -- Entries of the account that the balance contains. Entries that are booked on the date after its close began are later ones.
    entries bigint not null check (entries > 0),
    primary key (workspace_id, account_id, snapshot_date)
  );
  alter table core.balance_snapshots enable row level security;
  alter table core.balance_snapshots force row level security;
  create policy workspace on core.balance_snapshots
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.balance_snapshots to fiducia_app;
  create trigger append_only before update or delete on core.balance_snapshots
    for each statement execute function kernel.refuse_change();
  `,
)
