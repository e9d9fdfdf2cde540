import { migration } from '#kernel/database/migration.ts'

/** Fiscal periods, and journals of the general ledger with their lines and numbers. */
export const journals = migration(
  '20261129110000_core_journals',
  `
  create table core.fiscal_periods (
    workspace_id uuid not null,
    id uuid not null,
    fiscal_year integer not null,
    period_number integer not null check (period_number between 1 and 13),
    name text not null,
    -- Both dates belong to the period.
    start_date date not null,
    end_date date not null,
    type text not null check (type in ('REGULAR', 'ADJUSTMENT')),
    status text not null check (status in ('FUTURE', 'OPEN', 'SOFT_CLOSED', 'CLOSED', 'LOCKED')),
    closed_by text,
    closed_at timestamptz,
    reopen_reason text,
    version integer not null default 1,
    primary key (workspace_id, id),
    constraint fiscal_periods_number unique (workspace_id, fiscal_year, period_number),
    check (start_date <= end_date),
    check ((type = 'ADJUSTMENT') = (period_number = 13)),
    check (num_nulls(closed_by, closed_at) <> 1),
    check ((closed_at is not null) = (status in ('SOFT_CLOSED', 'CLOSED', 'LOCKED')))
  );
  create index fiscal_periods_dates on core.fiscal_periods (workspace_id, start_date, end_date);
  alter table core.fiscal_periods enable row level security;
  alter table core.fiscal_periods force row level security;
  create policy workspace on core.fiscal_periods
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.fiscal_periods to fiducia_app;

  -- The last number of each date. The row is locked until the journal that takes the number is stored, so numbers have no gaps.
  create table core.journal_counters (
    workspace_id uuid not null,
    date date not null,
    last bigint not null check (last > 0),
    primary key (workspace_id, date)
  );
  alter table core.journal_counters enable row level security;
  alter table core.journal_counters force row level security;
  create policy workspace on core.journal_counters
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.journal_counters to fiducia_app;

  create table core.journals (
    workspace_id uuid not null,
    id uuid not null,
    journal_number text not null,
    journal_type text not null check (journal_type in ('GENERAL', 'ACCRUAL', 'ADJUSTMENT', 'SHARE_ISSUE', 'DIVIDEND', 'RESERVE_TRANSFER', 'OCI',
      'RESTATEMENT', 'REVALUATION', 'SUBLEDGER', 'CLOSING')),
    status text not null check (status in ('PENDING', 'APPROVED', 'POSTED', 'REJECTED', 'REVERSED')),
    description text not null,
    -- The date on which it happened, and the date from which it counts.
    transaction_date date not null,
    effective_date date not null,
    fiscal_period_id uuid not null,
    requires_approval boolean not null,
    -- A memo journal never counts in balances and reports.
    is_memo boolean not null,
    source_system text,
    source_reference text,
    branch_id uuid not null,
    -- Pages of journals are limited by their lines.
    line_count integer not null check (line_count >= 2),
    created_by text not null,
    approved_by text,
    approved_at timestamptz,
    posted_at timestamptz,
    rejected_reason text,
    reverses_id uuid,
    reversed_by_id uuid,
    reversal_reason text,
    -- The change of the general ledger that contains the journal; null if it does not count, or was written from the ledger's sums.
    ledger_sequence bigint,
    created_at timestamptz not null,
    version integer not null default 1,
    primary key (workspace_id, id),
    constraint journals_number unique (workspace_id, journal_number),
    foreign key (workspace_id, fiscal_period_id) references core.fiscal_periods (workspace_id, id),
    foreign key (workspace_id, branch_id) references core.branches (workspace_id, id),
    check (num_nulls(approved_by, approved_at) <> 1),
    check ((posted_at is not null) = (status in ('POSTED', 'REVERSED'))),
    check ((rejected_reason is not null) = (status = 'REJECTED')),
    check ((reversed_by_id is not null) = (status = 'REVERSED'))
  );
  create unique index journals_reversal on core.journals (workspace_id, reverses_id) where reverses_id is not null;
  create index journals_newest on core.journals (workspace_id, created_at desc, id desc);
  create index journals_of_status on core.journals (workspace_id, status, created_at desc, id desc);
  create index journals_of_type on core.journals (workspace_id, journal_type, created_at desc, id desc);
  create index journals_of_period on core.journals (workspace_id, fiscal_period_id, created_at desc, id desc);
  create index journals_effective on core.journals (workspace_id, effective_date);
  create index journals_open on core.journals (workspace_id, fiscal_period_id) where status in ('PENDING', 'APPROVED');
  alter table core.journals enable row level security;
  alter table core.journals force row level security;
  create policy workspace on core.journals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.journals to fiducia_app;

  create table core.journal_lines (
    workspace_id uuid not null,
    journal_id uuid not null,
    line_number integer not null check (line_number > 0),
    id uuid not null,
    gl_account_id uuid not null,
    -- The effective date of the journal.
    effective_date date not null,
    entry_type text not null check (entry_type in ('DEBIT', 'CREDIT')),
    -- 0 only on a line of a rounding difference or a revaluation, which has an amount in the base currency alone.
    amount_minor bigint not null check (amount_minor >= 0),
    currency text not null,
    -- Units of the base currency for one unit of the currency.
    exchange_rate numeric not null check (exchange_rate > 0),
    base_amount_minor bigint not null check (base_amount_minor >= 0),
    description text,
    primary key (workspace_id, journal_id, line_number)
  );
  create index journal_lines_of_account on core.journal_lines (workspace_id, gl_account_id, effective_date, journal_id, line_number);
  alter table core.journal_lines enable row level security;
  alter table core.journal_lines force row level security;
  create policy workspace on core.journal_lines
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.journal_lines to fiducia_app;
  create trigger append_only before update or delete on core.journal_lines
    for each statement execute function kernel.refuse_change();

  -- Lines are stored before their journal, so no line can be added to a journal that exists. Those of a journal in one statement are at least two,
  -- and even in each currency, in both amounts. Each journal is looked up, since a join could read all journals of the workspace.
  create function core.check_journal_lines() returns trigger language plpgsql as $$
  declare
    wrong uuid;
  begin
    if exists (
      select from (select distinct workspace_id, journal_id from added) line cross join lateral (
        select from core.journals journal where journal.workspace_id = line.workspace_id and journal.id = line.journal_id offset 0) stored) then
      raise exception 'lines cannot be added to a journal that exists';
    end if;
    select journal_id into wrong from (
      select workspace_id, journal_id, count(*) as lines,
        sum(case entry_type when 'DEBIT' then amount_minor else -amount_minor end) as rest,
        sum(case entry_type when 'DEBIT' then base_amount_minor else -base_amount_minor end) as base_rest
      from added group by workspace_id, journal_id, currency) by_currency
    group by workspace_id, journal_id having sum(lines) < 2 or bool_or(rest <> 0 or base_rest <> 0) limit 1;
    if wrong is not null then raise exception 'journal % has fewer than two lines, or is not even', wrong; end if;
    return null;
  end $$;
  create trigger check_journal_lines after insert on core.journal_lines referencing new table as added
    for each statement execute function core.check_journal_lines();

  create function core.refuse_journal_without_lines() returns trigger language plpgsql as $$
  begin
    if exists (
      select from added journal where not exists (
        select from core.journal_lines line where line.workspace_id = journal.workspace_id and line.journal_id = journal.id)) then
      raise exception 'a journal has fewer than two lines';
    end if;
    return null;
  end $$;
  create trigger refuse_journal_without_lines after insert on core.journals referencing new table as added
    for each statement execute function core.refuse_journal_without_lines();

  -- A journal changes only its status, with what belongs to it. A posted journal can only be reversed.
  create function core.refuse_journal_change() returns trigger language plpgsql as $$
  declare
    changing text[] := case old.status
      when 'PENDING' then array['status', 'version', 'fiscal_period_id', 'approved_by', 'approved_at', 'rejected_reason']
      when 'APPROVED' then array['status', 'version', 'fiscal_period_id', 'posted_at', 'ledger_sequence']
      when 'POSTED' then array['status', 'version', 'reversed_by_id', 'reversal_reason']
      else array[]::text[] end;
  begin
    if to_jsonb(new) - changing is distinct from to_jsonb(old) - changing or (old.status = 'POSTED' and new.status <> 'REVERSED') then
      raise exception 'journal % is %, and cannot be changed in this way', old.journal_number, old.status;
    end if;
    return new;
  end $$;
  create trigger refuse_journal_change before update on core.journals
    for each row execute function core.refuse_journal_change();
  create trigger append_only before delete on core.journals
    for each statement execute function kernel.refuse_change();
  `,
)
