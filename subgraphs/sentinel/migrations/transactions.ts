import { migration } from '#kernel/database/migration.ts'

/** Transactions and account events of enrolled customers. */
export const transactions = migration(
  '20261201000320_sentinel_transactions',
  `
  create table sentinel.transactions (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    -- The tenant's id.
    transaction_id text not null,
    -- Keyed hash of the content, to distinguish a repeat from another transaction with the same id.
    content_hash text not null,
    account_id text,
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    type text not null check (type in ('TRANSFER', 'WIRE', 'REMITTANCE', 'CASH', 'CARD', 'CHECK', 'BILL', 'CRYPTO', 'GIFT_CARD', 'INCOME',
      'INTEREST', 'FEE', 'OTHER')),
    direction text not null check (direction in ('DEBIT', 'CREDIT')),
    channel text not null check (channel in ('BRANCH', 'ATM', 'ONLINE', 'MOBILE', 'CARD', 'PHONE', 'MAIL', 'AUTOMATIC')),
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    balance_after_minor bigint,
    -- A debit other than a fee or interest, whose payment was not voided; only these count in rules and baselines.
    is_debit boolean not null,
    -- Keyed hash of payer or payee.
    payee_hash text,
    counterparty_country text,
    country text,
    mcc text,
    device_hash text,
    is_at_limit boolean not null,
    is_gift_card boolean not null,
    is_crypto boolean not null,
    -- Hour of the day, 0 to 23, in the profile's time zone.
    local_hour smallint not null check (local_hour between 0 and 23),
    -- Counterparty, merchant, memo and device, encrypted; null once the customer was erased.
    details text,
    -- A signal of this transaction was confirmed, so baselines leave it out.
    is_confirmed boolean not null default false,
    -- Decision, hold, signals and skipped rules, ids and codes only; null if no rule was evaluated.
    evaluation jsonb,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id)
  );
  create unique index transactions_by_transaction_id on sentinel.transactions (workspace_id, transaction_id);
  create index transactions_history on sentinel.transactions (workspace_id, profile_id, occurred_at);
  create index transactions_of_payee on sentinel.transactions (workspace_id, profile_id, payee_hash, occurred_at) where payee_hash is not null;

  create table sentinel.account_events (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    -- The tenant's id.
    event_id text not null,
    content_hash text not null,
    type text not null,
    account_id text,
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    country text,
    device_hash text,
    -- Further details, encrypted; null once the customer was erased.
    details text,
    -- Signals and skipped rules, ids and codes only; null if no rule was evaluated.
    evaluation jsonb,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id)
  );
  create unique index account_events_by_event_id on sentinel.account_events (workspace_id, event_id);
  create index account_events_history on sentinel.account_events (workspace_id, profile_id, type, occurred_at);
  alter table sentinel.transactions enable row level security;
  alter table sentinel.transactions force row level security;
  create policy workspace on sentinel.transactions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (details, is_debit, is_confirmed, evaluation) on sentinel.transactions to fiducia_app;
  alter table sentinel.account_events enable row level security;
  alter table sentinel.account_events force row level security;
  create policy workspace on sentinel.account_events
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (details) on sentinel.account_events to fiducia_app;
`,
)
