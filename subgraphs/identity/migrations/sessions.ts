import { migration } from '#kernel/database/migration.ts'

/** Sessions, the tokens that open and renew them, and the lookup of a credential by its hash. */
export const sessions = migration(
  '20261124010050_identity_sessions',
  `
  create table identity.sessions (
    workspace_id uuid not null,
    id uuid not null,
    customer_id uuid,
    staff_id uuid,
    -- The key of core banking that was exchanged for this session, whose tokens the service accepts.
    api_key_id uuid,
    return_url text,
    context jsonb,
    created_at timestamptz not null,
    -- No refresh token of the session lasts longer than this.
    expires_at timestamptz not null default now() + interval '30 days',
    ended_at timestamptz,
    end_reason text,
    primary key (workspace_id, id),
    foreign key (workspace_id, customer_id) references identity.customers (workspace_id, id),
    foreign key (workspace_id, staff_id) references identity.staff (workspace_id, id),
    foreign key (workspace_id, api_key_id) references identity.api_keys (workspace_id, id),
    constraint sessions_of_somebody check (num_nonnulls(customer_id, staff_id, api_key_id) = 1)
  );
  create index sessions_of_staff on identity.sessions (workspace_id, staff_id) where staff_id is not null and ended_at is null;
  create index sessions_of_customer on identity.sessions (workspace_id, customer_id) where customer_id is not null;
  create index sessions_over on identity.sessions (least(ended_at, expires_at));
  alter table identity.sessions enable row level security;
  alter table identity.sessions force row level security;
  create policy workspace on identity.sessions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.sessions to fiducia_app;
  create policy worker on identity.sessions to fiducia_worker using (true);
  grant select (workspace_id, id, ended_at, expires_at), delete on identity.sessions to fiducia_worker;

  create table identity.refresh_tokens (
    workspace_id uuid not null,
    id uuid not null,
    session_id uuid not null,
    hash text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (workspace_id, id),
    unique (workspace_id, hash),
    foreign key (workspace_id, session_id) references identity.sessions (workspace_id, id)
  );
  create index refresh_tokens_found on identity.refresh_tokens (hash);
  create index refresh_tokens_old on identity.refresh_tokens (expires_at);
  create index refresh_tokens_of_session on identity.refresh_tokens (workspace_id, session_id);
  alter table identity.refresh_tokens enable row level security;
  alter table identity.refresh_tokens force row level security;
  create policy workspace on identity.refresh_tokens
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.refresh_tokens to fiducia_app;
  create policy worker on identity.refresh_tokens to fiducia_worker using (true);
  grant select, delete on identity.refresh_tokens to fiducia_worker;
  create policy lookup on identity.refresh_tokens for select to fiducia_owner using (true);

  create table identity.handoff_tokens (
    workspace_id uuid not null,
    id uuid not null,
    hash text not null,
    partner_id uuid not null,
    customer_id uuid not null,
    return_url text,
    context jsonb,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (workspace_id, id),
    unique (workspace_id, hash),
    foreign key (workspace_id, partner_id) references identity.partners (workspace_id, id),
    foreign key (workspace_id, customer_id) references identity.customers (workspace_id, id)
  );
  create index handoff_tokens_found on identity.handoff_tokens (hash);
  create index handoff_tokens_old on identity.handoff_tokens (expires_at);
  create index handoff_tokens_of_customer on identity.handoff_tokens (workspace_id, customer_id);
  alter table identity.handoff_tokens enable row level security;
  alter table identity.handoff_tokens force row level security;
  create policy workspace on identity.handoff_tokens
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.handoff_tokens to fiducia_app;
  create policy worker on identity.handoff_tokens to fiducia_worker using (true);
  grant select, delete on identity.handoff_tokens to fiducia_worker;
  create policy lookup on identity.handoff_tokens for select to fiducia_owner using (true);

  -- One of the two reads before a workspace is known; the other is identity.find_workspace. PL/pgSQL caches its plans per
  -- connection; SQL functions only do so from PostgreSQL 18 on.
  create function identity.find_credential(kind text, hash text)
  returns table (
    workspace_id uuid, tenant_id uuid, tenant_code text, environment text, id uuid,
    service text, partner_id uuid, scopes text[], role text, expires_at timestamptz, revoked_at timestamptz, tier text
  )
  language plpgsql stable security definer set search_path = '' as $$
  #variable_conflict use_column
  begin
    if find_credential.kind = 'api_key' then
      return query
        select k.workspace_id, t.id, t.code, w.environment, k.id, k.service, k.partner_id, k.scopes, k.role, k.expires_at, k.revoked_at, coalesce(k.tier, w.tier)
        from identity.api_keys k join identity.workspaces w on w.id = k.workspace_id join identity.tenants t on t.id = w.tenant_id
        where k.hash = find_credential.hash limit 1;
    elsif find_credential.kind = 'handoff_token' then
      return query
        select h.workspace_id, t.id, t.code, w.environment, h.id, null::text, h.partner_id, null::text[], null::text, h.expires_at, null::timestamptz, w.tier
        from identity.handoff_tokens h join identity.workspaces w on w.id = h.workspace_id join identity.tenants t on t.id = w.tenant_id
        where h.hash = find_credential.hash limit 1;
    elsif find_credential.kind = 'refresh_token' then
      return query
        select r.workspace_id, t.id, t.code, w.environment, r.id, null::text, null::uuid, null::text[], null::text, r.expires_at, null::timestamptz, w.tier
        from identity.refresh_tokens r join identity.workspaces w on w.id = r.workspace_id join identity.tenants t on t.id = w.tenant_id
        where r.hash = find_credential.hash limit 1;
    end if;
  end $$;
  revoke all on function identity.find_credential(text, text) from public;
  grant execute on function identity.find_credential(text, text) to fiducia_app;
`,
)
