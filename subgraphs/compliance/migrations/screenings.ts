import { migration } from '#kernel/database/migration.ts'

/** Screenings, their decisions and their matches. */
export const screenings = migration(
  '20261124020030_compliance_screenings',
  `
  create table compliance.screening_batches (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED')),
    total integer not null check (total > 0),
    created_by text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    primary key (workspace_id, id)
  );
  create index screening_batches_open on compliance.screening_batches (workspace_id, created_at, id) where status <> 'COMPLETED';
  alter table compliance.screening_batches enable row level security;
  alter table compliance.screening_batches force row level security;
  create policy workspace on compliance.screening_batches
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, completed_at) on compliance.screening_batches to fiducia_app;
  create policy worker on compliance.screening_batches to fiducia_worker using (true);
  grant select on compliance.screening_batches to fiducia_worker;

  -- Factors, bands and rules of a workspace, stored once for all decisions that used them.
  create table compliance.screening_configs (
    workspace_id uuid not null,
    hash text not null,
    content text not null,
    created_at timestamptz not null,
    primary key (workspace_id, hash)
  );
  alter table compliance.screening_configs enable row level security;
  alter table compliance.screening_configs force row level security;
  create policy workspace on compliance.screening_configs
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.screening_configs to fiducia_app;
  create trigger append_only before update or delete on compliance.screening_configs
    for each row execute function kernel.refuse_change();

  create table compliance.screenings (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'PARTIAL', 'FAILED', 'SUPERSEDED')),
    purpose text not null check (purpose in ('ONBOARDING', 'PERIODIC', 'PAYMENT', 'AD_HOC')),
    subject_id uuid,
    external_id text,
    payment_id uuid,
    batch_id uuid,
    previous_screening_id uuid,
    next_screening_id uuid,
    -- The subject as screened, encrypted; null after it was erased.
    subject text,
    lists text[] not null,
    sources text[] not null,
    match_threshold smallint not null check (match_threshold between 0 and 100),
    dataset_versions jsonb not null,
    missing_sources text[] not null,
    total_matches integer not null,
    sanctions_matches integer not null,
    pep_matches integer not null,
    open_matches integer not null,
    suppressed_matches integer not null,
    risk_score integer,
    risk_band text,
    outcome text,
    decision_number integer not null,
    assessment_number integer,
    override_number integer,
    failure text,
    requested_by text not null,
    created_at timestamptz not null,
    started_at timestamptz,
    completed_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, batch_id) references compliance.screening_batches (workspace_id, id)
  );
  create index screenings_newest on compliance.screenings (workspace_id, created_at desc, id desc);
  create index screenings_subject on compliance.screenings (workspace_id, subject_id, created_at desc, id desc) where subject_id is not null;
  create index screenings_external on compliance.screenings (workspace_id, external_id, created_at desc, id desc) where external_id is not null;
  create index screenings_by_status on compliance.screenings (workspace_id, status, created_at desc, id desc);
  create index screenings_by_band on compliance.screenings (workspace_id, risk_band, created_at desc, id desc);
  create index screenings_by_outcome on compliance.screenings (workspace_id, outcome, created_at desc, id desc);
  create index screenings_by_purpose on compliance.screenings (workspace_id, purpose, created_at desc, id desc);
  create index screenings_by_matches on compliance.screenings (workspace_id, (total_matches > 0), created_at desc, id desc);
  create index screenings_payment on compliance.screenings (workspace_id, payment_id) where payment_id is not null;
  create index screenings_batch on compliance.screenings (workspace_id, batch_id, created_at desc, id desc) where batch_id is not null;
  create index screenings_queued on compliance.screenings (workspace_id, batch_id, created_at, id) where status = 'QUEUED';
  alter table compliance.screenings enable row level security;
  alter table compliance.screenings force row level security;
  create policy workspace on compliance.screenings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.screenings to fiducia_app;
  create policy worker on compliance.screenings to fiducia_worker using (true);
  grant select on compliance.screenings to fiducia_worker;

  create table compliance.screening_decisions (
    workspace_id uuid not null,
    screening_id uuid not null,
    number integer not null check (number > 0),
    cause text not null check (cause in ('SCREENED', 'MATCH_RESOLVED', 'MATCH_REOPENED', 'OVERRIDDEN', 'FAILED')),
    outcome text not null,
    previous_outcome text,
    reason text,
    made_by text not null,
    -- The API key that acted for this person; null when a staff member or the platform acted.
    made_by_key uuid,
    engine text,
    config_hash text,
    -- What the decision was computed from, encrypted; null after it was erased.
    input text,
    assessment text,
    made_at timestamptz not null,
    primary key (workspace_id, screening_id, number),
    foreign key (workspace_id, screening_id) references compliance.screenings (workspace_id, id),
    check (num_nonnulls(engine, config_hash, assessment) in (0, 3))
  );
  alter table compliance.screening_decisions enable row level security;
  alter table compliance.screening_decisions force row level security;
  create policy workspace on compliance.screening_decisions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (input) on compliance.screening_decisions to fiducia_app;
  -- Decisions are append-only, except that their input can be erased, or encrypted again under another key.
  create trigger append_only before delete on compliance.screening_decisions for each row execute function kernel.refuse_change();
  create trigger append_only_save_erasure before update on compliance.screening_decisions for each row
    when ((new.input is not null and (old.input is null or split_part(new.input, '.', 1) <> 'v2' or split_part(new.input, '.', 2) = split_part(old.input, '.', 2)))
      or (new.workspace_id, new.screening_id, new.number, new.cause, new.outcome, new.previous_outcome, new.reason, new.made_by, new.made_by_key, new.engine, new.config_hash, new.assessment, new.made_at)
        is distinct from (old.workspace_id, old.screening_id, old.number, old.cause, old.outcome, old.previous_outcome, old.reason, old.made_by, old.made_by_key, old.engine, old.config_hash, old.assessment, old.made_at))
    execute function kernel.refuse_change();

  create table compliance.screening_matches (
    workspace_id uuid not null,
    id uuid not null,
    screening_id uuid not null,
    -- Creation time of the screening, the sort key of screening lists.
    screening_at timestamptz not null,
    -- Null for a payment or a screening without a subject.
    subject_id uuid,
    position integer not null,
    source text not null,
    list_type text not null check (list_type in ('SANCTIONS', 'PEP')),
    entry_id text not null,
    entry_hash text not null,
    party_key text not null,
    matched_name text not null,
    matched_name_kind text not null,
    score double precision not null check (score between 0 and 100),
    strength text not null check (strength in ('EXACT', 'STRONG', 'POSSIBLE', 'WEAK')),
    -- Evidence, which contains personal data, encrypted.
    details text,
    snapshot jsonb not null,
    pep_class text,
    pep_relation text,
    status text not null check (status in ('OPEN', 'IN_REVIEW', 'CONFIRMED', 'FALSE_POSITIVE', 'INCONCLUSIVE')),
    reason_code text,
    note text,
    resolved_by text,
    -- The API key that acted for this person; null when a staff member resolved the match.
    resolved_by_key uuid,
    resolved_at timestamptz,
    -- The match of an earlier screening whose resolution carried over; null when it was resolved here.
    carried_from uuid,
    -- In this screening or in the one that it carried over from.
    status_changed_at timestamptz not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, screening_id) references compliance.screenings (workspace_id, id),
    unique (workspace_id, screening_id, position)
  );
  create index screening_matches_standing on compliance.screening_matches (workspace_id, source, entry_id) where status <> 'FALSE_POSITIVE';
  create index screening_matches_by_source on compliance.screening_matches (workspace_id, source, screening_at desc, screening_id desc);
  create index screening_matches_subject on compliance.screening_matches (workspace_id, subject_id, source, entry_id, status_changed_at desc, created_at desc) where subject_id is not null;
  alter table compliance.screening_matches enable row level security;
  alter table compliance.screening_matches force row level security;
  create policy workspace on compliance.screening_matches
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert,
      update (status, reason_code, note, resolved_by, resolved_by_key, resolved_at, carried_from, status_changed_at, details)
    on compliance.screening_matches to fiducia_app;
`,
)
