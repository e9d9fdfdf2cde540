import { migration } from '#kernel/database/migration.ts'

/** Recipients and their accounts. */
export const recipients = migration(
  '20261124030030_remittance_recipients',
  `
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
    bic text,
    -- Account number, IBAN, phone number and address, encrypted.
    details text,
    -- The same values unencrypted, until a job has encrypted them.
    account_number text,
    iban text,
    phone text,
    address text,
    -- Makes the account searchable.
    account_hash text,
    relationship text,
    warnings text[] not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id)
  );
  create index recipients_of_customer on remittance.recipients (workspace_id, customer_id, created_at desc, id desc) where status = 'ACTIVE';
  create index recipients_ever_of_customer on remittance.recipients (workspace_id, customer_id);
  create index recipients_with_account on remittance.recipients (workspace_id, account_hash, created_at desc, id desc) where account_hash is not null;
  create index recipients_in_clear on remittance.recipients (workspace_id, id) where num_nonnulls(account_number, iban, phone, address) > 0;
  alter table remittance.recipients enable row level security;
  alter table remittance.recipients force row level security;
  create policy workspace on remittance.recipients
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on remittance.recipients to fiducia_app;
  create policy worker on remittance.recipients to fiducia_worker using (true);
  grant select (workspace_id, id, account_number, iban, phone, address) on remittance.recipients to fiducia_worker;
`,
)
