import { migration } from '#kernel/database/migration.ts'

/** Booked steps of remittances: each step once and permanently, written together with its postings. */
export const remittanceBooks = migration(
  '20261124100100_core_remittance_books',
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
  alter table core.remittance_bookings enable row level security;
  alter table core.remittance_bookings force row level security;
  create policy workspace on core.remittance_bookings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.remittance_bookings to fiducia_app;
  create trigger append_only before update or delete on core.remittance_bookings
    for each row execute function kernel.refuse_change();
  `,
)
