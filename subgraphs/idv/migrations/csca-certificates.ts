import { migration } from '#kernel/database/migration.ts'

/** Certificates of the countries that sign chips, which all tenants share, and the chips of verifications. */
export const cscaCertificates = migration(
  '20261202000020_idv_csca_certificates',
  `
  create table idv.csca_certificates (
    -- SHA-256 of the certificate, as hex.
    sha256 text primary key,
    -- Two letters, as the certificate names it; null where it names none.
    country text,
    subject text not null,
    -- The subject in small letters, by which the certificates that it issued are found.
    subject_key text not null,
    -- Hex; null where the certificate has none.
    subject_key_id text,
    serial_number text not null,
    not_before timestamptz not null,
    not_after timestamptz not null,
    -- DER.
    certificate bytea not null,
    -- Trusted in sandboxes alone.
    is_test boolean not null,
    imported_at timestamptz not null,
    revoked_at timestamptz
  );
  create index csca_certificates_named on idv.csca_certificates (subject_key);
  create index csca_certificates_keyed on idv.csca_certificates (subject_key_id) where subject_key_id is not null;
  grant select on idv.csca_certificates to fiducia_app;

  create table idv.chips (
    workspace_id uuid not null,
    verification_id uuid not null,
    -- Whether the chip was authentic when it was sent.
    is_authentic boolean not null,
    -- The chip's zone, its portrait and the checks, encrypted.
    details text not null,
    created_at timestamptz not null,
    primary key (workspace_id, verification_id),
    foreign key (workspace_id, verification_id) references idv.verifications (workspace_id, id)
  );
  alter table idv.chips enable row level security;
  alter table idv.chips force row level security;
  create policy workspace on idv.chips
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on idv.chips to fiducia_app;
`,
)
