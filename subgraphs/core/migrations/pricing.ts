import { migration } from '#kernel/database/migration.ts'

/** Settings of a workspace, and its versioned fees and limits. A change replaces the row and increments the policy's version. */
export const pricing = migration(
  '20261124100000_core_pricing',
  `
  create table core.policies (
    workspace_id uuid not null primary key,
    -- Version of the fees and limits. A posting names the version that it was priced with.
    version bigint not null,
    time_zone text not null,
    base_currency text not null default 'NGN',
    -- The day whose books are open: postings are booked on it. Closing the day advances it.
    business_date date not null default (now() at time zone 'Africa/Lagos')::date,
    -- AUTOMATIC closes each day at midnight in time_zone.
    day_closing text not null default 'AUTOMATIC' check (day_closing in ('AUTOMATIC', 'MANUAL')),
    -- Source of account numbers and of outgoing transfers: three digits for a deposit bank, six for any other institution.
    bank_code text not null default '999999' check (bank_code ~ '^([0-9]{3}|[0-9]{6})$'),
    -- The tenant as banks abroad know it: its BIC, or without one its name beside its bank code.
    institution_bic text check (institution_bic ~ '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
    institution_name text check (length(institution_name) between 1 and 140)
  );
  alter table core.policies enable row level security;
  alter table core.policies force row level security;
  create policy workspace on core.policies
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.policies to fiducia_app;
  create policy worker on core.policies to fiducia_worker using (true);
  grant select on core.policies to fiducia_worker;
  create policy ledger on core.policies to fiducia_ledger using (true);
  grant select on core.policies to fiducia_ledger;

  -- When each business date was opened, except the first of a workspace.
  create table core.business_days (
    workspace_id uuid not null,
    business_date date not null,
    opened_at timestamptz not null,
    -- The database transaction that opened it: postings of the date before have ended when all earlier ones have.
    opened_xid bigint not null default pg_current_xact_id()::text::bigint,
    primary key (workspace_id, business_date)
  );
  alter table core.business_days enable row level security;
  alter table core.business_days force row level security;
  create policy workspace on core.business_days
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.business_days to fiducia_app;

  create table core.fee_configs (
    workspace_id uuid not null,
    id uuid not null,
    transaction_type text not null,
    transfer_type text,
    currency text not null,
    minimum_amount_minor bigint,
    maximum_amount_minor bigint,
    fee_type text not null check (fee_type in ('FLAT', 'PERCENTAGE')),
    value_minor bigint not null default 0 check (value_minor >= 0),
    rate_ppm bigint not null default 0 check (rate_ppm between 0 and 1000000),
    minimum_fee_minor bigint check (minimum_fee_minor >= 0),
    maximum_fee_minor bigint check (maximum_fee_minor >= 0),
    vat_ppm bigint not null check (vat_ppm between 0 and 1000000),
    version integer not null,
    created_by text not null,
    created_at timestamptz not null,
    replaced_at timestamptz,
    primary key (workspace_id, id),
    check (minimum_amount_minor is null or maximum_amount_minor is null or minimum_amount_minor <= maximum_amount_minor)
  );
  create unique index fee_configs_in_force
    on core.fee_configs (workspace_id, transaction_type, transfer_type, currency, minimum_amount_minor, maximum_amount_minor)
    nulls not distinct where replaced_at is null;
  create index fee_configs_newest on core.fee_configs (workspace_id, created_at desc, id desc);
  alter table core.fee_configs enable row level security;
  alter table core.fee_configs force row level security;
  create policy workspace on core.fee_configs
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (replaced_at) on core.fee_configs to fiducia_app;

  create table core.limits (
    workspace_id uuid not null,
    id uuid not null,
    account_type text,
    transaction_type text not null,
    transfer_type text,
    currency text not null,
    single_minor bigint check (single_minor >= 0),
    daily_minor bigint check (daily_minor >= 0),
    weekly_minor bigint check (weekly_minor >= 0),
    monthly_minor bigint check (monthly_minor >= 0),
    version integer not null,
    created_by text not null,
    created_at timestamptz not null,
    replaced_at timestamptz,
    primary key (workspace_id, id)
  );
  create unique index limits_in_force
    on core.limits (workspace_id, account_type, transaction_type, transfer_type, currency)
    nulls not distinct where replaced_at is null;
  create index limits_newest on core.limits (workspace_id, created_at desc, id desc);
  alter table core.limits enable row level security;
  alter table core.limits force row level security;
  create policy workspace on core.limits
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (replaced_at) on core.limits to fiducia_app;
  `,
)
