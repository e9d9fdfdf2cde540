import { migration } from '#kernel/database/migration.ts'

/** The setting by which compliance decides on transfers between customers, and the transaction that completes a held one, at most one each. */
export const internalDecisions = migration(
  '20261127160000_core_internal_decisions',
  `
  alter table core.policies add column decides_internal_transfers boolean not null default false;
  create unique index transactions_completions on core.transactions (workspace_id, parent_id) where type = 'TRANSFER' and transfer_type = 'INTERNAL' and parent_id is not null;
`,
)
