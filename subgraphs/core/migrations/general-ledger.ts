import { migration } from '#kernel/database/migration.ts'

/**
 * The chart of accounts, the mappings by which postings reach it, and the general ledger as sums by day and month. The relay adds postings to
 * the sums, and a posted journal adds itself. A balance as of a date is the months before its month plus the days of its month, so an
 * entry of an earlier date changes no later row.
 */
export const generalLedger = migration(
  '20261129100000_core_general_ledger',
  `
  create table core.gl_accounts (
    workspace_id uuid not null,
    id uuid not null,
    code text not null check (code ~ '^[0-9]{4,10}$'),
    name text not null,
    type text not null check (type in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE')),
    -- A header groups accounts and takes no entries.
    usage text not null check (usage in ('HEADER', 'DETAIL')),
    parent_id uuid,
    -- Null if the account takes every currency.
    currency text,
    allow_manual boolean not null,
    -- Whether the account stands for a sub-ledger, which alone posts to it.
    is_control boolean not null,
    cash_flow_class text not null check (cash_flow_class in ('OPERATING', 'INVESTING', 'FINANCING', 'NONE', 'CASH')),
    equity_component text check (equity_component in
      ('SHARE_CAPITAL', 'SHARE_PREMIUM', 'RETAINED_EARNINGS', 'STATUTORY_RESERVE', 'REGULATORY_RISK_RESERVE', 'OTHER_RESERVES')),
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    version integer not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint gl_accounts_code unique (workspace_id, code),
    foreign key (workspace_id, parent_id) references core.gl_accounts (workspace_id, id),
    check (not (allow_manual and (is_control or usage = 'HEADER')) and not (is_control and usage = 'HEADER')),
    check (equity_component is null or type = 'EQUITY')
  );
  create index gl_accounts_of_parent on core.gl_accounts (workspace_id, parent_id) where parent_id is not null;
  alter table core.gl_accounts enable row level security;
  alter table core.gl_accounts force row level security;
  create policy workspace on core.gl_accounts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.gl_accounts to fiducia_app;

  -- The account that a posting reaches: by the type of a customer's account, or by the kind of a system account.
  create table core.gl_mappings (
    workspace_id uuid not null,
    source text not null check (source in ('CUSTOMER_ACCOUNT', 'SYSTEM_ACCOUNT')),
    value text not null,
    gl_account_id uuid not null,
    primary key (workspace_id, source, value),
    foreign key (workspace_id, gl_account_id) references core.gl_accounts (workspace_id, id)
  );
  alter table core.gl_mappings enable row level security;
  alter table core.gl_mappings force row level security;
  create policy workspace on core.gl_mappings
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.gl_mappings to fiducia_app;
  create policy worker on core.gl_mappings to fiducia_worker using (true);
  grant select on core.gl_mappings to fiducia_worker;

  -- The standard chart with its mappings, as in rules/books/chart. Accounts that exist stay as they are.
  create function core.install_chart(p_workspace uuid) returns void language sql as $$
    insert into core.gl_accounts (workspace_id, id, code, name, type, usage, allow_manual, is_control, cash_flow_class, equity_component, status, version, created_at)
    select p_workspace, gen_random_uuid(), code, name, type, 'DETAIL', allow_manual, is_control, cash_flow_class, equity_component, 'ACTIVE', 1, now()
    from (values
      ('1000', 'Cash', 'ASSET', true, false, 'CASH', null),
      ('1100', 'Vault cash', 'ASSET', true, false, 'CASH', null),
      ('1200', 'NIP and correspondent settlement', 'ASSET', true, false, 'CASH', null),
      ('1300', 'Loans', 'ASSET', false, true, 'OPERATING', null),
      ('1350', 'Allowance for loan losses', 'ASSET', true, false, 'OPERATING', null),
      ('1400', 'Interest receivable', 'ASSET', true, false, 'OPERATING', null),
      ('1500', 'Fixed assets', 'ASSET', true, false, 'INVESTING', null),
      ('1600', 'Foreign exchange position', 'ASSET', false, false, 'OPERATING', null),
      ('1700', 'Due between branches', 'ASSET', false, false, 'OPERATING', null),
      ('1900', 'Suspense assets', 'ASSET', true, false, 'OPERATING', null),
      ('2000', 'Savings accounts', 'LIABILITY', false, true, 'OPERATING', null),
      ('2100', 'Current accounts', 'LIABILITY', false, true, 'OPERATING', null),
      ('2200', 'Term deposits', 'LIABILITY', false, true, 'OPERATING', null),
      ('2300', 'Domiciliary accounts', 'LIABILITY', false, true, 'OPERATING', null),
      ('2400', 'VAT, withholding tax and stamp duty payable', 'LIABILITY', true, false, 'OPERATING', null),
      ('2500', 'Borrowings', 'LIABILITY', true, false, 'FINANCING', null),
      ('2600', 'Loyalty points', 'LIABILITY', true, false, 'OPERATING', null),
      ('2900', 'Suspense liabilities', 'LIABILITY', true, false, 'OPERATING', null),
      ('2910', 'Interest in suspense', 'LIABILITY', true, false, 'OPERATING', null),
      ('3000', 'Share capital', 'EQUITY', true, false, 'FINANCING', 'SHARE_CAPITAL'),
      ('3100', 'Retained earnings', 'EQUITY', true, false, 'NONE', 'RETAINED_EARNINGS'),
      ('3200', 'Statutory reserve', 'EQUITY', true, false, 'NONE', 'STATUTORY_RESERVE'),
      ('3300', 'Regulatory risk reserve', 'EQUITY', true, false, 'NONE', 'REGULATORY_RISK_RESERVE'),
      ('3900', 'Income summary', 'EQUITY', false, false, 'NONE', null),
      ('4000', 'Loan interest income', 'INCOME', true, false, 'OPERATING', null),
      ('4100', 'Fee income', 'INCOME', true, false, 'OPERATING', null),
      ('4200', 'Foreign exchange income', 'INCOME', true, false, 'OPERATING', null),
      ('4300', 'Penalty income', 'INCOME', true, false, 'OPERATING', null),
      ('4400', 'Loan recoveries', 'INCOME', true, false, 'OPERATING', null),
      ('5000', 'Deposit interest expense', 'EXPENSE', true, false, 'OPERATING', null),
      ('5100', 'Impairment', 'EXPENSE', true, false, 'OPERATING', null),
      ('5200', 'Staff costs', 'EXPENSE', true, false, 'OPERATING', null),
      ('5300', 'Operating costs', 'EXPENSE', true, false, 'OPERATING', null),
      ('5900', 'Rounding differences', 'EXPENSE', false, false, 'OPERATING', null)
    ) as standard (code, name, type, allow_manual, is_control, cash_flow_class, equity_component)
    on conflict (workspace_id, code) do nothing;

    insert into core.gl_mappings (workspace_id, source, value, gl_account_id)
    select p_workspace, source, value, account.id
    from (values
      ('CUSTOMER_ACCOUNT', 'SAVINGS', '2000'),
      ('CUSTOMER_ACCOUNT', 'JOINT', '2000'),
      ('CUSTOMER_ACCOUNT', 'CURRENT', '2100'),
      ('CUSTOMER_ACCOUNT', 'CORPORATE', '2100'),
      ('CUSTOMER_ACCOUNT', 'FIXED_DEPOSIT', '2200'),
      ('CUSTOMER_ACCOUNT', 'DOMICILIARY', '2300'),
      ('SYSTEM_ACCOUNT', 'CASH', '1000'),
      ('SYSTEM_ACCOUNT', 'INTERBANK_SETTLEMENT', '1200'),
      ('SYSTEM_ACCOUNT', 'NIP_SETTLEMENT', '1200'),
      ('SYSTEM_ACCOUNT', 'CORRESPONDENT_SETTLEMENT', '1200'),
      ('SYSTEM_ACCOUNT', 'REMITTANCE_FUNDING', '1200'),
      ('SYSTEM_ACCOUNT', 'REMITTANCE_CLEARING', '1200'),
      ('SYSTEM_ACCOUNT', 'REMITTANCE_PAYOUT', '1200'),
      ('SYSTEM_ACCOUNT', 'HELD_TRANSFERS', '2900'),
      ('SYSTEM_ACCOUNT', 'FEE_INCOME', '4100'),
      ('SYSTEM_ACCOUNT', 'VAT_PAYABLE', '2400'),
      ('SYSTEM_ACCOUNT', 'WITHHOLDING_TAX_PAYABLE', '2400'),
      ('SYSTEM_ACCOUNT', 'INTEREST_EXPENSE', '5000'),
      ('SYSTEM_ACCOUNT', 'INTEREST_INCOME', '4000'),
      ('SYSTEM_ACCOUNT', 'ADJUSTMENTS', '1900'),
      ('SYSTEM_ACCOUNT', 'FX_POSITION', '1600'),
      ('SYSTEM_ACCOUNT', 'FX_COUNTER_VALUE', '1600'),
      ('SYSTEM_ACCOUNT', 'FX_INCOME', '4200'),
      ('SYSTEM_ACCOUNT', 'REMITTANCE_FX_MARGIN', '4200'),
      ('SYSTEM_ACCOUNT', 'INTER_BRANCH_DUE', '1700'),
      ('SYSTEM_ACCOUNT', 'LOAN_PRINCIPAL', '1300'),
      ('SYSTEM_ACCOUNT', 'LOAN_INTEREST_RECEIVABLE', '1400'),
      ('SYSTEM_ACCOUNT', 'LOAN_INTEREST_INCOME', '4000'),
      ('SYSTEM_ACCOUNT', 'LOAN_INTEREST_SUSPENSE', '2910'),
      ('SYSTEM_ACCOUNT', 'LOAN_FEE_INCOME', '4100'),
      ('SYSTEM_ACCOUNT', 'LOAN_PENALTY_INCOME', '4300'),
      ('SYSTEM_ACCOUNT', 'LOAN_ALLOWANCE', '1350'),
      ('SYSTEM_ACCOUNT', 'LOAN_IMPAIRMENT', '5100'),
      ('SYSTEM_ACCOUNT', 'LOAN_RECOVERIES', '4400'),
      ('SYSTEM_ACCOUNT', 'LOAN_CLEARING', '2900')
    ) as standard (source, value, code)
    join core.gl_accounts account on account.workspace_id = p_workspace and account.code = standard.code
    on conflict (workspace_id, source, value) do nothing;
  $$;
  grant execute on function core.install_chart to fiducia_app;

  create function core.install_chart_of_workspace() returns trigger language plpgsql as $$
  begin
    perform core.install_chart(new.workspace_id);
    return null;
  end $$;
  create trigger install_chart after insert on core.policies
    for each row execute function core.install_chart_of_workspace();

  -- Debits and credits by account, branch and currency. Sums over all customers, so they can exceed a bigint.
  create table core.gl_sums (
    workspace_id uuid not null,
    grain text not null check (grain in ('DAY', 'MONTH')),
    -- The booking date of postings, the effective date of journals; of a MONTH its first day.
    date date not null,
    gl_account_id uuid not null,
    branch_id uuid not null,
    currency text not null,
    source text not null check (source in ('POSTINGS', 'JOURNALS')),
    -- Whether the entries are those of an adjustment period, which are dated the last day of its year.
    is_adjustment boolean not null,
    -- Whether the entries are those of CLOSING journals.
    is_closing boolean not null,
    debit_minor numeric(38, 0) not null check (debit_minor >= 0),
    credit_minor numeric(38, 0) not null check (credit_minor >= 0),
    primary key (workspace_id, grain, date, gl_account_id, branch_id, currency, source, is_adjustment, is_closing),
    foreign key (workspace_id, gl_account_id) references core.gl_accounts (workspace_id, id),
    foreign key (workspace_id, branch_id) references core.branches (workspace_id, id),
    check (grain = 'DAY' or extract(day from date) = 1),
    check (source = 'JOURNALS' or not (is_adjustment or is_closing))
  ) with (fillfactor = 60);
  create index gl_sums_of_account on core.gl_sums (workspace_id, gl_account_id, grain, date);
  alter table core.gl_sums enable row level security;
  alter table core.gl_sums force row level security;
  create policy workspace on core.gl_sums
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.gl_sums to fiducia_app;
  create policy worker on core.gl_sums to fiducia_worker using (true);
  grant select, insert, update on core.gl_sums to fiducia_worker;

  -- Number of the last change of a workspace's sums. Its lock serialises the changes.
  create table core.gl_positions (
    workspace_id uuid not null primary key,
    sequence bigint not null
  );
  alter table core.gl_positions enable row level security;
  alter table core.gl_positions force row level security;
  create policy workspace on core.gl_positions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.gl_positions to fiducia_app;
  create policy worker on core.gl_positions to fiducia_worker using (true);
  grant select, insert, update on core.gl_positions to fiducia_worker;

  -- Every change of the sums, numbered without a gap. A report as of a sequence is today's sums less the changes after it.
  create table core.gl_changes (
    workspace_id uuid not null,
    sequence bigint not null,
    -- The earliest date of the changes.
    first_date date not null,
    -- Objects with date, gl_account_id, branch_id, currency, source, is_adjustment, is_closing, debit and credit, the amounts as strings.
    changes jsonb not null,
    at timestamptz not null,
    primary key (workspace_id, sequence)
  );
  create index gl_changes_from on core.gl_changes (workspace_id, first_date, sequence);
  alter table core.gl_changes enable row level security;
  alter table core.gl_changes force row level security;
  create policy workspace on core.gl_changes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.gl_changes to fiducia_app;
  create policy worker on core.gl_changes to fiducia_worker using (true);
  grant select, insert on core.gl_changes to fiducia_worker;
  create trigger append_only before update or delete on core.gl_changes
    for each statement execute function kernel.refuse_change();

  -- Adds changes, as in core.gl_changes, to the sums and returns their sequence. The workspace's other changes wait until the
  -- transaction ends, so it is called last. Without changes it returns the current sequence.
  create function core.add_to_general_ledger(p_workspace uuid, p_changes jsonb, p_at timestamptz) returns bigint language plpgsql as $$
  declare
    next_sequence bigint;
  begin
    if jsonb_array_length(coalesce(p_changes, '[]')) = 0 then
      return coalesce((select sequence from core.gl_positions where workspace_id = p_workspace), 0);
    end if;
    insert into core.gl_positions as latest (workspace_id, sequence) values (p_workspace, 1)
      on conflict (workspace_id) do update set sequence = latest.sequence + 1
      returning sequence into next_sequence;
    insert into core.gl_sums as sums (workspace_id, grain, date, gl_account_id, branch_id, currency, source, is_adjustment, is_closing, debit_minor, credit_minor)
    select p_workspace, grain, case grain when 'DAY' then change.date else date_trunc('month', change.date)::date end as day,
      change.gl_account_id, change.branch_id, change.currency, change.source, change.is_adjustment, change.is_closing, sum(change.debit), sum(change.credit)
    from jsonb_to_recordset(p_changes) as change (date date, gl_account_id uuid, branch_id uuid, currency text, source text,
      is_adjustment boolean, is_closing boolean, debit numeric, credit numeric)
    cross join (values ('DAY'), ('MONTH')) as grains (grain)
    group by grain, day, gl_account_id, branch_id, currency, source, is_adjustment, is_closing
    order by grain, day, gl_account_id, branch_id, currency, source, is_adjustment, is_closing
    on conflict (workspace_id, grain, date, gl_account_id, branch_id, currency, source, is_adjustment, is_closing) do update
      set debit_minor = sums.debit_minor + excluded.debit_minor, credit_minor = sums.credit_minor + excluded.credit_minor;
    insert into core.gl_changes (workspace_id, sequence, first_date, changes, at)
    values (p_workspace, next_sequence, (select min((change ->> 'date')::date) from jsonb_array_elements(p_changes) as change), p_changes, p_at);
    return next_sequence;
  end $$;
  grant execute on function core.add_to_general_ledger to fiducia_app, fiducia_worker;

  -- The relay finds the head office.
  create policy worker on core.branches to fiducia_worker using (true);
  grant select on core.branches to fiducia_worker;

  -- Transactions with both sides by kind of account; every transaction is even in each branch. A customer's account and a due account have
  -- their branch, and another system account has the branch of the customer's account on the other side. Money that waits for a decision
  -- stays in the payer's branch. Between two system accounts the metadata can name the branch; else the branch is that of the
  -- customer's account in the transaction that this one belongs to, or the head office. Two branches in one transaction owe each other its amount.
  -- The due leg of a transfer between branches, which books the same, adds nothing.
  -- The joins name an account only on its side, and subqueries end with offset 0: the relay reads the view for every transaction.
  create view core.gl_legs with (security_invoker = true) as
    select posting.workspace_id, posting.id as transaction_id, posting.booking_date, posting.currency,
      case when debtor.id is null then 'SYSTEM_ACCOUNT' else 'CUSTOMER_ACCOUNT' end as debit_source, coalesce(debtor.account_type, paying.kind) as debit_value,
      case when creditor.id is null then 'SYSTEM_ACCOUNT' else 'CUSTOMER_ACCOUNT' end as credit_source, coalesce(creditor.account_type, paid.kind) as credit_value,
      vat.kind as vat_kind, branch.debit_id as debit_branch_id, branch.credit_id as credit_branch_id, posting.amount_minor,
      greatest(posting.vat_leg_minor, 0) as debit_vat_minor, greatest(-posting.vat_leg_minor, 0) as credit_vat_minor
    from core.transactions posting
    left join core.accounts debtor on debtor.workspace_id = posting.workspace_id
      and debtor.id = case when posting.debit_sequence is not null then posting.debit_account_id end
    left join core.accounts creditor on creditor.workspace_id = posting.workspace_id
      and creditor.id = case when posting.credit_sequence is not null then posting.credit_account_id end
    left join core.system_accounts paying on paying.workspace_id = posting.workspace_id
      and paying.id = case when posting.debit_sequence is null then posting.debit_account_id end
    left join core.system_accounts paid on paid.workspace_id = posting.workspace_id
      and paid.id = case when posting.credit_sequence is null then posting.credit_account_id end
    left join core.system_accounts vat on vat.workspace_id = posting.workspace_id and vat.id = posting.vat_account_id
    cross join lateral (
      select case when debtor.id is null and creditor.id is null or posting.parent_id is not null and 'HELD_TRANSFERS' in (paying.kind, paid.kind) then coalesce(
        (select branch.id from core.branches branch where branch.workspace_id = posting.workspace_id and branch.id =
          case when posting.metadata ->> 'branchId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (posting.metadata ->> 'branchId')::uuid end),
        (select account.branch_id from core.transactions parent
          left join core.transactions origin on origin.workspace_id = parent.workspace_id and origin.id = parent.parent_id
          join core.accounts account on account.workspace_id = parent.workspace_id and account.id = coalesce(
            case when parent.debit_sequence is not null then parent.debit_account_id end,
            case when parent.credit_sequence is not null then parent.credit_account_id end,
            case when origin.debit_sequence is not null then origin.debit_account_id end,
            case when origin.credit_sequence is not null then origin.credit_account_id end)
          where parent.workspace_id = posting.workspace_id and parent.id = posting.parent_id)) end as branch_id offset 0) owner
    cross join lateral (
      select
        coalesce(debtor.branch_id, paying.branch_id, case when paying.kind = 'HELD_TRANSFERS' then owner.branch_id end, creditor.branch_id, owner.branch_id,
          (select id from core.branches where workspace_id = posting.workspace_id and code = 'HO')) as debit_id,
        coalesce(creditor.branch_id, paid.branch_id, case when paid.kind = 'HELD_TRANSFERS' then owner.branch_id end, debtor.branch_id, owner.branch_id,
          (select id from core.branches where workspace_id = posting.workspace_id and code = 'HO')) as credit_id offset 0) branch
    where (paying.kind = 'INTER_BRANCH_DUE' and paid.kind = 'INTER_BRANCH_DUE') is not true;
  grant select on core.gl_legs to fiducia_app, fiducia_worker;

  -- The relay makes the same entries of the sums of transactions that are alike.
  create view core.gl_entries with (security_invoker = true) as
    select leg.workspace_id, leg.transaction_id, leg.booking_date, leg.currency, line.source, line.value, line.branch_id, line.debit_minor, line.credit_minor
    from core.gl_legs leg cross join lateral (values
      (leg.debit_source, leg.debit_value, leg.debit_branch_id, leg.amount_minor + leg.debit_vat_minor, 0),
      (leg.credit_source, leg.credit_value, leg.credit_branch_id, 0, leg.amount_minor + leg.credit_vat_minor),
      ('SYSTEM_ACCOUNT', leg.vat_kind, leg.debit_branch_id, 0, leg.debit_vat_minor),
      ('SYSTEM_ACCOUNT', leg.vat_kind, leg.credit_branch_id, leg.credit_vat_minor, 0),
      ('SYSTEM_ACCOUNT', 'INTER_BRANCH_DUE', leg.debit_branch_id, 0, case when leg.debit_branch_id <> leg.credit_branch_id then leg.amount_minor else 0 end),
      ('SYSTEM_ACCOUNT', 'INTER_BRANCH_DUE', leg.credit_branch_id, case when leg.debit_branch_id <> leg.credit_branch_id then leg.amount_minor else 0 end, 0)
    ) as line (source, value, branch_id, debit_minor, credit_minor)
    where line.debit_minor + line.credit_minor > 0;
  grant select on core.gl_entries to fiducia_app, fiducia_worker;

  -- The same with the accounts of the chart.
  create view core.gl_postings with (security_invoker = true) as
    select entry.workspace_id, entry.transaction_id, entry.booking_date, mapping.gl_account_id, entry.branch_id, entry.currency,
      entry.debit_minor, entry.credit_minor
    from core.gl_entries entry
    join core.gl_mappings mapping on mapping.workspace_id = entry.workspace_id and mapping.source = entry.source and mapping.value = entry.value;
  grant select on core.gl_postings to fiducia_app, fiducia_worker;

  -- Workspaces that exist get the chart, and the sums of the transactions that are relayed already. The relay adds the others.
  do $$
  declare
    workspaces uuid[];
    workspace uuid;
  begin
    perform 1 from kernel.relays where name = 'outbox' for update;
    set local role fiducia_ledger;
    select array_agg(workspace_id order by workspace_id) into workspaces from core.policies;
    set local role fiducia_owner;
    foreach workspace in array coalesce(workspaces, '{}') loop
      perform set_config('app.workspace', workspace::text, true);
      perform core.install_chart(workspace);
      perform core.add_to_general_ledger(workspace, (
        with waiting as materialized (
          select (jsonb_array_elements_text(data -> 'transactionIds'))::uuid as id from kernel.outbox
          where workspace_id = workspace and relayed_at is null and type = 'core.transactions_posted'),
        added as (
          select line.booking_date, line.gl_account_id, line.branch_id, line.currency, sum(line.debit_minor) as debit, sum(line.credit_minor) as credit
          from core.gl_postings line join core.transactions posting on posting.workspace_id = workspace and posting.id = line.transaction_id
          where line.workspace_id = workspace and posting.id not in (select id from waiting)
            and not (posting.type = 'FEE' and posting.parent_id is not null and posting.parent_id in (select id from waiting))
          group by 1, 2, 3, 4)
        select jsonb_agg(jsonb_build_object('date', booking_date, 'gl_account_id', gl_account_id, 'branch_id', branch_id, 'currency', currency,
          'source', 'POSTINGS', 'is_adjustment', false, 'is_closing', false, 'debit', debit::text, 'credit', credit::text)) from added), now());
    end loop;
    perform set_config('app.workspace', '', true);
  end $$;
  `,
)
