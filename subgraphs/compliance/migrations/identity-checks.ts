import { migration } from '#kernel/database/migration.ts'

/** Results of identity verifications that tenants report for their subjects. */
export const identityChecks = migration(
  '20261127100040_compliance_identity_checks',
  `
  create table compliance.identity_checks (
    workspace_id uuid not null,
    id uuid not null,
    subject_id uuid not null,
    -- The verification's id at the service that made it.
    verification_id text not null,
    decision text not null check (decision in ('VERIFIED', 'FAILED')),
    score double precision check (score between 0 and 100),
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, subject_id) references compliance.subjects (workspace_id, id)
  );
  -- A verification is reported once for each subject.
  create unique index identity_checks_once on compliance.identity_checks (workspace_id, subject_id, verification_id);
  alter table compliance.identity_checks enable row level security;
  alter table compliance.identity_checks force row level security;
  create policy workspace on compliance.identity_checks
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.identity_checks to fiducia_app;
  create trigger append_only before update or delete on compliance.identity_checks
    for each row execute function kernel.refuse_change();
`,
)
