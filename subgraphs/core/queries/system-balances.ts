import type { Context } from '#kernel/context.ts'
import { admitRole } from '#core/rules/rights.ts'

/** A system account with its balance. The sums can exceed bigint, so they stay strings until they are displayed. */
export interface SystemBalanceRow {
  readonly id: string
  readonly kind: string
  readonly currency: string
  /** Null unless the account is of one branch. */
  readonly branchId: string | null
  /** On a counter-value account, the foreign currency that it values; otherwise null. */
  readonly counterCurrency: string | null
  readonly addedUpMinor: string
  readonly waitingMinor: string
  readonly addedUpAt: Date | null
}

// An event waits for the relay, whose transaction commits the sums. One statement reads one snapshot, so that every entry is counted once.
const BALANCES = `with waiting as (
    select data from kernel.outbox event where workspace_id = $1 and relayed_at is null and type = 'core.transactions_posted'),
  named as materialized (select (jsonb_array_elements_text(data -> 'transactionIds'))::uuid as id from waiting),
  posted as materialized (
    select id from named
    union all
    select fee.id from named cross join lateral (
      select id from core.transactions where workspace_id = $1 and parent_id = named.id and type = 'FEE' offset 0) fee),
  fresh as (
    select entry.account_id, sum(entry.amount_minor) as minor from posted cross join lateral (
      select account_id, amount_minor from core.entries where workspace_id = $1 and transaction_id = posted.id and sequence is null offset 0) entry
    group by entry.account_id)
  select account.id, account.kind, account.currency, account.branch_id as "branchId", nullif(account.counter_currency, '') as "counterCurrency", coalesce(balance.balance_minor, 0)::text as "addedUpMinor", coalesce(fresh.minor, 0)::text as "waitingMinor",
    balance.added_up_at as "addedUpAt"
  from core.system_accounts account
  left join core.system_balances balance on balance.workspace_id = account.workspace_id and balance.account_id = account.id
  left join fresh on fresh.account_id = account.id
  where account.workspace_id = $1 and ($2::text is null or account.kind = $2) and ($3::text is null or account.currency = $3)
  order by account.kind, account.currency, account.counter_currency, account.id`

export interface SystemBalanceFilter {
  readonly kind?: string | null
  readonly currency?: string | null
}

/** System accounts of the workspace with their balances, read without locks. */
export async function systemBalances(
  ctx: Context,
  { kind, currency }: SystemBalanceFilter = {},
): Promise<SystemBalanceRow[]> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return ctx.database.read<SystemBalanceRow>(workspaceId, BALANCES, [
    workspaceId,
    kind ?? null,
    currency ?? null,
  ])
}
