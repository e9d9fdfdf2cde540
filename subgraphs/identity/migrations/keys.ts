import { migration } from '#kernel/database/migration.ts'

/** Keys: those that sign access tokens, and the API keys of tenants and their partners. */
export const keys = migration(
  '20261124010020_identity_keys',
  `
  create table identity.signing_keys (
    kid text primary key,
    public_jwk jsonb not null,
    sealed_private_jwk text not null,
    created_at timestamptz not null,
    activates_at timestamptz not null,
    retires_at timestamptz
  );
  grant select on identity.signing_keys to fiducia_app;
  -- The worker re-encrypts private keys under a newer ENCRYPTION_KEY.
  grant select, update (sealed_private_jwk) on identity.signing_keys to fiducia_worker;

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
  alter table identity.partners enable row level security;
  alter table identity.partners force row level security;
  create policy workspace on identity.partners
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.partners to fiducia_app;

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
    -- Null for the tier of the workspace.
    tier text check (tier in ('standard', 'professional', 'enterprise')),
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
  create index api_keys_of_partner on identity.api_keys (workspace_id, partner_id, created_at desc, id desc) where partner_id is not null;
  alter table identity.api_keys enable row level security;
  alter table identity.api_keys force row level security;
  create policy workspace on identity.api_keys
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.api_keys to fiducia_app;
  create policy lookup on identity.api_keys for select to fiducia_owner using (true);
`,
)
