import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { loader } from '#kernel/graph/loader.ts'
import { Limit } from '#core/entities/limit.ts'
import type { LimitRow } from '#core/ledger/policy.ts'
import { daysAfter, startOfDay } from '#kernel/local-day.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionType, TransferType } from '#core/rules/transaction.ts'
import { classesOf, placeOf, WINDOWS } from '#core/rules/usage.ts'
import { account } from './accounts.ts'

type Window = (typeof WINDOWS)[number]

/** The limit of a window, and the amount that an account has used of it. */
export interface AccountLimitWindow {
  readonly window: Uppercase<Window>
  readonly currency: string
  readonly limitMinor: bigint
  readonly usedMinor: bigint
  readonly resetsAt: Date
}

/** A limit as it applies to an account. */
export interface AccountLimit extends LimitRow {
  readonly windows: readonly AccountLimitWindow[]
}

interface Used {
  readonly id: string
  readonly accountType: string
  readonly currency: string
  readonly timeZone: string
  readonly today: string
  /** Amounts moved in the current windows. */
  readonly used: readonly bigint[]
}

// Read from the database instead of the cached policy, since another process may have changed it.
const USED = `select account.id, account.account_type as "accountType", account.currency, policy.time_zone as "timeZone", today.day as today,
    core.used_on(account.used, account.used_on, today.day) as used
  from core.policies policy cross join lateral (select ($2::timestamptz at time zone policy.time_zone)::date as day) today
  join core.accounts account on account.workspace_id = policy.workspace_id
  where policy.workspace_id = $1 and account.workspace_id = $1 and account.id = any($3::uuid[])`
const LIMITS = `select ${columnsOf(Limit, 'bound')} from core.limits bound where workspace_id = $1 and replaced_at is null
  order by transaction_type, transfer_type nulls first, account_type nulls first, id`

/** The limits that apply to each account, in three statements for any number of accounts. */
export const limitsOfAccount = loader<string, readonly AccountLimit[]>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const [accounts, limits] = await Promise.all([
    ctx.database.read<Used>(workspaceId, USED, [workspaceId, ctx.now(), ids]),
    ctx.database.read<LimitRow>(workspaceId, LIMITS, [workspaceId]),
  ])
  const byId = new Map(accounts.map(each => [each.id, each]))
  return ids.map(id => {
    const used = byId.get(id)
    return used === undefined
      ? []
      : limits
          .filter(limit => isApplicable(limit, used))
          .map(limit => ({ ...limit, windows: windowsOf(limit, used) }))
  })
})

const isApplicable = ({ currency, accountType }: LimitRow, account: Used): boolean =>
  currency === account.currency && (accountType === null || accountType === account.accountType)

function windowsOf(limit: LimitRow, { used, today, timeZone, currency }: Used): AccountLimitWindow[] {
  const classes = classesOf(
    limit.transactionType as TransactionType,
    limit.transferType as TransferType | null,
  )
  return WINDOWS.flatMap(window => {
    const limitMinor = limit[`${window}Minor`]
    if (limitMinor === null) return []
    let usedMinor = 0n
    for (let each = 0; classes >> each > 0; each++)
      if (classes & (1 << each)) usedMinor += used[placeOf(each + 1, window)]!
    return [
      {
        window: window.toUpperCase() as Uppercase<Window>,
        currency,
        limitMinor,
        usedMinor,
        resetsAt: startOfDay(nextWindow(today, window), timeZone),
      },
    ]
  })
}

/** First day of the window that follows the window of the given day. */
function nextWindow(today: string, window: Window): string {
  if (window === 'daily') return daysAfter(today, 1)
  const date = new Date(`${today}T00:00:00Z`)
  if (window === 'weekly') return daysAfter(today, 7 - ((date.getUTCDay() + 6) % 7))
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}

/** The limits that apply to an account, with the amounts used. */
export async function accountLimits(ctx: Context, id: string): Promise<readonly AccountLimit[]> {
  await account(ctx, id)
  return (await limitsOfAccount(ctx, id)) ?? []
}
