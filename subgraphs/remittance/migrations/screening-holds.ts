import { migration } from '#kernel/database/migration.ts'

/** A transfer can wait for somebody to look at a match; the time that this takes is not taken off its quote's lock. */
export const screeningHolds = migration('20261126060020_remittance_screening_holds', `
  alter table remittance.transfers
    add column screening_ids uuid[] not null default '{}',
    add column payable_until timestamptz;
  drop index remittance.transfers_held;
  create index transfers_held on remittance.transfers (due_at) where due_at is not null and hold is not null;
`)
