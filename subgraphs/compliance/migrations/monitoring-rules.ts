import { migration } from '#kernel/database/migration.ts'

/** Rules on transactions with their versions and snoozes. */
export const monitoringRules = migration(
  '20261127020010_compliance_monitoring_rules',
  `
  create table compliance.monitoring_rules (
    workspace_id uuid not null,
    id uuid not null,
    code text not null check (code <> ''),
    name text,
    rule_type text not null check (rule_type in ('THRESHOLD', 'VELOCITY', 'PATTERN', 'GEOGRAPHIC', 'BEHAVIORAL', 'NETWORK',
      'SCREENING', 'BLACKLIST', 'CHARGEBACK_RATIO', 'DORMANT_REACTIVATION', 'NEW_DEVICE')),
    category text not null check (category in ('SANCTIONS', 'AML', 'FRAUD', 'TERRORIST_FINANCING', 'STRUCTURING', 'CHARGEBACK',
      'ELDER', 'ACCOUNT_TAKEOVER')),
    severity text not null check (severity in ('INFO', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    -- Null for the action of the severity.
    action text check (action in ('ALERT', 'REVIEW', 'HOLD', 'BLOCK')),
    status text not null check (status in ('DISABLED', 'ENABLED', 'SHADOW')),
    version integer not null check (version > 0),
    -- As the caller gave them; evaluations parse them again.
    parameters jsonb not null,
    conditions jsonb,
    transaction_types text[],
    -- A requested change of the status that waits for another person.
    pending_change jsonb,
    created_by text not null,
    -- The API key that acted; null when a staff member acted.
    created_by_key uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (workspace_id, id),
    check (pending_change is null or status = 'ENABLED'),
    check (deleted_at is null or status <> 'ENABLED')
  );
  create unique index monitoring_rules_code on compliance.monitoring_rules (workspace_id, code) where deleted_at is null;
  -- Lists, and the rules that evaluations load.
  create index monitoring_rules_newest on compliance.monitoring_rules (workspace_id, created_at desc, id desc) where deleted_at is null;
  alter table compliance.monitoring_rules enable row level security;
  alter table compliance.monitoring_rules force row level security;
  create policy workspace on compliance.monitoring_rules
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.monitoring_rules to fiducia_app;
  grant update (name, category, severity, action, status, version, parameters, conditions, transaction_types, pending_change,
    updated_at, deleted_at) on compliance.monitoring_rules to fiducia_app;

  create table compliance.monitoring_rule_versions (
    workspace_id uuid not null,
    rule_id uuid not null,
    version integer not null,
    name text,
    category text not null,
    severity text not null,
    action text,
    parameters jsonb not null,
    conditions jsonb,
    transaction_types text[],
    created_by text not null,
    created_by_key uuid,
    created_at timestamptz not null,
    primary key (workspace_id, rule_id, version),
    foreign key (workspace_id, rule_id) references compliance.monitoring_rules (workspace_id, id)
  );
  alter table compliance.monitoring_rule_versions enable row level security;
  alter table compliance.monitoring_rule_versions force row level security;
  create policy workspace on compliance.monitoring_rule_versions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.monitoring_rule_versions to fiducia_app;
  create trigger append_only before update or delete on compliance.monitoring_rule_versions
    for each row execute function kernel.refuse_change();

  -- Number of changes of a workspace's rules. Processes reload the rules in force when it changes; no row means no rules.
  create table compliance.monitoring_rule_stamps (
    workspace_id uuid primary key,
    stamp bigint not null
  );
  alter table compliance.monitoring_rule_stamps enable row level security;
  alter table compliance.monitoring_rule_stamps force row level security;
  create policy workspace on compliance.monitoring_rule_stamps
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (stamp) on compliance.monitoring_rule_stamps to fiducia_app;

  create table compliance.monitoring_rule_snoozes (
    workspace_id uuid not null,
    id uuid not null,
    rule_id uuid not null,
    -- The tenant's own id of the customer.
    customer_id text not null,
    snoozed_until timestamptz not null,
    reason text not null,
    created_by text not null,
    created_by_key uuid,
    created_at timestamptz not null,
    -- When a later snooze of the same rule and customer replaced this one.
    replaced_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, rule_id) references compliance.monitoring_rules (workspace_id, id)
  );
  -- Each evaluation reads the snoozes of one customer.
  create index monitoring_rule_snoozes_customer on compliance.monitoring_rule_snoozes (workspace_id, customer_id, snoozed_until);
  -- One snooze of a rule and customer is in force at a time.
  create unique index monitoring_rule_snoozes_current on compliance.monitoring_rule_snoozes (workspace_id, rule_id, customer_id)
    where replaced_at is null;
  alter table compliance.monitoring_rule_snoozes enable row level security;
  alter table compliance.monitoring_rule_snoozes force row level security;
  create policy workspace on compliance.monitoring_rule_snoozes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (replaced_at) on compliance.monitoring_rule_snoozes to fiducia_app;
`,
)
