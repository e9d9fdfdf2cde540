import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { TransactionHistory } from '#core/entities/transaction-history.ts'
import { refuse } from '#core/errors.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionType } from '#core/rules/transaction.ts'
import { transactionById, type TransactionRow } from './posted-transaction.ts'

/** A transaction of the workspace, of the given type if one is given. */
export async function transaction(
  ctx: Context,
  id: string,
  type?: TransactionType | null,
): Promise<TransactionRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await transactionById(ctx, id)
  if (!found || (type && found.type !== type)) throw refuse('TRANSACTION_NOT_FOUND')
  return found
}

export type StateRow = Pick<
  Row<typeof TransactionHistory>,
  'status' | 'at' | 'actorKind' | 'actorId' | 'reason'
>

const HISTORY = planOnce(
  `select ${columnsOf(TransactionHistory, 'state')} from core.transaction_history state where workspace_id = $1 and transaction_id = any($2::uuid[]) order by transaction_id, sequence`,
)

const historyOf = loader<string, readonly Row<typeof TransactionHistory>[]>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<Row<typeof TransactionHistory>>(workspaceId, HISTORY, [
    workspaceId,
    ids,
  ])
  return grouped(ids, rows, ({ transactionId }) => transactionId)
})

/** All statuses of a transaction: the posted one and the later ones. */
export async function statesOf(
  ctx: Context,
  { id, postedStatus, createdAt, actorKind, actorId }: TransactionRow,
): Promise<readonly StateRow[]> {
  return [
    { status: postedStatus, at: createdAt, actorKind, actorId, reason: null },
    ...((await historyOf(ctx, id)) ?? []),
  ]
}

const FEES = planOnce(
  `select parent_id as "parentId", id from core.transactions where workspace_id = $1 and parent_id = any($2::uuid[]) and type = 'FEE'`,
)

/** The transaction that charged the fee of another one. */
export const feeTransactionOf = loader<string, { readonly id: string }>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<{ parentId: string; id: string }>(workspaceId, FEES, [workspaceId, ids]),
    ({ parentId }) => parentId,
  )
})
