import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

/** Additional columns and tables for transfers to other banks and holds. */
export const rails = migration(
  '20261124500000_core_rails',
  `
  -- The tenant's bank code, sent as the source of its transfers.
  alter table core.policies add column if not exists bank_code text not null default '999999' check (bank_code ~ '^([0-9]{3}|[0-9]{6})$');

  -- Transfers that the simulated rail received, to verify that nothing is sent twice.
  create table core.simulated_rail_transfers (
    workspace_id uuid not null,
    reference text not null,
    behaviour text not null,
    amount_minor bigint not null,
    currency text not null,
    bank_code text not null,
    account_number text not null,
    times_sent integer not null,
    received_at timestamptz,
    primary key (workspace_id, reference)
  );

  -- Time at which the expiry of a hold was published; a posting ends an expired hold without publishing.
  alter table core.holds add column expiry_published_at timestamptz;
  create index holds_untold on core.holds (expires_at) where status = 'EXPIRED' and expiry_published_at is null;
  create unique index holds_reference on core.holds (workspace_id, reference) where reference is not null;
  `,
  tenantTable('core.simulated_rail_transfers', { app: 'select, insert, update' }),
)
