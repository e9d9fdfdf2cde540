import { migration } from '#kernel/database/migration.ts'

/** Stored baselines, and runs that compute them and evaluate rules. */
export const baselines = migration(
  '20261201000420_sentinel_baselines',
  `
  create table sentinel.baselines (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    metric text not null check (metric in ('DEBIT_AMOUNT', 'DAILY_DEBIT_SUM', 'WEEKLY_DEBIT_SUM', 'DAILY_DEBIT_COUNT', 'CASH_WEEKLY_SUM',
      'DISTINCT_PAYEES_30D', 'CHANNEL_MIX', 'HOUR_MIX', 'COUNTRY_MIX', 'INCOME', 'BILLS')),
    -- Null for metrics that are not amounts.
    currency text,
    status text not null check (status in ('LEARNING', 'READY', 'INSUFFICIENT_DATA')),
    observations integer not null check (observations >= 0),
    -- Median, MAD, quantiles, mix or schedule, by metric.
    statistics jsonb not null,
    window_from timestamptz not null,
    window_to timestamptz not null,
    -- Increased with each computation of the metric.
    version integer not null check (version > 0),
    is_current boolean not null,
    computed_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id)
  );
  create unique index baselines_by_version on sentinel.baselines (workspace_id, profile_id, metric, coalesce(currency, ''), version);
  create unique index baselines_current on sentinel.baselines (workspace_id, profile_id, metric, coalesce(currency, '')) where is_current;
  create index baselines_newest on sentinel.baselines (workspace_id, computed_at desc, id desc) where is_current;
  create index baselines_to_purge on sentinel.baselines (computed_at) where not is_current;
  create index baselines_of_profile on sentinel.baselines (workspace_id, profile_id, computed_at desc, id desc) where is_current;

  create table sentinel.batch_runs (
    workspace_id uuid not null,
    id uuid not null,
    type text not null check (type in ('BASELINE_REFRESH', 'RULE_SWEEP', 'FULL', 'BACKFILL')),
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'CANCELLED')),
    -- Null for every profile that is watched.
    profile_ids uuid[],
    as_of timestamptz not null,
    period_from timestamptz,
    period_to timestamptz,
    -- The last profile that is done, in the order of ids.
    done_until uuid,
    -- A BACKFILL of the next profile has evaluated its transactions up to this one.
    evaluated_until_at timestamptz,
    evaluated_until_id uuid,
    profiles_total integer not null default 0,
    profiles_done integer not null default 0,
    profiles_failed integer not null default 0,
    baselines_computed integer not null default 0,
    signals_created integer not null default 0,
    -- The day of a nightly run.
    scheduled_on date,
    -- A worker performs a chunk until then; afterwards another one may.
    lease_until timestamptz,
    -- Chunks that began since the last one that ended.
    attempts integer not null default 0,
    -- When the last chunk began, so that workspaces take turns.
    turn_at timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    started_at timestamptz,
    completed_at timestamptz,
    primary key (workspace_id, id),
    check ((type = 'BACKFILL') = (period_from is not null and period_to is not null)),
    check ((evaluated_until_at is null) = (evaluated_until_id is null)),
    check ((completed_at is not null) = (status in ('COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'CANCELLED')))
  );
  create index batch_runs_newest on sentinel.batch_runs (workspace_id, created_at desc, id desc);
  create index batch_runs_pending on sentinel.batch_runs (workspace_id, created_at, id) where completed_at is null;
  create unique index batch_runs_by_day on sentinel.batch_runs (workspace_id, scheduled_on) where scheduled_on is not null;
  alter table sentinel.baselines enable row level security;
  alter table sentinel.baselines force row level security;
  create policy workspace on sentinel.baselines
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (is_current) on sentinel.baselines to fiducia_app;
  create policy worker on sentinel.baselines to fiducia_worker using (true);
  grant select (workspace_id, id, is_current, computed_at), delete on sentinel.baselines to fiducia_worker;
  alter table sentinel.batch_runs enable row level security;
  alter table sentinel.batch_runs force row level security;
  create policy workspace on sentinel.batch_runs
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.batch_runs to fiducia_app;
  create policy worker on sentinel.batch_runs to fiducia_worker using (true);
  grant select, update (status, started_at, lease_until, attempts, turn_at) on sentinel.batch_runs to fiducia_worker;

  -- Workspaces with profiles that are watched are found by the job that starts nightly runs.
  create policy worker on sentinel.profiles to fiducia_worker using (true);
  grant select (workspace_id, status, created_at) on sentinel.profiles to fiducia_worker;
`,
)
