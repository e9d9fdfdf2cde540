import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { ACCOUNT_COLUMNS, availableMinor, type AccountRow } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'

const CHILDREN_MAX = 1_000

/** An account with its virtual accounts that keep money. */
export interface ConsolidatedBalance {
  readonly accountId: string
  readonly currency: string
  readonly asOf: Date
  readonly parent: AccountRow
  readonly children: readonly AccountRow[]
  readonly totalLedgerMinor: bigint
  /** Money in escrow is not available. */
  readonly totalAvailableMinor: bigint
}

// One statement, so that the balances are of one moment.
const FAMILY = `select ${ACCOUNT_COLUMNS} from core.accounts account
  where workspace_id = $1 and (id = $2 or (virtual_kind <> 'COLLECTION' and status <> 'CLOSED'
    and id in (select own.id from core.virtual_accounts own where own.workspace_id = $1 and own.parent_account_id = $2)))
  order by id`

/** The balance of an account together with those of its virtual accounts. */
export async function consolidatedBalance(ctx: Context, accountId: string): Promise<ConsolidatedBalance> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const asOf = ctx.now()
  const rows = await ctx.database.read<AccountRow>(workspaceId, FAMILY, [workspaceId, accountId, asOf])
  const parent = rows.find(({ id }) => id === accountId)
  if (!parent) throw refuse('ACCOUNT_NOT_FOUND')
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)
  return {
    accountId,
    currency: parent.currency,
    asOf,
    parent,
    children: rows.filter(({ id }) => id !== accountId).slice(0, CHILDREN_MAX),
    totalLedgerMinor: sum(rows.map(({ balanceMinor }) => balanceMinor)),
    totalAvailableMinor: sum(rows.filter(({ virtualKind }) => virtualKind !== 'ESCROW').map(availableMinor)),
  }
}
