import { migration } from '#kernel/database/migration.ts'
import { ROLES, tenantTable } from '#kernel/database/tables.ts'

/**
 * Failing, cancelling and refunding: who collected the money, whether the payout was sent, the reason of each step, and the
 * state of the simulators.
 */
export const failurePaths = migration(
  '20261122000300_remittance_failure_paths',
  `
  alter table remittance.transfers
    add column collected_by text check (collected_by in ('PROVIDER', 'TENANT')),
    add column payout_state text check (payout_state in ('SENT', 'ACCEPTED')),
    add column payout_sent_at timestamptz,
    add column returns_due_at timestamptz;
  create index transfers_watched on remittance.transfers (returns_due_at) where returns_due_at is not null;

  alter table remittance.transfer_events
    add column actor text check (actor in ('SENDER', 'TENANT', 'PLATFORM', 'FUNDING_PROVIDER', 'PAYOUT_PARTNER')),
    add column reason text check (reason in ('CANCELLED_BY_SENDER', 'FUNDING_DECLINED', 'QUOTE_EXPIRED', 'SCREENING_MATCH', 'PAYOUT_REJECTED', 'RETURNED_BY_BANK')),
    add column reason_code text check (reason_code ~ '^[A-Z]{2}([0-9]{2}|[A-Z]{2})$');

  create table remittance.simulated_collections (
    workspace_id uuid not null,
    reference text not null,
    state text not null check (state in ('COLLECTED', 'DECLINED', 'CLOSED', 'REFUNDED')),
    amount_minor bigint not null,
    currency text not null,
    state_at timestamptz not null,
    primary key (workspace_id, reference)
  );

  create table remittance.simulated_payouts (
    workspace_id uuid not null,
    reference text not null,
    behaviour text not null,
    amount_minor bigint not null,
    currency text not null,
    times_sent integer not null,
    times_received integer not null,
    received_at timestamptz,
    primary key (workspace_id, reference)
  );

  -- Fills the columns of transfers under way. Row-level security also applies to the owner, so it is suspended.
  alter table remittance.transfers no force row level security;
  insert into remittance.simulated_collections (workspace_id, reference, state, amount_minor, currency, state_at)
    select workspace_id, reference, 'COLLECTED', send_amount_minor + fee_minor, send_currency, status_at
    from remittance.transfers where status in ('FUNDED', 'PROCESSING');
  update remittance.transfers
    set collected_by = 'PROVIDER',
      payout_state = case status when 'PROCESSING' then 'ACCEPTED' end,
      payout_sent_at = case status when 'PROCESSING' then status_at end
    where status in ('FUNDED', 'PROCESSING');
  insert into remittance.simulated_payouts (workspace_id, reference, behaviour, amount_minor, currency, times_sent, times_received, received_at)
    select workspace_id, reference, 'PAYS', receive_amount_minor, receive_currency, 1, 1, status_at
    from remittance.transfers where status = 'PROCESSING';
  -- Held permanently until now: the first screening result stands, so the next check fails them.
  update remittance.transfers set hold = 'SCREENING_PENDING', due_at = now() where hold = 'SCREENING_MATCH';
  alter table remittance.transfers force row level security;
  `,
  tenantTable('remittance.simulated_collections', { app: 'select, insert, update (state, state_at)' }),
  tenantTable('remittance.simulated_payouts', {
    app: 'select, insert, update (times_sent, times_received, received_at)',
  }),
  `grant select (returns_due_at), update (returns_due_at) on remittance.transfers to ${ROLES.worker};`,
)
