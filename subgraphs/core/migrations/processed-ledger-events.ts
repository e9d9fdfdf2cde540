import { migration } from '#kernel/database/migration.ts'

/** Events of core.post that were published and summed, each once; stored longer than an idempotency key. */
export const processedLedgerEvents = migration(
  '20261124100090_core_processed_ledger_events',
  `
  create table core.processed_ledger_events (
    workspace_id uuid not null,
    event_id uuid not null,
    processed_at timestamptz not null,
    primary key (workspace_id, event_id)
  );
  create index processed_ledger_events_oldest on core.processed_ledger_events (processed_at);
  alter table core.processed_ledger_events enable row level security;
  alter table core.processed_ledger_events force row level security;
  create policy workspace on core.processed_ledger_events
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.processed_ledger_events to fiducia_app;
  create policy worker on core.processed_ledger_events to fiducia_worker using (true);
  grant select, delete on core.processed_ledger_events to fiducia_worker;
  `,
)
