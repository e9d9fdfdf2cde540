import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * Index for lists of transactions. Type and channel follow the sort columns in one index, and non-matching rows are skipped: separate
 * indexes would slow every posting. The index is ascending, since appending is cheapest, and is read backward. An account's list follows
 * its entry sequence, and its time bounds are found by binary search.
 */
export const transactionLists = migration(
  '20261124400000_core_transaction_lists',
  `
  create index transactions_newest on core.transactions (workspace_id, created_at, id, type, channel);

  create function core.entries_by(p_workspace uuid, p_account uuid, p_at timestamptz) returns bigint
  language plpgsql stable set search_path = '' as $$
  declare
    low bigint := 0; high bigint; middle bigint; at timestamptz;
  begin
    select a.entries into high from core.accounts a where a.workspace_id = p_workspace and a.id = p_account;
    while low < coalesce(high, 0) loop
      middle := (low + high + 1) / 2;
      select t.created_at into at from core.transactions t where t.workspace_id = p_workspace and t.debit_account_id = p_account and t.debit_sequence = middle;
      if not found then
        select t.created_at into at from core.transactions t where t.workspace_id = p_workspace and t.credit_account_id = p_account and t.credit_sequence = middle;
      end if;
      if at <= p_at then low := middle; else high := middle - 1; end if;
    end loop;
    return low;
  end $$;
  grant execute on function core.entries_by to ${ROLES.app};`,
)
