import { migration } from '#kernel/database/migration.ts'

/** Terms of fixed deposits, and interest that is paid apart from the ordinary posting. */
export const terms = migration(
  '20261128194500_core_terms',
  `
  create table core.account_terms (
    workspace_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    status text not null check (status in ('RUNNING', 'MATURED', 'ROLLED_OVER', 'BROKEN')),
    currency text not null,
    principal_minor bigint not null check (principal_minor > 0),
    -- Percent a year that the principal earns.
    rate text not null,
    tenor_days integer not null check (tenor_days > 0),
    start_date date not null,
    maturity_date date not null,
    maturity_instruction text not null check (maturity_instruction in ('PAYOUT', 'ROLLOVER_PRINCIPAL', 'ROLLOVER_ALL')),
    payout_account_id uuid not null,
    -- Simple interest from the start to the maturity, before tax.
    interest_minor bigint not null check (interest_minor >= 0),
    created_by text not null,
    created_at timestamptz not null,
    -- Business date on which the term ended; null while it is running. Interest is before tax.
    ended_on date,
    paid_interest_minor bigint,
    tax_minor bigint,
    forgone_interest_minor bigint,
    primary key (workspace_id, id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id),
    foreign key (workspace_id, payout_account_id) references core.accounts (workspace_id, id),
    check ((status = 'RUNNING') = (ended_on is null))
  );
  create unique index account_terms_running on core.account_terms (workspace_id, account_id) where status = 'RUNNING';
  create index account_terms_due on core.account_terms (workspace_id, maturity_date, id) where status = 'RUNNING';
  create index account_terms_ended on core.account_terms (workspace_id, account_id, ended_on) where status <> 'RUNNING';
  create index account_terms_listed on core.account_terms (workspace_id, account_id, created_at desc, id desc);
  alter table core.account_terms enable row level security;
  alter table core.account_terms force row level security;
  create policy workspace on core.account_terms
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.account_terms to fiducia_app;

  -- Interest that was settled apart from the ordinary posting: at the end of a term, and when an account was closed.
  create table core.interest_settlements (
    workspace_id uuid not null,
    -- Date of the account's last accrual, from whose sums the settled amounts are taken.
    accrual_date date not null,
    account_id uuid not null,
    id uuid not null,
    -- Interest paid before tax, interest forgone, the tax withheld, and overdraft interest taken.
    paid_minor bigint not null,
    forgone_minor bigint not null,
    tax_minor bigint not null,
    charged_minor bigint not null,
    primary key (workspace_id, accrual_date, account_id, id),
    check (least(paid_minor, forgone_minor, tax_minor, charged_minor) >= 0)
  );
  alter table core.interest_settlements enable row level security;
  alter table core.interest_settlements force row level security;
  create policy workspace on core.interest_settlements
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.interest_settlements to fiducia_app;
  create trigger append_only before update or delete on core.interest_settlements
    for each statement execute function kernel.refuse_change();
  `,
)
