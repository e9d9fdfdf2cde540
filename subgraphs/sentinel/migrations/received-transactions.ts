import { migration } from '#kernel/database/migration.ts'

/** Transactions of core that are not yet ingested. */
export const receivedTransactions = migration(
  '20261201000620_sentinel_received_transactions',
  `
  create table sentinel.received_transactions (
    workspace_id uuid not null,
    id uuid not null,
    -- No foreign key: its check would make the relay wait for a profile that is locked.
    profile_id uuid not null,
    -- Order in which the transactions of a profile are ingested.
    position bigint generated always as identity,
    -- The transaction without its customer, encrypted.
    details text not null,
    attempts integer not null,
    -- While a worker ingests the transaction, the time after which another one may.
    due_at timestamptz not null,
    received_at timestamptz not null,
    primary key (workspace_id, id)
  );
  create index received_transactions_due on sentinel.received_transactions (due_at, position);
  create index received_transactions_of_profile on sentinel.received_transactions (workspace_id, profile_id, position);

  alter table sentinel.received_transactions enable row level security;
  alter table sentinel.received_transactions force row level security;
  create policy workspace on sentinel.received_transactions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, update (details), delete on sentinel.received_transactions to fiducia_app;
  create policy worker on sentinel.received_transactions to fiducia_worker using (true);
  grant select, insert, update (attempts, due_at), delete on sentinel.received_transactions to fiducia_worker;
  grant select (id, platform_customer_id) on sentinel.profiles to fiducia_worker;
`,
)
