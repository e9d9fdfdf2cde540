import { migration } from '#kernel/database/migration.ts'

/** Customers and the counters of their numbers. */
export const customers = migration(
  '20261124010030_identity_customers',
  `
  create table identity.customer_numbers (
    workspace_id uuid not null primary key,
    taken bigint not null
  );
  alter table identity.customer_numbers enable row level security;
  alter table identity.customer_numbers force row level security;
  create policy workspace on identity.customer_numbers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.customer_numbers to fiducia_app;

  create table identity.customers (
    workspace_id uuid not null,
    id uuid not null,
    external_id text not null,
    customer_number text,
    type text not null default 'INDIVIDUAL' check (type in ('INDIVIDUAL', 'CORPORATE', 'JOINT')),
    status text not null default 'ACTIVE' check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'DORMANT', 'CLOSED', 'BLACKLISTED')),
    status_reason text,
    first_name text,
    last_name text,
    legal_name text,
    incorporation_date date,
    country_code text,
    kyc_status text not null check (kyc_status in ('UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED')),
    kyc_level smallint not null check (kyc_level between 0 and 3),
    kyc_attested_by text,
    kyc_attested_at timestamptz,
    -- E-mail address, phone number, date of birth, address and identification numbers, encrypted. Payments above a threshold must contain the sender's
    -- address (FATF recommendation 16).
    personal text,
    -- The first four unencrypted, until a job has encrypted them.
    email text,
    phone text,
    date_of_birth date,
    address text,
    phone_hash text,
    -- Null until computed; empty when the customer has no e-mail address.
    email_hash text,
    bvn_hash text,
    nin_hash text,
    tin_hash text,
    erased_at timestamptz,
    erased_by text,
    erasure_reason text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    unique (workspace_id, external_id),
    constraint customers_number unique (workspace_id, customer_number)
  );
  create index customers_listed on identity.customers (workspace_id, created_at desc, id desc);
  create index customers_by_kyc on identity.customers (workspace_id, kyc_status, created_at desc, id desc);
  create index customers_by_status on identity.customers (workspace_id, status, created_at desc, id desc);
  create index customers_by_type on identity.customers (workspace_id, type, created_at desc, id desc);
  create index customers_by_phone on identity.customers (workspace_id, phone_hash, created_at desc, id desc) where phone_hash is not null;
  create index customers_by_email on identity.customers (workspace_id, email_hash, created_at desc, id desc) where email_hash <> '';
  create index customers_by_bvn on identity.customers (workspace_id, bvn_hash, created_at desc, id desc) where bvn_hash is not null;
  create index customers_by_nin on identity.customers (workspace_id, nin_hash, created_at desc, id desc) where nin_hash is not null;
  create index customers_by_tin on identity.customers (workspace_id, tin_hash, created_at desc, id desc) where tin_hash is not null;
  create index customers_without_email_hash on identity.customers (workspace_id, id) where email_hash is null;
  create index customers_in_clear on identity.customers (workspace_id, id) where num_nonnulls(email, phone, date_of_birth, address) > 0;
  alter table identity.customers enable row level security;
  alter table identity.customers force row level security;
  create policy workspace on identity.customers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.customers to fiducia_app;
  create policy worker on identity.customers to fiducia_worker using (true);
  grant select (workspace_id, id, email, phone, date_of_birth, address, email_hash) on identity.customers to fiducia_worker;

  -- Assigns the next number of the workspace in the transaction of the insert, so that no number is skipped.
  create function identity.number_customer() returns trigger language plpgsql as $$
  begin
    insert into identity.customer_numbers as n (workspace_id, taken) values (new.workspace_id, 1)
      on conflict (workspace_id) do update set taken = n.taken + 1
      returning 'CUS' || lpad(n.taken::text, greatest(8, length(n.taken::text)), '0') into new.customer_number;
    return new;
  end $$;
  create trigger numbered before insert on identity.customers for each row when (new.customer_number is null) execute function identity.number_customer();
`,
)
