import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/loader.ts'
import { TransactionProgress } from '../entities/transaction-progress.ts'
import { Transaction } from '../entities/transaction.ts'
import { refuse } from '../errors.ts'

export type ProgressRow = Row<typeof TransactionProgress>

/** A transaction as it was posted, with what became of it; `progress` is null where it ended as it was posted. */
export type TransactionRow = Row<typeof Transaction> & { readonly progress: ProgressRow | null }

export const TRANSACTION_COLUMNS = columnsOf(Transaction, 'posting')

const AS_POSTED = `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and id = $2`

/** A transaction as its request was answered, whatever became of it since. */
export async function postedTransaction({ database, actor: { workspaceId } }: Context, id: string): Promise<TransactionRow> {
  const [row] = await database.read<Row<typeof Transaction> & Record<string, unknown>>(workspaceId, AS_POSTED, [workspaceId, id])
  if (!row) throw refuse('TRANSACTION_NOT_FOUND')
  return { ...row, progress: null }
}

const PROGRESS = `select ${columnsOf(TransactionProgress, 'progress')} from core.transaction_progress progress where workspace_id = $1 and transaction_id = any($2::uuid[])`

/** Puts what became of them beside transactions that were read. */
export async function withProgress({ database, actor: { workspaceId } }: Context, rows: readonly Row<typeof Transaction>[]): Promise<TransactionRow[]> {
  if (rows.length === 0) return []
  const progress = await database.read<ProgressRow & Record<string, unknown>>(workspaceId, PROGRESS, [workspaceId, rows.map(({ id }) => id)])
  const byId = new Map(progress.map(row => [row.transactionId, row]))
  return rows.map(row => ({ ...row, progress: byId.get(row.id) ?? null }))
}

const BY_IDS = `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and id = any($2::uuid[])`

export const transactionById = loader<string, TransactionRow>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<Row<typeof Transaction> & Record<string, unknown>>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, await withProgress(ctx, rows), ({ id }) => id)
})

const FEE_OF = `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and parent_id = $2 and type = 'FEE'`

/** What a transaction cost, as the transaction that it is itself. */
export async function feeOfTransaction(ctx: Context, id: string): Promise<TransactionRow | undefined> {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<Row<typeof Transaction> & Record<string, unknown>>(workspaceId, FEE_OF, [workspaceId, id])
  return (await withProgress(ctx, rows))[0]
}
