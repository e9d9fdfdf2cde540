import { migration } from '#kernel/database/migration.ts'
import { ROLES, tenantTable } from '#kernel/database/tables.ts'

export const initial = migration(
  '20261121000000_kernel_initial',
  `
  create function kernel.refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;

  create table kernel.outbox (
    workspace_id uuid not null,
    id uuid not null,
    type text not null,
    aggregate_type text not null,
    aggregate_id uuid not null,
    sequence bigint,
    data jsonb not null,
    request_id text not null,
    occurred_at timestamptz not null,
    relayed_at timestamptz,
    primary key (workspace_id, id)
  );
  create index outbox_waiting on kernel.outbox (id) where relayed_at is null;

  create table kernel.idempotency (
    workspace_id uuid not null,
    subject text not null,
    key text not null,
    fingerprint text not null,
    outcome text not null check (outcome in ('open', 'done', 'refused', 'secret')),
    snapshot jsonb,
    response_status smallint,
    response_body text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (workspace_id, subject, key)
  );
  create index idempotency_expired on kernel.idempotency (expires_at);
  `,
  tenantTable('kernel.outbox', { app: 'select, insert', worker: 'select, update' }),
  tenantTable('kernel.idempotency', { worker: 'select, delete' }),
  `grant select on kernel.migrations to ${ROLES.app}, ${ROLES.worker};
   grant execute on function kernel.refuse_change() to ${ROLES.app};`,
)
