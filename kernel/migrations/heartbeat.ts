import { migration } from '../database/migration.ts'
import { ROLES, referenceTable } from '../database/tables.ts'

/** When a worker last looked, and how much waited then: every process can tell it without a look at any tenant's row. */
export const heartbeat = migration('20261123300000_kernel_heartbeat', `
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
