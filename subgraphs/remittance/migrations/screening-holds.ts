import { migration } from '#kernel/database/migration.ts'

/** Transfers can wait for an analyst's resolution; that time does not count against the lock of the quote. */
export const screeningHolds = migration(
  '20261126060020_remittance_screening_holds',
  `
  alter table remittance.transfers
    add column screening_ids uuid[] not null default '{}',
    add column payable_until timestamptz;
  drop index remittance.transfers_held;
  create index transfers_held on remittance.transfers (due_at) where due_at is not null and hold is not null;
`,
)
