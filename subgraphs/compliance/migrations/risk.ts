import { migration } from '#kernel/database/migration.ts'

/** Risk settings of workspaces, and their rulesets. */
export const risk = migration(
  '20261124020020_compliance_risk',
  `
  -- What a workspace changed of the factors, bands and country flags. A workspace without a row uses the defaults.
  create table compliance.risk_settings (
    workspace_id uuid primary key,
    version bigint not null check (version > 0),
    factors jsonb not null default '{}',
    -- Null for the default bands.
    bands jsonb,
    countries jsonb not null default '[]',
    updated_at timestamptz not null
  );
  alter table compliance.risk_settings enable row level security;
  alter table compliance.risk_settings force row level security;
  create policy workspace on compliance.risk_settings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.risk_settings to fiducia_app;

  create table compliance.rulesets (
    workspace_id uuid not null,
    id uuid not null,
    name text not null,
    description text,
    status text not null check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
    version integer not null check (version > 0),
    -- Version that assessments use; null unless the ruleset is published.
    published_version integer check (published_version <= version),
    rules jsonb not null,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (workspace_id, id),
    check ((status = 'PUBLISHED') = (published_version is not null))
  );
  create index rulesets_newest on compliance.rulesets (workspace_id, created_at desc, id desc) where deleted_at is null;
  alter table compliance.rulesets enable row level security;
  alter table compliance.rulesets force row level security;
  create policy workspace on compliance.rulesets
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.rulesets to fiducia_app;

  create table compliance.ruleset_versions (
    workspace_id uuid not null,
    ruleset_id uuid not null,
    version integer not null,
    name text not null,
    description text,
    rules jsonb not null,
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, ruleset_id, version),
    foreign key (workspace_id, ruleset_id) references compliance.rulesets (workspace_id, id)
  );
  alter table compliance.ruleset_versions enable row level security;
  alter table compliance.ruleset_versions force row level security;
  create policy workspace on compliance.ruleset_versions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.ruleset_versions to fiducia_app;
  create trigger append_only before update or delete on compliance.ruleset_versions
    for each row execute function kernel.refuse_change();
`,
)
