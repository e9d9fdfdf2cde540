import { migration } from '#kernel/database/migration.ts'

/** Corridors, exchange rates and quotes. */
export const corridors = migration(
  '20261124030010_remittance_corridors',
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
    -- Agreement that a sender must have signed; null if none.
    required_agreement text check (required_agreement in ('TERMS', 'PRIVACY', 'DISCLOSURE', 'ESIGN_CONSENT')),
    primary key (workspace_id, id),
    constraint corridors_way unique (workspace_id, send_currency, receive_currency, destination_country)
  );
  create index corridors_paying on remittance.corridors (workspace_id, destination_country, receive_currency);
  alter table remittance.corridors enable row level security;
  alter table remittance.corridors force row level security;
  create policy workspace on remittance.corridors
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on remittance.corridors to fiducia_app;

  -- Units of the receive currency per unit of the send currency, in force until the next rate of the pair.
  create table remittance.rates (
    workspace_id uuid not null,
    send_currency text not null,
    receive_currency text not null,
    valid_from timestamptz not null,
    bid numeric not null check (bid > 0),
    offer numeric not null check (offer >= bid),
    primary key (workspace_id, send_currency, receive_currency, valid_from)
  );
  alter table remittance.rates enable row level security;
  alter table remittance.rates force row level security;
  create policy workspace on remittance.rates
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on remittance.rates to fiducia_app;

  create table remittance.quotes (
    workspace_id uuid not null,
    id uuid not null,
    corridor_id uuid not null,
    -- Null if any sender of the workspace may use the quote.
    customer_id uuid,
    send_amount_minor bigint not null,
    send_currency text not null,
    receive_amount_minor bigint not null,
    receive_currency text not null,
    destination_country text not null,
    exchange_rate numeric not null,
    fee_minor bigint not null,
    -- Part of the amount that the margin on the rate earns.
    margin_minor bigint not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_by_transfer_id uuid,
    used_at timestamptz,
    primary key (workspace_id, id),
    check (least(send_amount_minor, receive_amount_minor) > 0 and exchange_rate > 0 and least(fee_minor, margin_minor) >= 0),
    foreign key (workspace_id, corridor_id) references remittance.corridors (workspace_id, id)
  );
  create index quotes_unused on remittance.quotes (expires_at) where used_by_transfer_id is null;
  alter table remittance.quotes enable row level security;
  alter table remittance.quotes force row level security;
  create policy workspace on remittance.quotes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (used_by_transfer_id, used_at) on remittance.quotes to fiducia_app;
  create policy worker on remittance.quotes to fiducia_worker using (true);
  grant select (workspace_id, id, expires_at, used_by_transfer_id), delete on remittance.quotes to fiducia_worker;
`,
)
