import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { Account } from '#core/entities/account.ts'
import { refuse } from '#core/errors.ts'
import { admitRole } from '#core/rules/rights.ts'

export type AccountRow = Row<typeof Account>

/** Amount of expired holds that held_minor still includes: a hold stops counting at its expiry, before the job ends it. */
const ENDED = `(select coalesce(sum(remaining_minor), 0)::bigint from core.holds h
  where h.workspace_id = account.workspace_id and h.account_id = account.id and h.remaining_minor > 0 and h.expires_at <= $3)`

/** Columns of an account in a statement whose third parameter is the current time. */
export const ACCOUNT_COLUMNS = columnsOf(Account, 'account').replace(
  'account.held_minor as "heldMinor"',
  `case when account.holds_end_at <= $3 then account.held_minor - ${ENDED} else account.held_minor end as "heldMinor"`,
)

const BY_IDS = planOnce(
  `select ${ACCOUNT_COLUMNS} from core.accounts account where workspace_id = $1 and id = any($2::uuid[])`,
)

export const accountById = loader<string, AccountRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<AccountRow>(workspaceId, BY_IDS, [workspaceId, ids, ctx.now()]),
    ({ id }) => id,
  )
})

/** Reads an account of the workspace. */
export async function account(ctx: Context, id: string): Promise<AccountRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await accountById(ctx, id)
  if (!found) throw refuse('ACCOUNT_NOT_FOUND')
  return found
}

/** Money of the account that can still be held, also while a term runs: the principal of a deposit may secure a loan. */
export const holdableMinor = ({
  balanceMinor,
  heldMinor,
  unclearedMinor,
  minimumMinor,
  overdraftMinor,
}: AccountRow): bigint => balanceMinor - heldMinor - unclearedMinor - minimumMinor + overdraftMinor

/** Available balance now. While a term runs it is 0, since nothing of the principal moves. */
export const availableMinor = (row: AccountRow): bigint => (row.termId === null ? holdableMinor(row) : 0n)
