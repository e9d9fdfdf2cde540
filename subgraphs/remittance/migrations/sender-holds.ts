import { migration } from '#kernel/database/migration.ts'

/**
 * Transfers can wait for a suspended sender. Existing rows satisfied a stricter constraint, so the new checks need not be
 * validated, and the tables are only locked for the catalogue change.
 */
export const senderHolds = migration(
  '20261128000010_remittance_sender_holds',
  `
  alter table remittance.transfers
    add column sender_held_until timestamptz,
    drop constraint transfers_hold_check,
    add constraint transfers_hold_check check (hold in ('SCREENING_PENDING', 'SCREENING_MATCH', 'SENDER_SUSPENDED')) not valid;
  alter table remittance.transfer_events
    drop constraint transfer_events_reason_check,
    add constraint transfer_events_reason_check check (reason in ('CANCELLED_BY_SENDER', 'FUNDING_DECLINED', 'QUOTE_EXPIRED', 'SCREENING_MATCH', 'SENDER_SUSPENDED', 'SENDER_CLOSED', 'PAYOUT_REJECTED', 'RETURNED_BY_BANK')) not valid;
`,
)
