import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { digitsOf } from '#kernel/currency.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { invalid } from '#kernel/refusals.ts'
import { halfEven, INTEREST_UNITS } from '#core/rules/interest/accrual.ts'
import { admitRole } from '#core/rules/rights.ts'
import { account } from '#core/queries/accounts.ts'

/** Interest of one day, or the correction of earlier days that was made good on it. */
export interface Accrual {
  readonly date: string
  /** On a correction, the earliest value date of the amounts. */
  readonly valueDate: string
  /** On a correction, the amounts that have an earlier value date. */
  readonly balanceMinor: bigint
  readonly currency: string
  /** Interest in major units, to eight decimals beyond the minor unit. */
  readonly amount: string
}

/** A list covers at most this many days. */
export const ACCRUAL_DAYS_MAX = 400

const LIST =
  planOnce(`select accrual_date as date, accrual_date as "valueDate", balance_minor as "balanceMinor", (amount + charge)::text as units
  from core.accruals where workspace_id = $1 and account_id = $2
    and accrual_date in (select day::date from generate_series($3::date, $4::date, interval '1 day') as day)
  union all
  select accrual_date, value_date, moved_minor, (amount + charge)::text
  from core.accrual_corrections where workspace_id = $1 and account_id = $2
    and accrual_date in (select day::date from generate_series($3::date, $4::date, interval '1 day') as day)
  order by date, "valueDate" desc`)

export interface AccrualsOf {
  readonly accountId: string
  readonly from: string
  readonly to: string
}

/** The interest of an account, day by day, oldest first. Interest that is charged is negative. */
export async function accruals(ctx: Context, { accountId, from, to }: AccrualsOf): Promise<Accrual[]> {
  admitRole(ctx.actor, 'viewer')
  const { currency } = await account(ctx, accountId)
  if (to < from) throw invalid([{ field: 'to', reason: 'must not be before from' }])
  if (to > daysAfter(from, ACCRUAL_DAYS_MAX - 1))
    throw invalid([{ field: 'to', reason: `must be at most ${ACCRUAL_DAYS_MAX} days from from on` }])
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<Omit<Accrual, 'amount' | 'currency'> & { readonly units: string }>(
    workspaceId,
    LIST,
    [workspaceId, accountId, from, to],
  )
  return rows.map(({ units, ...row }) => ({ ...row, currency, amount: exactMajor(BigInt(units), currency) }))
}

const EXACT_DECIMALS = 8

/** Interest units as a decimal number of major units, rounded half to even at the last decimal. */
export function exactMajor(units: bigint, currency: string): string {
  const rounded = halfEven(units * 10n ** BigInt(EXACT_DECIMALS))
  const decimals = digitsOf(currency) + EXACT_DECIMALS
  const text = (rounded < 0n ? -rounded : rounded).toString().padStart(decimals + 1, '0')
  return `${rounded < 0n ? '-' : ''}${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}

const UNPOSTED = planOnce(`select distinct on (accrual.account_id) accrual.account_id as id,
    (accrual.accrued + coalesce(correction.amount, 0) - (coalesce(posting.posted_minor, 0) + coalesce(settled.paid, 0))::numeric * ${INTEREST_UNITS})::text as units
  from core.policies policy
  join core.accruals accrual on accrual.workspace_id = policy.workspace_id and accrual.account_id = any($2::uuid[])
    and accrual.accrual_date in (policy.business_date - 1, policy.business_date)
  left join core.accrual_corrections correction on correction.workspace_id = accrual.workspace_id
    and correction.accrual_date = accrual.accrual_date and correction.account_id = accrual.account_id
  left join core.interest_postings posting on posting.workspace_id = accrual.workspace_id
    and posting.booking_date = accrual.accrual_date and posting.account_id = accrual.account_id
  left join lateral (
    select sum(paid_minor + forgone_minor) as paid from core.interest_settlements
    where workspace_id = $1 and accrual_date = accrual.accrual_date and account_id = accrual.account_id) settled on true
  where policy.workspace_id = $1
  order by accrual.account_id, accrual.accrual_date desc`)

/** Interest earned and not posted yet, in minor units; 0 for an account without interest. */
export const accruedInterestMinor = loader<string, bigint>(
  async ({ database, actor: { workspaceId } }, ids) => {
    const rows = await database.read<{ id: string; units: string }>(workspaceId, UNPOSTED, [workspaceId, ids])
    return inOrder(ids, rows, ({ id }) => id).map(row => (row ? halfEven(BigInt(row.units)) : 0n))
  },
)
