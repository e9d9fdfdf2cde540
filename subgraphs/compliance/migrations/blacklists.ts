import { migration } from '#kernel/database/migration.ts'

/** Values that a tenant does not want to deal with, by kind. */
export const blacklists = migration(
  '20261127020020_compliance_blacklists',
  `
  create table compliance.blacklist_entries (
    workspace_id uuid not null,
    id uuid not null,
    kind text not null check (kind in ('NAME', 'ACCOUNT', 'CARD_HASH', 'DEVICE', 'IP', 'CIDR', 'EMAIL', 'EMAIL_DOMAIN', 'PHONE',
      'WALLET', 'MERCHANT', 'NATIONAL_ID', 'COUNTRY', 'ADDRESS')),
    -- Keyed hash of kind and canonical value.
    value_hash text not null,
    -- The network of a CIDR entry in plain, since containment cannot be found by a hash.
    network cidr,
    -- The value as it was given, encrypted.
    value text not null,
    reason text not null,
    source text,
    expires_at timestamptz,
    added_by text not null,
    -- The API key that acted; null when a staff member acted.
    added_by_key uuid,
    added_at timestamptz not null,
    removed_at timestamptz,
    removed_by text,
    removed_by_key uuid,
    primary key (workspace_id, id),
    check ((kind = 'CIDR') = (network is not null))
  );
  -- A value is on a list once at a time. Removed entries stay as evidence of earlier hits.
  create unique index blacklist_entries_current on compliance.blacklist_entries (workspace_id, kind, value_hash) where removed_at is null;
  -- Evaluations, also as of an earlier moment.
  create index blacklist_entries_value on compliance.blacklist_entries (workspace_id, value_hash);
  create index blacklist_entries_network on compliance.blacklist_entries using gist (network inet_ops) where network is not null;
  create index blacklist_entries_newest on compliance.blacklist_entries (workspace_id, kind, added_at desc, id desc) where removed_at is null;
  alter table compliance.blacklist_entries enable row level security;
  alter table compliance.blacklist_entries force row level security;
  create policy workspace on compliance.blacklist_entries
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (value, removed_at, removed_by, removed_by_key) on compliance.blacklist_entries to fiducia_app;
`,
)
