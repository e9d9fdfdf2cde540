import { migration } from '#kernel/database/migration.ts'

/** Subscriptions to webhooks. */
export const subscriptions = migration(
  '20261124040010_webhooks_subscriptions',
  `
  create domain webhooks.service as text check (value in ('remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core'));
  create domain webhooks.subscription_status as text check (value in ('ACTIVE', 'PAUSED', 'DISABLED'));
  
  create table webhooks.subscriptions (
    workspace_id uuid not null,
    id uuid not null,
    service webhooks.service not null,
    name text not null,
    url text not null,
    event_names text[] not null,
    status webhooks.subscription_status not null,
    disabled_reason text,
    rate_limit_per_minute integer not null,
    -- Both secrets are encrypted. The previous one also signs until its overlap ends.
    secret text not null,
    previous_secret text,
    previous_secret_until timestamptz,
    failures integer not null,
    -- Number of deliveries that may be in flight; it grows with each success.
    concurrency integer not null,
    -- Next time at which a delivery may be due; null if none waits.
    due_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (workspace_id, id),
    check (least(rate_limit_per_minute, concurrency) > 0)
  );
  create index subscriptions_newest on webhooks.subscriptions (workspace_id, service, created_at desc, id desc) where deleted_at is null;
  create index subscriptions_rotated on webhooks.subscriptions (previous_secret_until) where previous_secret_until is not null;
  -- One index per sending job, so that paused and failing subscriptions are not scanned each time.
  create index subscriptions_due on webhooks.subscriptions (due_at)
    where due_at is not null and status = 'ACTIVE' and deleted_at is null and failures = 0;
  create index subscriptions_due_failing on webhooks.subscriptions (due_at)
    where due_at is not null and status = 'ACTIVE' and deleted_at is null and failures > 0;
  -- Deleted and disabled subscriptions with waiting deliveries.
  create index subscriptions_ending on webhooks.subscriptions (due_at)
    where due_at is not null and (deleted_at is not null or status = 'DISABLED');
  alter table webhooks.subscriptions enable row level security;
  alter table webhooks.subscriptions force row level security;
  create policy workspace on webhooks.subscriptions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on webhooks.subscriptions to fiducia_app;
  create policy worker on webhooks.subscriptions to fiducia_worker using (true);
  grant select, update on webhooks.subscriptions to fiducia_worker;
`,
)
