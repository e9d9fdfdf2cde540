import { migration } from '#kernel/database/migration.ts'

/** Products, and all versions of their terms. An account names the version under which it was opened. */
export const products = migration(
  '20261124100010_core_products',
  `
  create table core.products (
    workspace_id uuid not null,
    id uuid not null,
    code text not null,
    category text not null check (category in ('SAVINGS', 'CURRENT', 'FIXED_DEPOSIT', 'DOMICILIARY', 'JOINT', 'CORPORATE')),
    currency text not null,
    status text not null check (status in ('DRAFT', 'ACTIVE', 'RETIRED')),
    version integer not null check (version > 0),
    name text not null,
    minimum_opening_minor bigint not null check (minimum_opening_minor >= 0),
    minimum_balance_minor bigint not null check (minimum_balance_minor >= 0),
    overdraft_minor bigint not null check (overdraft_minor >= 0),
    -- Percent a year that a negative balance is charged; null for nothing.
    overdraft_rate text,
    interest jsonb,
    -- Percent of the interest earned that a customer forgoes who breaks a term; null for nothing.
    break_penalty_percent text,
    -- Days without use after which an account becomes inactive and dormant; null for never.
    inactive_days integer,
    dormant_days integer,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (least(inactive_days, dormant_days) > 0 and inactive_days < dormant_days),
    primary key (workspace_id, id),
    constraint products_code unique (workspace_id, code)
  );
  create index products_newest on core.products (workspace_id, created_at desc, id desc);
  create index products_by_category on core.products (workspace_id, category, created_at desc, id desc);
  create index products_by_status on core.products (workspace_id, status, created_at desc, id desc);
  create index products_by_currency on core.products (workspace_id, currency, created_at desc, id desc);
  alter table core.products enable row level security;
  alter table core.products force row level security;
  create policy workspace on core.products
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.products to fiducia_app;

  create table core.product_versions (
    workspace_id uuid not null,
    product_id uuid not null,
    version integer not null,
    name text not null,
    minimum_opening_minor bigint not null check (minimum_opening_minor >= 0),
    minimum_balance_minor bigint not null check (minimum_balance_minor >= 0),
    overdraft_minor bigint not null check (overdraft_minor >= 0),
    -- Percent a year that a negative balance is charged; null for nothing.
    overdraft_rate text,
    interest jsonb,
    -- Percent of the interest earned that a customer forgoes who breaks a term; null for nothing.
    break_penalty_percent text,
    -- Days without use after which an account becomes inactive and dormant; null for never.
    inactive_days integer,
    dormant_days integer,
    created_by text not null,
    created_at timestamptz not null,
    check (least(inactive_days, dormant_days) > 0 and inactive_days < dormant_days),
    primary key (workspace_id, product_id, version),
    foreign key (workspace_id, product_id) references core.products (workspace_id, id)
  );
  create trigger append_only before update or delete on core.product_versions
    for each row execute function kernel.refuse_change();
  alter table core.product_versions enable row level security;
  alter table core.product_versions force row level security;
  create policy workspace on core.product_versions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.product_versions to fiducia_app;
  `,
)
