import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * What lists of transactions are read by. Type and channel stand behind the order in one index: rows of others are passed over in it,
 * without an index of their own that every posting would have to pay for. It ascends, for what is written at its end is written
 * cheapest, and is read backward. An account's list follows the places of its entries, and
 * its bounds in time are found among them by halving.
 */
export const transactionLists = migration('20261124400000_core_transaction_lists', `
  create index transactions_newest on core.transactions (workspace_id, created_at, id, type, channel);

  create function core.entries_by(p_workspace uuid, p_account uuid, p_at timestamptz) returns bigint
  language plpgsql stable set search_path = '' as $$
  declare
    low bigint := 0; high bigint; middle bigint; at timestamptz;
  begin
    select a.entries into high from core.accounts a where a.workspace_id = p_workspace and a.id = p_account;
    while low < coalesce(high, 0) loop
      middle := (low + high + 1) / 2;
      select t.created_at into at from core.transactions t where t.workspace_id = p_workspace and t.debit_account_id = p_account and t.debit_place = middle;
      if not found then
        select t.created_at into at from core.transactions t where t.workspace_id = p_workspace and t.credit_account_id = p_account and t.credit_place = middle;
      end if;
      if at <= p_at then low := middle; else high := middle - 1; end if;
    end loop;
    return low;
  end $$;
  grant execute on function core.entries_by to ${ROLES.app};`)
