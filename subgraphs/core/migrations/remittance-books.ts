import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

/** Booked steps of remittances: each step once and permanently, written together with its postings. */
export const remittanceBooks = migration(
  '20261124600020_core_remittance_books',
  `
  create table core.remittance_bookings (
    workspace_id uuid not null,
    transfer_id uuid not null,
    step text not null check (step in ('FUNDED', 'COMPLETED', 'REFUNDED')),
    currency text not null,
    -- Net amount that the step added to the clearing account; negative if it was debited.
    clearing_minor bigint not null,
    booked_at timestamptz not null,
    primary key (workspace_id, transfer_id, step)
  );
  `,
  tenantTable('core.remittance_bookings', { app: 'select, insert' }),
  appendOnly('core.remittance_bookings'),
)
