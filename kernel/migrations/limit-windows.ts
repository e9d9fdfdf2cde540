import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/**
 * Rate-limit windows that several gateways share. The table is unlogged, so it causes no WAL writes; a crash
 * of the server may empty it, which restarts all windows.
 */
export const limitWindows = migration(
  '20261123200000_kernel_limit_windows',
  `
  create unlogged table kernel.limit_windows (
    workspace_id uuid not null,
    bucket text not null,
    granted integer not null,
    part integer not null,
    ends_at timestamptz not null,
    primary key (workspace_id, bucket)
  );
  create index limit_windows_ended on kernel.limit_windows (ends_at);
  `,
  tenantTable('kernel.limit_windows', { app: 'select, insert, update', worker: 'select, delete' }),
)
