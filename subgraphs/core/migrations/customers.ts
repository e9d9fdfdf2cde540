import { migration } from '#kernel/database/migration.ts'

/** What core knows about customers, recorded from events of other domains: who is closed, who is suspended, and the protective holds. */
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

  create table core.protective_holds (
    workspace_id uuid not null,
    id uuid not null,
    -- The tenant's id for the customer.
    external_customer_id text not null,
    -- Null while identity does not have the customer.
    customer_id uuid,
    scope text not null check (scope in ('TRANSACTION', 'PAYEE', 'ACCOUNT', 'ALL')),
    transaction_id text,
    account_id text,
    -- Keyed hashes of the payee; empty once the hold has ended.
    payee_hashes text[] not null,
    is_in_force boolean not null,
    -- Null for a hold without an end.
    expires_at timestamptz,
    -- Sequence of the hold's event, so that a late event does not override a newer one.
    event_sequence bigint not null,
    -- Number of the change among the changes of all holds of the customer.
    version integer not null,
    changed_at timestamptz not null,
    primary key (workspace_id, id)
  );
  create index protective_holds_external on core.protective_holds (workspace_id, external_customer_id);
  create index protective_holds_in_force on core.protective_holds (workspace_id, customer_id) where is_in_force;
  alter table core.protective_holds enable row level security;
  alter table core.protective_holds force row level security;
  create policy workspace on core.protective_holds
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.protective_holds to fiducia_app;
  `,
)
