import { migration } from '#kernel/database/migration.ts'

/** Order of arrival, in which backtests read the transactions of a workspace. */
export const transactionArrivals = migration(
  '20261127150010_compliance_transaction_arrivals',
  `
  create index monitored_transactions_arrival on compliance.monitored_transactions (workspace_id, sequence);
`,
)
