/**
 * Adds the lines of posted transactions, which are in `$1` as in ADD_UP, to the general ledger of their workspaces as of `$2`. A line has no
 * account where a system account is missing or its kind has no mapping; it is left out, and the integrity report lists the difference.
 * Transactions that are alike are summed before they become entries as in the view core.gl_entries.
 */
export const ADD_TO_GENERAL_LEDGER = `with named as materialized (
    select workspace_id, unnest(transaction_ids) as id
    from jsonb_to_recordset($1::jsonb) as event (workspace_id uuid, transaction_ids uuid[])),
  posted as materialized (
    select workspace_id, id from named
    union all
    select named.workspace_id, fee.id from named cross join lateral (
      select id from core.transactions where workspace_id = named.workspace_id and parent_id = named.id and type = 'FEE' offset 0) fee),
  alike as materialized (
    select leg.workspace_id, leg.booking_date, leg.currency, leg.debit_source, leg.debit_value, leg.credit_source, leg.credit_value, leg.vat_kind,
      leg.debit_branch_id, leg.credit_branch_id, sum(leg.amount_minor) as amount, sum(leg.debit_vat_minor) as debit_vat, sum(leg.credit_vat_minor) as credit_vat
    from posted cross join lateral (
      select * from core.gl_legs where workspace_id = posted.workspace_id and transaction_id = posted.id offset 0) leg
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  sums as (
    select alike.workspace_id, alike.booking_date, alike.currency, line.* from alike cross join lateral (values
      (debit_source, debit_value, debit_branch_id, amount + debit_vat, 0),
      (credit_source, credit_value, credit_branch_id, 0, amount + credit_vat),
      ('SYSTEM_ACCOUNT', vat_kind, debit_branch_id, 0, debit_vat),
      ('SYSTEM_ACCOUNT', vat_kind, credit_branch_id, credit_vat, 0),
      ('SYSTEM_ACCOUNT', 'INTER_BRANCH_DUE', debit_branch_id, 0, case when debit_branch_id <> credit_branch_id then amount else 0 end),
      ('SYSTEM_ACCOUNT', 'INTER_BRANCH_DUE', credit_branch_id, case when debit_branch_id <> credit_branch_id then amount else 0 end, 0)
    ) as line (source, value, branch_id, debit, credit)
    where line.debit + line.credit > 0),
  lines as (
    select sums.workspace_id, sums.booking_date, mapping.gl_account_id, sums.branch_id, sums.currency, sum(sums.debit) as debit, sum(sums.credit) as credit
    from sums join core.gl_mappings mapping on mapping.workspace_id = sums.workspace_id and mapping.source = sums.source and mapping.value = sums.value
    group by 1, 2, 3, 4, 5),
  changes as materialized (
    select workspace_id, jsonb_agg(jsonb_build_object('date', booking_date, 'gl_account_id', gl_account_id, 'branch_id', branch_id, 'currency', currency,
      'source', 'POSTINGS', 'is_adjustment', false, 'is_closing', false, 'debit', debit::text, 'credit', credit::text)) as added
    from lines group by workspace_id order by workspace_id)
  select core.add_to_general_ledger(workspace_id, added, $2) from changes`
