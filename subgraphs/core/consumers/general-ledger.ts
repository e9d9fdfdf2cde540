/**
 * Adds the lines of posted transactions, which are in `$1` as in ADD_UP, to the general ledger of their workspaces as of `$2`. A line has no
 * account where a system account is missing or its kind has no mapping; it is left out, and the integrity report lists the difference.
 */
export const ADD_TO_GENERAL_LEDGER = `with named as materialized (
    select workspace_id, unnest(transaction_ids) as id
    from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[])),
  posted as materialized (
    select workspace_id, id from named
    union all
    select named.workspace_id, fee.id from named cross join lateral (
      select id from core.transactions where workspace_id = named.workspace_id and parent_id = named.id and type = 'FEE' offset 0) fee),
  sums as materialized (
    select entry.workspace_id, entry.booking_date, entry.source, entry.value, entry.branch_id, entry.currency,
      sum(entry.debit_minor) as debit, sum(entry.credit_minor) as credit
    from posted cross join lateral (
      select * from core.gl_entries where workspace_id = posted.workspace_id and transaction_id = posted.id offset 0) entry
    group by 1, 2, 3, 4, 5, 6),
  lines as (
    select sums.workspace_id, sums.booking_date, mapping.gl_account_id, sums.branch_id, sums.currency, sum(sums.debit) as debit, sum(sums.credit) as credit
    from sums join core.gl_mappings mapping on mapping.workspace_id = sums.workspace_id and mapping.source = sums.source and mapping.value = sums.value
    group by 1, 2, 3, 4, 5),
  changes as materialized (
    select workspace_id, jsonb_agg(jsonb_build_object('date', booking_date, 'gl_account_id', gl_account_id, 'branch_id', branch_id, 'currency', currency,
      'source', 'POSTINGS', 'is_adjustment', false, 'is_closing', false, 'debit', debit::text, 'credit', credit::text)) as added
    from lines group by workspace_id order by workspace_id)
  select core.add_to_general_ledger(workspace_id, added, $2) from changes`
