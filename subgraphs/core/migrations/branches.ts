import { migration } from '#kernel/database/migration.ts'

/**
 * Branches, the branches of customers, and the accounts on which branches owe each other. Accounts and customers belong to the head office
 * unless another branch is given.
 */
export const branches = migration(
  '20261128170000_core_branches',
  `
  create table core.branches (
    workspace_id uuid not null,
    id uuid not null,
    code text not null check (code ~ '^[A-Z0-9]{2,10}$'),
    name text not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint branches_code unique (workspace_id, code)
  );
  create index branches_newest on core.branches (workspace_id, created_at desc, id desc);
  alter table core.branches enable row level security;
  alter table core.branches force row level security;
  create policy workspace on core.branches
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.branches to fiducia_app;

  -- Id of the workspace's head office, which is created on first use.
  create function core.head_office(p_workspace uuid) returns uuid language plpgsql as $$
  declare
    found_id uuid;
  begin
    select id into found_id from core.branches where workspace_id = p_workspace and code = 'HO';
    if found_id is null then
      insert into core.branches (workspace_id, id, code, name, created_at)
      values (p_workspace, gen_random_uuid(), 'HO', 'Head office', now()) on conflict (workspace_id, code) do nothing;
      select id into found_id from core.branches where workspace_id = p_workspace and code = 'HO';
    end if;
    return found_id;
  end $$;
  grant execute on function core.head_office to fiducia_app;

  create function core.create_head_office() returns trigger language plpgsql as $$
  begin
    perform core.head_office(new.workspace_id);
    return null;
  end $$;
  create trigger create_head_office after insert on core.policies
    for each row execute function core.create_head_office();

  -- Set once, at the opening. The index serves lists by branch, type and status in any combination, like accounts_in_currency.
  alter table core.accounts add column branch_id uuid not null;
  alter table core.accounts add foreign key (workspace_id, branch_id) references core.branches (workspace_id, id);
  create index accounts_of_branch on core.accounts (workspace_id, branch_id, account_type, status, opened_at desc, id desc);
  create function core.set_head_office() returns trigger language plpgsql as $$
  begin
    new.branch_id := core.head_office(new.workspace_id);
    return new;
  end $$;
  create trigger set_head_office before insert on core.accounts
    for each row when (new.branch_id is null) execute function core.set_head_office();

  -- Branches of customers; one without a row belongs to the head office.
  create table core.customer_branches (
    workspace_id uuid not null,
    customer_id uuid not null,
    branch_id uuid not null,
    assigned_at timestamptz not null,
    primary key (workspace_id, customer_id),
    foreign key (workspace_id, branch_id) references core.branches (workspace_id, id)
  );
  alter table core.customer_branches enable row level security;
  alter table core.customer_branches force row level security;
  create policy workspace on core.customer_branches
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.customer_branches to fiducia_app;

  -- On an account for what branches owe each other, the branch; null on any other system account.
  alter table core.system_accounts add column branch_id uuid;
  alter table core.system_accounts add foreign key (workspace_id, branch_id) references core.branches (workspace_id, id);
  alter table core.system_accounts drop constraint system_accounts_kind;
  create unique index system_accounts_kind on core.system_accounts (workspace_id, kind, currency, counter_currency) where branch_id is null;
  create unique index system_accounts_of_branch on core.system_accounts (workspace_id, branch_id, kind, currency) where branch_id is not null;

  -- Transactions that credit an account of another branch than the payer's; the integrity report compares them with the due accounts.
  create index transactions_between_branches on core.transactions (workspace_id, currency)
    where type = 'TRANSFER' and credit_sequence is not null and metadata ? 'destinationBranchId';
  `,
)
