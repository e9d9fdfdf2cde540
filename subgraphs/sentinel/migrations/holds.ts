import { migration } from '#kernel/database/migration.ts'

/** Protective holds with their steps and their notices, and the setting that places them. */
export const holds = migration(
  '20261201000520_sentinel_holds',
  `
  -- Null places no hold without a person.
  alter table sentinel.settings add column auto_hold_severity text check (auto_hold_severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'));

  create table sentinel.holds (
    workspace_id uuid not null,
    id uuid not null,
    profile_id uuid not null,
    customer_id text not null,
    scope text not null check (scope in ('TRANSACTION', 'PAYEE', 'ACCOUNT', 'ALL')),
    -- The tenant's id.
    transaction_id text,
    -- Keyed hashes of the payee, as the id, account and name of a counterparty and as the name of a merchant.
    payee_hashes text[] not null,
    account_id text,
    -- Keyed hash of scope and target, so that a target has one hold in force.
    target_hash text not null,
    status text not null check (status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED', 'RELEASED', 'EXPIRED')),
    -- Payee, reason and reason of the release, encrypted; null once the customer was erased.
    details text,
    signal_ids uuid[] not null,
    is_automatic boolean not null,
    placed_by text not null,
    placed_at timestamptz not null,
    -- Null for a hold that an authority ordered.
    expires_at timestamptz,
    notify_by timestamptz not null,
    released_by text,
    -- When the hold was released or expired.
    ended_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, profile_id) references sentinel.profiles (workspace_id, id),
    check ((transaction_id is not null) = (scope = 'TRANSACTION')),
    check ((cardinality(payee_hashes) > 0) = (scope = 'PAYEE')),
    check ((account_id is not null) = (scope = 'ACCOUNT')),
    check (expires_at is not null or status in ('ORDERED', 'RELEASED')),
    check (expires_at is null or status <> 'ORDERED'),
    check ((ended_at is not null) = (status in ('RELEASED', 'EXPIRED'))),
    check ((released_by is not null) = (status = 'RELEASED'))
  );
  create unique index holds_in_force on sentinel.holds (workspace_id, profile_id, target_hash)
    where status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED');
  create index holds_to_expire on sentinel.holds (expires_at, workspace_id) where status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30');
  create index holds_newest on sentinel.holds (workspace_id, placed_at desc, id desc);
  create index holds_of_profile on sentinel.holds (workspace_id, profile_id, placed_at desc, id desc);
  create index holds_by_status on sentinel.holds (workspace_id, status, placed_at desc, id desc);
  create index holds_by_scope on sentinel.holds (workspace_id, scope, placed_at desc, id desc);

  -- Evidence of each decision about a hold. A hold has at most five steps.
  create table sentinel.hold_steps (
    workspace_id uuid not null,
    id uuid not null,
    hold_id uuid not null,
    status text not null check (status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30', 'ORDERED', 'RELEASED', 'EXPIRED')),
    basis text check (basis in ('INTERNAL_REVIEW', 'REPORTED', 'ORDERED')),
    -- Authority, its reference and the reason, encrypted; null once the customer was erased.
    details text,
    actor text not null,
    at timestamptz not null,
    -- End of the hold after the step; null for a hold that an authority ordered.
    expires_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, hold_id) references sentinel.holds (workspace_id, id)
  );
  create unique index hold_steps_of_hold on sentinel.hold_steps (workspace_id, hold_id, status);

  -- Notices to the trusted contacts that the profile had when the hold was placed.
  create table sentinel.hold_notices (
    workspace_id uuid not null,
    id uuid not null,
    hold_id uuid not null,
    profile_id uuid not null,
    contact_id uuid not null,
    channel text not null check (channel in ('EMAIL', 'NONE')),
    status text not null check (status in ('DUE', 'SENT', 'FAILED', 'NOT_DELIVERABLE', 'SKIPPED_SUSPECTED')),
    -- Name, relation and e-mail address of the contact, encrypted; null once the customer was erased.
    details text,
    due_at timestamptz not null,
    sent_at timestamptz,
    attempts integer not null default 0,
    -- While a worker sends the notice, the time after which another one may.
    next_attempt_at timestamptz,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, hold_id) references sentinel.holds (workspace_id, id),
    check ((sent_at is not null) = (status = 'SENT')),
    check ((next_attempt_at is not null) = (status = 'DUE')),
    check (channel = 'EMAIL' or status in ('NOT_DELIVERABLE', 'SKIPPED_SUSPECTED'))
  );
  create unique index hold_notices_of_hold on sentinel.hold_notices (workspace_id, hold_id, contact_id);
  create index hold_notices_of_profile on sentinel.hold_notices (workspace_id, profile_id);
  create index hold_notices_due on sentinel.hold_notices (next_attempt_at, workspace_id) where status = 'DUE';

  alter table sentinel.holds enable row level security;
  alter table sentinel.holds force row level security;
  create policy workspace on sentinel.holds
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.holds to fiducia_app;
  create policy worker on sentinel.holds to fiducia_worker using (true);
  grant select (workspace_id, status, expires_at) on sentinel.holds to fiducia_worker;
  alter table sentinel.hold_steps enable row level security;
  alter table sentinel.hold_steps force row level security;
  create policy workspace on sentinel.hold_steps
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (details) on sentinel.hold_steps to fiducia_app;
  alter table sentinel.hold_notices enable row level security;
  alter table sentinel.hold_notices force row level security;
  create policy workspace on sentinel.hold_notices
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on sentinel.hold_notices to fiducia_app;
  create policy worker on sentinel.hold_notices to fiducia_worker using (true);
  grant select (workspace_id, id, status, attempts, next_attempt_at), update (attempts, next_attempt_at) on sentinel.hold_notices to fiducia_worker;
`,
)
