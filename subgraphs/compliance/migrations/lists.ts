import { migration } from '#kernel/database/migration.ts'
import { referenceTable, ROLES } from '#kernel/database/tables.ts'

const TABLES = ['compliance.list_sources', 'compliance.list_versions', 'compliance.list_entries']

/**
 * All tenants share the lists. An entry is stored once for all versions in which it is unchanged: from version `since` (inclusive) to
 * `until` (exclusive; null means still listed).
 */
export const lists = migration(
  '20261126010000_compliance_lists',
  `
  create table compliance.list_versions (
    source text not null,
    number integer not null check (number > 0),
    version text not null,
    status text not null check (status in ('ACTIVE', 'SUPERSEDED', 'REJECTED')),
    reject_reason text,
    layout text,
    is_demo boolean not null default false,
    entries integer not null,
    added integer not null,
    removed integer not null,
    changed integer not null,
    sha256 bytea not null,
    published_on date,
    imported_at timestamptz not null,
    primary key (source, number)
  );
  create unique index list_versions_active on compliance.list_versions (source) where status = 'ACTIVE';

  create table compliance.list_sources (
    source text primary key,
    active_number integer,
    last_checked_at timestamptz,
    etag text,
    last_modified text,
    failing_since timestamptz,
    failure text,
    foreign key (source, active_number) references compliance.list_versions (source, number)
  );

  create table compliance.list_entries (
    source text not null,
    entry_id text collate "C" not null,
    since integer not null,
    until integer,
    sha256 bytea not null,
    content jsonb not null,
    primary key (source, entry_id, since),
    check (until > since)
  );
  create unique index list_entries_standing on compliance.list_entries (source, entry_id) where until is null;
  create index list_entries_until on compliance.list_entries (source, until) where until is not null;
  create index list_entries_since on compliance.list_entries (source, since);
  `,
  ...TABLES.map(referenceTable),
  `grant select, insert, update on ${TABLES.join(', ')} to ${ROLES.worker};`,
)
