import { migration } from '#kernel/database/migration.ts'
import { appendOnly, ROLES, tenantTable } from '#kernel/database/tables.ts'

const TYPES = `('TRANSFER', 'DEPOSIT', 'WITHDRAWAL', 'PAYMENT', 'FEE', 'INTEREST', 'REVERSAL', 'ADJUSTMENT')`
const TRANSFER_TYPES = `('INTERNAL', 'INTERBANK', 'NIP', 'INTERNATIONAL')`
const CHANNELS = `('MOBILE', 'WEB', 'USSD', 'ATM', 'POS', 'BRANCH', 'API')`
const STATUSES = `('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED')`

/**
 * The ledger: accounts with their balances, and transactions. A transaction is one balanced row, so entries are a view of it. No index
 * covers an account column that a posting changes, so that PostgreSQL can update the row in place.
 */
export const ledger = migration(
  '20261124100000_core_ledger',
  `
  -- Version of the fees and limits of a workspace; postings name the version that they were priced with.
  create table core.policies (
    workspace_id uuid not null primary key,
    version bigint not null,
    time_zone text not null
  );

  create table core.accounts (
    workspace_id uuid not null,
    id uuid not null,
    -- Ten digits. Not checked by a pattern: constraints are evaluated at every balance change, and a pattern is the most expensive.
    account_number text not null check (length(account_number) = 10 and translate(account_number, '0123456789', '') = ''),
    account_name text not null,
    -- The name in lower case without accents, for searches.
    name_key text not null,
    customer_id uuid not null,
    product_id uuid not null,
    product_version integer not null,
    account_type text not null check (account_type in ('SAVINGS', 'CURRENT', 'FIXED_DEPOSIT', 'DOMICILIARY', 'JOINT', 'CORPORATE')),
    currency text not null,
    status text not null check (status in ('PENDING', 'ACTIVE', 'FROZEN', 'DORMANT', 'INACTIVE', 'MATURED', 'CLOSED')),
    restriction text not null default 'NONE' check (restriction in ('NONE', 'PND', 'PNC', 'FULL')),
    balance_minor bigint not null default 0,
    held_minor bigint not null default 0 check (held_minor >= 0),
    uncleared_minor bigint not null default 0 check (uncleared_minor >= 0),
    overdraft_minor bigint not null default 0 check (overdraft_minor >= 0),
    -- Amount by which forced postings exceed the overdraft limit.
    unarranged_minor bigint not null default 0 check (unarranged_minor >= 0),
    minimum_minor bigint not null default 0 check (minimum_minor >= 0),
    -- Earliest expiry of the holds in held_minor.
    holds_end_at timestamptz,
    -- Number of entries; their sequence starts at 1 and has no gaps.
    entries bigint not null default 0,
    last_entry_at timestamptz,
    -- Amounts moved in the day, week and month of used_on, per usage class (rules/usage.ts).
    used_on date,
    used bigint[],
    version integer not null default 1,
    opened_at timestamptz not null,
    closed_at timestamptz,
    primary key (workspace_id, id),
    constraint accounts_number unique (workspace_id, account_number),
    check (balance_minor >= -overdraft_minor - unarranged_minor)
  ) with (fillfactor = 60);
  create index accounts_newest on core.accounts (workspace_id, opened_at desc, id desc);
  create index accounts_of_customer on core.accounts (workspace_id, customer_id, opened_at desc, id desc);

  -- System accounts. A posting does not check their balances, so it never locks a row of this table.
  create table core.system_accounts (
    workspace_id uuid not null,
    id uuid not null,
    kind text not null,
    currency text not null,
    primary key (workspace_id, id),
    constraint system_accounts_kind unique (workspace_id, kind, currency)
  );

  create table core.transactions (
    workspace_id uuid not null,
    id uuid not null,
    reference text not null,
    type text not null check (type in ${TYPES}),
    transfer_type text check (transfer_type in ${TRANSFER_TYPES}),
    -- Status when posted; later statuses are in core.transaction_progress.
    posted_status text not null check (posted_status in ('PENDING', 'COMPLETED')),
    channel text not null check (channel in ${CHANNELS}),
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    fee_minor bigint not null default 0 check (fee_minor >= 0),
    vat_minor bigint not null default 0 check (vat_minor >= 0),
    debit_account_id uuid not null,
    credit_account_id uuid not null,
    vat_account_id uuid,
    -- Amount that the VAT account receives, negative if it returns VAT; the other side is posted with this added to the amount.
    vat_leg_minor bigint not null default 0,
    -- Sequence among the account's entries and balance after the entry; null on the side of a system account.
    debit_sequence bigint,
    debit_after_minor bigint,
    credit_sequence bigint,
    credit_after_minor bigint,
    -- Usage class and day of the debit for limits.
    counted_class smallint,
    counted_on date,
    other_account_number text,
    other_bank_code text,
    destination_name text,
    narration text,
    description text,
    initiated_by uuid,
    approved_by uuid,
    actor_kind text not null,
    actor_id text not null,
    request_id text not null,
    session_id text,
    external_reference text,
    -- On a fee, the transaction that it belongs to.
    parent_id uuid,
    reverses_id uuid,
    reason text,
    metadata jsonb,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint transactions_reference unique (workspace_id, reference),
    check (debit_account_id <> credit_account_id),
    check ((vat_leg_minor = 0) = (vat_account_id is null))
  );
  create unique index transactions_debits on core.transactions (workspace_id, debit_account_id, debit_sequence) where debit_sequence is not null;
  create unique index transactions_credits on core.transactions (workspace_id, credit_account_id, credit_sequence) where credit_sequence is not null;
  create unique index transactions_fees on core.transactions (workspace_id, parent_id) where type = 'FEE';
  create unique index transactions_reversals on core.transactions (workspace_id, reverses_id) where reverses_id is not null;
  create unique index transactions_sessions on core.transactions (workspace_id, session_id) where session_id is not null;

  -- Current status of a transaction that did not complete immediately, or was reversed later; one row, which only moves forward.
  create table core.transaction_progress (
    workspace_id uuid not null,
    transaction_id uuid not null,
    status text not null check (status in ${STATUSES}),
    due_at timestamptz,
    attempts integer not null default 0,
    processed_at timestamptz,
    completed_at timestamptz,
    external_reference text,
    failure_reason text,
    reversed_by_id uuid,
    reversal_reason text,
    updated_at timestamptz not null,
    primary key (workspace_id, transaction_id),
    foreign key (workspace_id, transaction_id) references core.transactions (workspace_id, id)
  );
  create index transaction_progress_due on core.transaction_progress (due_at) where due_at is not null;
  create index transaction_progress_status on core.transaction_progress (workspace_id, status, transaction_id desc);

  create function core.forward_only() returns trigger language plpgsql as $$
  begin
    if old.status <> new.status and not (
         (old.status = 'PENDING' and new.status in ('PROCESSING', 'CANCELLED', 'COMPLETED', 'FAILED'))
      or (old.status = 'PROCESSING' and new.status in ('COMPLETED', 'FAILED'))
      or (old.status = 'COMPLETED' and new.status = 'REVERSED'))
    then raise exception 'a transaction goes from % to % never', old.status, new.status using errcode = 'restrict_violation'; end if;
    return new;
  end $$;
  create trigger forward_only before update on core.transaction_progress for each row execute function core.forward_only();

  create table core.transaction_history (
    workspace_id uuid not null,
    transaction_id uuid not null,
    sequence integer not null,
    status text not null check (status in ${STATUSES}),
    at timestamptz not null,
    actor_kind text not null,
    actor_id text not null,
    reason text,
    primary key (workspace_id, transaction_id, sequence),
    foreign key (workspace_id, transaction_id) references core.transactions (workspace_id, id)
  );

  create table core.holds (
    workspace_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    type text not null check (type in ('AUTHORIZATION', 'LIEN', 'LEGAL', 'UNCLEARED', 'CARD', 'FEE')),
    status text not null check (status in ('ACTIVE', 'PARTIALLY_RELEASED', 'CAPTURED', 'RELEASED', 'EXPIRED')),
    amount_minor bigint not null check (amount_minor > 0),
    -- Amount still held; zero after the hold has ended.
    remaining_minor bigint not null check (remaining_minor >= 0),
    captured_minor bigint not null default 0,
    currency text not null,
    reason text not null,
    reference text,
    expires_at timestamptz,
    captured_transaction_id uuid,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id),
    check ((status in ('ACTIVE', 'PARTIALLY_RELEASED')) = (remaining_minor > 0))
  );
  create index holds_of_account on core.holds (workspace_id, account_id, created_at desc, id desc);
  create index holds_counting on core.holds (workspace_id, account_id, expires_at) where remaining_minor > 0;
  create index holds_ending on core.holds (expires_at) where remaining_minor > 0 and expires_at is not null;

  -- Sequences that are allocated in blocks: references of a day, account numbers.
  create table core.sequence_allocations (
    workspace_id uuid not null,
    name text not null,
    taken bigint not null,
    primary key (workspace_id, name)
  );
  `,
  tenantTable('core.policies', { app: 'select, insert, update', ledger: 'select' }),
  tenantTable('core.accounts', { app: 'select, insert, update', worker: 'select', ledger: 'select, update' }),
  tenantTable('core.system_accounts', { app: 'select, insert' }),
  tenantTable('core.transactions', { app: 'select', worker: 'select', ledger: 'select, insert' }),
  tenantTable('core.transaction_progress', {
    app: 'select, insert, update',
    worker: 'select, update',
    ledger: 'select, insert',
  }),
  tenantTable('core.transaction_history', { app: 'select, insert' }),
  tenantTable('core.holds', { app: 'select, insert, update', worker: 'select', ledger: 'select, update' }),
  tenantTable('core.sequence_allocations', { app: 'select, insert, update' }),
  appendOnly('core.transactions'),
  appendOnly('core.transaction_history'),
)

/** Both sides of every transaction, and its VAT; balances can be recomputed from it. `sequence` is null on system accounts. */
export const entries = migration(
  '20261124100010_core_entries',
  `
  create view core.entries with (security_invoker = true) as
    select workspace_id, id as transaction_id, debit_account_id as account_id, -(amount_minor + greatest(vat_leg_minor, 0)) as amount_minor,
      currency, debit_sequence as sequence, debit_after_minor as after_minor, created_at from core.transactions
    union all
    select workspace_id, id, credit_account_id, amount_minor + greatest(-vat_leg_minor, 0), currency, credit_sequence, credit_after_minor, created_at from core.transactions
    union all
    select workspace_id, id, vat_account_id, vat_leg_minor, currency, null, null, created_at from core.transactions where vat_leg_minor <> 0;
  grant select on core.entries to ${ROLES.app}, ${ROLES.worker};`,
)
