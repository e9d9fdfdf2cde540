import { migration } from '#kernel/database/migration.ts'

/** Requested statements and their documents in chunks, which a worker writes. */
export const statements = migration(
  '20261128152500_core_statements',
  `
  create table core.statements (
    workspace_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    -- First and last booking date, and the first and last instant of that period.
    from_date date not null,
    to_date date not null,
    period_from timestamptz not null,
    period_to timestamptz not null,
    format text not null check (format in ('JSON', 'CSV', 'PDF', 'CAMT053', 'MT940')),
    status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
    -- Sequence of the entry before the first line, and of the last line; fixed when the statement is requested.
    before_sequence bigint not null check (before_sequence >= 0),
    last_sequence bigint not null,
    -- Size and number of chunks of the document.
    bytes bigint,
    chunks integer,
    file_name text not null,
    failure_reason text,
    -- Number of times that a worker began; only the last one may write chunks.
    attempts integer not null default 0 check (attempts >= 0),
    -- A worker writes the document until then; afterwards another one begins again.
    lease_until timestamptz,
    requested_by text not null,
    created_at timestamptz not null,
    completed_at timestamptz,
    -- Time from which the document is deleted.
    expires_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id),
    check (from_date <= to_date and last_sequence >= before_sequence),
    check ((status = 'COMPLETED') = (bytes is not null) and (bytes is null) = (chunks is null)),
    check ((status = 'FAILED') = (failure_reason is not null)),
    check ((status in ('COMPLETED', 'FAILED')) = (completed_at is not null) and (completed_at is null) = (expires_at is null))
  );
  create index statements_of_account on core.statements (workspace_id, account_id, created_at desc, id desc);
  create index statements_unfinished on core.statements (workspace_id, created_at, id) where completed_at is null;
  create index statements_expiring on core.statements (expires_at) where expires_at is not null;
  alter table core.statements enable row level security;
  alter table core.statements force row level security;
  create policy workspace on core.statements
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on core.statements to fiducia_app;
  create policy worker on core.statements to fiducia_worker using (true);
  grant select (workspace_id, id, status, created_at, completed_at, expires_at, lease_until, attempts),
    update (status, lease_until, attempts), delete on core.statements to fiducia_worker;

  create table core.statement_chunks (
    workspace_id uuid not null,
    statement_id uuid not null,
    number integer not null check (number >= 0),
    content bytea not null,
    primary key (workspace_id, statement_id, number),
    foreign key (workspace_id, statement_id) references core.statements (workspace_id, id)
  );
  alter table core.statement_chunks enable row level security;
  alter table core.statement_chunks force row level security;
  create policy workspace on core.statement_chunks
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on core.statement_chunks to fiducia_app;
  create policy worker on core.statement_chunks to fiducia_worker using (true);
  grant select (workspace_id, statement_id, number), delete on core.statement_chunks to fiducia_worker;
  `,
)
