import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** Workspaces whose events wait because the personal data of one of them could not be decrypted. */
export const relayHolds = migration(
  '20261122000030_kernel_relay_holds',
  `
  create table kernel.relay_holds (
    workspace_id uuid primary key,
    held_at timestamptz not null
  );`,
  tenantTable('kernel.relay_holds', { app: 'select', worker: 'select, insert, delete' }),
)
