/** Lines of the general ledger of the workspace `$1` that the relay has not added to the sums yet; together they are of one snapshot. */
export const WAITING_POSTINGS = `named as materialized (
    select (jsonb_array_elements_text(data -> 'transactionIds'))::uuid as id from kernel.outbox
    where workspace_id = $1 and relayed_at is null and type = 'core.transactions_posted'),
  waiting as materialized (
    select id from named
    union
    select fee.id from named cross join lateral (
      select id from core.transactions where workspace_id = $1 and parent_id = named.id and type = 'FEE' offset 0) fee),
  waiting_lines as (
    select line.* from waiting cross join lateral (
      select * from core.gl_postings where workspace_id = $1 and transaction_id = waiting.id offset 0) line)`
