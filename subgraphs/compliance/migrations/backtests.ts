import { migration } from '#kernel/database/migration.ts'

/** Runs of rules over stored transactions. */
export const backtests = migration(
  '20261127160010_compliance_backtests',
  `
  create table compliance.backtests (
    workspace_id uuid not null,
    id uuid not null,
    rule_id uuid not null,
    rule_version integer not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED')),
    -- By the clock of the transactions; the end is exclusive.
    period_from timestamptz not null,
    period_to timestamptz not null,
    parameters jsonb not null,
    -- A parameter with the values to try; null for none.
    sweep jsonb,
    minutes_per_alert integer not null check (minutes_per_alert between 1 and 480),
    -- Outcomes as JSON, encrypted: they name customers.
    result text,
    -- Why the backtest failed, without personal data.
    error text,
    attempts integer not null default 0 check (attempts >= 0),
    -- A worker runs the backtest until then; afterwards another one may start again.
    lease_until timestamptz,
    requested_by text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, rule_id, rule_version) references compliance.monitoring_rule_versions (workspace_id, rule_id, version),
    check (period_from < period_to),
    check ((status = 'COMPLETED') = (result is not null)),
    check ((status = 'FAILED') = (error is not null)),
    check ((status in ('COMPLETED', 'FAILED')) = (completed_at is not null))
  );
  -- Unfinished backtests: the oldest of each workspace, and their number.
  create index backtests_unfinished on compliance.backtests (workspace_id, created_at, id) where completed_at is null;
  -- When the last one of a workspace ended.
  create index backtests_ended on compliance.backtests (workspace_id, completed_at);
  -- Waiting ones of every workspace, and how long they wait.
  create index backtests_waiting on compliance.backtests (created_at, id) where completed_at is null;
  alter table compliance.backtests enable row level security;
  alter table compliance.backtests force row level security;
  create policy workspace on compliance.backtests
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, result, error, completed_at, lease_until) on compliance.backtests to fiducia_app;
  create policy worker on compliance.backtests to fiducia_worker using (true);
  grant select (workspace_id, id, status, created_at, completed_at, lease_until, attempts),
    update (status, lease_until, attempts) on compliance.backtests to fiducia_worker;
`,
)
