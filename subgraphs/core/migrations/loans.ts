import { migration } from '#kernel/database/migration.ts'

/** Loan products with all versions of their terms, and loans with their schedules. A loan names the version under which it was requested. */
export const loans = migration(
  '20261129120000_core_loans',
  `
  create table core.loan_products (
    workspace_id uuid not null,
    id uuid not null,
    code text not null,
    currency text not null,
    version integer not null check (version > 0),
    -- The terms of the newest version.
    terms jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    constraint loan_products_code unique (workspace_id, code)
  );
  create index loan_products_newest on core.loan_products (workspace_id, created_at desc, id desc);
  create index loan_products_by_currency on core.loan_products (workspace_id, currency, created_at desc, id desc);
  alter table core.loan_products enable row level security;
  alter table core.loan_products force row level security;
  create policy workspace on core.loan_products
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.loan_products to fiducia_app;

  create table core.loan_product_versions (
    workspace_id uuid not null,
    product_id uuid not null,
    version integer not null,
    terms jsonb not null,
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, product_id, version),
    foreign key (workspace_id, product_id) references core.loan_products (workspace_id, id)
  );
  create trigger append_only before update or delete on core.loan_product_versions
    for each row execute function kernel.refuse_change();
  alter table core.loan_product_versions enable row level security;
  alter table core.loan_product_versions force row level security;
  create policy workspace on core.loan_product_versions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.loan_product_versions to fiducia_app;

  create table core.loans (
    workspace_id uuid not null,
    id uuid not null,
    loan_number text not null,
    customer_id uuid not null,
    branch_id uuid not null,
    product_id uuid not null,
    product_version integer not null,
    currency text not null,
    status text not null check (status in ('DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'ACTIVE',
      'IN_ARREARS', 'RESTRUCTURED', 'CLOSED_OBLIGATIONS_MET', 'CLOSED_WRITTEN_OFF')),
    requested_minor bigint not null check (requested_minor > 0),
    -- The approved principal, and until the approval the requested one.
    principal_minor bigint not null check (principal_minor > 0),
    installments integer not null check (installments > 0),
    purpose text not null,
    disbursement_account_id uuid not null,
    repayment_account_id uuid,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    approved_by text,
    approved_at timestamptz,
    -- Why the loan has its status, where a person gave a reason.
    status_reason text,
    disbursed_on date,
    disbursement_id uuid,
    closed_on date,
    -- The version of the schedule in force, and the terms that belong to it alone; 0 before the disbursement.
    schedule_version integer not null,
    schedule_principal_minor bigint not null,
    schedule_installments integer not null,
    schedule_start_date date,
    interest_only_installments integer not null,
    is_restructured boolean not null,
    -- Open principal of the lines, due date of the oldest open line, and class by its lateness.
    open_principal_minor bigint not null check (open_principal_minor >= 0),
    next_due_date date,
    classification text,
    -- Interest paid over all versions of the schedule.
    paid_interest_minor bigint not null,
    -- Whether the close of a business date computes its interest and provision: from the disbursement until all is settled.
    has_books boolean not null,
    -- What the last close of a business date had posted: earned interest, the part of it that is suspended, and the provision.
    accrued_interest_minor bigint not null,
    suspended_interest_minor bigint not null,
    provision_minor bigint not null,
    written_off_minor bigint not null check (written_off_minor >= 0),
    recovered_minor bigint not null check (recovered_minor >= 0),
    primary key (workspace_id, id),
    constraint loans_number unique (workspace_id, loan_number),
    foreign key (workspace_id, product_id, product_version) references core.loan_product_versions (workspace_id, product_id, version),
    foreign key (workspace_id, disbursement_account_id) references core.accounts (workspace_id, id),
    foreign key (workspace_id, repayment_account_id) references core.accounts (workspace_id, id),
    foreign key (workspace_id, branch_id) references core.branches (workspace_id, id),
    check ((schedule_version > 0) = (disbursed_on is not null))
  ) with (fillfactor = 80);
  create index loans_newest on core.loans (workspace_id, created_at desc, id desc);
  create index loans_by_status on core.loans (workspace_id, status, created_at desc, id desc);
  create index loans_by_product on core.loans (workspace_id, product_id, created_at desc, id desc);
  create index loans_by_classification on core.loans (workspace_id, classification, created_at desc, id desc);
  create index loans_of_customer on core.loans (workspace_id, customer_id, created_at desc, id desc);
  create index loans_repaid_from on core.loans (workspace_id, repayment_account_id) where repayment_account_id is not null;
  -- No index contains an amount, so that the close of a business date updates rows in their pages.
  create index loans_with_books on core.loans (workspace_id, id) where has_books;
  alter table core.loans enable row level security;
  alter table core.loans force row level security;
  create policy workspace on core.loans
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.loans to fiducia_app;

  -- The lines of all versions of a schedule. Lines of a replaced version contain what was paid and waived of them.
  create table core.loan_lines (
    workspace_id uuid not null,
    loan_id uuid not null,
    version integer not null,
    number integer not null,
    due_date date not null,
    opening_minor bigint not null,
    due_penalty_minor bigint not null,
    due_fee_minor bigint not null,
    due_interest_minor bigint not null,
    due_principal_minor bigint not null,
    paid_penalty_minor bigint not null,
    paid_fee_minor bigint not null,
    paid_interest_minor bigint not null,
    paid_principal_minor bigint not null,
    waived_penalty_minor bigint not null,
    waived_fee_minor bigint not null,
    waived_interest_minor bigint not null,
    waived_principal_minor bigint not null,
    -- Part of the interest due that an earlier version of the schedule had earned.
    carried_interest_minor bigint not null,
    is_penalised boolean not null,
    primary key (workspace_id, loan_id, version, number),
    foreign key (workspace_id, loan_id) references core.loans (workspace_id, id)
  );
  alter table core.loan_lines enable row level security;
  alter table core.loan_lines force row level security;
  create policy workspace on core.loan_lines
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on core.loan_lines to fiducia_app;

  create table core.loan_repayments (
    workspace_id uuid not null,
    id uuid not null,
    loan_id uuid not null,
    kind text not null check (kind in ('REPAYMENT', 'PREPAYMENT', 'AUTOMATIC', 'RECOVERY')),
    amount_minor bigint not null check (amount_minor > 0),
    penalty_minor bigint not null,
    fee_minor bigint not null,
    -- Below 0 where the payment turned interest that was paid in advance into principal.
    interest_minor bigint not null,
    principal_minor bigint not null,
    source_account_id uuid not null,
    transaction_id uuid not null,
    booking_date date not null,
    created_by text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, loan_id) references core.loans (workspace_id, id),
    check (amount_minor = penalty_minor + fee_minor + interest_minor + principal_minor)
  );
  create index loan_repayments_of_loan on core.loan_repayments (workspace_id, loan_id, created_at desc, id desc);
  create trigger append_only before update or delete on core.loan_repayments
    for each row execute function kernel.refuse_change();
  alter table core.loan_repayments enable row level security;
  alter table core.loan_repayments force row level security;
  create policy workspace on core.loan_repayments
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.loan_repayments to fiducia_app;

  create table core.loan_changes (
    workspace_id uuid not null,
    loan_id uuid not null,
    id uuid not null,
    change text not null,
    status text not null,
    reason text,
    -- Amounts and terms of the change.
    details jsonb,
    business_date date not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (workspace_id, loan_id, id),
    foreign key (workspace_id, loan_id) references core.loans (workspace_id, id)
  );
  create trigger append_only before update or delete on core.loan_changes
    for each row execute function kernel.refuse_change();
  alter table core.loan_changes enable row level security;
  alter table core.loan_changes force row level security;
  create policy workspace on core.loan_changes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.loan_changes to fiducia_app;

  create table core.loan_collateral (
    workspace_id uuid not null,
    loan_id uuid not null,
    id uuid not null,
    type text not null check (type in ('REAL_ESTATE', 'VEHICLE', 'EQUIPMENT', 'STOCK', 'DEPOSIT', 'SECURITIES', 'OTHER')),
    description text not null,
    value_minor bigint not null check (value_minor > 0),
    created_by text not null,
    created_at timestamptz not null,
    released_at timestamptz,
    released_by text,
    release_reason text,
    primary key (workspace_id, loan_id, id),
    foreign key (workspace_id, loan_id) references core.loans (workspace_id, id),
    check ((released_at is null) = (released_by is null))
  );
  alter table core.loan_collateral enable row level security;
  alter table core.loan_collateral force row level security;
  create policy workspace on core.loan_collateral
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  -- An erasure removes the description.
  grant select, insert, update (released_at, released_by, release_reason, description) on core.loan_collateral to fiducia_app;

  create table core.loan_guarantors (
    workspace_id uuid not null,
    loan_id uuid not null,
    id uuid not null,
    name text not null,
    -- The guarantor as a customer of the tenant; null for another person.
    customer_id uuid,
    amount_minor bigint not null check (amount_minor > 0),
    created_by text not null,
    created_at timestamptz not null,
    released_at timestamptz,
    released_by text,
    release_reason text,
    primary key (workspace_id, loan_id, id),
    foreign key (workspace_id, loan_id) references core.loans (workspace_id, id),
    check ((released_at is null) = (released_by is null))
  );
  alter table core.loan_guarantors enable row level security;
  alter table core.loan_guarantors force row level security;
  create policy workspace on core.loan_guarantors
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  create index loan_guarantors_of_customer on core.loan_guarantors (workspace_id, customer_id) where customer_id is not null;
  -- An erasure removes the name.
  grant select, insert, update (released_at, released_by, release_reason, name) on core.loan_guarantors to fiducia_app;

  -- What the close of a business date posted for a loan: changes of its earned interest, suspended interest and provision, and a penalty.
  create table core.loan_accruals (
    workspace_id uuid not null,
    accrual_date date not null,
    loan_id uuid not null,
    interest_minor bigint not null,
    suspended_minor bigint not null,
    provision_minor bigint not null,
    penalty_minor bigint not null,
    primary key (workspace_id, accrual_date, loan_id)
  );
  create trigger append_only before update or delete on core.loan_accruals
    for each statement execute function kernel.refuse_change();
  alter table core.loan_accruals enable row level security;
  alter table core.loan_accruals force row level security;
  create policy workspace on core.loan_accruals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.loan_accruals to fiducia_app;

  alter table core.eod_steps drop constraint eod_steps_step_check;
  alter table core.eod_steps add check (step in ('EXPIRIES', 'STANDING_INSTRUCTIONS', 'INTEREST_ACCRUAL', 'VALUE_CORRECTIONS',
    'INTEREST_POSTING', 'TERM_MATURITY', 'LOAN_REPAYMENTS', 'LOAN_ACCRUAL', 'SWEEPS', 'DORMANCY', 'BALANCE_SNAPSHOTS', 'GENERAL_LEDGER'));
  `,
)
