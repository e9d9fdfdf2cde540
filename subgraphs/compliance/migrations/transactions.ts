import { migration } from '#kernel/database/migration.ts'

/** Monitored transactions with their evaluations, and what is added up from them. */
export const transactions = migration(
  '20261127020070_compliance_transactions',
  `
  create sequence compliance.monitored_transactions_sequence;
  grant usage on sequence compliance.monitored_transactions_sequence to fiducia_app;

  create table compliance.monitored_transactions (
    workspace_id uuid not null,
    id uuid not null,
    -- Order of arrival. Together with occurred_at it orders all transactions of a workspace; transactions that
    -- share a customer, card, device, wallet or counterparty get their numbers one after another, under locks.
    sequence bigint not null,
    transaction_id text not null,
    occurred_at timestamptz not null,
    received_at timestamptz not null,
    type text not null check (type in ('TRANSFER', 'CASH_IN', 'CASH_OUT', 'CARD', 'WIRE', 'REMITTANCE', 'PAYMENT', 'CHARGEBACK')),
    direction text not null check (direction in ('CREDIT', 'DEBIT')),
    channel text not null,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    customer_id text not null,
    customer_type text not null check (customer_type in ('INDIVIDUAL', 'ORGANIZATION')),
    -- Key of a party: customer:<id>, or a keyed hash of another party's id or account.
    counterparty text,
    -- Keyed hashes of values that are encrypted in details.
    card text,
    device text,
    ip text,
    wallet text,
    counterparty_account text,
    phone text,
    address text,
    merchant_id text,
    -- Of the counterparty, its bank and the device.
    countries text[] not null,
    initiated_by text not null check (initiated_by in ('CUSTOMER', 'SYSTEM')),
    -- Personal data, encrypted; null once it was erased.
    details text,
    -- Keyed hash of the request, by which a repeat is recognised.
    content_hash text not null,
    evaluation_id uuid not null,
    decision text not null check (decision in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    -- When the caller reported that the payment was not made, and the place of this report in the order of arrival: what arrives
    -- later does not count the transaction. The highest number while it was made.
    voided_at timestamptz,
    void_sequence bigint not null default 9223372036854775807,
    primary key (workspace_id, id),
    check ((voided_at is null) = (void_sequence = 9223372036854775807)),
    constraint monitored_transactions_transaction unique (workspace_id, transaction_id)
  );
  create index monitored_transactions_acted on compliance.monitored_transactions (workspace_id, decision, id desc) where decision <> 'ALLOW';
  -- Each of the others serves the windows of one scope; the partial ones hold only transactions with the value.
  create index monitored_transactions_customer on compliance.monitored_transactions (workspace_id, customer_id, occurred_at desc, sequence desc);
  create index monitored_transactions_counterparty on compliance.monitored_transactions (workspace_id, counterparty, occurred_at desc, sequence desc) where counterparty is not null;
  create index monitored_transactions_card on compliance.monitored_transactions (workspace_id, card, occurred_at desc, sequence desc) where card is not null;
  create index monitored_transactions_device on compliance.monitored_transactions (workspace_id, device, occurred_at desc, sequence desc) where device is not null;
  create index monitored_transactions_ip on compliance.monitored_transactions (workspace_id, ip, occurred_at desc, sequence desc) where ip is not null;
  create index monitored_transactions_wallet on compliance.monitored_transactions (workspace_id, wallet, occurred_at desc, sequence desc) where wallet is not null;
  create index monitored_transactions_account on compliance.monitored_transactions (workspace_id, counterparty_account, occurred_at desc, sequence desc) where counterparty_account is not null;
  create index monitored_transactions_phone on compliance.monitored_transactions (workspace_id, phone, occurred_at desc, sequence desc) where phone is not null;
  create index monitored_transactions_address on compliance.monitored_transactions (workspace_id, address, occurred_at desc, sequence desc) where address is not null;
  create index monitored_transactions_merchant on compliance.monitored_transactions (workspace_id, merchant_id, currency, occurred_at desc, sequence desc) where merchant_id is not null;
  alter table compliance.monitored_transactions enable row level security;
  alter table compliance.monitored_transactions force row level security;
  create policy workspace on compliance.monitored_transactions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (details, voided_at, void_sequence) on compliance.monitored_transactions to fiducia_app;

  -- Customers of transactions, by which a counterparty is recognised as a customer.
  create table compliance.monitored_customers (
    workspace_id uuid not null,
    customer_id text not null,
    primary key (workspace_id, customer_id)
  );
  alter table compliance.monitored_customers enable row level security;
  alter table compliance.monitored_customers force row level security;
  create policy workspace on compliance.monitored_customers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.monitored_customers to fiducia_app;

  create table compliance.monitored_accounts (
    workspace_id uuid not null,
    -- Keyed hash of the account's id.
    account text not null,
    customer_id text not null,
    primary key (workspace_id, account)
  );
  alter table compliance.monitored_accounts enable row level security;
  alter table compliance.monitored_accounts force row level security;
  create policy workspace on compliance.monitored_accounts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.monitored_accounts to fiducia_app;

  -- A customer's transactions in one currency on one calendar day in UTC, added up, so that the baseline of years
  -- is read from few rows.
  create table compliance.customer_days (
    workspace_id uuid not null,
    customer_id text not null,
    currency text not null,
    day date not null,
    transactions integer not null check (transactions >= 0),
    sum_minor numeric not null,
    sum_of_squares numeric not null,
    primary key (workspace_id, customer_id, currency, day)
  ) with (fillfactor = 80);
  alter table compliance.customer_days enable row level security;
  alter table compliance.customer_days force row level security;
  create policy workspace on compliance.customer_days
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (transactions, sum_minor, sum_of_squares) on compliance.customer_days to fiducia_app;

  -- The rules with their versions that evaluations used, stored once for all evaluations that used them.
  create table compliance.rule_snapshots (
    workspace_id uuid not null,
    hash text not null,
    -- Rules in the order in which evaluations number them.
    rules jsonb not null,
    created_at timestamptz not null,
    primary key (workspace_id, hash)
  );
  alter table compliance.rule_snapshots enable row level security;
  alter table compliance.rule_snapshots force row level security;
  create policy workspace on compliance.rule_snapshots
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.rule_snapshots to fiducia_app;
  create trigger append_only before update or delete on compliance.rule_snapshots
    for each row execute function kernel.refuse_change();

  create table compliance.evaluations (
    workspace_id uuid not null,
    id uuid not null,
    transaction_id text not null,
    decision text not null check (decision in ('ALLOW', 'REVIEW', 'HOLD', 'BLOCK')),
    -- Snapshot of the rules. It has no foreign key, because that would lock the snapshot's row for every evaluation.
    rules_hash text not null,
    -- Hits, near misses and skipped rules; rules are numbers of the snapshot. Unlike jsonb, json returns the text as it was
    -- stored, so that a repeat gets the same bytes.
    triggered json not null,
    near_misses json not null,
    skipped json not null,
    -- Hits on watchlists; null when no rule asked for them.
    screening json,
    -- What the evaluation used besides the stored transactions, for replays.
    inputs json not null,
    alert_ids uuid[] not null,
    case_id uuid,
    evaluated_at timestamptz not null,
    primary key (workspace_id, id)
  );
  alter table compliance.evaluations enable row level security;
  alter table compliance.evaluations force row level security;
  create policy workspace on compliance.evaluations
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.evaluations to fiducia_app;
  create trigger append_only before update or delete on compliance.evaluations
    for each row execute function kernel.refuse_change();

  create table compliance.transaction_batches (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED')),
    total integer not null check (total > 0),
    evaluated integer not null default 0,
    failed integer not null default 0,
    created_by text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    primary key (workspace_id, id),
    check (evaluated + failed <= total)
  );
  create index transaction_batches_open on compliance.transaction_batches (workspace_id, created_at, id) where status <> 'COMPLETED';
  alter table compliance.transaction_batches enable row level security;
  alter table compliance.transaction_batches force row level security;
  create policy workspace on compliance.transaction_batches
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, evaluated, failed, completed_at) on compliance.transaction_batches to fiducia_app;
  create policy worker on compliance.transaction_batches to fiducia_worker using (true);
  grant select on compliance.transaction_batches to fiducia_worker;

  create table compliance.transaction_batch_items (
    workspace_id uuid not null,
    batch_id uuid not null,
    id uuid not null,
    position integer not null,
    status text not null check (status in ('QUEUED', 'EVALUATED', 'FAILED')),
    transaction_id text not null,
    -- The transaction of the request, encrypted; null once it was evaluated or refused.
    content text,
    code text,
    message text,
    primary key (workspace_id, id),
    foreign key (workspace_id, batch_id) references compliance.transaction_batches (workspace_id, id),
    unique (workspace_id, batch_id, position)
  );
  create index transaction_batch_items_queued on compliance.transaction_batch_items (workspace_id, batch_id, position) where status = 'QUEUED';
  create index transaction_batch_items_failed on compliance.transaction_batch_items (workspace_id, batch_id, position) where status = 'FAILED';
  alter table compliance.transaction_batch_items enable row level security;
  alter table compliance.transaction_batch_items force row level security;
  create policy workspace on compliance.transaction_batch_items
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, content, code, message) on compliance.transaction_batch_items to fiducia_app;
`,
)
