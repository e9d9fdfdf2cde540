import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Lets a job find transfers with plain-text payout details of an earlier version. A later version drops the column. */
export const payoutDetails = migration(
  '20261122000350_remittance_payout_details',
  `
  create index transfers_in_clear on remittance.transfers (workspace_id, id) where payout_details is not null;
  grant select (payout_details) on remittance.transfers to ${ROLES.worker};`,
)
