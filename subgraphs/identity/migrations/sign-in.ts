import { migration } from '#kernel/database/migration.ts'
import { ROLES, tenantTable } from '#kernel/database/tables.ts'

const columns = `
  -- Existing staff keep their password. Staff added by the previous version during an upgrade get the default and must change it.
  alter table identity.staff
    add column must_change_password boolean not null default false,
    add column is_demonstration boolean not null default false;
  alter table identity.staff alter column must_change_password set default true;

  -- No refresh token of an existing session lasts longer than this.
  alter table identity.sessions add column expires_at timestamptz not null default now() + interval '30 days';
  create index sessions_over on identity.sessions (least(ended_at, expires_at));
  create index refresh_tokens_of_session on identity.refresh_tokens (workspace_id, session_id);
  create policy worker on identity.sessions to ${ROLES.worker} using (true);
  grant select (workspace_id, id, ended_at, expires_at), delete on identity.sessions to ${ROLES.worker};
  grant select (session_id) on identity.refresh_tokens to ${ROLES.worker};`

const tables = `
  create table identity.sign_in_counters (
    workspace_id uuid not null,
    key_hash text not null,
    failures integer not null,
    began_at timestamptz not null,
    failed_at timestamptz not null,
    locked_until timestamptz,
    primary key (workspace_id, key_hash)
  );
  create index sign_in_counters_old on identity.sign_in_counters (failed_at);

  create table identity.known_addresses (
    workspace_id uuid not null,
    staff_id uuid not null,
    address_hash text not null,
    last_used_at timestamptz not null,
    primary key (workspace_id, staff_id, address_hash),
    foreign key (workspace_id, staff_id) references identity.staff (workspace_id, id)
  );
  create index known_addresses_old on identity.known_addresses (last_used_at);

  create table identity.second_factors (
    workspace_id uuid not null,
    staff_id uuid not null,
    sealed_secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint,
    primary key (workspace_id, staff_id),
    foreign key (workspace_id, staff_id) references identity.staff (workspace_id, id)
  );
  create index second_factors_unconfirmed on identity.second_factors (created_at) where confirmed_at is null;

  create table identity.recovery_codes (
    workspace_id uuid not null,
    staff_id uuid not null,
    hash text not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (workspace_id, staff_id, hash),
    foreign key (workspace_id, staff_id) references identity.second_factors (workspace_id, staff_id)
  );`

/**
 * Failures are counted by address and account, staff can enrol a second factor, and sessions have an end. The previous version still
 * counts in identity.sign_in_failures during an upgrade; the worker empties that table, and a later migration drops it.
 */
export const signIn = migration(
  '20261128010000_identity_sign_in',
  columns,
  tables,
  tenantTable('identity.sign_in_counters', { worker: 'select, delete' }),
  tenantTable('identity.known_addresses', { worker: 'select, delete' }),
  tenantTable('identity.second_factors', {
    worker: 'select (workspace_id, staff_id, created_at, confirmed_at), delete',
  }),
  tenantTable('identity.recovery_codes'),
)
