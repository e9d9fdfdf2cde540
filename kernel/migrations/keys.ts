import { migration } from '#kernel/database/migration.ts'

/** The keys of each workspace, encrypted with the installation's key, and the work of re-encrypting values with newer ones. */
export const keys = migration(
  '20261124000040_kernel_keys',
  `
  -- A known text encrypted with the ENCRYPTION_KEY of this database. A key that decrypts it is the right one.
  create table kernel.key_checks (
    name text primary key,
    sealed text not null,
    created_at timestamptz not null
  );
  grant select on kernel.key_checks to fiducia_app;
  grant select, update (sealed) on kernel.key_checks to fiducia_worker;

  -- Without its row, the encrypted values of a workspace are lost permanently.
  create table kernel.workspace_keys (
    workspace_id uuid not null,
    id text not null check (id ~ '^[0-9a-f]{8}$'),
    version integer not null check (version > 0),
    -- Null once the key was destroyed.
    sealed text,
    created_at timestamptz not null,
    destroyed_at timestamptz,
    primary key (workspace_id, id),
    constraint workspace_keys_version unique (workspace_id, version),
    check ((sealed is null) = (destroyed_at is not null))
  );
  alter table kernel.workspace_keys enable row level security;
  alter table kernel.workspace_keys force row level security;
  create policy workspace on kernel.workspace_keys
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on kernel.workspace_keys to fiducia_app;
  create policy worker on kernel.workspace_keys to fiducia_worker using (true);
  grant select, update, delete on kernel.workspace_keys to fiducia_worker;
  create policy lookup on kernel.workspace_keys for select to fiducia_owner using (true);

  -- Counts renewals and destructions, so that processes notice that their copies are out of date.
  create table kernel.key_changes (
    name text primary key,
    changes bigint not null
  );
  insert into kernel.key_changes (name, changes) values ('workspaces', 0);
  grant select on kernel.key_changes to fiducia_app, fiducia_worker;

  -- Columns of workspaces whose values must be re-encrypted with the newest key.
  create table kernel.reseal_tasks (
    workspace_id uuid not null,
    -- One column; * stands for every column.
    target text not null,
    key_id text not null,
    -- Primary key of the last examined row; null before the first.
    position text[],
    examined bigint not null default 0,
    resealed bigint not null default 0,
    unopened bigint not null default 0,
    due_at timestamptz not null,
    created_at timestamptz not null,
    primary key (workspace_id, target)
  );
  create index reseal_tasks_due on kernel.reseal_tasks (due_at);
  alter table kernel.reseal_tasks enable row level security;
  alter table kernel.reseal_tasks force row level security;
  create policy workspace on kernel.reseal_tasks
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on kernel.reseal_tasks to fiducia_app;
  create policy worker on kernel.reseal_tasks to fiducia_worker using (true);
  grant select, insert, update, delete on kernel.reseal_tasks to fiducia_worker;
  create policy lookup on kernel.reseal_tasks for select to fiducia_owner using (true);
`,
)
