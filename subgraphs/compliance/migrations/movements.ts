import { migration } from '#kernel/database/migration.ts'

/** Movements of the ledger that wait for their evaluation. */
export const movements = migration(
  '20261127170010_compliance_movements',
  `
  alter table compliance.monitoring_settings
    -- Postings of the ledger are judged from then on; null when they are not.
    add column movements_from timestamptz;
  create policy worker on compliance.monitoring_settings to fiducia_worker using (true);
  grant select (workspace_id, movements_from) on compliance.monitoring_settings to fiducia_worker;

  create table compliance.waiting_movements (
    workspace_id uuid not null,
    -- Id of the posted transaction, with which its fee is judged.
    posted_id uuid not null,
    queued_at timestamptz not null,
    -- When it is tried next.
    due_at timestamptz not null,
    attempts integer not null check (attempts >= 0),
    primary key (workspace_id, posted_id)
  );
  create index waiting_movements_due on compliance.waiting_movements (due_at, workspace_id);
  create index waiting_movements_of_workspace on compliance.waiting_movements (workspace_id, due_at, posted_id);
  alter table compliance.waiting_movements enable row level security;
  alter table compliance.waiting_movements force row level security;
  create policy workspace on compliance.waiting_movements
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, update (due_at, attempts), delete on compliance.waiting_movements to fiducia_app;
  create policy worker on compliance.waiting_movements to fiducia_worker using (true);
  grant select, insert on compliance.waiting_movements to fiducia_worker;
`,
)
