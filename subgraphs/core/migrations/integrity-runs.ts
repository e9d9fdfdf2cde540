import { migration } from '#kernel/database/migration.ts'

/**
 * Runs of the integrity report, and the verified position of the chain. Sums per account are stored, so that later runs do not read verified
 * records again.
 */
export const integrityRuns = migration(
  '20261124100120_core_integrity_runs',
  `
  create table core.integrity_runs (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED')),
    is_full boolean not null,
    failures integer not null default 0,
    requested_by text not null,
    requested_at timestamptz not null,
    started_at timestamptz,
    -- Time at which a worker last continued the run. Open runs take turns by it.
    stepped_at timestamptz,
    -- Time of the snapshot that the result describes.
    checked_at timestamptz,
    finished_at timestamptz,
    transactions bigint,
    checks jsonb,
    primary key (workspace_id, id),
    check ((finished_at is null) = (status in ('QUEUED', 'RUNNING'))),
    check ((status = 'COMPLETED') = (checks is not null))
  );
  create unique index integrity_runs_open on core.integrity_runs (workspace_id) where finished_at is null;
  create index integrity_runs_waiting on core.integrity_runs (coalesce(stepped_at, requested_at)) where finished_at is null;
  create index integrity_runs_finished on core.integrity_runs (workspace_id, finished_at) where finished_at is not null;
  alter table core.integrity_runs enable row level security;
  alter table core.integrity_runs force row level security;
  create policy workspace on core.integrity_runs
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on core.integrity_runs to fiducia_app;
  create policy worker on core.integrity_runs to fiducia_worker using (true);
  grant select on core.integrity_runs to fiducia_worker;

  create table core.integrity_marks (
    workspace_id uuid not null primary key,
    position bigint not null,
    block_number bigint not null,
    hash bytea not null,
    transactions bigint not null,
    -- Number of records up to here that do not match the chain, and the first of them.
    broken bigint not null,
    discrepancies jsonb not null,
    verified_at timestamptz not null
  );
  alter table core.integrity_marks enable row level security;
  alter table core.integrity_marks force row level security;
  create policy workspace on core.integrity_marks
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on core.integrity_marks to fiducia_app;

  -- Sums over the entries of verified records. led sums the hashes that lead from one balance of the account to the next.
  create table core.integrity_sums (
    workspace_id uuid not null,
    account_id uuid not null,
    is_own boolean not null,
    currency text not null,
    entries bigint not null,
    balance_minor numeric not null,
    led numeric,
    primary key (workspace_id, account_id, is_own, currency)
  );
  alter table core.integrity_sums enable row level security;
  alter table core.integrity_sums force row level security;
  create policy workspace on core.integrity_sums
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on core.integrity_sums to fiducia_app;
  `,
)
