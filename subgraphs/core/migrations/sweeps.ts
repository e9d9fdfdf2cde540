import { migration } from '#kernel/database/migration.ts'

/** Sweeps, and what became of each on each business date. */
export const sweeps = migration(
  '20261128193500_core_sweeps',
  `
  create table core.sweeps (
    workspace_id uuid not null,
    id uuid not null,
    -- The account that is kept at its target.
    account_id uuid not null,
    -- The account that receives what is above the target, or gives what is missing.
    target_account_id uuid not null,
    currency text not null,
    method text not null
      check (method in ('ZERO_BALANCE', 'TARGET_BALANCE', 'THRESHOLD', 'FIXED', 'PERCENTAGE', 'RANGE', 'COVER_OVERDRAFT')),
    direction text not null check (direction in ('ONE_WAY', 'TWO_WAY')),
    trigger_minor bigint check (trigger_minor >= 0),
    target_minor bigint check (target_minor >= 0),
    amount_minor bigint check (amount_minor > 0),
    percentage_ppm bigint check (percentage_ppm between 1 and 1000000),
    min_sweep_minor bigint check (min_sweep_minor >= 0),
    max_sweep_minor bigint check (max_sweep_minor > 0),
    multiple_of_minor bigint check (multiple_of_minor > 0),
    status text not null check (status in ('ACTIVE', 'PAUSED')),
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id),
    foreign key (workspace_id, target_account_id) references core.accounts (workspace_id, id),
    check (account_id <> target_account_id),
    check ((trigger_minor is not null) = (method in ('THRESHOLD', 'RANGE'))),
    check (case when method in ('TARGET_BALANCE', 'RANGE') then target_minor is not null else target_minor is null or method = 'THRESHOLD' end),
    check ((amount_minor is not null) = (method = 'FIXED')),
    check ((percentage_ppm is not null) = (method = 'PERCENTAGE'))
  );
  create index sweeps_of_account on core.sweeps (workspace_id, account_id, created_at desc, id desc);
  create index sweeps_active on core.sweeps (workspace_id, id) where status = 'ACTIVE';
  alter table core.sweeps enable row level security;
  alter table core.sweeps force row level security;
  create policy workspace on core.sweeps
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.sweeps to fiducia_app;

  -- A row is written in the transaction that moves the money.
  create table core.sweep_executions (
    workspace_id uuid not null,
    id uuid not null,
    sweep_id uuid not null,
    business_date date not null,
    -- MANUAL where a person ran the sweep.
    origin text not null check (origin in ('END_OF_DAY', 'MANUAL')),
    status text not null check (status in ('COMPLETED', 'FAILED', 'SKIPPED')),
    source_account_id uuid,
    destination_account_id uuid,
    amount_minor bigint check (amount_minor > 0),
    transaction_id uuid,
    failure_code text,
    failure_reason text,
    executed_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, sweep_id) references core.sweeps (workspace_id, id),
    check (num_nulls(source_account_id, destination_account_id, amount_minor, transaction_id) = case when status = 'COMPLETED' then 0 else 4 end),
    check (num_nulls(failure_code, failure_reason) = case when status = 'FAILED' then 0 else 2 end)
  );
  create unique index sweep_executions_of_date on core.sweep_executions (workspace_id, sweep_id, business_date) where origin = 'END_OF_DAY';
  create index sweep_executions_newest on core.sweep_executions (workspace_id, sweep_id, executed_at desc, id desc);
  alter table core.sweep_executions enable row level security;
  alter table core.sweep_executions force row level security;
  create policy workspace on core.sweep_executions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.sweep_executions to fiducia_app;
  create trigger append_only before update or delete on core.sweep_executions
    for each row execute function kernel.refuse_change();

  -- Compares the transfers of sweeps with their executions. Few transactions are in this index.
  create index transactions_sweep on core.transactions (workspace_id, (metadata ->> 'sweepId')) where metadata ? 'sweepId';
  `,
)
