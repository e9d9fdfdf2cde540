import { migration } from '#kernel/database/migration.ts'

/** Detection rules of a workspace, and whether it has the standard set. */
export const detectionRules = migration(
  '20261201000120_sentinel_detection_rules',
  `
  create table sentinel.rules (
    workspace_id uuid not null,
    id uuid not null,
    code text not null,
    name text,
    rule_type text not null check (rule_type in ('AMOUNT_THRESHOLD', 'AMOUNT_DEVIATION', 'FREQUENCY_DEVIATION', 'VELOCITY', 'NEW_PAYEE', 'PAYEE_CONCENTRATION',
      'CHANNEL_SHIFT', 'TIME_OF_DAY', 'GEO_DEVIATION', 'CASH_INTENSITY', 'GIFT_CARD', 'CRYPTO', 'INTERNATIONAL_TRANSFER', 'DORMANCY_BREAK',
      'ACCOUNT_CHANGE', 'CHANGE_THEN_TRANSFER', 'BALANCE_DRAIN', 'INCOME_DIVERSION', 'MISSED_BILL', 'NSF', 'EARLY_WITHDRAWAL', 'MEMO_KEYWORD',
      'REPEATED_SCAM_PATTERN', 'DEVICE_ANOMALY', 'RELATED_PARTY', 'STAFF_OBSERVATION', 'COMPOSITE', 'POST_DEATH')),
    severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    weight double precision not null check (weight between 0 and 1),
    -- Category of its signals; null where the rule's type or parameters determine it.
    signal_category text,
    -- All parameters, with the defaults filled in.
    parameters jsonb not null,
    fincen_flags text[] not null,
    is_enabled boolean not null,
    is_standard boolean not null,
    -- Increased by each change; signals name the version that raised them.
    version integer not null check (version > 0),
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- Deleted rules stay, since signals refer to them.
    deleted_at timestamptz,
    primary key (workspace_id, id)
  );
  create unique index rules_by_code on sentinel.rules (workspace_id, code) where deleted_at is null;
  create index rules_newest on sentinel.rules (workspace_id, created_at desc, id desc) where deleted_at is null;
  create index rules_in_force on sentinel.rules (workspace_id) where is_enabled and deleted_at is null;

  -- Version of the standard set that a workspace has.
  create table sentinel.standard_sets (
    workspace_id uuid primary key,
    version integer not null,
    -- Replaced by each change of a rule, so that a process knows whether the rules that it has read are current.
    stamp uuid not null default gen_random_uuid(),
    added_at timestamptz not null
  );
  alter table sentinel.rules enable row level security;
  alter table sentinel.rules force row level security;
  create policy workspace on sentinel.rules
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.rules to fiducia_app;
  alter table sentinel.standard_sets enable row level security;
  alter table sentinel.standard_sets force row level security;
  create policy workspace on sentinel.standard_sets
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.standard_sets to fiducia_app;
`,
)
