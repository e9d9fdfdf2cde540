import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** An index and privileges to erase the deliveries about an erased customer. */
export const erasure = migration(
  '20261122000490_events_erasure',
  `
  create index deliveries_ever_of_customer on events.deliveries (workspace_id, customer_id) where customer_id is not null;
  grant insert, update (response_body) on events.attempts to ${ROLES.app};`,
)
