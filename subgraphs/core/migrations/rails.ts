import { migration } from '#kernel/database/migration.ts'

/** Transfers that the simulated rail received, to verify that nothing is sent twice. */
export const rails = migration(
  '20261124100070_core_rails',
  `
  create table core.simulated_rail_transfers (
    workspace_id uuid not null,
    reference text not null,
    behaviour text not null,
    amount_minor bigint not null,
    currency text not null,
    bank_code text not null,
    account_number text not null,
    times_sent integer not null,
    first_sent_at timestamptz not null,
    -- Null if the transfer was lost on its way.
    received_at timestamptz,
    primary key (workspace_id, reference)
  );
  create index simulated_rail_transfers_old on core.simulated_rail_transfers (first_sent_at);
  alter table core.simulated_rail_transfers enable row level security;
  alter table core.simulated_rail_transfers force row level security;
  create policy workspace on core.simulated_rail_transfers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.simulated_rail_transfers to fiducia_app;
  create policy worker on core.simulated_rail_transfers to fiducia_worker using (true);
  grant select (workspace_id, reference, first_sent_at), delete on core.simulated_rail_transfers to fiducia_worker;
  `,
)
