import { migration } from '#kernel/database/migration.ts'

/** State of the simulated funding provider and the simulated payout partner, one row for each reference. */
export const simulators = migration(
  '20261124030050_remittance_simulators',
  `
  create table remittance.simulated_collections (
    workspace_id uuid not null,
    reference text not null,
    -- CLOSED: nothing was collected, and nothing can be collected any more.
    state text not null check (state in ('COLLECTED', 'DECLINED', 'CLOSED', 'REFUNDED')),
    amount_minor bigint not null,
    currency text not null,
    state_at timestamptz not null,
    primary key (workspace_id, reference)
  );
  create index simulated_collections_old on remittance.simulated_collections (state_at);
  alter table remittance.simulated_collections enable row level security;
  alter table remittance.simulated_collections force row level security;
  create policy workspace on remittance.simulated_collections
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (state, state_at) on remittance.simulated_collections to fiducia_app;
  create policy worker on remittance.simulated_collections to fiducia_worker using (true);
  grant select (workspace_id, reference, state_at), delete on remittance.simulated_collections to fiducia_worker;

  create table remittance.simulated_payouts (
    workspace_id uuid not null,
    reference text not null,
    behaviour text not null,
    amount_minor bigint not null,
    currency text not null,
    times_sent integer not null,
    times_received integer not null,
    first_sent_at timestamptz not null,
    -- Null until the partner receives the payout.
    received_at timestamptz,
    primary key (workspace_id, reference)
  );
  create index simulated_payouts_old on remittance.simulated_payouts (first_sent_at);
  alter table remittance.simulated_payouts enable row level security;
  alter table remittance.simulated_payouts force row level security;
  create policy workspace on remittance.simulated_payouts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (times_sent, times_received, received_at) on remittance.simulated_payouts to fiducia_app;
  create policy worker on remittance.simulated_payouts to fiducia_worker using (true);
  grant select (workspace_id, reference, first_sent_at), delete on remittance.simulated_payouts to fiducia_worker;
`,
)
