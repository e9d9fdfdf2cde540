import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { invalid } from '#kernel/refusals.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import { admitRole } from '#core/rules/rights.ts'

/** Running terms of one currency that mature on one date. */
export interface TermMaturity {
  readonly maturityDate: string
  readonly currency: string
  readonly terms: number
  readonly principalMinor: bigint
  readonly interestMinor: bigint
}

/** A list covers at most this many days. */
const DAYS_MAX = 400
const DAYS_DEFAULT = 90

// A sum of amounts may exceed a bigint of the database, so sums are read as text.
const MATURING =
  planOnce(`select maturity_date as "maturityDate", currency, count(*)::int as terms, sum(principal_minor)::text as principal, sum(interest_minor)::text as interest
  from core.account_terms where workspace_id = $1 and status = 'RUNNING' and maturity_date between $2 and $3
  group by maturity_date, currency order by maturity_date, currency`)

interface MaturityRow extends Omit<TermMaturity, 'principalMinor' | 'interestMinor'> {
  readonly principal: string
  readonly interest: string
}

export interface MaturitiesOf {
  readonly from?: string | null
  readonly through?: string | null
}

/** Running terms that mature in a range of dates, by date and currency. The range starts at the open business date unless the caller gives its start. */
export async function maturities(ctx: Context, given: MaturitiesOf): Promise<TermMaturity[]> {
  admitRole(ctx.actor, 'manager')
  const { workspaceId } = ctx.actor
  const from = given.from ?? (await currentBusinessDate(ctx, workspaceId))!.businessDate
  const through = given.through ?? daysAfter(from, DAYS_DEFAULT - 1)
  if (through < from) throw invalid([{ field: 'through', reason: `must not be before ${from}` }])
  if (through > daysAfter(from, DAYS_MAX - 1))
    throw invalid([{ field: 'through', reason: `must be at most ${DAYS_MAX} days from ${from} on` }])
  const rows = await ctx.database.read<MaturityRow>(workspaceId, MATURING, [workspaceId, from, through])
  return rows.map(({ principal, interest, ...row }) => ({
    ...row,
    principalMinor: BigInt(principal),
    interestMinor: BigInt(interest),
  }))
}
