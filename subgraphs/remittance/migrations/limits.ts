import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

/** Sending limits of KYC levels, and the rows that a sender's transfers lock while they are counted. */
export const limits = migration(
  '20261122000320_remittance_limits',
  `
  create table remittance.kyc_limits (
    workspace_id uuid not null,
    level smallint not null check (level between 0 and 3),
    currency text not null,
    effective_from timestamptz not null,
    per_day_minor bigint not null check (per_day_minor >= 0),
    per_month_minor bigint not null check (per_month_minor >= per_day_minor),
    primary key (workspace_id, level, currency, effective_from)
  );

  create table remittance.senders (
    workspace_id uuid not null,
    customer_id uuid not null,
    created_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );
  `,
  tenantTable('remittance.kyc_limits', { app: 'select, insert' }),
  appendOnly('remittance.kyc_limits'),
  // Locking a row requires the UPDATE privilege.
  tenantTable('remittance.senders', { app: 'select, insert, update' }),
)
