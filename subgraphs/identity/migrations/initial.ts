import { migration } from '#kernel/database/migration.ts'
import { findableByOwner, referenceTable, ROLES, tenantTable } from '#kernel/database/tables.ts'

const reference = `
  create table identity.tenants (
    id uuid primary key,
    code text not null unique,
    name text not null,
    created_at timestamptz not null
  );
  create table identity.workspaces (
    id uuid primary key,
    tenant_id uuid not null references identity.tenants (id),
    environment text not null check (environment in ('sandbox', 'production')),
    created_at timestamptz not null,
    unique (tenant_id, environment)
  );
  create table identity.signing_keys (
    kid text primary key,
    public_jwk jsonb not null,
    sealed_private_jwk text not null,
    created_at timestamptz not null,
    activates_at timestamptz not null,
    retires_at timestamptz
  );`

const credentials = `
  create table identity.partners (
    workspace_id uuid not null,
    id uuid not null,
    name text not null,
    return_urls text[] not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id)
  );
  create index partners_listed on identity.partners (workspace_id, created_at desc, id desc);

  create table identity.api_keys (
    workspace_id uuid not null,
    id uuid not null,
    service text check (service in ('remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core')),
    partner_id uuid,
    name text not null,
    prefix text not null,
    hash text not null,
    scopes text[] not null,
    role text,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    primary key (workspace_id, id),
    unique (workspace_id, hash),
    foreign key (workspace_id, partner_id) references identity.partners (workspace_id, id),
    check (num_nonnulls(service, partner_id) = 1)
  );
  create index api_keys_found on identity.api_keys (hash);
  create index api_keys_listed on identity.api_keys (workspace_id, created_at desc, id desc);
  create index api_keys_of_partner on identity.api_keys (workspace_id, partner_id, created_at desc, id desc) where partner_id is not null;`

const people = `
  create table identity.customers (
    workspace_id uuid not null,
    id uuid not null,
    external_id text not null,
    first_name text,
    last_name text,
    email text,
    phone text,
    date_of_birth date,
    country_code text,
    kyc_status text not null check (kyc_status in ('UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED')),
    kyc_level smallint not null check (kyc_level between 0 and 3),
    kyc_attested_by text,
    kyc_attested_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    unique (workspace_id, external_id)
  );
  create index customers_listed on identity.customers (workspace_id, created_at desc, id desc);
  create index customers_by_kyc on identity.customers (workspace_id, kyc_status, created_at desc, id desc);

  create table identity.staff (
    workspace_id uuid not null,
    id uuid not null,
    email text not null,
    name text not null,
    password_hash text not null,
    roles text[] not null,
    scopes text[] not null,
    is_active boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    unique (workspace_id, email)
  );
  create index staff_listed on identity.staff (workspace_id, created_at desc, id desc);

  create table identity.sign_in_failures (
    workspace_id uuid not null,
    email_hash text not null,
    failures integer not null,
    failed_at timestamptz not null,
    locked_until timestamptz,
    primary key (workspace_id, email_hash)
  );
  create index sign_in_failures_old on identity.sign_in_failures (failed_at);`

const sessions = `
  create table identity.sessions (
    workspace_id uuid not null,
    id uuid not null,
    customer_id uuid,
    staff_id uuid,
    return_url text,
    context jsonb,
    created_at timestamptz not null,
    ended_at timestamptz,
    end_reason text,
    primary key (workspace_id, id),
    foreign key (workspace_id, customer_id) references identity.customers (workspace_id, id),
    foreign key (workspace_id, staff_id) references identity.staff (workspace_id, id),
    check (num_nonnulls(customer_id, staff_id) = 1)
  );
  create index sessions_of_staff on identity.sessions (workspace_id, staff_id) where staff_id is not null and ended_at is null;

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
  create index handoff_tokens_old on identity.handoff_tokens (expires_at);`

// The only two reads before a workspace is known. PL/pgSQL caches their plans per connection; SQL functions only do so from
// PostgreSQL 18 on.
const lookups = `
  create function identity.find_credential(kind text, hash text)
  returns table (
    workspace_id uuid, tenant_id uuid, tenant_code text, environment text, id uuid,
    service text, partner_id uuid, scopes text[], role text, expires_at timestamptz, revoked_at timestamptz
  )
  language plpgsql stable security definer set search_path = '' as $$
  #variable_conflict use_column
  begin
    if find_credential.kind = 'api_key' then
      return query
        select k.workspace_id, t.id, t.code, w.environment, k.id, k.service, k.partner_id, k.scopes, k.role, k.expires_at, k.revoked_at
        from identity.api_keys k join identity.workspaces w on w.id = k.workspace_id join identity.tenants t on t.id = w.tenant_id
        where k.hash = find_credential.hash limit 1;
    elsif find_credential.kind = 'handoff_token' then
      return query
        select h.workspace_id, t.id, t.code, w.environment, h.id, null::text, h.partner_id, null::text[], null::text, h.expires_at, null::timestamptz
        from identity.handoff_tokens h join identity.workspaces w on w.id = h.workspace_id join identity.tenants t on t.id = w.tenant_id
        where h.hash = find_credential.hash limit 1;
    elsif find_credential.kind = 'refresh_token' then
      return query
        select r.workspace_id, t.id, t.code, w.environment, r.id, null::text, null::uuid, null::text[], null::text, r.expires_at, null::timestamptz
        from identity.refresh_tokens r join identity.workspaces w on w.id = r.workspace_id join identity.tenants t on t.id = w.tenant_id
        where r.hash = find_credential.hash limit 1;
    end if;
  end $$;

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

  revoke all on function identity.find_credential(text, text) from public;
  revoke all on function identity.find_workspace(text, text) from public;
  grant execute on function identity.find_credential(text, text) to ${ROLES.app};
  grant execute on function identity.find_workspace(text, text) to ${ROLES.app};`

export const initial = migration(
  '20261121000100_identity_initial',
  reference,
  credentials,
  people,
  sessions,
  referenceTable('identity.tenants'),
  referenceTable('identity.workspaces'),
  referenceTable('identity.signing_keys'),
  tenantTable('identity.partners', { app: 'select, insert, update' }),
  tenantTable('identity.api_keys', { app: 'select, insert, update' }),
  tenantTable('identity.customers', { app: 'select, insert, update' }),
  tenantTable('identity.staff', { app: 'select, insert, update' }),
  tenantTable('identity.sign_in_failures', { worker: 'select, delete' }),
  tenantTable('identity.sessions', { app: 'select, insert, update' }),
  tenantTable('identity.refresh_tokens', { app: 'select, insert, update', worker: 'select, delete' }),
  tenantTable('identity.handoff_tokens', { app: 'select, insert, update', worker: 'select, delete' }),
  findableByOwner('identity.api_keys'),
  findableByOwner('identity.refresh_tokens'),
  findableByOwner('identity.handoff_tokens'),
  lookups,
)
