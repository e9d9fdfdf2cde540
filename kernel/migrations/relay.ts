import { migration } from '#kernel/database/migration.ts'
import { ROLES, tenantTable } from '#kernel/database/tables.ts'

/**
 * The tables of the relay: the number of events of each aggregate, the pending reactions to events, and the
 * lock that the active relay holds.
 */
export const relay = migration(
  '20261122000000_kernel_relay',
  `
  alter table kernel.outbox add column personal text;
  create index outbox_relayed on kernel.outbox (relayed_at) where relayed_at is not null;

  create table kernel.aggregates (
    workspace_id uuid not null,
    aggregate_type text not null,
    aggregate_id uuid not null,
    events bigint not null,
    primary key (workspace_id, aggregate_type, aggregate_id)
  );

  create table kernel.reactions (
    workspace_id uuid not null,
    event_id uuid not null,
    reaction text not null,
    due_at timestamptz not null,
    attempts integer not null,
    created_at timestamptz not null,
    primary key (workspace_id, event_id, reaction),
    foreign key (workspace_id, event_id) references kernel.outbox (workspace_id, id)
  );
  create index reactions_due on kernel.reactions (due_at);

  create table kernel.relays (
    name text primary key
  );
  insert into kernel.relays values ('outbox');
  `,
  tenantTable('kernel.aggregates', { app: 'select, insert, update', worker: 'select, insert, update' }),
  tenantTable('kernel.reactions', { app: 'select', worker: 'select, insert, update, delete' }),
  `grant select, update (name) on kernel.relays to ${ROLES.worker};
   grant select on kernel.relays to ${ROLES.app};
   grant delete on kernel.outbox to ${ROLES.worker};`,
)
