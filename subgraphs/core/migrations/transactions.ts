import { migration } from '#kernel/database/migration.ts'

/** Transactions with their later statuses, and their entries. A transaction is one balanced row, so entries are a view of it. */
export const transactions = migration(
  '20261124100040_core_transactions',
  `
  create domain core.transaction_type as text check (value in ('TRANSFER', 'DEPOSIT', 'WITHDRAWAL', 'PAYMENT', 'FEE', 'INTEREST', 'REVERSAL', 'ADJUSTMENT'));
  create domain core.transfer_type as text check (value in ('INTERNAL', 'INTERBANK', 'NIP', 'INTERNATIONAL'));
  create domain core.posted_status as text check (value in ('PENDING', 'COMPLETED'));
  create domain core.channel as text check (value in ('MOBILE', 'WEB', 'USSD', 'ATM', 'POS', 'BRANCH', 'API'));
  
  create table core.transactions (
    workspace_id uuid not null,
    id uuid not null,
    reference text not null,
    type core.transaction_type not null,
    transfer_type core.transfer_type,
    -- Status when posted; later statuses are in core.transaction_progress.
    posted_status core.posted_status not null,
    channel core.channel not null,
    currency text not null,
    amount_minor bigint not null,
    fee_minor bigint not null default 0,
    vat_minor bigint not null default 0,
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
    -- Usage class of the amount, and the day that it counts on, for limits.
    usage_class smallint,
    usage_date date,
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
    -- The business date on whose books the transaction is; it never decreases along the entries of an account.
    booking_date date not null,
    -- The date from which the amount earns interest.
    value_date date not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint transactions_reference unique (workspace_id, reference),
    check (amount_minor > 0 and least(fee_minor, vat_minor) >= 0
      and debit_account_id <> credit_account_id and (vat_leg_minor = 0) = (vat_account_id is null))
  );
  create unique index transactions_debits on core.transactions (workspace_id, debit_account_id, debit_sequence)
    where debit_sequence is not null;
  create unique index transactions_credits on core.transactions (workspace_id, credit_account_id, credit_sequence)
    where credit_sequence is not null;
  create unique index transactions_fees on core.transactions (workspace_id, parent_id) where type = 'FEE';
  create unique index transactions_reversals on core.transactions (workspace_id, reverses_id) where reverses_id is not null;
  create unique index transactions_sessions on core.transactions (workspace_id, session_id) where session_id is not null;
  -- Type and channel follow the sort columns in one index, and rows that do not match are skipped: separate indexes would slow every
  -- posting. The index is ascending, since appending is cheapest, and is read backward.
  create index transactions_newest on core.transactions (workspace_id, created_at, id, type, channel);
  -- Transactions whose value is made good at the next close of a day.
  create index transactions_back_valued on core.transactions (workspace_id, booking_date) where value_date < booking_date;
  alter table core.transactions enable row level security;
  alter table core.transactions force row level security;
  create policy workspace on core.transactions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on core.transactions to fiducia_app;
  create policy worker on core.transactions to fiducia_worker using (true);
  grant select on core.transactions to fiducia_worker;
  create policy ledger on core.transactions to fiducia_ledger using (true);
  grant select, insert on core.transactions to fiducia_ledger;
  create trigger append_only before update or delete on core.transactions
    for each row execute function kernel.refuse_change();

  -- Both sides of every transaction, and its VAT; balances can be recomputed from it. The sequence is null on system accounts.
  create view core.entries with (security_invoker = true) as
    select workspace_id, id as transaction_id, debit_account_id as account_id,
      -(amount_minor + greatest(vat_leg_minor, 0)) as amount_minor, currency,
      debit_sequence as sequence, debit_after_minor as after_minor, created_at, booking_date, value_date
    from core.transactions
    union all
    select workspace_id, id, credit_account_id, amount_minor + greatest(-vat_leg_minor, 0), currency,
      credit_sequence, credit_after_minor, created_at, booking_date, value_date
    from core.transactions
    union all
    select workspace_id, id, vat_account_id, vat_leg_minor, currency, null, null, created_at, booking_date, value_date
    from core.transactions where vat_leg_minor <> 0;
  grant select on core.entries to fiducia_app, fiducia_worker;

  -- Sequence of an account's last entry at or before a time; 0 before the first. Entries are ordered by time.
  create function core.sequence_at(p_workspace uuid, p_account uuid, p_entries bigint, p_at timestamptz, p_inclusive boolean)
  returns bigint language plpgsql stable set enable_seqscan = off as $$
  declare
    low bigint := 0; high bigint := p_entries; middle bigint; at timestamptz;
  begin
    while low < high loop
      middle := (low + high + 1) / 2;
      select t.created_at into at from core.transactions t
      where t.workspace_id = p_workspace and t.debit_account_id = p_account and t.debit_sequence = middle;
      if not found then
        select t.created_at into at from core.transactions t
        where t.workspace_id = p_workspace and t.credit_account_id = p_account and t.credit_sequence = middle;
      end if;
      if at < p_at or (p_inclusive and at = p_at) then low := middle; else high := middle - 1; end if;
    end loop;
    return low;
  end $$;
  grant execute on function core.sequence_at to fiducia_app;

  -- The same for an account whose number of entries the caller does not know.
  create function core.entries_by(p_workspace uuid, p_account uuid, p_at timestamptz) returns bigint
  language plpgsql stable set search_path = '' as $$
  declare
    low bigint := 0; high bigint; middle bigint; at timestamptz;
  begin
    select a.entries into high from core.accounts a where a.workspace_id = p_workspace and a.id = p_account;
    while low < coalesce(high, 0) loop
      middle := (low + high + 1) / 2;
      select t.created_at into at from core.transactions t
      where t.workspace_id = p_workspace and t.debit_account_id = p_account and t.debit_sequence = middle;
      if not found then
        select t.created_at into at from core.transactions t
        where t.workspace_id = p_workspace and t.credit_account_id = p_account and t.credit_sequence = middle;
      end if;
      if at <= p_at then low := middle; else high := middle - 1; end if;
    end loop;
    return low;
  end $$;
  grant execute on function core.entries_by to fiducia_app;

  -- Sequence of an account's last entry booked on or before a date; 0 before the first. Booking dates never decrease along the entries.
  -- The caller may know that at least p_known entries are.
  create function core.sequence_on(p_workspace uuid, p_account uuid, p_entries bigint, p_date date, p_known bigint default 0)
  returns bigint language plpgsql stable set enable_seqscan = off as $$
  declare
    low bigint := p_known; high bigint := p_entries; middle bigint; booked date;
  begin
    if high is null then
      select a.entries into high from core.accounts a where a.workspace_id = p_workspace and a.id = p_account;
    end if;
    while low < coalesce(high, 0) loop
      middle := (low + high + 1) / 2;
      select t.booking_date into booked from core.transactions t
      where t.workspace_id = p_workspace and t.debit_account_id = p_account and t.debit_sequence = middle;
      if not found then
        select t.booking_date into booked from core.transactions t
        where t.workspace_id = p_workspace and t.credit_account_id = p_account and t.credit_sequence = middle;
      end if;
      if booked <= p_date then low := middle; else high := middle - 1; end if;
    end loop;
    return low;
  end $$;
  grant execute on function core.sequence_on to fiducia_app;

  -- Current status of a transaction that did not complete immediately, or was reversed later; one row, which only moves forward.
  create domain core.progress_status as text check (value in ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED'));
  
  create table core.transaction_progress (
    workspace_id uuid not null,
    transaction_id uuid not null,
    status core.progress_status not null,
    due_at timestamptz,
    attempts integer not null default 0,
    processed_at timestamptz,
    completed_at timestamptz,
    external_reference text,
    failure_reason text,
    reversed_by_id uuid,
    reversal_reason text,
    -- What came back of a transfer that another bank returned; null for any other reversal.
    returned_minor bigint,
    updated_at timestamptz not null,
    primary key (workspace_id, transaction_id),
    foreign key (workspace_id, transaction_id) references core.transactions (workspace_id, id)
  );
  create index transaction_progress_due on core.transaction_progress (due_at) where due_at is not null;
  create index transaction_progress_status on core.transaction_progress (workspace_id, status, transaction_id desc);
  alter table core.transaction_progress enable row level security;
  alter table core.transaction_progress force row level security;
  create policy workspace on core.transaction_progress
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.transaction_progress to fiducia_app;
  create policy worker on core.transaction_progress to fiducia_worker using (true);
  grant select, update on core.transaction_progress to fiducia_worker;
  create policy ledger on core.transaction_progress to fiducia_ledger using (true);
  grant select, insert on core.transaction_progress to fiducia_ledger;

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
    status text not null check (status in ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED')),
    at timestamptz not null,
    actor_kind text not null,
    actor_id text not null,
    reason text,
    primary key (workspace_id, transaction_id, sequence),
    foreign key (workspace_id, transaction_id) references core.transactions (workspace_id, id)
  );
  alter table core.transaction_history enable row level security;
  alter table core.transaction_history force row level security;
  create policy workspace on core.transaction_history
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.transaction_history to fiducia_app;
  create trigger append_only before update or delete on core.transaction_history
    for each row execute function kernel.refuse_change();
  `,
)
