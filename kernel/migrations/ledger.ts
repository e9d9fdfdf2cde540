import { migration } from '../database/migration.ts'
import { openToLedger, ROLES } from '../database/tables.ts'

/** Keys and events of postings are written by the ledger's function, many at a time; `reference` is what such a key came to. */
export const ledger = migration('20261124099990_kernel_ledger', `
  alter table kernel.idempotency add column reference uuid;
  grant usage on sequence kernel.outbox_position to ${ROLES.ledger};`,
  openToLedger('kernel.idempotency', 'select, insert, update'),
  openToLedger('kernel.outbox', 'select, insert'),
)
