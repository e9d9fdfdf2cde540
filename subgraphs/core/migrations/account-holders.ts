import { migration } from '#kernel/database/migration.ts'

/** Further holders of accounts, beside the customers for whom the accounts were opened. */
export const accountHolders = migration(
  '20261128201000_core_account_holders',
  `
  create table core.account_holders (
    workspace_id uuid not null,
    account_id uuid not null,
    customer_id uuid not null,
    role text not null check (role in ('JOINT', 'SIGNATORY')),
    added_by text not null,
    added_at timestamptz not null,
    primary key (workspace_id, account_id, customer_id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id)
  );
  create index account_holders_of_customer on core.account_holders (workspace_id, customer_id, account_id);
  alter table core.account_holders enable row level security;
  alter table core.account_holders force row level security;
  create policy workspace on core.account_holders
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on core.account_holders to fiducia_app;
  `,
)
