import { migration } from '#kernel/database/migration.ts'

/** Tables about requests: idempotency keys, nonces of internal calls, and rate-limit windows. */
export const requests = migration(
  '20261124000030_kernel_requests',
  `
  create domain kernel.request_outcome as text check (value in ('open', 'done', 'refused', 'secret'));

  create table kernel.idempotency (
    workspace_id uuid not null,
    subject text not null,
    key text not null,
    fingerprint text not null,
    -- secret: the result contains a secret and is not stored.
    outcome kernel.request_outcome not null,
    -- Identifies the result of a posting; null for any other request.
    reference uuid,
    -- Refusal of a posting, which contains no personal data. Other results are in sealed_snapshot, encrypted.
    snapshot jsonb,
    sealed_snapshot text,
    response_status smallint,
    response_body text,
    sealed_body text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (workspace_id, subject, key)
  );
  create index idempotency_expired on kernel.idempotency (expires_at);
  alter table kernel.idempotency enable row level security;
  alter table kernel.idempotency force row level security;
  create policy workspace on kernel.idempotency
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on kernel.idempotency to fiducia_app;
  create policy worker on kernel.idempotency to fiducia_worker using (true);
  grant select, delete on kernel.idempotency to fiducia_worker;
  -- The ledger's function claims the keys of postings in batches that mix workspaces.
  create policy ledger on kernel.idempotency to fiducia_ledger using (true);
  grant select, insert, update, delete on kernel.idempotency to fiducia_ledger;

  -- Nonces of calls between processes that change state, so that each call takes effect once, on any replica.
  create table kernel.call_nonces (
    workspace_id uuid not null,
    nonce text not null,
    expires_at timestamptz not null,
    primary key (workspace_id, nonce)
  );
  create index call_nonces_expired on kernel.call_nonces (expires_at);
  alter table kernel.call_nonces enable row level security;
  alter table kernel.call_nonces force row level security;
  create policy workspace on kernel.call_nonces
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on kernel.call_nonces to fiducia_app;
  create policy worker on kernel.call_nonces to fiducia_worker using (true);
  grant select, delete on kernel.call_nonces to fiducia_worker;

  -- Rate-limit windows that several gateways share. The table is unlogged, so it causes no WAL writes; a crash of the server
  -- may empty it, which restarts all windows.
  create unlogged table kernel.limit_windows (
    workspace_id uuid not null,
    bucket text not null,
    granted integer not null,
    part integer not null,
    ends_at timestamptz not null,
    primary key (workspace_id, bucket)
  );
  create index limit_windows_ended on kernel.limit_windows (ends_at);
  alter table kernel.limit_windows enable row level security;
  alter table kernel.limit_windows force row level security;
  create policy workspace on kernel.limit_windows
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on kernel.limit_windows to fiducia_app;
  create policy worker on kernel.limit_windows to fiducia_worker using (true);
  grant select, delete on kernel.limit_windows to fiducia_worker;
`,
)
