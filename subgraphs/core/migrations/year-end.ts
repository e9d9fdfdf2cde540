import { migration } from '#kernel/database/migration.ts'

/** Year-end closes, and the step of the end of day that records postings in journals. */
export const yearEnd = migration(
  '20261129111000_core_year_end',
  `
  create table core.year_end_closes (
    workspace_id uuid not null,
    id uuid not null,
    fiscal_year integer not null,
    status text not null check (status in ('CLOSED', 'REVERSED')),
    retained_earnings_account_id uuid not null,
    net_income_minor numeric(38, 0) not null,
    -- Objects with name, passed, left and right.
    checks jsonb not null,
    -- The journals in the order of their posting.
    journal_ids uuid[] not null,
    -- The periods before the close: objects with id, status, closedBy and closedAt.
    periods jsonb not null,
    closed_by text not null,
    closed_at timestamptz not null,
    reversed_by text,
    reversed_at timestamptz,
    reversal_reason text,
    primary key (workspace_id, id),
    check (num_nulls(reversed_by, reversed_at, reversal_reason) = case status when 'REVERSED' then 0 else 3 end)
  );
  create unique index year_end_closes_of_year on core.year_end_closes (workspace_id, fiscal_year) where status = 'CLOSED';
  alter table core.year_end_closes enable row level security;
  alter table core.year_end_closes force row level security;
  create policy workspace on core.year_end_closes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.year_end_closes to fiducia_app;

  alter table core.eod_steps drop constraint eod_steps_step_check;
  alter table core.eod_steps add constraint eod_steps_step_check check (step in ('EXPIRIES', 'STANDING_INSTRUCTIONS', 'INTEREST_ACCRUAL',
    'VALUE_CORRECTIONS', 'INTEREST_POSTING', 'TERM_MATURITY', 'SWEEPS', 'DORMANCY', 'BALANCE_SNAPSHOTS', 'GENERAL_LEDGER'));
  `,
)
