import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

export const initial = migration(
  '20261121000300_remittance_initial',
  `
  create table remittance.corridors (
    workspace_id uuid not null,
    id uuid not null,
    send_currency text not null,
    receive_currency text not null,
    destination_country text not null,
    is_enabled boolean not null,
    minimum_minor bigint not null check (minimum_minor > 0),
    maximum_minor bigint not null check (maximum_minor >= minimum_minor),
    margin_ppm bigint not null check (margin_ppm between 0 and 999999),
    fee_fixed_minor bigint not null check (fee_fixed_minor >= 0),
    fee_ppm bigint not null check (fee_ppm between 0 and 1000000),
    lock_seconds integer not null check (lock_seconds > 0),
    payout_methods text[] not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint corridors_way unique (workspace_id, send_currency, receive_currency, destination_country)
  );
  create index corridors_paying on remittance.corridors (workspace_id, destination_country, receive_currency);

  create table remittance.rates (
    workspace_id uuid not null,
    send_currency text not null,
    receive_currency text not null,
    valid_from timestamptz not null,
    bid numeric not null check (bid > 0),
    offer numeric not null check (offer >= bid),
    primary key (workspace_id, send_currency, receive_currency, valid_from)
  );

  create table remittance.quotes (
    workspace_id uuid not null,
    id uuid not null,
    corridor_id uuid not null,
    customer_id uuid,
    send_amount_minor bigint not null check (send_amount_minor > 0),
    send_currency text not null,
    receive_amount_minor bigint not null check (receive_amount_minor > 0),
    receive_currency text not null,
    destination_country text not null,
    exchange_rate numeric not null check (exchange_rate > 0),
    fee_minor bigint not null check (fee_minor >= 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_by_transfer_id uuid,
    used_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, corridor_id) references remittance.corridors (workspace_id, id)
  );

  create table remittance.recipients (
    workspace_id uuid not null,
    id uuid not null,
    customer_id uuid not null,
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    first_name text,
    last_name text,
    business_name text,
    country text not null,
    currency text not null,
    payout_method text not null check (payout_method in ('BANK_ACCOUNT', 'MOBILE_WALLET', 'CASH_PICKUP')),
    bank_code text,
    account_number text,
    iban text,
    bic text,
    phone text,
    relationship text,
    address text,
    warnings text[] not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id)
  );
  create index recipients_of_customer on remittance.recipients (workspace_id, customer_id, created_at desc, id desc) where status = 'ACTIVE';

  create table remittance.transfers (
    workspace_id uuid not null,
    id uuid not null,
    reference text not null,
    customer_id uuid not null,
    quote_id uuid not null,
    recipient_id uuid not null,
    recipient_name text not null,
    payout_details jsonb not null,
    status text not null check (status in ('CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED', 'FAILED', 'REFUNDED')),
    status_at timestamptz not null,
    hold text check (hold in ('SCREENING_PENDING', 'SCREENING_MATCH')),
    hold_attempts integer not null,
    due_at timestamptz,
    send_amount_minor bigint not null,
    send_currency text not null,
    receive_amount_minor bigint not null,
    receive_currency text not null,
    destination_country text not null,
    exchange_rate numeric not null,
    fee_minor bigint not null,
    channel text check (channel in ('MOBILE', 'WEB', 'SVC', 'API')),
    transfer_reason text not null,
    source_of_funds text not null,
    relationship_to_recipient text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint transfers_reference unique (workspace_id, reference),
    constraint transfers_quote unique (workspace_id, quote_id),
    foreign key (workspace_id, quote_id) references remittance.quotes (workspace_id, id),
    foreign key (workspace_id, recipient_id) references remittance.recipients (workspace_id, id)
  );
  create index transfers_newest on remittance.transfers (workspace_id, created_at desc, id desc);
  create index transfers_of_customer on remittance.transfers (workspace_id, customer_id, created_at desc, id desc);
  create index transfers_in_status on remittance.transfers (workspace_id, status, created_at desc, id desc);
  create index transfers_moving on remittance.transfers (due_at) where due_at is not null and hold is null;
  create index transfers_held on remittance.transfers (due_at) where due_at is not null and hold = 'SCREENING_PENDING';

  create table remittance.transfer_events (
    workspace_id uuid not null,
    transfer_id uuid not null,
    status text not null,
    at timestamptz not null,
    primary key (workspace_id, transfer_id, status),
    foreign key (workspace_id, transfer_id) references remittance.transfers (workspace_id, id)
  );
  `,
  tenantTable('remittance.corridors', { app: 'select, insert, update' }),
  tenantTable('remittance.rates', { app: 'select, insert' }),
  tenantTable('remittance.quotes', { app: 'select, insert, update (used_by_transfer_id, used_at)' }),
  tenantTable('remittance.recipients', { app: 'select, insert, update' }),
  // The worker role finds due rows and changes their due time. The app role does everything else in the workspace.
  tenantTable('remittance.transfers', {
    app: 'select, insert, update',
    worker: 'select (workspace_id, id, due_at, hold), update (due_at)',
  }),
  tenantTable('remittance.transfer_events', { app: 'select, insert' }),
  appendOnly('remittance.transfer_events'),
)
