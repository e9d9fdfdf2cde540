import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { onNormalSide, type GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { admitRole } from '#core/rules/rights.ts'
import { awaitRelayedPostings } from './await-relayed-postings.ts'
import { existingGlAccount } from './gl-accounts.ts'

/** A balance of the general ledger in minor units, positive on the account's normal side. */
export interface GlBalance {
  readonly balanceMinor: bigint
  readonly currency: string
}

export interface GlAccountBalanceArgs {
  readonly id: string
  readonly asOf?: string | null
  readonly currency?: string | null
}

/** Ids of an account (`$2`) and of all accounts below it. */
export const SUBTREE = `with recursive subtree as (
    select id from core.gl_accounts where workspace_id = $1 and id = $2
    union all
    select child.id from subtree join core.gl_accounts child on child.workspace_id = $1 and child.parent_id = subtree.id)`

/** Debits less credits of the subtree as of a date (`$3`), by currency: the months before its month, and its month day by day. */
export const SUBTREE_BALANCES = `select currency, sum(debit_minor - credit_minor) as minor from (
      select currency, debit_minor, credit_minor from core.gl_sums join subtree on subtree.id = gl_account_id
      where workspace_id = $1 and grain = 'MONTH' and date < date_trunc('month', $3::date)::date
      union all
      select currency, debit_minor, credit_minor from core.gl_sums join subtree on subtree.id = gl_account_id
      where workspace_id = $1 and grain = 'DAY' and date >= date_trunc('month', $3::date)::date and date <= $3::date) entry
    group by currency`

const BALANCE = planOnce(
  `${SUBTREE} select minor::text as minor from (${SUBTREE_BALANCES}) balance where currency = $4`,
)

/** After every entry. */
const LATEST = '9999-12-31'

/** The balance of an account and of the accounts below it, with what was posted until now. */
export async function glAccountBalance(
  ctx: Context,
  { id, asOf, currency: wanted }: GlAccountBalanceArgs,
): Promise<GlBalance> {
  admitRole(ctx.actor, 'viewer')
  const { type, currency: only } = await existingGlAccount(ctx, id)
  const currency = wanted ?? only ?? (await policyOf(ctx)).baseCurrency
  await awaitRelayedPostings(ctx)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<{ minor: string }>(workspaceId, BALANCE, [
    workspaceId,
    id,
    asOf ?? LATEST,
    currency,
  ])
  return { balanceMinor: onNormalSide(BigInt(row?.minor ?? 0), type as GlAccountType), currency }
}
