import { migration } from '#kernel/database/migration.ts'

/** Transfers and the statuses that they reached. */
export const transfers = migration(
  '20261124030040_remittance_transfers',
  `
  create domain remittance.transfer_status as text check (value in ('CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED'));
  create domain remittance.transfer_hold as text check (value in ('SCREENING_PENDING', 'SCREENING_MATCH', 'PROTECTION', 'SENDER_SUSPENDED'));
  create domain remittance.collector as text check (value in ('PROVIDER', 'TENANT', 'WALLET'));
  create domain remittance.payout_state as text check (value in ('SENT', 'ACCEPTED'));
  create domain remittance.channel as text check (value in ('MOBILE', 'WEB', 'SVC', 'API'));
  
  create table remittance.transfers (
    workspace_id uuid not null,
    id uuid not null,
    reference text not null,
    customer_id uuid not null,
    quote_id uuid not null,
    recipient_id uuid not null,
    recipient_name text not null,
    -- Originator and beneficiary, copied when the transfer is created, and encrypted.
    parties text,
    -- Account of the beneficiary unencrypted, until a job has encrypted it.
    payout_details jsonb,
    status remittance.transfer_status not null,
    status_at timestamptz not null,
    hold remittance.transfer_hold,
    hold_attempts integer not null,
    -- Screenings whose matches hold or held the transfer.
    screening_ids uuid[] not null default '{}',
    -- Funding deadline of a transfer that was held for an analyst or to protect its sender, whose time does not count against the lock of the quote;
    -- otherwise null, and the expiry of the quote applies.
    payable_until timestamptz,
    -- Time at which a transfer with a suspended sender fails.
    sender_held_until timestamptz,
    -- Time at which the worker processes the transfer next, and its lease during the work; null when no work is left.
    due_at timestamptz,
    -- Set before money is requested: on a failed transfer it means that money was or may have been collected.
    collected_by remittance.collector,
    payout_state remittance.payout_state,
    payout_sent_at timestamptz,
    -- Time at which the worker next asks for a return of the payout; null when it no longer does.
    returns_due_at timestamptz,
    send_amount_minor bigint not null,
    send_currency text not null,
    receive_amount_minor bigint not null,
    receive_currency text not null,
    destination_country text not null,
    exchange_rate numeric not null,
    fee_minor bigint not null,
    -- Part of the amount that the margin on the rate earns.
    margin_minor bigint not null default 0 check (margin_minor >= 0),
    -- Time at which the sender's money was collected.
    funded_at timestamptz,
    -- The core banking account that pays; null when the money comes from elsewhere.
    wallet_id uuid,
    channel remittance.channel,
    transfer_reason text not null,
    source_of_funds text not null,
    relationship_to_recipient text not null,
    signed_agreement_id uuid,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint transfers_reference unique (workspace_id, reference),
    constraint transfers_quote unique (workspace_id, quote_id),
    foreign key (workspace_id, quote_id) references remittance.quotes (workspace_id, id),
    foreign key (workspace_id, recipient_id) references remittance.recipients (workspace_id, id),
    constraint transfers_signed_agreement foreign key (workspace_id, signed_agreement_id) references remittance.signed_agreements (workspace_id, id)
  );
  create index transfers_newest on remittance.transfers (workspace_id, created_at desc, id desc);
  create index transfers_of_customer on remittance.transfers (workspace_id, customer_id, created_at desc, id desc);
  create index transfers_in_status on remittance.transfers (workspace_id, status, created_at desc, id desc);
  create index transfers_moving on remittance.transfers (due_at) where due_at is not null and hold is null;
  create index transfers_held on remittance.transfers (due_at) where due_at is not null and hold is not null;
  create index transfers_watched on remittance.transfers (returns_due_at) where returns_due_at is not null;
  create index transfers_in_flight on remittance.transfers (workspace_id, send_currency)
    where funded_at is not null and status in ('FUNDED', 'PROCESSING', 'FAILED');
  create index transfers_in_clear on remittance.transfers (workspace_id, id) where payout_details is not null;
  alter table remittance.transfers enable row level security;
  alter table remittance.transfers force row level security;
  create policy workspace on remittance.transfers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on remittance.transfers to fiducia_app;
  -- The worker role finds due rows and changes their due time. The app role does everything else in the workspace.
  create policy worker on remittance.transfers to fiducia_worker using (true);
  grant select (workspace_id, id, reference, status, due_at, hold, returns_due_at, payout_details), update (due_at, returns_due_at)
    on remittance.transfers to fiducia_worker;

  create domain remittance.transfer_actor as text check (value in ('SENDER', 'TENANT', 'PLATFORM', 'FUNDING_PROVIDER', 'PAYOUT_PARTNER'));
  create domain remittance.end_reason as text check (value in ('CANCELLED_BY_SENDER', 'FUNDING_DECLINED', 'QUOTE_EXPIRED', 'SCREENING_MATCH', 'SENDER_SUSPENDED', 'SENDER_CLOSED', 'PAYOUT_REJECTED', 'RETURNED_BY_BANK'));
  create domain remittance.reason_code as text check (value ~ '^[A-Z]{2}([0-9]{2}|[A-Z]{2})$');
  
  create table remittance.transfer_events (
    workspace_id uuid not null,
    transfer_id uuid not null,
    -- Part of the key, because a transfer reaches each status once.
    status text not null,
    at timestamptz not null,
    actor remittance.transfer_actor,
    reason remittance.end_reason,
    reason_code remittance.reason_code,
    primary key (workspace_id, transfer_id, status),
    foreign key (workspace_id, transfer_id) references remittance.transfers (workspace_id, id)
  );
  alter table remittance.transfer_events enable row level security;
  alter table remittance.transfer_events force row level security;
  create policy workspace on remittance.transfer_events
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on remittance.transfer_events to fiducia_app;
  create trigger append_only before update or delete on remittance.transfer_events
    for each row execute function kernel.refuse_change();
`,
)
