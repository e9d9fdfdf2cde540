import { migration } from '#kernel/database/migration.ts'

/** Reports, and how a workspace reports to its financial intelligence unit. */
export const reports = migration(
  '20261127110010_compliance_reports',
  `
  -- Versions of the profile; the highest one applies to new reports.
  create table compliance.goaml_profiles (
    workspace_id uuid not null,
    id uuid not null,
    version integer not null check (version > 0),
    goaml_version text not null check (goaml_version in ('4.0', '5.0')),
    -- Code tables and other settings without personal data.
    settings jsonb not null,
    -- Reporting person and location, encrypted.
    people text not null,
    -- Schema of the FIU; null to use the shipped one.
    xsd text,
    -- SHA-256 of the schema in hexadecimal.
    xsd_sha256 text,
    -- Rules of the schema that validations leave out.
    unchecked_rules jsonb not null,
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    check ((xsd is null) = (xsd_sha256 is null))
  );
  -- The latest version, and no two of one number.
  create unique index goaml_profiles_version on compliance.goaml_profiles (workspace_id, version desc);
  alter table compliance.goaml_profiles enable row level security;
  alter table compliance.goaml_profiles force row level security;
  create policy workspace on compliance.goaml_profiles
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (people) on compliance.goaml_profiles to fiducia_app;

  create table compliance.reports (
    workspace_id uuid not null,
    id uuid not null,
    type text not null check (type in ('SAR_DRAFT', 'STR_GOAML', 'RULE_PERFORMANCE', 'LIST_COVERAGE', 'MONITORING_COVERAGE', 'SCREENING_ACTIVITY', 'AUDIT')),
    status text not null check (status in ('QUEUED', 'RUNNING', 'READY', 'FAILED')),
    case_id uuid,
    -- Start of the period, inclusive, and its end, exclusive; null for a report on a case.
    period_from timestamptz,
    period_to timestamptz,
    -- Version of the profile when a goAML report was requested.
    goaml_profile_id uuid,
    -- Text of the report, encrypted.
    content text,
    content_type text check (content_type in ('application/json', 'application/xml')),
    -- Why the report failed, as paths and reasons, encrypted: a reason can repeat a value.
    issues text,
    -- Rules of the schema that were not checked; null for reports without a schema.
    unchecked_rules jsonb,
    attempts integer not null default 0 check (attempts >= 0),
    -- A worker generates the report until then; afterwards another one may start again.
    lease_until timestamptz,
    requested_by text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, goaml_profile_id) references compliance.goaml_profiles (workspace_id, id),
    check ((period_from is null) = (period_to is null) and period_from < period_to),
    check ((status = 'READY') = (content is not null and content_type is not null)),
    check ((status = 'FAILED') = (issues is not null)),
    check ((status in ('READY', 'FAILED')) = (completed_at is not null))
  );
  -- Unfinished reports: the oldest of each workspace, and their number.
  create index reports_unfinished on compliance.reports (workspace_id, created_at, id) where completed_at is null;
  alter table compliance.reports enable row level security;
  alter table compliance.reports force row level security;
  create policy workspace on compliance.reports
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, content, content_type, issues, unchecked_rules, completed_at, lease_until) on compliance.reports to fiducia_app;
  create policy worker on compliance.reports to fiducia_worker using (true);
  grant select (workspace_id, id, status, created_at, completed_at, lease_until, attempts),
    update (status, lease_until, attempts) on compliance.reports to fiducia_worker;
`,
)
