import { migration } from '#kernel/database/migration.ts'

/** Staff, what their sign-in needs, and their second factors. */
export const staff = migration(
  '20261124010040_identity_staff',
  `
  create table identity.staff (
    workspace_id uuid not null,
    id uuid not null,
    email text not null,
    name text not null,
    password_hash text not null,
    must_change_password boolean not null default true,
    roles text[] not null,
    scopes text[] not null,
    is_active boolean not null,
    is_demonstration boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    unique (workspace_id, email)
  );
  create index staff_listed on identity.staff (workspace_id, created_at desc, id desc);
  alter table identity.staff enable row level security;
  alter table identity.staff force row level security;
  create policy workspace on identity.staff
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on identity.staff to fiducia_app;

  -- Failures by account alone. Sign-in counts in sign_in_counters instead; the worker empties this table.
  create table identity.sign_in_failures (
    workspace_id uuid not null,
    email_hash text not null,
    failures integer not null,
    failed_at timestamptz not null,
    locked_until timestamptz,
    primary key (workspace_id, email_hash)
  );
  create index sign_in_failures_old on identity.sign_in_failures (failed_at);
  alter table identity.sign_in_failures enable row level security;
  alter table identity.sign_in_failures force row level security;
  create policy workspace on identity.sign_in_failures
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.sign_in_failures to fiducia_app;
  create policy worker on identity.sign_in_failures to fiducia_worker using (true);
  grant select, delete on identity.sign_in_failures to fiducia_worker;

  create table identity.sign_in_counters (
    workspace_id uuid not null,
    -- Keyed hash of the IP address, the account or both.
    key_hash text not null,
    failures integer not null,
    began_at timestamptz not null,
    failed_at timestamptz not null,
    locked_until timestamptz,
    primary key (workspace_id, key_hash)
  );
  create index sign_in_counters_old on identity.sign_in_counters (failed_at);
  alter table identity.sign_in_counters enable row level security;
  alter table identity.sign_in_counters force row level security;
  create policy workspace on identity.sign_in_counters
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.sign_in_counters to fiducia_app;
  create policy worker on identity.sign_in_counters to fiducia_worker using (true);
  grant select, delete on identity.sign_in_counters to fiducia_worker;

  -- IP addresses from which a staff member recently signed in, as keyed hashes.
  create table identity.known_addresses (
    workspace_id uuid not null,
    staff_id uuid not null,
    address_hash text not null,
    last_used_at timestamptz not null,
    primary key (workspace_id, staff_id, address_hash),
    foreign key (workspace_id, staff_id) references identity.staff (workspace_id, id)
  );
  create index known_addresses_old on identity.known_addresses (last_used_at);
  alter table identity.known_addresses enable row level security;
  alter table identity.known_addresses force row level security;
  create policy workspace on identity.known_addresses
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.known_addresses to fiducia_app;
  create policy worker on identity.known_addresses to fiducia_worker using (true);
  grant select, delete on identity.known_addresses to fiducia_worker;

  create table identity.second_factors (
    workspace_id uuid not null,
    staff_id uuid not null,
    sealed_secret text not null,
    created_at timestamptz not null,
    -- The factor takes effect here; null before.
    confirmed_at timestamptz,
    -- Time step of the last accepted code, so that no code is accepted twice.
    last_step bigint,
    primary key (workspace_id, staff_id),
    foreign key (workspace_id, staff_id) references identity.staff (workspace_id, id)
  );
  create index second_factors_unconfirmed on identity.second_factors (created_at) where confirmed_at is null;
  alter table identity.second_factors enable row level security;
  alter table identity.second_factors force row level security;
  create policy workspace on identity.second_factors
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.second_factors to fiducia_app;
  create policy worker on identity.second_factors to fiducia_worker using (true);
  grant select (workspace_id, staff_id, created_at, confirmed_at), delete on identity.second_factors to fiducia_worker;

  create table identity.recovery_codes (
    workspace_id uuid not null,
    staff_id uuid not null,
    hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (workspace_id, staff_id, hash),
    foreign key (workspace_id, staff_id) references identity.second_factors (workspace_id, staff_id)
  );
  alter table identity.recovery_codes enable row level security;
  alter table identity.recovery_codes force row level security;
  create policy workspace on identity.recovery_codes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.recovery_codes to fiducia_app;
`,
)
