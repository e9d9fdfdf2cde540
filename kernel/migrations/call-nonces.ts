import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/**
 * Nonces of calls between processes that change state, so that each call takes effect once, on any replica.
 */
export const callNonces = migration(
  '20261123500000_kernel_call_nonces',
  `
  create table kernel.call_nonces (
    workspace_id uuid not null,
    nonce text not null,
    expires_at timestamptz not null,
    primary key (workspace_id, nonce)
  );
  create index call_nonces_expired on kernel.call_nonces (expires_at);
  `,
  tenantTable('kernel.call_nonces', { app: 'select, insert', worker: 'select, delete' }),
)
