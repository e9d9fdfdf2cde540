import { migration } from '#kernel/database/migration.ts'

/** What core knows about customers, recorded from events of the identity domain: who is closed and who is suspended. */
export const customers = migration(
  '20261124100030_core_customers',
  `
  -- Customers for whom no account can be opened.
  create table core.closed_customers (
    workspace_id uuid not null,
    customer_id uuid not null,
    received_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );
  alter table core.closed_customers enable row level security;
  alter table core.closed_customers force row level security;
  create policy workspace on core.closed_customers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.closed_customers to fiducia_app;

  create table core.customer_suspensions (
    workspace_id uuid not null,
    customer_id uuid not null,
    is_suspended boolean not null,
    -- Sequence of the customer's event, so that a late event does not override a newer one.
    event_sequence bigint not null,
    changed_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );
  alter table core.customer_suspensions enable row level security;
  alter table core.customer_suspensions force row level security;
  create policy workspace on core.customer_suspensions
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.customer_suspensions to fiducia_app;
  `,
)
