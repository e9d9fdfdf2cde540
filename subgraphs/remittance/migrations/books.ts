import { migration } from '#kernel/database/migration.ts'

/** Transfer data for the ledger: the margin on the rate, and the time of funding. Existing transfers are not in the ledger. */
export const books = migration(
  '20261124600010_remittance_books',
  `
  alter table remittance.quotes add column margin_minor bigint not null default 0 check (margin_minor >= 0);
  alter table remittance.transfers
    add column margin_minor bigint not null default 0 check (margin_minor >= 0),
    add column funded_at timestamptz,
    add column wallet_id uuid;
  alter table remittance.transfers drop constraint transfers_collected_by_check;
  alter table remittance.transfers add check (collected_by in ('PROVIDER', 'TENANT', 'WALLET'));
  create index transfers_in_flight on remittance.transfers (workspace_id, send_currency)
    where funded_at is not null and status in ('FUNDED', 'PROCESSING', 'FAILED');
`,
)
