/** Verdicts on the balances that closed the last closed date: each is the balance after the entries that it contains, and these are all of the dates before. */
export const SNAPSHOTS = `select 'SNAPSHOTS', snapshot.account_id,
      last.balance_minor is distinct from snapshot.balance_minor or last.booking_date > snapshot.snapshot_date
        or next.booking_date < snapshot.snapshot_date,
      format('the balance that closed %s is %s, the one after entry %s is %s', snapshot.snapshot_date, snapshot.balance_minor, snapshot.entries,
        last.balance_minor)
    from core.policies policy
    join core.accounts owner on owner.workspace_id = policy.workspace_id and owner.booked_on >= policy.business_date - 1
    join core.balance_snapshots snapshot on snapshot.workspace_id = $1 and snapshot.account_id = owner.id and snapshot.snapshot_date = policy.business_date - 1
    left join lateral (
      select debit_after_minor as balance_minor, booking_date from core.transactions
      where workspace_id = $1 and debit_account_id = snapshot.account_id and debit_sequence = snapshot.entries
      union all select credit_after_minor, booking_date from core.transactions
      where workspace_id = $1 and credit_account_id = snapshot.account_id and credit_sequence = snapshot.entries) last on true
    left join lateral (
      select booking_date from core.transactions
      where workspace_id = $1 and debit_account_id = snapshot.account_id and debit_sequence = snapshot.entries + 1
      union all select booking_date from core.transactions
      where workspace_id = $1 and credit_account_id = snapshot.account_id and credit_sequence = snapshot.entries + 1) next on true
    where policy.workspace_id = $1`
