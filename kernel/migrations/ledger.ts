import { migration } from '#kernel/database/migration.ts'
import { openToLedger, ROLES } from '#kernel/database/tables.ts'

/**
 * The ledger's function writes the idempotency keys and events of postings in batches. `reference` identifies
 * the result of a posting.
 */
export const ledger = migration(
  '20261124099990_kernel_ledger',
  `
  alter table kernel.idempotency add column reference uuid;
  grant usage on sequence kernel.outbox_position to ${ROLES.ledger};`,
  openToLedger('kernel.idempotency', 'select, insert, update'),
  openToLedger('kernel.outbox', 'select, insert'),
)
