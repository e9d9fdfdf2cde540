import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { loader } from '#kernel/graph/loader.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { onNormalSide, type GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { admitRole } from '#core/rules/rights.ts'
import { awaitRelayedPostings } from './await-relayed-postings.ts'
import { existingGlAccount, type GlAccountRow } from './gl-accounts.ts'

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

// Each account with all accounts below it, as of its date in its currency; the account is counted from 1.
const BALANCES = planOnce(`with recursive subtree as (
    select number, id, as_of, currency from unnest($2::uuid[], $3::date[], $4::text[]) with ordinality as wanted (id, as_of, currency, number)
    union all
    select number, child.id, as_of, subtree.currency from subtree join core.gl_accounts child on child.workspace_id = $1 and child.parent_id = subtree.id)
  select number::int as number, sum(entry.minor)::text as minor from subtree cross join lateral (
    select debit_minor - credit_minor as minor from core.gl_sums
    where workspace_id = $1 and gl_account_id = subtree.id and currency = subtree.currency and grain = 'MONTH' and date < date_trunc('month', as_of)::date
    union all
    select debit_minor - credit_minor from core.gl_sums
    where workspace_id = $1 and gl_account_id = subtree.id and currency = subtree.currency and grain = 'DAY' and date >= date_trunc('month', as_of)::date and date <= as_of) entry
  group by number`)

/** After every entry. */
const LATEST = '9999-12-31'

/** Debits less credits in minor units, with what was posted until now. */
const balanceById = loader<{ id: string; asOf: string; currency: string }, bigint>(async (ctx, wanted) => {
  await awaitRelayedPostings(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<{ number: number; minor: string }>(workspaceId, BALANCES, [
    workspaceId,
    wanted.map(({ id }) => id),
    wanted.map(({ asOf }) => asOf),
    wanted.map(({ currency }) => currency),
  ])
  const byNumber = new Map(rows.map(({ number, minor }) => [number, BigInt(minor)]))
  return wanted.map((_, index) => byNumber.get(index + 1) ?? 0n)
})

/** The balance of an account and of the accounts below it, with what was posted until now. */
export async function balanceOfGlAccount(
  ctx: Context,
  { id, type, currency: only }: Pick<GlAccountRow, 'id' | 'type' | 'currency'>,
  { asOf, currency: wanted }: Omit<GlAccountBalanceArgs, 'id'>,
): Promise<GlBalance> {
  admitRole(ctx.actor, 'viewer')
  const currency = wanted ?? only ?? (await policyOf(ctx)).baseCurrency
  const debitsLessCredits = await balanceById(ctx, { id, asOf: asOf ?? LATEST, currency })
  return { balanceMinor: onNormalSide(debitsLessCredits!, type as GlAccountType), currency }
}

/** The balance of an account by its id. */
export async function glAccountBalance(
  ctx: Context,
  { id, ...args }: GlAccountBalanceArgs,
): Promise<GlBalance> {
  admitRole(ctx.actor, 'viewer')
  return balanceOfGlAccount(ctx, await existingGlAccount(ctx, id), args)
}
