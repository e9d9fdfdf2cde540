import { migration } from '#kernel/database/migration.ts'

/** Screening of payments, and the policies that decide on their matches. */
export const payments = migration(
  '20261124020060_compliance_payments',
  `
  -- Read by no query; screening_policy_versions holds the policies.
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
  alter table compliance.screening_policies enable row level security;
  alter table compliance.screening_policies force row level security;
  create policy workspace on compliance.screening_policies
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on compliance.screening_policies to fiducia_app;

  -- The version in force is the highest one that took effect immediately or whose effective_at has passed.
  create table compliance.screening_policy_versions (
    workspace_id uuid not null,
    version integer not null check (version > 0),
    pep_foreign text not null check (pep_foreign in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    pep_domestic text not null check (pep_domestic in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    pep_international_org text not null check (pep_international_org in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    adverse_media text not null check (adverse_media in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    weak_alias text not null check (weak_alias in ('IGNORE', 'REVIEW')),
    stale_after_hours integer not null check (stale_after_hours > 0),
    -- Null for holds without an expiry.
    hold_ttl_hours integer check (hold_ttl_hours > 0),
    auto_release_on_false_positive boolean not null,
    parties text[] not null check (cardinality(parties) > 0),
    min_score integer not null check (min_score between 0 and 100),
    block_score integer not null check (block_score between min_score and 100),
    -- Maximum score of a match supported only by the name.
    name_only_cap integer not null check (name_only_cap between 0 and 100),
    -- ISO 3166-1 alpha-2 code; null when the workspace has set none.
    home_country text check (home_country ~ '^[A-Z]{2}$'),
    decisions_by text not null check (decisions_by in ('ANY', 'STAFF')),
    effective_at timestamptz not null,
    set_at timestamptz not null,
    set_by text not null,
    -- The approved change that created this version; null when it took effect immediately.
    change_id uuid,
    primary key (workspace_id, version)
  );
  alter table compliance.screening_policy_versions enable row level security;
  alter table compliance.screening_policy_versions force row level security;
  create policy workspace on compliance.screening_policy_versions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.screening_policy_versions to fiducia_app;
  create trigger append_only before update or delete on compliance.screening_policy_versions
    for each row execute function kernel.refuse_change();

  -- Proposals of a milder policy, which take effect after another person's approval.
  create table compliance.screening_policy_changes (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'SUPERSEDED')),
    -- The version that it was compared with; 0 is the platform's default policy.
    base_version integer not null check (base_version >= 0),
    policy jsonb not null,
    weakens text[] not null check (cardinality(weakens) > 0),
    proposed_by text not null,
    proposed_at timestamptz not null,
    expires_at timestamptz not null,
    decided_by text,
    decided_at timestamptz,
    -- Null unless approved.
    effective_at timestamptz,
    primary key (workspace_id, id),
    check ((decided_by is null) = (decided_at is null)),
    check (decided_by is distinct from proposed_by or status <> 'APPROVED')
  );
  create index screening_policy_changes_newest on compliance.screening_policy_changes (workspace_id, proposed_at, id);
  alter table compliance.screening_policy_changes enable row level security;
  alter table compliance.screening_policy_changes force row level security;
  create policy workspace on compliance.screening_policy_changes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, decided_by, decided_at, effective_at)
    on compliance.screening_policy_changes to fiducia_app;

  -- A payment is screened at creation and again before the payout; the first outcome of each stage is kept. Each change of an
  -- outcome is a separate row; the previous row is voided and stays.
  create table compliance.payment_screenings (
    workspace_id uuid not null,
    id uuid not null,
    payment_id uuid not null,
    stage text not null default 'CREATION' check (stage in ('CREATION', 'PAYOUT')),
    outcome text not null check (outcome in ('CLEAR', 'HELD', 'BLOCKED')),
    -- MATCH: a possible match needs review. UNAVAILABLE: the lists cannot be searched.
    hold_reason text check (hold_reason in ('MATCH', 'UNAVAILABLE')),
    -- Null when the payment is not held for a match or the hold has no expiry.
    held_until timestamptz,
    parties jsonb not null,
    -- Matching entries of the deny-list.
    matched_entry_ids uuid[] not null,
    -- Screenings whose matches hold or block the payment.
    screening_ids uuid[] not null default '{}',
    -- Versions of the lists that were searched.
    versions jsonb not null default '{}',
    created_at timestamptz not null,
    voided_at timestamptz,
    -- Whether the payment needs a release after its matches are cleared; a later, milder policy does not alter this.
    needs_release boolean not null default false,
    released_at timestamptz,
    released_by text,
    -- The API key that acted for this person; null when a staff member released the payment.
    released_by_key uuid,
    -- The matches that the release covers; later matches are not covered.
    released_match_ids uuid[] not null default '{}',
    primary key (workspace_id, id),
    check ((outcome = 'HELD') = (hold_reason is not null))
  );
  create unique index payment_screenings_stage on compliance.payment_screenings (workspace_id, payment_id, stage) where voided_at is null;
  create index payment_screenings_of_payment on compliance.payment_screenings (workspace_id, payment_id);
  alter table compliance.payment_screenings enable row level security;
  alter table compliance.payment_screenings force row level security;
  create policy workspace on compliance.payment_screenings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (voided_at, released_at, released_by, released_by_key, released_match_ids)
    on compliance.payment_screenings to fiducia_app;

  create table compliance.payment_matches (
    workspace_id uuid not null,
    match_id uuid not null,
    payment_id uuid not null,
    screening_id uuid not null,
    -- Role and normalised name of the party.
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
  alter table compliance.payment_matches enable row level security;
  alter table compliance.payment_matches force row level security;
  create policy workspace on compliance.payment_matches
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.payment_matches to fiducia_app;
  create trigger append_only before update or delete on compliance.payment_matches
    for each row execute function kernel.refuse_change();
`,
)
