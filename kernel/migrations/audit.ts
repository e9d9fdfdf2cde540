import { migration } from '#kernel/database/migration.ts'

/** The audit log, and the trigger function that makes a table append-only. */
export const audit = migration(
  '20261124000010_kernel_audit',
  `
  create function kernel.refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;
  grant execute on function kernel.refuse_change() to fiducia_app;

  -- Administrative acts. The primary key contains the time, so that the table can be partitioned by month later.
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
  create trigger append_only before update or delete on kernel.audit
    for each row execute function kernel.refuse_change();

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
