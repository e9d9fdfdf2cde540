import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

/** Changes of a workspace to factors, bands and country flags, and its rulesets. A workspace without a row uses the defaults. */
export const risk = migration(
  '20261126030000_compliance_risk',
  `
  create table compliance.risk_settings (
    workspace_id uuid primary key,
    version bigint not null check (version > 0),
    factors jsonb not null default '{}',
    bands jsonb,
    countries jsonb not null default '[]',
    updated_at timestamptz not null
  );

  create table compliance.rulesets (
    workspace_id uuid not null,
    id uuid not null,
    name text not null,
    description text,
    status text not null check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
    version integer not null check (version > 0),
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
  `,
  appendOnly('compliance.ruleset_versions'),
  tenantTable('compliance.risk_settings', { app: 'select, insert, update' }),
  tenantTable('compliance.rulesets', { app: 'select, insert, update' }),
  tenantTable('compliance.ruleset_versions', { app: 'select, insert' }),
)
