import { migration } from '#kernel/database/migration.ts'

/**
 * Exchange rates, the corridors in which customers may convert money, and quotes of conversions. The parts of a cross-currency transfer
 * are transactions with the transfer as their parent.
 */
export const currencies = migration(
  '20261128161500_core_currencies',
  `
  -- Age in hours from which a rate is no longer used; null if rates do not age.
  alter table core.policies add column rate_ttl_hours integer default 24 check (rate_ttl_hours > 0);

  create domain core.rate_type as text check (value in ('BUY', 'SELL', 'MID'));

  -- Versions of rates: units of the quote currency for one unit of the base currency.
  create table core.exchange_rates (
    workspace_id uuid not null,
    id uuid not null,
    base_currency text not null,
    quote_currency text not null,
    rate_type core.rate_type not null,
    rate text not null check (rate ~ '^(0|[1-9][0-9]*)([.][0-9]*[1-9])?$' and rate <> '0'),
    effective_from timestamptz not null,
    source text,
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    check (base_currency <> quote_currency)
  );
  -- The newest rate of a pair and type at a moment is at the end of its part of the index.
  create index exchange_rates_in_force
    on core.exchange_rates (workspace_id, base_currency, quote_currency, rate_type, effective_from, id);
  create index exchange_rates_of_pair on core.exchange_rates (workspace_id, base_currency, quote_currency, effective_from, id);
  alter table core.exchange_rates enable row level security;
  alter table core.exchange_rates force row level security;
  create policy workspace on core.exchange_rates
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.exchange_rates to fiducia_app;
  create trigger append_only before update or delete on core.exchange_rates
    for each row execute function kernel.refuse_change();

  create table core.corridors (
    workspace_id uuid not null,
    id uuid not null,
    source_currency text not null,
    target_currency text not null,
    -- By how much rates are moved against the customer, in hundredths of a percent.
    spread_bps integer not null check (spread_bps between 0 and 9999),
    -- Bounds of the amount, in the source currency.
    min_amount_minor bigint check (min_amount_minor >= 0),
    max_amount_minor bigint check (max_amount_minor >= 0),
    enabled boolean not null,
    version integer not null,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    constraint corridors_pair unique (workspace_id, source_currency, target_currency),
    check (source_currency <> target_currency),
    check (min_amount_minor is null or max_amount_minor is null or min_amount_minor <= max_amount_minor)
  );
  create index corridors_newest on core.corridors (workspace_id, created_at desc, id desc);
  alter table core.corridors enable row level security;
  alter table core.corridors force row level security;
  create policy workspace on core.corridors
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.corridors to fiducia_app;

  -- Quotes of cross-currency transfers; each is used once, before it expires.
  create table core.conversion_quotes (
    workspace_id uuid not null,
    id uuid not null,
    source_account_id uuid not null,
    destination_account_id uuid not null,
    amount_minor bigint not null,
    fee_minor bigint not null,
    vat_minor bigint not null,
    -- As in the metadata of the transfer.
    conversion jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (workspace_id, id)
  );
  create index conversion_quotes_expired on core.conversion_quotes (expires_at);
  alter table core.conversion_quotes enable row level security;
  alter table core.conversion_quotes force row level security;
  create policy workspace on core.conversion_quotes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.conversion_quotes to fiducia_app;
  create policy ledger on core.conversion_quotes to fiducia_ledger using (true);
  grant select, update (used_at) on core.conversion_quotes to fiducia_ledger;
  create policy worker on core.conversion_quotes to fiducia_worker using (true);
  grant select (workspace_id, id, expires_at), delete on core.conversion_quotes to fiducia_worker;

  -- Parts of transfers and of reversals, by the transaction that they belong to.
  create index transactions_legs on core.transactions (workspace_id, parent_id)
    where parent_id is not null and type in ('TRANSFER', 'REVERSAL');
  create index transactions_conversions on core.transactions (workspace_id, id) where metadata ? 'conversion';
  `,
)
