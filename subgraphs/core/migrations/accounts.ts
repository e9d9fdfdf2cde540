import { migration } from '#kernel/database/migration.ts'

/**
 * Accounts with their balances, their history, and the search by name. No index covers an account column that a posting changes, so that
 * PostgreSQL can update the row in place.
 */
export const accounts = migration(
  '20261124100020_core_accounts',
  `
  create domain core.account_number as text check (length(value) = 10 and translate(value, '0123456789', '') = '');
  create domain core.account_type as text check (value in ('SAVINGS', 'CURRENT', 'FIXED_DEPOSIT', 'DOMICILIARY', 'JOINT', 'CORPORATE'));
  create domain core.account_status as text check (value in ('PENDING', 'ACTIVE', 'FROZEN', 'DORMANT', 'INACTIVE', 'MATURED', 'CLOSED'));
  create domain core.account_restriction as text check (value in ('NONE', 'PND', 'PNC', 'FULL'));
  
  create table core.accounts (
    workspace_id uuid not null,
    id uuid not null,
    -- Ten digits.
    account_number core.account_number not null,
    account_name text not null,
    -- The name in lower case without accents, for searches.
    name_key text not null,
    customer_id uuid not null,
    product_id uuid not null,
    product_version integer not null,
    account_type core.account_type not null,
    currency text not null,
    status core.account_status not null,
    restriction core.account_restriction not null default 'NONE',
    -- Restriction by staff on the account of a suspended customer, while the column restriction also blocks debits.
    staff_restriction text,
    -- 0 while no protective hold of the customer is in force; otherwise a number that changes with its holds (core.protective_holds).
    protection_version integer not null default 0,
    balance_minor bigint not null default 0,
    held_minor bigint not null default 0,
    uncleared_minor bigint not null default 0,
    overdraft_minor bigint not null default 0,
    -- Amount by which forced postings exceed the overdraft limit.
    unauthorised_overdraft_minor bigint not null default 0,
    minimum_minor bigint not null default 0,
    -- While the account is PENDING, the balance with which it becomes ACTIVE.
    opening_minor bigint not null default 0,
    -- The running term of a fixed deposit (core.account_terms), while which no other posting moves money.
    term_id uuid,
    -- Earliest expiry of the holds in held_minor.
    holds_end_at timestamptz,
    -- Number of entries; their sequence starts at 1 and has no gaps.
    entries bigint not null default 0,
    last_entry_at timestamptz,
    -- Booking date of the last entry.
    booked_on date,
    -- Business date of the opening, of the last requested movement, or of the reactivation, whichever is latest.
    active_on date not null default current_date,
    -- Amounts moved in the day, week and month of used_on, per usage class (rules/usage.ts).
    used_on date,
    used bigint[],
    -- On a virtual account, its kind and the account that it belongs to (core.virtual_accounts).
    virtual_kind text check (virtual_kind in ('COLLECTION', 'SWEEP', 'SUB_ACCOUNT', 'ESCROW', 'POOLING')),
    parent_account_id uuid,
    version integer not null default 1,
    opened_at timestamptz not null,
    closed_at timestamptz,
    primary key (workspace_id, id),
    constraint accounts_number unique (workspace_id, account_number),
    check ((virtual_kind is null) = (parent_account_id is null)),
    check (balance_minor >= -overdraft_minor - unauthorised_overdraft_minor
      and least(held_minor, uncleared_minor, overdraft_minor, unauthorised_overdraft_minor, minimum_minor) >= 0)
  ) with (fillfactor = 60);
  create index accounts_newest on core.accounts (workspace_id, opened_at desc, id desc);
  create index accounts_of_customer on core.accounts (workspace_id, customer_id, opened_at desc, id desc);
  -- Lists by type, status and currency in any combination. A filter that is not given is tried value by value, which needs few
  -- indexes. Each index costs another write when a posting cannot update its account's row in place.
  create index accounts_of_kind on core.accounts (workspace_id, account_type, status, opened_at desc, id desc);
  create index accounts_in_currency on core.accounts (workspace_id, currency, account_type, status, opened_at desc, id desc);
  alter table core.accounts enable row level security;
  alter table core.accounts force row level security;
  create policy workspace on core.accounts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.accounts to fiducia_app;
  create policy worker on core.accounts to fiducia_worker using (true);
  grant select on core.accounts to fiducia_worker;
  create policy ledger on core.accounts to fiducia_ledger using (true);
  grant select, update on core.accounts to fiducia_ledger;

  create table core.account_changes (
    workspace_id uuid not null,
    account_id uuid not null,
    -- Version of the account after the change.
    version integer not null,
    change text not null check (change in ('OPENED', 'FROZEN', 'UNFROZEN', 'RESTRICTED', 'BECAME_INACTIVE', 'BECAME_DORMANT', 'REACTIVATED', 'ACTIVATED', 'MATURED', 'CLOSED')),
    status text not null,
    status_before text,
    restriction text not null,
    restriction_before text,
    reason text,
    actor_kind text not null,
    actor_id text not null,
    at timestamptz not null,
    primary key (workspace_id, account_id, version),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id)
  );
  alter table core.account_changes enable row level security;
  alter table core.account_changes force row level security;
  create policy workspace on core.account_changes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.account_changes to fiducia_app;
  create policy ledger on core.account_changes to fiducia_ledger using (true);
  grant insert on core.account_changes to fiducia_ledger;
  create trigger append_only before update or delete on core.account_changes
    for each row execute function kernel.refuse_change();

  -- Words of account names, for prefix searches.
  create table core.account_search_tokens (
    workspace_id uuid not null,
    word text collate "C" not null,
    account_id uuid not null,
    primary key (workspace_id, word, account_id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id)
  );
  alter table core.account_search_tokens enable row level security;
  alter table core.account_search_tokens force row level security;
  create policy workspace on core.account_search_tokens
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on core.account_search_tokens to fiducia_app;
  create policy lookup on core.account_search_tokens for select to fiducia_owner using (true);

  create function core.save_search_tokens() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from core.account_search_tokens
      where workspace_id = new.workspace_id and account_id = new.id and word = any(string_to_array(old.name_key, ' '));
    end if;
    insert into core.account_search_tokens (workspace_id, word, account_id)
    select distinct new.workspace_id, word, new.id from unnest(string_to_array(new.name_key, ' ')) as word where word <> '';
    return null;
  end $$;
  create trigger save_search_tokens after insert or update of name_key on core.accounts
    for each row execute function core.save_search_tokens();

  -- Row-level security keeps text comparisons out of the index, so this function runs as the owner, limited to the caller's workspace.
  create function core.accounts_with_word(p_workspace uuid, p_beginning text) returns setof uuid
  language plpgsql stable security definer set search_path = '' as $$
  begin
    if p_workspace is distinct from nullif(current_setting('app.workspace', true), '')::uuid then return; end if;
    -- Planned on every call: a cached plan from when the table was small would be kept.
    return query execute 'select distinct account_id from core.account_search_tokens where workspace_id = $1 and word >= $2 and word < $3'
      using p_workspace, p_beginning, p_beginning || chr(1114111);
  end $$;
  revoke all on function core.accounts_with_word from public;
  grant execute on function core.accounts_with_word to fiducia_app;

  -- System accounts. A posting does not check their balances, so it never locks a row of this table.
  create table core.system_accounts (
    workspace_id uuid not null,
    id uuid not null,
    kind text not null,
    currency text not null,
    -- On a counter-value account, the foreign currency that it values; empty on any other.
    counter_currency text not null default '',
    primary key (workspace_id, id),
    constraint system_accounts_kind unique (workspace_id, kind, currency, counter_currency)
  );
  alter table core.system_accounts enable row level security;
  alter table core.system_accounts force row level security;
  create policy workspace on core.system_accounts
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.system_accounts to fiducia_app;
  create policy worker on core.system_accounts to fiducia_worker using (true);
  grant select on core.system_accounts to fiducia_worker;

  -- Sequences that are allocated in blocks: references of a day, account numbers.
  create table core.sequence_allocations (
    workspace_id uuid not null,
    name text not null,
    taken bigint not null,
    -- Last day on which numbers of the sequence are used; null if the sequence never ends.
    last_day date,
    primary key (workspace_id, name)
  );
  create index sequence_allocations_ended on core.sequence_allocations (last_day) where last_day is not null;
  alter table core.sequence_allocations enable row level security;
  alter table core.sequence_allocations force row level security;
  create policy workspace on core.sequence_allocations
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.sequence_allocations to fiducia_app;
  create policy worker on core.sequence_allocations to fiducia_worker using (true);
  grant select (workspace_id, name, last_day), delete on core.sequence_allocations to fiducia_worker;
  `,
)
