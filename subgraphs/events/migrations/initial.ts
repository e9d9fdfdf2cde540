import { migration } from '#kernel/database/migration.ts'
import { tenantTable } from '#kernel/database/tables.ts'

export const initial = migration(
  '20261122000400_events_initial',
  `
  create table events.subscriptions (
    workspace_id uuid not null,
    id uuid not null,
    service text not null check (service in ('remittance', 'compliance', 'sentinel', 'idv', 'banking', 'core')),
    name text not null,
    url text not null,
    event_names text[] not null,
    status text not null check (status in ('ACTIVE', 'PAUSED', 'DISABLED')),
    disabled_reason text,
    rate_limit_per_minute integer not null check (rate_limit_per_minute > 0),
    secret text not null,
    previous_secret text,
    previous_secret_until timestamptz,
    failures integer not null,
    at_once integer not null check (at_once > 0),
    due_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (workspace_id, id)
  );
  create index subscriptions_newest on events.subscriptions (workspace_id, service, created_at desc, id desc) where deleted_at is null;
  create index subscriptions_due on events.subscriptions (due_at) where due_at is not null;

  create table events.deliveries (
    workspace_id uuid not null,
    id uuid not null,
    subscription_id uuid not null,
    service text not null,
    event_id uuid not null,
    event_name text not null,
    resource_type text not null,
    resource_id uuid not null,
    sequence bigint not null,
    customer_id uuid,
    occurred_at timestamptz not null,
    body text,
    is_test boolean not null,
    status text not null check (status in ('PENDING', 'DELIVERED', 'FAILED')),
    attempts integer not null,
    retries integer not null,
    due_at timestamptz,
    leased_until timestamptz,
    response_status integer,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (workspace_id, id),
    constraint deliveries_once unique (workspace_id, subscription_id, event_id),
    foreign key (workspace_id, subscription_id) references events.subscriptions (workspace_id, id)
  );
  create index deliveries_due on events.deliveries (workspace_id, subscription_id, due_at) where due_at is not null;
  create index deliveries_newest on events.deliveries (workspace_id, service, created_at desc, id desc);
  create index deliveries_of_subscription on events.deliveries (workspace_id, subscription_id, created_at desc, id desc);
  create index deliveries_in_status on events.deliveries (workspace_id, service, status, created_at desc, id desc);
  create index deliveries_of_event on events.deliveries (workspace_id, service, event_name, created_at desc, id desc);
  create index deliveries_of_customer on events.deliveries (workspace_id, customer_id) where body is not null;
  create index deliveries_ended on events.deliveries (ended_at) where ended_at is not null;

  create table events.attempts (
    workspace_id uuid not null,
    delivery_id uuid not null,
    number integer not null,
    subscription_id uuid not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    response_status integer,
    response_body text,
    failure text,
    duration_ms integer,
    primary key (workspace_id, delivery_id, number),
    foreign key (workspace_id, delivery_id) references events.deliveries (workspace_id, id) on delete cascade
  );
  create index attempts_of_subscription on events.attempts (workspace_id, subscription_id, started_at);
  `,
  tenantTable('events.subscriptions', { app: 'select, insert, update', worker: 'select, update' }),
  tenantTable('events.deliveries', {
    app: 'select, insert, update',
    worker: 'select, insert, update, delete',
  }),
  tenantTable('events.attempts', { app: 'select', worker: 'select, insert, update' }),
)
