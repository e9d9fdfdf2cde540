/** Verdicts on sweeps: each run that moved money has a transfer of its accounts and amount, and each transfer of a sweep has its run. */
export const SWEEPS = `select 'VIRTUAL_ACCOUNTS', sweep.account_id, coalesce(recorded.wrong, 0) > 0 or coalesce(recorded.completed, 0) <> coalesce(made.transfers, 0),
      format('the sweep %s records %s transfers, of which %s not as booked, and made %s', sweep.id, coalesce(recorded.completed, 0), coalesce(recorded.wrong, 0), coalesce(made.transfers, 0))
    from core.sweeps sweep
    left join (
      select execution.sweep_id, count(*) as completed,
        count(*) filter (where (posting.debit_account_id, posting.credit_account_id, posting.amount_minor, posting.metadata ->> 'sweepId')
            is distinct from (execution.source_account_id, execution.destination_account_id, execution.amount_minor, owner.id::text)
          or (owner.account_id, owner.target_account_id) not in (
            (execution.source_account_id, execution.destination_account_id), (execution.destination_account_id, execution.source_account_id))) as wrong
      from core.sweep_executions execution
      join core.sweeps owner on owner.workspace_id = $1 and owner.id = execution.sweep_id
      left join core.transactions posting on posting.workspace_id = $1 and posting.id = execution.transaction_id
      where execution.workspace_id = $1 and execution.status = 'COMPLETED' group by 1) recorded on recorded.sweep_id = sweep.id
    left join (
      select metadata ->> 'sweepId' as sweep_id, count(*) as transfers from core.transactions
      where workspace_id = $1 and metadata ? 'sweepId' and type = 'TRANSFER' group by 1) made on made.sweep_id = sweep.id::text
    where sweep.workspace_id = $1`
