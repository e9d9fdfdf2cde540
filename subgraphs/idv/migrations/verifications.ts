import { migration } from '#kernel/database/migration.ts'

/** Settings of a workspace, its identity verifications, their pictures and their fraud alerts. */
export const verifications = migration(
  '20261202000010_idv_verifications',
  `
  create table idv.settings (
    workspace_id uuid primary key,
    minimum_age smallint not null check (minimum_age between 0 and 120),
    attempts_per_day smallint not null check (attempts_per_day between 1 and 100),
    -- Days after the end of a verification on which its pictures and extracted data are erased.
    retention_days smallint not null check (retention_days between 1 and 3650),
    -- Address that is notified of failing webhooks, encrypted; null if there is none.
    notification_email text,
    updated_by text not null,
    updated_at timestamptz not null
  );

  -- Verifications that were opened in a calendar month (UTC).
  create table idv.monthly_usage (
    workspace_id uuid not null,
    month date not null,
    verifications integer not null check (verifications > 0),
    primary key (workspace_id, month)
  );

  create table idv.verifications (
    workspace_id uuid not null,
    id uuid not null,
    external_id text not null,
    attempt_number integer not null check (attempt_number > 0),
    callback_url text,
    -- Accepted documents; empty when all are.
    document_types text[] not null,
    status text not null check (status in ('PENDING', 'PROCESSING', 'IN_REVIEW', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELLED')),
    current_step text not null check (current_step in ('DOCUMENT_FRONT', 'DOCUMENT_BACK', 'SELFIE', 'COMPLETE')),
    -- Type of the document whose front was uploaded.
    document_type text,
    decision text check (decision in ('AUTO_APPROVE', 'AUTO_REJECT', 'MANUAL_REVIEW', 'MANUAL_APPROVE', 'MANUAL_REJECT')),
    decision_reason text,
    overall_score double precision check (overall_score between 0 and 100),
    -- Name, result, score, weight and details of each check, without personal data.
    checks jsonb,
    has_authentic_chip boolean not null default false,
    -- Extracted data and the reviewer's reason, encrypted; null before a document was read, and once erased.
    details text,
    -- Keyed hash of the document's number and issuer.
    document_hash text,
    reviewed_by text,
    -- When a worker next continues a PROCESSING verification, and how often it has tried.
    processing_due_at timestamptz,
    processing_attempts integer not null default 0,
    -- When its pictures and extracted data are erased; null while it is open, and once they are.
    erase_at timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz not null,
    completed_at timestamptz,
    primary key (workspace_id, id),
    unique (workspace_id, external_id, attempt_number),
    check ((decision is null) = (decision_reason is null)),
    check ((status in ('PENDING', 'PROCESSING', 'IN_REVIEW')) = (completed_at is null)),
    check ((status = 'PROCESSING') = (processing_due_at is not null))
  );
  -- A person has one open verification.
  create unique index verifications_open on idv.verifications (workspace_id, external_id) where completed_at is null;
  create index verifications_by_status on idv.verifications (workspace_id, status, created_at desc, id desc);
  create index verifications_of_document on idv.verifications (workspace_id, document_hash) where document_hash is not null;
  create index verifications_of_person on idv.verifications (workspace_id, external_id, created_at desc, id desc);
  -- Of equally good indexes PostgreSQL takes the one that was created last; a list without filters needs this one.
  create index verifications_newest on idv.verifications (workspace_id, created_at desc, id desc);
  create index verifications_to_expire on idv.verifications (expires_at) where status = 'PENDING';
  create index verifications_to_process on idv.verifications (processing_due_at) where status = 'PROCESSING';
  create index verifications_to_erase on idv.verifications (erase_at) where erase_at is not null;

  create table idv.images (
    workspace_id uuid not null,
    id uuid not null,
    verification_id uuid not null,
    type text not null check (type in ('DOCUMENT_FRONT', 'DOCUMENT_BACK', 'SELFIE', 'LIVENESS_FRAME')),
    document_type text,
    format text not null check (format in ('JPEG', 'PNG', 'WEBP')),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    -- SHA-256 of the bytes that were sent, as hex.
    sha256 text not null,
    -- Keyed hash of the decoded pixels; null where pictures are not compared.
    pixel_hash text,
    -- Quality, warnings, traces of editing, the perceptual hash and what was read, encrypted.
    details text not null,
    -- When a worker reads the picture; null once it is read, or where there is nothing to read.
    reading_due_at timestamptz,
    reading_attempts integer not null default 0,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, verification_id) references idv.verifications (workspace_id, id)
  );
  create index images_of_verification on idv.images (workspace_id, verification_id, created_at, id);
  -- A verification has one picture of each type, and several frames.
  create unique index images_single on idv.images (workspace_id, verification_id, type) where type <> 'LIVENESS_FRAME';
  create index images_of_pixels on idv.images (workspace_id, pixel_hash) where pixel_hash is not null;
  create index images_to_read on idv.images (reading_due_at) where reading_due_at is not null;

  -- Pictures without their metadata, encrypted, beside the rows that lists read.
  create table idv.image_contents (
    workspace_id uuid not null,
    id uuid not null,
    content text not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, id) references idv.images (workspace_id, id)
  );

  -- Keyed hashes of the parts of a selfie's perceptual hash: pictures that are nearly the same have equal parts.
  create table idv.image_parts (
    workspace_id uuid not null,
    part_hash text not null,
    image_id uuid not null,
    primary key (workspace_id, part_hash, image_id),
    foreign key (workspace_id, image_id) references idv.images (workspace_id, id)
  );
  create index image_parts_of_image on idv.image_parts (workspace_id, image_id);

  create table idv.fraud_alerts (
    workspace_id uuid not null,
    id uuid not null,
    verification_id uuid not null,
    alert_type text not null,
    severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    status text not null check (status in ('OPEN', 'CONFIRMED', 'DISMISSED')),
    -- A sentence without personal data.
    description text not null,
    -- The earlier verification that has the same document, picture or face; null for other alerts.
    related_verification_id uuid,
    -- Note of the person who decided, encrypted; null without one, and once erased.
    note text,
    decided_by text,
    decided_at timestamptz,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, verification_id) references idv.verifications (workspace_id, id),
    check ((status = 'OPEN') = (decided_at is null))
  );
  -- A verification has one alert of each type.
  create unique index fraud_alerts_single on idv.fraud_alerts (workspace_id, verification_id, alert_type);
  create index fraud_alerts_by_type on idv.fraud_alerts (workspace_id, alert_type, created_at desc, id desc);
  create index fraud_alerts_by_severity on idv.fraud_alerts (workspace_id, severity, created_at desc, id desc);
  create index fraud_alerts_by_status on idv.fraud_alerts (workspace_id, status, created_at desc, id desc);
  create index fraud_alerts_newest on idv.fraud_alerts (workspace_id, created_at desc, id desc);
  create index fraud_alerts_of_verification on idv.fraud_alerts (workspace_id, verification_id, created_at desc, id desc);

  alter table idv.settings enable row level security;
  alter table idv.settings force row level security;
  create policy workspace on idv.settings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on idv.settings to fiducia_app;
  alter table idv.monthly_usage enable row level security;
  alter table idv.monthly_usage force row level security;
  create policy workspace on idv.monthly_usage
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on idv.monthly_usage to fiducia_app;
  alter table idv.verifications enable row level security;
  alter table idv.verifications force row level security;
  create policy workspace on idv.verifications
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on idv.verifications to fiducia_app;
  create policy worker on idv.verifications to fiducia_worker using (true);
  grant select (workspace_id, id, status, expires_at, processing_due_at, processing_attempts, erase_at),
    update (processing_due_at, processing_attempts) on idv.verifications to fiducia_worker;
  alter table idv.images enable row level security;
  alter table idv.images force row level security;
  create policy workspace on idv.images
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on idv.images to fiducia_app;
  create policy worker on idv.images to fiducia_worker using (true);
  grant select (workspace_id, id, verification_id, reading_due_at, reading_attempts),
    update (reading_due_at, reading_attempts) on idv.images to fiducia_worker;
  alter table idv.image_contents enable row level security;
  alter table idv.image_contents force row level security;
  create policy workspace on idv.image_contents
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (content), delete on idv.image_contents to fiducia_app;
  alter table idv.image_parts enable row level security;
  alter table idv.image_parts force row level security;
  create policy workspace on idv.image_parts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on idv.image_parts to fiducia_app;
  alter table idv.fraud_alerts enable row level security;
  alter table idv.fraud_alerts force row level security;
  create policy workspace on idv.fraud_alerts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on idv.fraud_alerts to fiducia_app;
`,
)
