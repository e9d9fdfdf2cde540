import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

/**
 * Screenings, their matches and their decisions. Subject data is encrypted. The input of a decision is stored with it; the factors, bands
 * and rules of the workspace are stored once for all decisions that used them. Decisions are append-only, except that their personal
 * data can be erased.
 */
export const screenings = migration(
  '20261126040000_compliance_screenings',
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

  create table compliance.screening_configs (
    workspace_id uuid not null,
    hash text not null,
    content text not null,
    created_at timestamptz not null,
    primary key (workspace_id, hash)
  );

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

  create table compliance.screening_decisions (
    workspace_id uuid not null,
    screening_id uuid not null,
    number integer not null check (number > 0),
    cause text not null check (cause in ('SCREENED', 'MATCH_RESOLVED', 'MATCH_REOPENED', 'OVERRIDDEN', 'FAILED')),
    outcome text not null,
    previous_outcome text,
    reason text,
    made_by text not null,
    engine text,
    config_hash text,
    input text,
    assessment text,
    made_at timestamptz not null,
    primary key (workspace_id, screening_id, number),
    foreign key (workspace_id, screening_id) references compliance.screenings (workspace_id, id),
    check (num_nonnulls(engine, config_hash, assessment) in (0, 3))
  );

  create table compliance.screening_matches (
    workspace_id uuid not null,
    id uuid not null,
    screening_id uuid not null,
    screening_at timestamptz not null,
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
    details text,
    snapshot jsonb not null,
    pep_class text,
    pep_relation text,
    status text not null check (status in ('OPEN', 'IN_REVIEW', 'CONFIRMED', 'FALSE_POSITIVE', 'INCONCLUSIVE')),
    reason_code text,
    note text,
    resolved_by text,
    resolved_at timestamptz,
    carried_from uuid,
    status_changed_at timestamptz not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, screening_id) references compliance.screenings (workspace_id, id),
    unique (workspace_id, screening_id, position)
  );
  create index screening_matches_standing on compliance.screening_matches (workspace_id, source, entry_id) where status <> 'FALSE_POSITIVE';
  create index screening_matches_by_source on compliance.screening_matches (workspace_id, source, screening_at desc, screening_id desc);
  create index screening_matches_subject on compliance.screening_matches (workspace_id, subject_id, source, entry_id, status_changed_at desc, created_at desc) where subject_id is not null;

  create table compliance.allow_list (
    workspace_id uuid not null,
    id uuid not null,
    subject_id uuid,
    external_id text,
    source text not null,
    entry_id text not null,
    entry_hash text not null,
    match_id uuid,
    reason text not null,
    created_by text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    ended_at timestamptz,
    ended_by text,
    end_reason text check (end_reason in ('REMOVED', 'ENTRY_CHANGED', 'SUBJECT_DELETED')),
    primary key (workspace_id, id),
    check (num_nonnulls(subject_id, external_id) > 0)
  );
  create index allow_list_newest on compliance.allow_list (workspace_id, created_at desc, id desc) where ended_at is null;
  create index allow_list_subject on compliance.allow_list (workspace_id, subject_id) where subject_id is not null;
  create index allow_list_external on compliance.allow_list (workspace_id, external_id) where external_id is not null;
  `,
  appendOnly('compliance.screening_configs'),
  `
  create trigger append_only before delete on compliance.screening_decisions for each row execute function kernel.refuse_change();
  create trigger append_only_save_erasure before update on compliance.screening_decisions for each row
    when (new.input is not null
      or (new.workspace_id, new.screening_id, new.number, new.cause, new.outcome, new.previous_outcome, new.reason, new.made_by, new.engine, new.config_hash, new.assessment, new.made_at)
        is distinct from (old.workspace_id, old.screening_id, old.number, old.cause, old.outcome, old.previous_outcome, old.reason, old.made_by, old.engine, old.config_hash, old.assessment, old.made_at))
    execute function kernel.refuse_change();
  `,
  tenantTable('compliance.screening_batches', {
    app: 'select, insert, update (status, completed_at)',
    worker: 'select',
  }),
  tenantTable('compliance.screening_configs', { app: 'select, insert' }),
  tenantTable('compliance.screenings', { app: 'select, insert, update', worker: 'select' }),
  tenantTable('compliance.screening_decisions', { app: 'select, insert, update (input)' }),
  tenantTable('compliance.screening_matches', {
    app: 'select, insert, update (status, reason_code, note, resolved_by, resolved_at, carried_from, status_changed_at, details)',
  }),
  tenantTable('compliance.allow_list', {
    app: 'select, insert, update (ended_at, ended_by, end_reason, reason)',
  }),
)
