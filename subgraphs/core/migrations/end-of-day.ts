import { migration } from '#kernel/database/migration.ts'

/** Runs that close business dates, their steps, and the interest that they accrue and post. */
export const endOfDay = migration(
  '20261128160000_core_end_of_day',
  `
  create table core.eod_runs (
    workspace_id uuid not null,
    id uuid not null,
    status text not null check (status in ('RUNNING', 'COMPLETED', 'FAILED')),
    from_date date not null,
    through_date date not null,
    requested_by text not null,
    started_at timestamptz not null,
    -- Failed attempts at the current step; a successful one sets it to 0.
    attempts integer not null default 0,
    -- Time of the next attempt.
    due_at timestamptz not null,
    finished_at timestamptz,
    failure_reason text,
    primary key (workspace_id, id),
    check (from_date <= through_date and (status = 'RUNNING') = (finished_at is null))
  );
  create unique index eod_runs_running on core.eod_runs (workspace_id) where status = 'RUNNING';
  create index eod_runs_due on core.eod_runs (due_at) where status = 'RUNNING';
  create index eod_runs_newest on core.eod_runs (workspace_id, started_at desc, id desc);
  alter table core.eod_runs enable row level security;
  alter table core.eod_runs force row level security;
  create policy workspace on core.eod_runs
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.eod_runs to fiducia_app;
  create policy worker on core.eod_runs to fiducia_worker using (true);
  grant select on core.eod_runs to fiducia_worker;

  -- A row for each step of each business date, so that no step runs twice. A step works through items in the order of their ids.
  create table core.eod_steps (
    workspace_id uuid not null,
    business_date date not null,
    step text not null check (step in ('EXPIRIES', 'STANDING_INSTRUCTIONS', 'INTEREST_ACCRUAL', 'VALUE_CORRECTIONS', 'INTEREST_POSTING',
      'TERM_MATURITY', 'SWEEPS', 'DORMANCY', 'BALANCE_SNAPSHOTS')),
    run_id uuid not null,
    status text not null check (status in ('RUNNING', 'COMPLETED')),
    -- The last item that is done; null before the first.
    cursor uuid,
    processed bigint not null default 0,
    failed bigint not null default 0,
    started_at timestamptz not null,
    finished_at timestamptz,
    primary key (workspace_id, business_date, step)
  );
  create index eod_steps_of_run on core.eod_steps (workspace_id, run_id, business_date);
  alter table core.eod_steps enable row level security;
  alter table core.eod_steps force row level security;
  create policy workspace on core.eod_steps
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.eod_steps to fiducia_app;

  create table core.eod_failures (
    workspace_id uuid not null,
    business_date date not null,
    step text not null,
    account_id uuid not null,
    code text not null,
    message text not null,
    at timestamptz not null,
    primary key (workspace_id, business_date, step, account_id)
  );
  alter table core.eod_failures enable row level security;
  alter table core.eod_failures force row level security;
  create policy workspace on core.eod_failures
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.eod_failures to fiducia_app;

  -- Interest of each account and day. Fractions are whole numbers of 1/1603080000000 of a minor unit (rules/interest/accrual.ts).
  create table core.accruals (
    workspace_id uuid not null,
    accrual_date date not null,
    account_id uuid not null,
    -- Balance that closed the day.
    balance_minor bigint not null,
    -- Entries of the account that the balance contains.
    entries bigint not null,
    -- The same for pooled virtual accounts, by their ids; null if the balance has none.
    pooled jsonb,
    amount numeric not null,
    charge numeric not null,
    -- Sums that are not posted yet, at the close of the day and before its posting.
    accrued numeric not null,
    charged numeric not null,
    -- Accrued interest that counts as balance.
    compounded_minor bigint not null,
    lowest_minor bigint,
    parts integer not null,
    primary key (workspace_id, accrual_date, account_id)
  );
  alter table core.accruals enable row level security;
  alter table core.accruals force row level security;
  create policy workspace on core.accruals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.accruals to fiducia_app;
  create trigger append_only before update or delete on core.accruals
    for each statement execute function kernel.refuse_change();

  -- Interest on amounts whose value date is before the day on which they were booked, made good at the close of accrual_date.
  create table core.accrual_corrections (
    workspace_id uuid not null,
    accrual_date date not null,
    account_id uuid not null,
    -- The earliest of the value dates.
    value_date date not null,
    moved_minor bigint not null,
    amount numeric not null,
    charge numeric not null,
    primary key (workspace_id, accrual_date, account_id)
  );
  alter table core.accrual_corrections enable row level security;
  alter table core.accrual_corrections force row level security;
  create policy workspace on core.accrual_corrections
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.accrual_corrections to fiducia_app;
  create trigger append_only before update or delete on core.accrual_corrections
    for each statement execute function kernel.refuse_change();

  create table core.interest_postings (
    workspace_id uuid not null,
    booking_date date not null,
    account_id uuid not null,
    -- Interest paid before tax, the tax withheld, and overdraft interest taken.
    posted_minor bigint not null,
    tax_minor bigint not null,
    charged_minor bigint not null,
    interest_transaction_id uuid,
    charge_transaction_id uuid,
    primary key (workspace_id, booking_date, account_id),
    check (least(posted_minor, tax_minor, charged_minor) >= 0)
  );
  alter table core.interest_postings enable row level security;
  alter table core.interest_postings force row level security;
  create policy workspace on core.interest_postings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.interest_postings to fiducia_app;
  create trigger append_only before update or delete on core.interest_postings
    for each statement execute function kernel.refuse_change();

  -- Interest of a positive balance for one part of a year: each slice at the rate of its tier.
  create function core.interest_of(p_froms bigint[], p_rates bigint[], p_balance bigint) returns numeric
  language plpgsql immutable set search_path = '' as $$
  declare
    total numeric := 0; top bigint;
  begin
    for i in 1..coalesce(array_length(p_froms, 1), 0) loop
      top := least(p_balance, p_froms[i + 1]);
      if top > p_froms[i] then total := total + (top - p_froms[i])::numeric * p_rates[i]; end if;
    end loop;
    return total;
  end $$;
  grant execute on function core.interest_of to fiducia_app;
  `,
)
