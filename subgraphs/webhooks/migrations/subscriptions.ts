import { migration } from '#kernel/database/migration.ts'

/** Subscriptions to webhooks, and the targets of services without subscriptions. */
export const subscriptions = migration(
  '20261124040010_webhooks_subscriptions',
  `
  create domain webhooks.service as text check (value in ('remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core'));
  create domain webhooks.subscription_status as text check (value in ('ACTIVE', 'PAUSED', 'DISABLED'));
  
  create table webhooks.subscriptions (
    workspace_id uuid not null,
    id uuid not null,
    service webhooks.service not null,
    -- A subscription of the tenant, the tenant's one target of a service without subscriptions, or a target that single events name.
    kind text not null default 'SUBSCRIPTION' check (kind in ('SUBSCRIPTION', 'TENANT_TARGET', 'CALLBACK_TARGET')),
    name text not null,
    -- Empty while a tenant's target has no URL.
    url text not null,
    event_names text[] not null,
    status webhooks.subscription_status not null,
    disabled_reason text,
    rate_limit_per_minute integer not null,
    -- Both secrets are encrypted. The previous one also signs until its overlap ends. A callback target has none: the secrets of the
    -- tenant's target sign for it.
    secret text not null,
    previous_secret text,
    previous_secret_until timestamptz,
    -- Whether a response has contained the secret; until then no receiver can know it.
    is_secret_shown boolean not null default true,
    failures integer not null,
    -- When a target failed for the third time in a row; null once that is published.
    failing_at timestamptz,
    -- Number of deliveries that may be in flight; it grows with each success.
    concurrency integer not null,
    -- Next time at which a delivery may be due; null if none waits.
    due_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (workspace_id, id),
    check (least(rate_limit_per_minute, concurrency) > 0),
    check (url <> '' or (kind = 'TENANT_TARGET' and status = 'DISABLED'))
  );
  create index subscriptions_newest on webhooks.subscriptions (workspace_id, service, created_at desc, id desc)
    where deleted_at is null and kind <> 'CALLBACK_TARGET';
  create unique index subscriptions_tenant_target on webhooks.subscriptions (workspace_id, service) where kind = 'TENANT_TARGET';
  -- Their URLs are normalised, so they are short enough for an index.
  create unique index subscriptions_callback_target on webhooks.subscriptions (workspace_id, service, url) where kind = 'CALLBACK_TARGET';
  create index subscriptions_failing on webhooks.subscriptions (failing_at) where failing_at is not null;
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
  -- The relay adds callback targets, and a job deletes them.
  grant select, insert, update, delete on webhooks.subscriptions to fiducia_worker;
`,
)
