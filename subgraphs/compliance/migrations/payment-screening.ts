import { migration } from '#kernel/database/migration.ts'
import { appendOnly, ROLES, tenantTable } from '#kernel/database/tables.ts'

/**
 * Payments are held while a possible match needs review and while the lists cannot be searched. Each change of an outcome is a
 * separate row; the previous row is voided and stays.
 */
export const paymentScreening = migration(
  '20261126060010_compliance_payment_screening',
  `
  create table compliance.screening_policies (
    workspace_id uuid not null,
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
    updated_at timestamptz not null,
    updated_by text not null,
    primary key (workspace_id)
  );

  alter table compliance.payment_screenings drop constraint payment_screenings_outcome_check;
  alter table compliance.payment_screenings
    add check (outcome in ('CLEAR', 'HELD', 'BLOCKED')),
    add column hold_reason text check (hold_reason in ('MATCH', 'UNAVAILABLE')),
    add column held_until timestamptz,
    add column screening_ids uuid[] not null default '{}',
    add column versions jsonb not null default '{}',
    add column released_at timestamptz,
    add column released_by text,
    add check ((outcome = 'HELD') = (hold_reason is not null));

  create table compliance.payment_matches (
    workspace_id uuid not null,
    match_id uuid not null,
    payment_id uuid not null,
    screening_id uuid not null,
    party text not null,
    source text not null,
    entry_id text not null,
    entry_hash text not null,
    effect text not null check (effect in ('REVIEW', 'HOLD', 'BLOCK')),
    created_at timestamptz not null,
    primary key (workspace_id, match_id),
    foreign key (workspace_id, match_id) references compliance.screening_matches (workspace_id, id)
  );
  create index payment_matches_of_payment on compliance.payment_matches (workspace_id, payment_id, match_id);
  create index payment_screenings_of_payment on compliance.payment_screenings (workspace_id, payment_id);
  grant update (released_at, released_by) on compliance.payment_screenings to ${ROLES.app};
  `,
  tenantTable('compliance.screening_policies', { app: 'select, insert, update' }),
  tenantTable('compliance.payment_matches', { app: 'select, insert' }),
  appendOnly('compliance.payment_matches'),
)
