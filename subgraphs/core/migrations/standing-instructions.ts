import { migration } from '#kernel/database/migration.ts'

/** Standing instructions, and what became of each of their due dates. */
export const standingInstructions = migration(
  '20261128163000_core_standing_instructions',
  `
  create table core.standing_instructions (
    workspace_id uuid not null,
    id uuid not null,
    source_account_id uuid not null,
    -- Either an account of the tenant, or an account number at a bank.
    destination_account_id uuid,
    destination_account_num text,
    destination_bank_code text,
    destination_account_name text not null,
    amount_type text not null check (amount_type in ('FIXED', 'BALANCE_ABOVE')),
    amount_minor bigint not null,
    currency text not null,
    frequency text not null check (frequency in ('DAILY', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'ANNUALLY')),
    interval_count integer not null check (interval_count between 1 and 100),
    -- The first due date; each later one is counted from it.
    start_date date not null,
    end_date date,
    max_executions integer check (max_executions > 0),
    narration text not null,
    on_failure text not null check (on_failure in ('RETRY', 'SKIP', 'PAUSE')),
    status text not null check (status in ('ACTIVE', 'PAUSED', 'COMPLETED', 'CANCELLED')),
    next_due_date date,
    -- The business date at whose close next_due_date is attempted; later than it while a refused transfer is retried.
    next_attempt_date date,
    -- The last due date that is settled.
    last_due_date date,
    -- Attempts at next_due_date after the first.
    retries integer not null default 0,
    -- Due dates that have been attempted.
    executions integer not null default 0,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, source_account_id) references core.accounts (workspace_id, id),
    foreign key (workspace_id, destination_account_id) references core.accounts (workspace_id, id),
    check (num_nulls(destination_account_num, destination_bank_code) in (0, 2)
      and (destination_account_id is null) = (destination_account_num is not null)),
    check (amount_minor > 0 or (amount_minor = 0 and amount_type = 'BALANCE_ABOVE')),
    check ((status = 'ACTIVE') = (next_due_date is not null) and (status = 'ACTIVE') = (next_attempt_date is not null)),
    check (source_account_id is distinct from destination_account_id)
  );
  create index standing_instructions_due on core.standing_instructions (workspace_id, next_attempt_date, next_due_date, id)
    where next_attempt_date is not null;
  create index standing_instructions_paused on core.standing_instructions (workspace_id, end_date, id)
    where status = 'PAUSED' and end_date is not null;
  create index standing_instructions_newest on core.standing_instructions (workspace_id, created_at desc, id desc);
  create index standing_instructions_status on core.standing_instructions (workspace_id, status, created_at desc, id desc);
  create index standing_instructions_of_account on core.standing_instructions (workspace_id, source_account_id, created_at desc, id desc);
  alter table core.standing_instructions enable row level security;
  alter table core.standing_instructions force row level security;
  create policy workspace on core.standing_instructions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.standing_instructions to fiducia_app;

  -- The row of a due date is written before its transfer, so that a due date has one transfer however often its attempt is repeated. The
  -- integrity report checks its references; foreign keys would slow the end of day.
  create table core.standing_instruction_executions (
    workspace_id uuid not null,
    id uuid not null,
    instruction_id uuid not null,
    due_date date not null,
    -- PENDING during the first attempt.
    status text not null check (status in ('PENDING', 'COMPLETED', 'FAILED', 'SKIPPED')),
    amount_minor bigint,
    transaction_id uuid,
    failure_code text,
    failure_reason text,
    -- Attempts that have ended.
    attempts integer not null default 0,
    -- Business date on whose close the last attempt was made.
    business_date date,
    -- While an attempt is running: the time until which no other worker makes one.
    leased_until timestamptz,
    created_at timestamptz not null,
    executed_at timestamptz,
    primary key (workspace_id, id),
    constraint standing_instruction_executions_due unique (workspace_id, instruction_id, due_date),
    check ((status = 'COMPLETED') = (transaction_id is not null) and (status = 'COMPLETED') = (amount_minor is not null)),
    check ((status = 'FAILED') = (failure_code is not null) and (status = 'FAILED') = (failure_reason is not null)),
    check ((status = 'PENDING') = (executed_at is null) and (status = 'PENDING') = (attempts = 0))
  );
  create index standing_instruction_executions_newest
    on core.standing_instruction_executions (workspace_id, instruction_id, created_at desc, id desc);
  alter table core.standing_instruction_executions enable row level security;
  alter table core.standing_instruction_executions force row level security;
  create policy workspace on core.standing_instruction_executions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.standing_instruction_executions to fiducia_app;

  -- Finds a transfer that was booked just before its process died, and was not recorded. Few transactions are in this index.
  create index transactions_standing_instruction on core.transactions
    (workspace_id, (metadata ->> 'standingInstructionId'), (metadata ->> 'dueDate')) where metadata ? 'standingInstructionId';
  `,
)
