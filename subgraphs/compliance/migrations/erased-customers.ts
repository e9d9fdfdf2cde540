import { migration } from '#kernel/database/migration.ts'

/** Erased customers, and what may be erased from their transactions. */
export const erasedCustomers = migration(
  '20261127200010_compliance_erased_customers',
  `
  -- Customers and subjects that were erased, until the personal data of their transactions may be erased as well.
  create table compliance.erased_customers (
    workspace_id uuid not null,
    -- The id under which transactions name the customer.
    customer_id text not null,
    erased_at timestamptz not null,
    primary key (workspace_id, customer_id, erased_at)
  );
  create index erased_customers_due on compliance.erased_customers (erased_at, workspace_id);
  alter table compliance.erased_customers enable row level security;
  alter table compliance.erased_customers force row level security;
  create policy workspace on compliance.erased_customers
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on compliance.erased_customers to fiducia_app;
  create policy worker on compliance.erased_customers to fiducia_worker using (true);
  grant select on compliance.erased_customers to fiducia_worker;

  -- The keyed hashes of personal data are erased together with the details.
  grant update (card, device, ip, wallet, counterparty_account, phone, address) on compliance.monitored_transactions to fiducia_app;
`,
)
