import { migration } from '#kernel/database/migration.ts'

/** Deliveries of events to subscriptions, their bodies, and their attempts. */
export const deliveries = migration(
  '20261124040020_webhooks_deliveries',
  `
  create domain webhooks.delivery_status as text check (value in ('PENDING', 'DELIVERED', 'FAILED'));
  
  create table webhooks.deliveries (
    workspace_id uuid not null,
    id uuid not null,
    subscription_id uuid not null,
    service text not null,
    event_id uuid not null,
    event_name text not null,
    resource_type text not null,
    resource_id uuid not null,
    sequence bigint not null,
    occurred_at timestamptz not null,
    is_test boolean not null,
    status webhooks.delivery_status not null,
    -- Attempts that are no longer in flight.
    attempts integer not null,
    -- Failed attempts since the schedule started; a manual retry restarts it.
    retries integer not null,
    due_at timestamptz,
    response_status integer,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, subscription_id) references webhooks.subscriptions (workspace_id, id)
  );
  -- Every attempt writes each of these indexes, so lists of all statuses use those with the status.
  create index deliveries_due on webhooks.deliveries (workspace_id, subscription_id, due_at) where due_at is not null;
  create index deliveries_in_status on webhooks.deliveries (workspace_id, service, status, created_at desc, id desc);
  create index deliveries_of_event on webhooks.deliveries (workspace_id, service, event_name, created_at desc, id desc);
  create index deliveries_of_subscription_in_status on webhooks.deliveries (workspace_id, subscription_id, status, created_at desc, id desc);
  create index deliveries_ended on webhooks.deliveries (ended_at) where ended_at is not null;
  alter table webhooks.deliveries enable row level security;
  alter table webhooks.deliveries force row level security;
  create policy workspace on webhooks.deliveries
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on webhooks.deliveries to fiducia_app;
  create policy worker on webhooks.deliveries to fiducia_worker using (true);
  grant select, insert, update, delete on webhooks.deliveries to fiducia_worker;

  -- Apart from the delivery, whose row every attempt rewrites: this one never changes, except when its body is erased.
  create table webhooks.delivery_bodies (
    workspace_id uuid not null,
    -- Id of the delivery.
    id uuid not null,
    subscription_id uuid not null,
    event_id uuid not null,
    customer_id uuid,
    -- The text that is signed and sent, encrypted; null after it was erased.
    body text,
    primary key (workspace_id, id),
    constraint deliveries_once unique (workspace_id, subscription_id, event_id),
    foreign key (workspace_id, id) references webhooks.deliveries (workspace_id, id) on delete cascade
  );
  create index delivery_bodies_of_customer on webhooks.delivery_bodies (workspace_id, customer_id) where customer_id is not null;
  alter table webhooks.delivery_bodies enable row level security;
  alter table webhooks.delivery_bodies force row level security;
  create policy workspace on webhooks.delivery_bodies
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (body) on webhooks.delivery_bodies to fiducia_app;
  create policy worker on webhooks.delivery_bodies to fiducia_worker using (true);
  grant select, insert, update (body) on webhooks.delivery_bodies to fiducia_worker;

  -- Each page keeps free space, so that the update at the end of an attempt stays in its page and touches no index.
  create table webhooks.attempts (
    workspace_id uuid not null,
    delivery_id uuid not null,
    number integer not null,
    subscription_id uuid not null,
    started_at timestamptz not null,
    -- Null while the attempt is in flight, or if it was interrupted with its worker.
    ended_at timestamptz,
    response_status integer,
    -- Encrypted.
    response_body text,
    failure text,
    duration_ms integer,
    primary key (workspace_id, delivery_id, number),
    foreign key (workspace_id, delivery_id) references webhooks.deliveries (workspace_id, id) on delete cascade
  ) with (fillfactor = 60);
  -- Starts with another column than the primary key: before a young table is analysed, the planner would confuse the two.
  create index attempts_begun on webhooks.attempts (subscription_id, started_at);
  alter table webhooks.attempts enable row level security;
  alter table webhooks.attempts force row level security;
  create policy workspace on webhooks.attempts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  -- The app erases the responses about an erased customer.
  grant select, insert, update (response_body) on webhooks.attempts to fiducia_app;
  create policy worker on webhooks.attempts to fiducia_worker using (true);
  grant select, insert, update, delete on webhooks.attempts to fiducia_worker;
`,
)
