import { migration } from '#kernel/database/migration.ts'

/** Tenants and their workspaces, and the lookup of a workspace by its tenant. */
export const tenants = migration(
  '20261124010010_identity_tenants',
  `
  create table identity.tenants (
    id uuid primary key,
    code text not null unique,
    name text not null,
    created_at timestamptz not null
  );
  grant select on identity.tenants to fiducia_app, fiducia_worker;

  create table identity.workspaces (
    id uuid primary key,
    tenant_id uuid not null references identity.tenants (id),
    environment text not null check (environment in ('sandbox', 'production')),
    tier text not null default 'standard' check (tier in ('standard', 'professional', 'enterprise')),
    created_at timestamptz not null,
    unique (tenant_id, environment)
  );
  grant select on identity.workspaces to fiducia_app, fiducia_worker;

  -- One of the two reads before a workspace is known; the other is identity.find_credential. PL/pgSQL caches its plan per
  -- connection; SQL functions only do so from PostgreSQL 18 on.
  create function identity.find_workspace(tenant text, environment text)
  returns table (workspace_id uuid, tenant_id uuid, tenant_code text)
  language plpgsql stable security definer set search_path = '' as $$
  #variable_conflict use_column
  declare
    named uuid := case when find_workspace.tenant ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then find_workspace.tenant::uuid end;
  begin
    return query
      select w.id, t.id, t.code
      from identity.tenants t join identity.workspaces w on w.tenant_id = t.id
      where (t.id = named or t.code = find_workspace.tenant) and w.environment = find_workspace.environment
      limit 1;
  end $$;
  revoke all on function identity.find_workspace(text, text) from public;
  grant execute on function identity.find_workspace(text, text) to fiducia_app;
`,
)
