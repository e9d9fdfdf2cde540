import { migration } from '#kernel/database/migration.ts'

/** Alerts of rules on transactions, and the settings of a workspace's monitoring. */
export const alerts = migration(
  '20261127100020_compliance_alerts',
  `
  create table compliance.alerts (
    workspace_id uuid not null,
    id uuid not null,
    rule_id uuid not null,
    rule_code text not null,
    rule_version integer not null check (rule_version > 0),
    rule_type text not null,
    severity text not null check (severity in ('INFO', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    -- Triage order: the most severe first.
    severity_rank smallint not null generated always as
      (case severity when 'CRITICAL' then 1 when 'HIGH' then 2 when 'MEDIUM' then 3 when 'LOW' then 4 else 5 end) stored,
    category text not null,
    action text not null check (action in ('ALERT', 'REVIEW', 'HOLD', 'BLOCK')),
    customer_id text not null,
    transaction_id text not null,
    evaluation_id uuid not null,
    -- Reason, observed values and threshold of the first hit, encrypted.
    details text not null,
    window_from timestamptz,
    window_to timestamptz,
    -- Transactions of all hits, at most 500.
    transaction_ids text[] not null,
    status text not null check (status in ('OPEN', 'IN_REVIEW', 'ESCALATED', 'CLOSED_TRUE', 'CLOSED_FALSE', 'CLOSED_DUPLICATE', 'SHADOW')),
    case_id uuid,
    -- Number of hits that the alert stands for.
    count integer not null default 1 check (count > 0),
    -- Times of the first and the latest hit, by the clock of the transactions.
    first_at timestamptz not null,
    last_at timestamptz not null,
    is_late boolean not null,
    assignee text,
    escalated_by text,
    escalated_at timestamptz,
    closed_by text,
    -- The API key that acted for this person; null when a staff member closed the alert or its case.
    closed_by_key uuid,
    closed_at timestamptz,
    -- Why the alert was escalated or closed, encrypted.
    note text,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    check ((window_from is null) = (window_to is null)),
    check ((closed_at is not null) = (status in ('CLOSED_TRUE', 'CLOSED_FALSE', 'CLOSED_DUPLICATE'))),
    check (status <> 'SHADOW' or case_id is null)
  );
  -- Triage order, without alerts of shadow rules.
  create index alerts_triage on compliance.alerts (workspace_id, (closed_at is not null), severity_rank, created_at, id) where status <> 'SHADOW';
  create index alerts_shadow on compliance.alerts (workspace_id, severity_rank, created_at, id) where status = 'SHADOW';
  create index alerts_of_customer on compliance.alerts (workspace_id, customer_id, (closed_at is not null), severity_rank, created_at, id);
  create index alerts_of_rule on compliance.alerts (workspace_id, rule_id, (closed_at is not null), severity_rank, created_at, id);
  create index alerts_of_case on compliance.alerts (workspace_id, case_id, (closed_at is not null), severity_rank, created_at, id) where case_id is not null;
  -- The open alert that a hit attaches to, and the number of recent alerts of a customer.
  create index alerts_to_attach on compliance.alerts (workspace_id, customer_id, first_at) where closed_at is null;
  alter table compliance.alerts enable row level security;
  alter table compliance.alerts force row level security;
  create policy workspace on compliance.alerts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (details, transaction_ids, status, case_id, count, last_at, is_late, assignee, escalated_by, escalated_at, closed_by, closed_by_key, closed_at, note)
    on compliance.alerts to fiducia_app;

  -- A workspace without a row uses the defaults.
  create table compliance.monitoring_settings (
    workspace_id uuid primary key,
    -- Hours until a case is due, by its priority.
    sla_hours jsonb not null check (sla_hours ?& '{P1,P2,P3,P4}'),
    -- Country whose deadlines of reports apply, ISO 3166-1 alpha-2; null when none is set.
    country text check (country ~ '^[A-Z]{2}$'),
    str_hours integer not null check (str_hours > 0),
    sample_below_line double precision not null check (sample_below_line between 0 and 100),
    updated_by text not null,
    updated_at timestamptz not null
  );
  alter table compliance.monitoring_settings enable row level security;
  alter table compliance.monitoring_settings force row level security;
  create policy workspace on compliance.monitoring_settings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.monitoring_settings to fiducia_app;
`,
)
