import { migration } from '#kernel/database/migration.ts'
import { ROLES, referenceTable } from '#kernel/database/tables.ts'

/**
 * When a worker was last active, and its backlog at that time. Every process can read this row without access
 * to tenants' rows.
 */
export const heartbeat = migration(
  '20261123300000_kernel_heartbeat',
  `
  create table kernel.heartbeats (
    name text primary key,
    seen_at timestamptz,
    backlog jsonb not null
  );
  insert into kernel.heartbeats values ('worker', null, '{}');
  `,
  referenceTable('kernel.heartbeats'),
  `grant update (seen_at, backlog) on kernel.heartbeats to ${ROLES.worker};`,
)
