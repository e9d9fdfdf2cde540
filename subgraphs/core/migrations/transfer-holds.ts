import { migration } from '#kernel/database/migration.ts'

/** Index for holds of remittances that may be orphaned, so that other holds are not scanned. */
export const transferHolds = migration(
  '20261124600030_core_transfer_holds',
  `
  create index holds_of_transfers on core.holds (updated_at) where created_by = 'remittance' and remaining_minor > 0;
`,
)
