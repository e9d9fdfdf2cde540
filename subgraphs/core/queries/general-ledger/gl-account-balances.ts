import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { invalid } from '#kernel/refusals.ts'
import { onNormalSide, type GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { admitRole } from '#core/rules/rights.ts'
import { awaitRelayedPostings } from './await-relayed-postings.ts'
import { SUBTREE, SUBTREE_BALANCES } from './gl-account-balance.ts'
import { existingGlAccount } from './gl-accounts.ts'

/** A day of an account in one currency, in minor units. Balances are positive on the account's normal side. */
export interface GlDay {
  readonly date: string
  readonly currency: string
  readonly openingMinor: bigint
  readonly debitMinor: bigint
  readonly creditMinor: bigint
  readonly closingMinor: bigint
}

export interface GlAccountBalancesArgs {
  readonly accountId: string
  readonly from: string
  readonly to: string
  readonly currency?: string | null
}

/** A list covers at most this many days. */
const DAYS_MAX = 400

// $3 is the day before the first day, $4 the last day.
const DAYS = planOnce(`${SUBTREE},
  opening as (${SUBTREE_BALANCES}),
  moved as (
    select date, currency, sum(debit_minor) as debit, sum(credit_minor) as credit from core.gl_sums join subtree on subtree.id = gl_account_id
    where workspace_id = $1 and grain = 'DAY' and date > $3::date and date <= $4::date group by date, currency),
  currencies as (select currency from opening union select currency from moved),
  days as (
    select day::date as date, currencies.currency, coalesce(opening.minor, 0) as opening, coalesce(moved.debit, 0) as debit, coalesce(moved.credit, 0) as credit
    from generate_series($3::date + 1, $4::date, interval '1 day') as day cross join currencies
    left join opening on opening.currency = currencies.currency
    left join moved on moved.currency = currencies.currency and moved.date = day::date
    where $5::text is null or currencies.currency = $5)
  select date, currency, debit::text as debit, credit::text as credit,
    (opening + sum(debit - credit) over (partition by currency order by date))::text as closing
  from days order by date, currency`)

interface DayRow {
  readonly date: string
  readonly currency: string
  readonly debit: string
  readonly credit: string
  readonly closing: string
}

/** The days of an account and of the accounts below it, oldest first: every day in every currency that has an entry until the last day. */
export async function glAccountBalances(
  ctx: Context,
  { accountId, from, to, currency }: GlAccountBalancesArgs,
): Promise<GlDay[]> {
  admitRole(ctx.actor, 'viewer')
  const account = await existingGlAccount(ctx, accountId)
  const type = account.type as GlAccountType
  if (to < from) throw invalid([{ field: 'to', reason: 'must not be before from' }])
  if (to > daysAfter(from, DAYS_MAX - 1))
    throw invalid([{ field: 'to', reason: `must be at most ${DAYS_MAX} days from from on` }])
  await awaitRelayedPostings(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<DayRow>(workspaceId, DAYS, [
    workspaceId,
    accountId,
    daysAfter(from, -1),
    to,
    currency ?? null,
  ])
  return rows.map(({ date, currency, debit, credit, closing }) => {
    const [debitMinor, creditMinor] = [BigInt(debit), BigInt(credit)]
    const before = BigInt(closing) - debitMinor + creditMinor
    return {
      date,
      currency,
      openingMinor: onNormalSide(before, type),
      debitMinor,
      creditMinor,
      closingMinor: onNormalSide(BigInt(closing), type),
    }
  })
}
