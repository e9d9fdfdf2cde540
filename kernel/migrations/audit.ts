import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

/**
 * Administrative acts. The primary key contains the time, so that the table can be partitioned by month
 * later. Acts on the whole installation have no workspace; they are stored in a table that only the owner can
 * access.
 */
export const audit = migration(
  '20261123400000_kernel_audit',
  `
  create table kernel.audit (
    workspace_id uuid not null,
    at timestamptz not null,
    id uuid not null,
    act text not null,
    outcome text not null check (outcome in ('DONE', 'REFUSED')),
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

  create table kernel.installation_audit (
    at timestamptz not null,
    id uuid not null,
    act text not null,
    actor_id text not null,
    data jsonb not null,
    primary key (at, id)
  );`,
  tenantTable('kernel.audit', { app: 'select, insert' }),
  appendOnly('kernel.audit'),
  appendOnly('kernel.installation_audit'),
)
