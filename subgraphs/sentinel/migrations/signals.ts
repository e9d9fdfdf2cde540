import { migration } from '#kernel/database/migration.ts'

/** Exploitation signals and the alerts that they open. */
export const signals = migration(
  '20261201000220_sentinel_signals',
  `
  create table sentinel.alerts (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    customer_id text not null,
    status text not null check (status in ('OPEN', 'ACKNOWLEDGED', 'IN_REVIEW', 'ESCALATED', 'RESOLVED', 'FALSE_ALARM')),
    -- The highest severity of its signals, or that of the risk that opened it.
    severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    signals_count integer not null check (signals_count > 0),
    assignee text,
    case_id uuid,
    acknowledged_by text,
    acknowledged_at timestamptz,
    escalated_by text,
    escalated_at timestamptz,
    resolved_by text,
    resolved_at timestamptz,
    -- The latest note or reason of a person who acted, encrypted; null without one, and once the customer was erased.
    note text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id),
    check ((resolved_at is not null) = (status in ('RESOLVED', 'FALSE_ALARM')))
  );
  -- A profile has one alert that is not resolved.
  create unique index alerts_open on sentinel.alerts (workspace_id, profile_id) where resolved_at is null;
  create index alerts_newest on sentinel.alerts (workspace_id, created_at desc, id desc);
  create index alerts_by_status on sentinel.alerts (workspace_id, status, created_at desc, id desc);
  create index alerts_by_severity on sentinel.alerts (workspace_id, severity, created_at desc, id desc);
  create index alerts_of_profile on sentinel.alerts (workspace_id, profile_id, created_at desc, id desc);

  create table sentinel.signals (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    customer_id text not null,
    -- Null for an observation of staff that no rule names.
    rule_id uuid,
    rule_code text,
    rule_type text,
    rule_version integer,
    signal_category text not null,
    severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    weight double precision not null check (weight between 0 and 1),
    confidence double precision not null check (confidence between 0 and 1),
    status text not null check (status in ('ACTIVE', 'CONFIRMED', 'DISMISSED', 'EXPIRED', 'SUPERSEDED')),
    -- Reason, observed values, threshold, description and the reviewer's note, encrypted; null once the customer was erased.
    details text,
    window_from timestamptz,
    window_to timestamptz,
    -- The tenant's ids of the transactions of all hits, at most 500.
    transaction_ids text[] not null,
    occurrences integer not null default 1 check (occurrences > 0),
    fincen_flags text[] not null,
    -- The alert that the signal belongs to.
    alert_id uuid,
    -- What a sweep found, so that repeats of the sweep find it once.
    finding_key text,
    -- Times of the first and the latest hit by the clock of the transactions.
    detected_at timestamptz not null,
    last_hit_at timestamptz not null,
    reviewed_by text,
    reviewed_at timestamptz,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id),
    check ((window_from is null) = (window_to is null)),
    check ((reviewed_at is not null) = (status in ('CONFIRMED', 'DISMISSED')))
  );
  create index signals_newest on sentinel.signals (workspace_id, detected_at desc, id desc);
  create index signals_of_rule on sentinel.signals (workspace_id, rule_id, detected_at desc, id desc);
  create index signals_by_status on sentinel.signals (workspace_id, status, detected_at desc, id desc);
  create index signals_by_severity on sentinel.signals (workspace_id, severity, detected_at desc, id desc);
  create index signals_by_category on sentinel.signals (workspace_id, signal_category, detected_at desc, id desc);
  create index signals_of_alert on sentinel.signals (workspace_id, alert_id) where alert_id is not null;
  -- The signal that a further hit extends.
  create index signals_to_extend on sentinel.signals (workspace_id, profile_id, rule_id, last_hit_at) where status = 'ACTIVE';
  create index signals_to_expire on sentinel.signals (workspace_id, created_at) where status = 'ACTIVE';
  create unique index signals_by_finding on sentinel.signals (workspace_id, profile_id, rule_id, finding_key) where finding_key is not null;
  -- Of equally good indexes PostgreSQL takes the one that was created last, and without statistics all of this table seem equal. The signals
  -- of a profile are the fewest.
  create index signals_of_profile on sentinel.signals (workspace_id, profile_id, detected_at desc, id desc);
  -- Signals that count in the risk of a profile.
  create index signals_counting on sentinel.signals (workspace_id, profile_id) where status in ('ACTIVE', 'CONFIRMED');
  -- Statistics from signals of few profiles must not make the signals of a workspace seem to be of one profile.
  alter table sentinel.signals alter column profile_id set (n_distinct = -0.2);
  alter table sentinel.alerts enable row level security;
  alter table sentinel.alerts force row level security;
  create policy workspace on sentinel.alerts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.alerts to fiducia_app;
  alter table sentinel.signals enable row level security;
  alter table sentinel.signals force row level security;
  create policy workspace on sentinel.signals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.signals to fiducia_app;
  create policy worker on sentinel.signals to fiducia_worker using (true);
  grant select (workspace_id, status, created_at) on sentinel.signals to fiducia_worker;
  create policy worker on sentinel.settings to fiducia_worker using (true);
  grant select (workspace_id, signal_expiry_days) on sentinel.settings to fiducia_worker;

  -- Current risk score of a profile, 0 to 100 with two decimals, by the formula of risk/risk-score.ts. PostgreSQL refuses results that are too
  -- small for a double, so exponents are bounded where the result rounds to the same score.
  create function sentinel.risk_score(p_workspace uuid, p_profile uuid, p_at timestamptz) returns double precision language sql stable
  begin atomic
    select (round((10000 * (1 - exp(greatest(-500, coalesce(sum(ln(1 - factor)), 0)))))::numeric) / 100)::double precision
    from sentinel.signals signal
    cross join lateral (select greatest(0, extract(epoch from p_at - signal.detected_at)::double precision / 86400) as age_days) age
    cross join lateral (select power(0.5::double precision, least(100, age.age_days / 30)) as halved) decay
    cross join lateral (select case when signal.weight < 1e-9 or signal.confidence < 1e-9 then 0 else
      signal.weight * signal.confidence
      * case signal.severity when 'LOW' then 0.2 when 'MEDIUM' then 0.45 when 'HIGH' then 0.7 else 0.95 end::double precision
      * case when signal.status = 'CONFIRMED' and age.age_days <= 180 then greatest(0.5, decay.halved) else decay.halved end end as factor) part
    where signal.workspace_id = p_workspace and signal.profile_id = p_profile and signal.status in ('ACTIVE', 'CONFIRMED');
  end;
`,
)
