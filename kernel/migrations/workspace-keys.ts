import { migration } from '#kernel/database/migration.ts'
import { findableByOwner, referenceTable, ROLES, tenantTable } from '#kernel/database/tables.ts'

/**
 * The keys of each workspace, encrypted with the installation's key. Without its row, the encrypted values of
 * a workspace are lost permanently. `key_changes` counts renewals and destructions, so that processes notice
 * that their copies are out of date. A reseal task is one column of one workspace whose values must be
 * re-encrypted with its newest key; `*` stands for every column.
 */
export const workspaceKeys = migration(
  '20261128000010_kernel_workspace_keys',
  `
  create table kernel.workspace_keys (
    workspace_id uuid not null,
    id text not null check (id ~ '^[0-9a-f]{8}$'),
    version integer not null check (version > 0),
    sealed text,
    created_at timestamptz not null,
    destroyed_at timestamptz,
    primary key (workspace_id, id),
    constraint workspace_keys_version unique (workspace_id, version),
    check ((sealed is null) = (destroyed_at is not null))
  );

  create table kernel.key_changes (
    name text primary key,
    changes bigint not null
  );
  insert into kernel.key_changes values ('workspaces', 0);

  create table kernel.reseal_tasks (
    workspace_id uuid not null,
    target text not null,
    key_id text not null,
    position text[],
    examined bigint not null default 0,
    resealed bigint not null default 0,
    unopened bigint not null default 0,
    due_at timestamptz not null,
    created_at timestamptz not null,
    primary key (workspace_id, target)
  );
  create index reseal_tasks_due on kernel.reseal_tasks (due_at);
  `,
  tenantTable('kernel.workspace_keys', { app: 'select, insert', worker: 'select, update, delete' }),
  findableByOwner('kernel.workspace_keys'),
  referenceTable('kernel.key_changes'),
  tenantTable('kernel.reseal_tasks', { app: 'select, insert', worker: 'select, insert, update, delete' }),
  findableByOwner('kernel.reseal_tasks'),
  `grant update (personal) on kernel.outbox to ${ROLES.app};
   grant update (sealed) on kernel.key_checks to ${ROLES.worker};`,
)
