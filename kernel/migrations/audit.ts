import { migration } from '#kernel/database/migration.ts'

/** The audit log with its hash chain, and the trigger function that makes a table append-only. */
export const audit = migration(
  '20261124000010_kernel_audit',
  `
  create function kernel.refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;
  grant execute on function kernel.refuse_change() to fiducia_app;

  -- Administrative acts, and the acts that a domain audits as a whole. The primary key contains the time, so that the table can be partitioned by month later.
  create domain kernel.act_outcome as text check (value in ('DONE', 'REFUSED'));

  create table kernel.audit (
    workspace_id uuid not null,
    at timestamptz not null,
    id uuid not null,
    act text not null,
    outcome kernel.act_outcome not null,
    actor_kind text not null,
    actor_id text not null,
    aggregate_type text,
    aggregate_id uuid,
    data jsonb not null,
    request_id text not null,
    source_address text,
    primary key (workspace_id, at, id)
  );
  create index audit_by_act on kernel.audit (workspace_id, act, at, id);
  create index audit_by_actor on kernel.audit (workspace_id, actor_id, at, id);
  create index audit_of_aggregate on kernel.audit (workspace_id, aggregate_id, at, id) where aggregate_id is not null;
  alter table kernel.audit enable row level security;
  alter table kernel.audit force row level security;
  create policy workspace on kernel.audit
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on kernel.audit to fiducia_app;
  create policy worker on kernel.audit to fiducia_worker using (true);
  grant select on kernel.audit to fiducia_worker;
  create trigger append_only before update or delete on kernel.audit
    for each row execute function kernel.refuse_change();

  -- Rows that the worker has not sealed yet. The statement that inserts a row queues it; a row in neither the queue nor the chain
  -- was inserted by other means.
  create table kernel.audit_queue (
    workspace_id uuid not null,
    at timestamptz not null,
    audit_id uuid not null,
    primary key (workspace_id, at, audit_id)
  );
  alter table kernel.audit_queue enable row level security;
  alter table kernel.audit_queue force row level security;
  create policy workspace on kernel.audit_queue
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant insert on kernel.audit_queue to fiducia_app;
  create policy worker on kernel.audit_queue to fiducia_worker using (true);
  grant select, delete on kernel.audit_queue to fiducia_worker;

  -- The hash chain of each workspace, one seal for each row of the audit.
  create table kernel.audit_seals (
    workspace_id uuid not null,
    sequence bigint not null check (sequence > 0),
    at timestamptz not null,
    audit_id uuid not null,
    previous_hash bytea not null check (octet_length(previous_hash) = 32),
    hash bytea not null check (octet_length(hash) = 32),
    -- Never earlier than that of the seal before, so that the exports of consecutive periods join without gap or overlap.
    sealed_at timestamptz not null,
    primary key (workspace_id, sequence)
  );
  -- The seal of a listed row; a row is sealed once.
  create unique index audit_seals_of_row on kernel.audit_seals (workspace_id, audit_id);
  -- The first seal of a period.
  create index audit_seals_by_time on kernel.audit_seals (workspace_id, sealed_at, sequence);
  alter table kernel.audit_seals enable row level security;
  alter table kernel.audit_seals force row level security;
  create policy workspace on kernel.audit_seals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on kernel.audit_seals to fiducia_app;
  create policy worker on kernel.audit_seals to fiducia_worker using (true);
  grant select, insert on kernel.audit_seals to fiducia_worker;
  create trigger append_only before update or delete on kernel.audit_seals
    for each row execute function kernel.refuse_change();

  -- The head of each chain; its lock makes one worker at a time seal the workspace.
  create table kernel.audit_heads (
    workspace_id uuid primary key,
    sequence bigint not null,
    hash bytea not null check (octet_length(hash) = 32),
    sealed_at timestamptz not null
  );
  alter table kernel.audit_heads enable row level security;
  alter table kernel.audit_heads force row level security;
  create policy workspace on kernel.audit_heads
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on kernel.audit_heads to fiducia_app;
  create policy worker on kernel.audit_heads to fiducia_worker using (true);
  grant select, insert, update on kernel.audit_heads to fiducia_worker;

  -- Acts on the whole installation, which have no workspace. Only the owner can access them.
  create table kernel.installation_audit (
    at timestamptz not null,
    id uuid not null,
    act text not null,
    actor_id text not null,
    data jsonb not null,
    primary key (at, id)
  );
  create trigger append_only before update or delete on kernel.installation_audit
    for each row execute function kernel.refuse_change();
`,
)
