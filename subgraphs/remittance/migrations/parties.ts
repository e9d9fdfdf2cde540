import { migration } from '#kernel/database/migration.ts'

/** Originator and beneficiary of a transfer, encrypted. They replace the plain-text payout details. */
export const parties = migration(
  '20261122000330_remittance_parties',
  `
  alter table remittance.transfers add column parties text;
  alter table remittance.transfers alter column payout_details drop not null;
`,
)
