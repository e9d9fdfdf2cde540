import { migration } from '#kernel/database/migration.ts'

/** The newest transaction of a workspace, by an index that serves no other statement. */
export const newestTransaction = migration(
  '20261128010010_compliance_newest_transaction',
  `
  -- On the plain column, plans for any parameters prefer this index to those that begin with a customer or a counterparty, and read the
  -- whole window of the workspace.
  drop index compliance.monitored_transactions_newest;
  create index monitored_transactions_newest on compliance.monitored_transactions (workspace_id, (occurred_at at time zone 'UTC') desc)
    where voided_at is null;
`,
)
