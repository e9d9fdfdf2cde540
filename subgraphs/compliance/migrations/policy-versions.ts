import { migration } from '#kernel/database/migration.ts'
import { appendOnly, ROLES, tenantTable } from '#kernel/database/tables.ts'

/**
 * Screening policies get versions, and a milder policy is proposed before it takes effect. Existing policies become version 1. Processes of
 * the previous release continue to read the old table but can no longer write to it, so that no change is lost.
 */
export const policyVersions = migration(
  '20261128020010_compliance_policy_versions',
  `
  create table compliance.screening_policy_versions (
    workspace_id uuid not null,
    version integer not null check (version > 0),
    pep_foreign text not null check (pep_foreign in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    pep_domestic text not null check (pep_domestic in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    pep_international_org text not null check (pep_international_org in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    adverse_media text not null check (adverse_media in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    weak_alias text not null check (weak_alias in ('IGNORE', 'REVIEW')),
    stale_after_hours integer not null check (stale_after_hours > 0),
    hold_ttl_hours integer check (hold_ttl_hours > 0),
    auto_release_on_false_positive boolean not null,
    parties text[] not null check (cardinality(parties) > 0),
    min_score integer not null check (min_score between 0 and 100),
    block_score integer not null check (block_score between min_score and 100),
    name_only_cap integer not null check (name_only_cap between 0 and 100),
    home_country text check (home_country ~ '^[A-Z]{2}$'),
    decisions_by text not null check (decisions_by in ('ANY', 'STAFF')),
    effective_at timestamptz not null,
    set_at timestamptz not null,
    set_by text not null,
    change_id uuid,
    primary key (workspace_id, version)
  );

  create table compliance.screening_policy_changes (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'SUPERSEDED')),
    base_version integer not null check (base_version >= 0),
    policy jsonb not null,
    weakens text[] not null check (cardinality(weakens) > 0),
    proposed_by text not null,
    proposed_at timestamptz not null,
    expires_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    effective_at timestamptz,
    primary key (workspace_id, id),
    check ((decided_by is null) = (decided_at is null)),
    check (decided_by is distinct from proposed_by or status <> 'APPROVED')
  );
  create index screening_policy_changes_newest on compliance.screening_policy_changes (workspace_id, proposed_at, id);

  -- Row-level security is suspended because it applies to the owner as well.
  alter table compliance.screening_policies no force row level security;
  insert into compliance.screening_policy_versions
    (workspace_id, version, pep_foreign, pep_domestic, pep_international_org, adverse_media, weak_alias, stale_after_hours, hold_ttl_hours,
     auto_release_on_false_positive, parties, min_score, block_score, name_only_cap, home_country, decisions_by, effective_at, set_at, set_by)
  select workspace_id, 1, pep_foreign, pep_domestic, pep_international_org, adverse_media, weak_alias, stale_after_hours, hold_ttl_hours,
     auto_release_on_false_positive, parties, min_score, block_score, name_only_cap, home_country, 'ANY', updated_at, updated_at, updated_by
  from compliance.screening_policies;
  alter table compliance.screening_policies force row level security;
  revoke insert, update on compliance.screening_policies from ${ROLES.app};
  `,
  tenantTable('compliance.screening_policy_versions', { app: 'select, insert' }),
  appendOnly('compliance.screening_policy_versions'),
  tenantTable('compliance.screening_policy_changes', {
    app: 'select, insert, update (status, decided_by, decided_at, effective_at)',
  }),
)
