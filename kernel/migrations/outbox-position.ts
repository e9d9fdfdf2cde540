import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * Events are ordered by their insertion into the database. Ids come from the clocks of several machines, and
 * a slow clock would put the later of two events first. Events from before this migration have no position
 * and come first.
 */
export const outboxPosition = migration(
  '20261122000020_kernel_outbox_position',
  `
  create sequence kernel.outbox_position;
  alter table kernel.outbox add column position bigint;
  alter table kernel.outbox alter column position set default nextval('kernel.outbox_position');
  create index outbox_in_order on kernel.outbox (position nulls first, id) where relayed_at is null;
  drop index kernel.outbox_waiting;
  grant usage on sequence kernel.outbox_position to ${ROLES.app};
`,
)
