import { migration } from '#kernel/database/migration.ts'

/** Parties that a tenant screens or monitors, changes of their risk, and the list update runs that compare them. */
export const subjects = migration(
  '20261124020050_compliance_subjects',
  `
  create table compliance.subjects (
    workspace_id uuid not null,
    id uuid not null,
    external_id text,
    type text not null check (type in ('INDIVIDUAL', 'ORGANIZATION', 'VESSEL', 'AIRCRAFT', 'WALLET')),
    status text not null check (status in ('ACTIVE', 'INACTIVE', 'BLOCKED', 'DECEASED', 'DELETED')),
    -- Encrypted; null once it was erased.
    details text,
    version integer not null check (version > 0),
    risk_score integer check (risk_score between 0 and 1000),
    risk_band text check (risk_band in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    risk_assessed_at timestamptz,
    screening_id uuid,
    screened_at timestamptz,
    is_monitored boolean not null default false,
    cadence text check (cadence in ('DAILY', 'WEEKLY', 'MONTHLY')),
    cadence_from timestamptz,
    -- Ordinal of the workspace when the monitoring started.
    monitored_from bigint,
    next_screening_at timestamptz,
    -- Null while a monitored subject has not been screened against complete lists with its current details.
    covered_at timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    check ((details is null) = (status = 'DELETED')),
    check (not is_monitored or (cadence is not null and cadence_from is not null and monitored_from is not null and next_screening_at is not null and status <> 'DELETED')),
    check ((risk_score is null) = (risk_band is null))
  );
  create unique index subjects_external_id on compliance.subjects (workspace_id, external_id) where status <> 'DELETED';
  create index subjects_by_external_id on compliance.subjects (workspace_id, external_id, created_at desc, id desc);
  create index subjects_newest on compliance.subjects (workspace_id, created_at desc, id desc);
  create index subjects_by_status on compliance.subjects (workspace_id, status, created_at desc, id desc);
  create index subjects_by_band on compliance.subjects (workspace_id, risk_band, created_at desc, id desc);
  create index subjects_by_monitoring on compliance.subjects (workspace_id, is_monitored, created_at desc, id desc);
  create index subjects_monitored on compliance.subjects (workspace_id, id) where is_monitored;
  create index subjects_due on compliance.subjects (next_screening_at, workspace_id) where is_monitored;
  create index subjects_due_in_workspace on compliance.subjects (workspace_id, next_screening_at, id) where is_monitored;
  create index subjects_uncovered on compliance.subjects (workspace_id, id) where is_monitored and covered_at is null;
  alter table compliance.subjects enable row level security;
  alter table compliance.subjects force row level security;
  create policy workspace on compliance.subjects
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.subjects to fiducia_app;
  create policy worker on compliance.subjects to fiducia_worker using (true);
  grant select (workspace_id, id, is_monitored, next_screening_at) on compliance.subjects to fiducia_worker;

  create table compliance.risk_changes (
    workspace_id uuid not null,
    id uuid not null,
    subject_id uuid not null,
    screening_id uuid,
    cause text not null check (cause in ('SCREENING', 'PERIODIC', 'LIST_CHANGE', 'MATCH_RESOLVED')),
    -- Null in the first change of a subject.
    old_score integer,
    old_band text,
    new_score integer not null check (new_score between 0 and 1000),
    new_band text not null check (new_band in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    changed_at timestamptz not null,
    primary key (workspace_id, id)
  );
  create index risk_changes_of_subject on compliance.risk_changes (workspace_id, subject_id, changed_at desc, id desc);
  alter table compliance.risk_changes enable row level security;
  alter table compliance.risk_changes force row level security;
  create policy workspace on compliance.risk_changes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.risk_changes to fiducia_app;
  create trigger append_only before update or delete on compliance.risk_changes
    for each row execute function kernel.refuse_change();

  -- When monitoring of a subject starts, the subject takes the current ordinal of its workspace; a list update run takes the
  -- next one, so that it covers exactly the subjects monitored before it.
  create table compliance.monitored_workspaces (
    workspace_id uuid not null primary key,
    ordinal bigint not null
  );
  alter table compliance.monitored_workspaces enable row level security;
  alter table compliance.monitored_workspaces force row level security;
  create policy workspace on compliance.monitored_workspaces
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.monitored_workspaces to fiducia_app;
  create policy worker on compliance.monitored_workspaces to fiducia_worker using (true);
  grant select on compliance.monitored_workspaces to fiducia_worker;

  create table compliance.list_update_runs (
    workspace_id uuid not null,
    id uuid not null,
    source text not null,
    from_number integer not null,
    to_number integer not null,
    ordinal bigint not null,
    entries integer not null,
    -- Subjects to compare; a subject that leaves before it was compared is subtracted.
    expected integer not null check (expected >= 0),
    compared integer not null check (compared >= 0),
    hits integer not null check (hits >= 0),
    -- Id of the last compared subject; null before the first.
    position uuid,
    started_at timestamptz not null,
    completed_at timestamptz,
    primary key (workspace_id, id),
    constraint rescreenings_once unique (workspace_id, source, to_number),
    check (compared <= expected),
    check (completed_at is null or compared = expected)
  );
  create index list_update_runs_open on compliance.list_update_runs (workspace_id, started_at, id) where completed_at is null;
  create index list_update_runs_newest on compliance.list_update_runs (workspace_id, started_at desc, id desc);
  alter table compliance.list_update_runs enable row level security;
  alter table compliance.list_update_runs force row level security;
  create policy workspace on compliance.list_update_runs
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.list_update_runs to fiducia_app;
  create policy worker on compliance.list_update_runs to fiducia_worker using (true);
  grant select on compliance.list_update_runs to fiducia_worker;
`,
)
