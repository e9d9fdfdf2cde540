import { migration } from '#kernel/database/migration.ts'

/** The outbox, and the tables of the relay that publishes its events. */
export const events = migration(
  '20261124000020_kernel_events',
  `
  -- Events are ordered by their insertion into the database. Ids come from the clocks of several machines, and a slow clock
  -- would put the later of two events first.
  create sequence kernel.outbox_position;
  grant usage on sequence kernel.outbox_position to fiducia_app, fiducia_ledger;

  create table kernel.outbox (
    workspace_id uuid not null,
    id uuid not null,
    position bigint default nextval('kernel.outbox_position'),
    type text not null,
    aggregate_type text not null,
    aggregate_id uuid not null,
    -- Number of the event among those of its aggregate, assigned by the relay.
    sequence bigint,
    data jsonb not null,
    -- Personal data of the event, encrypted; null once the event was relayed.
    personal text,
    request_id text not null,
    occurred_at timestamptz not null,
    relayed_at timestamptz,
    primary key (workspace_id, id)
  );
  create index outbox_in_order on kernel.outbox (position nulls first, id) where relayed_at is null;
  create index outbox_relayed on kernel.outbox (relayed_at) where relayed_at is not null;
  alter table kernel.outbox enable row level security;
  alter table kernel.outbox force row level security;
  create policy workspace on kernel.outbox
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (personal) on kernel.outbox to fiducia_app;
  create policy worker on kernel.outbox to fiducia_worker using (true);
  grant select, update, delete on kernel.outbox to fiducia_worker;
  -- The ledger's function writes the events of postings in batches that mix workspaces.
  create policy ledger on kernel.outbox to fiducia_ledger using (true);
  grant select, insert on kernel.outbox to fiducia_ledger;

  -- Number of events of each aggregate.
  create table kernel.aggregates (
    workspace_id uuid not null,
    aggregate_type text not null,
    aggregate_id uuid not null,
    events bigint not null,
    primary key (workspace_id, aggregate_type, aggregate_id)
  );
  alter table kernel.aggregates enable row level security;
  alter table kernel.aggregates force row level security;
  create policy workspace on kernel.aggregates
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on kernel.aggregates to fiducia_app;
  create policy worker on kernel.aggregates to fiducia_worker using (true);
  grant select, insert, update, delete on kernel.aggregates to fiducia_worker;

  -- Reactions to events that are still pending.
  create table kernel.reactions (
    workspace_id uuid not null,
    event_id uuid not null,
    reaction text not null,
    due_at timestamptz not null,
    attempts integer not null,
    created_at timestamptz not null,
    primary key (workspace_id, event_id, reaction),
    foreign key (workspace_id, event_id) references kernel.outbox (workspace_id, id)
  );
  -- Each reaction finds its own due rows, without a scan past those of reactions that have a long queue or no longer exist.
  create index reactions_due_by_name on kernel.reactions (reaction, due_at);
  alter table kernel.reactions enable row level security;
  alter table kernel.reactions force row level security;
  create policy workspace on kernel.reactions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on kernel.reactions to fiducia_app;
  create policy worker on kernel.reactions to fiducia_worker using (true);
  grant select, insert, update, delete on kernel.reactions to fiducia_worker;

  -- Workspaces whose events wait because the personal data of one of them could not be decrypted.
  create table kernel.relay_holds (
    workspace_id uuid primary key,
    held_at timestamptz not null
  );
  alter table kernel.relay_holds enable row level security;
  alter table kernel.relay_holds force row level security;
  create policy workspace on kernel.relay_holds
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select on kernel.relay_holds to fiducia_app;
  create policy worker on kernel.relay_holds to fiducia_worker using (true);
  grant select, insert, delete on kernel.relay_holds to fiducia_worker;

  -- One row, whose lock the active relay holds. Locking it requires a right to update.
  create table kernel.relays (
    name text primary key
  );
  insert into kernel.relays (name) values ('outbox');
  grant select on kernel.relays to fiducia_app;
  grant select, update (name) on kernel.relays to fiducia_worker;
`,
)
