import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Lets a duty find the transfers whose payout details a version before kept in clear. A later version drops the column. */
export const payoutDetails = migration('20261122000350_remittance_payout_details', `
  create index transfers_in_clear on remittance.transfers (workspace_id, id) where payout_details is not null;
  grant select (payout_details) on remittance.transfers to ${ROLES.worker};`)
