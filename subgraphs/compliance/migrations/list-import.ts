import { migration } from '#kernel/database/migration.ts'
import { referenceTable, ROLES, tenantTable } from '#kernel/database/tables.ts'

/**
 * Columns and tables for imports and refreshes. A rejected file has no content hash. Entries are searched by prefixes of their words and
 * numbers, and by source, which is stored as one more word. A source records its last attempt and its last complete check. Two tables
 * hold the alerts for every workspace and the requests for refreshes.
 */
export const listImport = migration(
  '20261126020000_compliance_list_import',
  `
  alter table compliance.list_versions alter column sha256 drop not null;
  alter table compliance.list_versions add check (status = 'REJECTED' or sha256 is not null);
  create unique index list_versions_named on compliance.list_versions (source, version);

  alter table compliance.list_sources add column tried_at timestamptz, add column whole_checked_at timestamptz, add column changes_etag text, add column changes_last_modified text;

  alter table compliance.list_entries add column words text[] not null default '{}';
  create index list_entries_words on compliance.list_entries using gin (array_to_tsvector(array_append(words, source))) where until is null;

  create table compliance.list_alerts (
    id uuid primary key,
    code text not null,
    severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    component text not null,
    message text not null,
    raised_at timestamptz not null,
    published_up_to uuid,
    published_at timestamptz
  );
  create index list_alerts_unpublished on compliance.list_alerts (id) where published_at is null;

  create table compliance.list_refreshes (
    workspace_id uuid not null,
    source text not null,
    asked_by text not null,
    asked_at timestamptz not null,
    primary key (workspace_id, source)
  );
  create index list_refreshes_asked on compliance.list_refreshes (source);
  `,
  referenceTable('compliance.list_alerts'),
  `grant insert, update, delete on compliance.list_alerts to ${ROLES.worker};`,
  tenantTable('compliance.list_refreshes', { app: 'select, insert, update', worker: 'select, delete' }),
)
