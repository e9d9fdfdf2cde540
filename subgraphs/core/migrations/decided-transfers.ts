import { migration } from '#kernel/database/migration.ts'

/** Finds the transaction of a payment on which compliance decided. */
export const decidedTransfers = migration(
  '20261127120020_core_decided_transfers',
  `
  create index transactions_payment on core.transactions (workspace_id, (metadata ->> 'paymentId')) where metadata ? 'paymentId';
`,
)
