import { migration } from '#kernel/database/migration.ts'
import { appendOnly, findableByOwner, ROLES, tenantTable } from '#kernel/database/tables.ts'

/** Account numbers, account history, and indexes and functions for account searches. */
export const accountKeeping = migration(
  '20261124300000_core_account_keeping',
  `
  -- Bank code from which account numbers are computed: three digits for a deposit bank, six for any other institution.
  alter table core.policies add column bank_code text not null default '999999' check (bank_code ~ '^([0-9]{3}|[0-9]{6})$');

  -- Lists by type, status and currency in any combination. A filter that is not given is tried value by value, which needs few
  -- indexes. Each index costs another write when a posting cannot update its account's row in place.
  create index accounts_of_kind on core.accounts (workspace_id, account_type, status, opened_at desc, id desc);
  create index accounts_in_currency on core.accounts (workspace_id, currency, account_type, status, opened_at desc, id desc);

  create table core.account_changes (
    workspace_id uuid not null,
    account_id uuid not null,
    -- Version of the account after the change.
    version integer not null,
    change text not null check (change in ('OPENED', 'FROZEN', 'UNFROZEN', 'RESTRICTED', 'REACTIVATED', 'CLOSED')),
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

  -- Words of account names, for prefix searches.
  create table core.account_search_tokens (
    workspace_id uuid not null,
    word text collate "C" not null,
    account_id uuid not null,
    primary key (workspace_id, word, account_id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id)
  );
  `,
  tenantTable('core.account_changes', { app: 'select, insert' }),
  tenantTable('core.account_search_tokens', { app: 'select, insert, delete' }),
  appendOnly('core.account_changes'),
  findableByOwner('core.account_search_tokens'),
  `
  create function core.keep_account_words() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then delete from core.account_search_tokens where workspace_id = new.workspace_id and account_id = new.id and word = any(string_to_array(old.name_key, ' ')); end if;
    insert into core.account_search_tokens (workspace_id, word, account_id)
    select distinct new.workspace_id, word, new.id from unnest(string_to_array(new.name_key, ' ')) as word where word <> '';
    return null;
  end $$;
  create trigger keep_words after insert or update of name_key on core.accounts for each row execute function core.keep_account_words();
  insert into core.account_search_tokens (workspace_id, word, account_id)
  select distinct workspace_id, word, id from core.accounts, unnest(string_to_array(name_key, ' ')) as word where word <> '';

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
  grant execute on function core.accounts_with_word to ${ROLES.app};

  -- Sequence of an account's last entry at or before a time; 0 before the first. Entries are ordered by time.
  create function core.sequence_at(p_workspace uuid, p_account uuid, p_entries bigint, p_at timestamptz, p_inclusive boolean) returns bigint
  language plpgsql stable set enable_seqscan = off as $$
  declare
    low bigint := 0; high bigint := p_entries; middle bigint; at timestamptz;
  begin
    while low < high loop
      middle := (low + high + 1) / 2;
      select t.created_at into at from core.transactions t where t.workspace_id = p_workspace and t.debit_account_id = p_account and t.debit_sequence = middle;
      if not found then
        select t.created_at into at from core.transactions t where t.workspace_id = p_workspace and t.credit_account_id = p_account and t.credit_sequence = middle;
      end if;
      if at < p_at or (p_inclusive and at = p_at) then low := middle; else high := middle - 1; end if;
    end loop;
    return low;
  end $$;
  grant execute on function core.sequence_at to ${ROLES.app};`,
)
