import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { TransactionProgress } from '#core/entities/transaction-progress.ts'
import { Transaction } from '#core/entities/transaction.ts'
import { refuse } from '#core/errors.ts'
import { knownAccounts } from '#core/ledger/account-cache.ts'

export type ProgressRow = Row<typeof TransactionProgress>

/** A transaction as posted, with its later status; `progress` is null if the status has not changed since. */
export type TransactionRow = Row<typeof Transaction> & { readonly progress: ProgressRow | null }

export const TRANSACTION_COLUMNS = columnsOf(Transaction, 'posting')

const BY_IDS = planOnce(
  `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and id = any($2::uuid[])`,
)

const rowsOf = (
  { database, actor: { workspaceId } }: Context,
  ids: readonly string[],
): Promise<Row<typeof Transaction>[]> =>
  database.read<Row<typeof Transaction>>(workspaceId, BY_IDS, [workspaceId, ids])

const asPosted = loader<string, Row<typeof Transaction>>(async (ctx, ids) =>
  inOrder(ids, await rowsOf(ctx, ids), ({ id }) => id),
)

/** A transaction as returned to its original request, without later changes. */
export async function postedTransaction(ctx: Context, id: string): Promise<TransactionRow> {
  const row = await asPosted(ctx, id)
  if (!row) throw refuse('TRANSACTION_NOT_FOUND')
  return { ...row, progress: null }
}

const PROGRESS = planOnce(
  `select ${columnsOf(TransactionProgress, 'progress')} from core.transaction_progress progress where workspace_id = $1 and transaction_id = any($2::uuid[])`,
)

/** Customer accounts of a transaction. */
const accountsOf = ({
  debitSequence,
  debitAccountId,
  creditSequence,
  creditAccountId,
}: Row<typeof Transaction>): string[] => [
  ...(debitSequence === null ? [] : [debitAccountId]),
  ...(creditSequence === null ? [] : [creditAccountId]),
]

/** Adds the progress to transactions, and loads the numbers of their accounts into the cache. */
export async function withProgress(
  ctx: Context,
  rows: readonly Row<typeof Transaction>[],
): Promise<TransactionRow[]> {
  if (rows.length === 0) return []
  const {
    database,
    actor: { workspaceId },
  } = ctx
  const [progress] = await Promise.all([
    database.read<ProgressRow>(workspaceId, PROGRESS, [workspaceId, rows.map(({ id }) => id)]),
    knownAccounts(ctx, [...new Set(rows.flatMap(accountsOf))]),
  ])
  const byId = new Map(progress.map(row => [row.transactionId, row]))
  return rows.map(row => ({ ...row, progress: byId.get(row.id) ?? null }))
}

export const transactionById = loader<string, TransactionRow>(async (ctx, ids) =>
  inOrder(ids, await withProgress(ctx, await rowsOf(ctx, ids)), ({ id }) => id),
)

const FEE_OF = planOnce(
  `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and parent_id = $2 and type = 'FEE'`,
)

const COMPLETION_OF = planOnce(
  `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and parent_id = $2 and type = 'TRANSFER' and transfer_type = 'INTERNAL'`,
)

const LEGS_OF = planOnce(
  `select ${TRANSACTION_COLUMNS} from core.transactions posting where workspace_id = $1 and parent_id = $2 and type = 'TRANSFER' and transfer_type is null order by id`,
)

const partsOf =
  (statement: string) =>
  async (ctx: Context, id: string): Promise<TransactionRow[]> => {
    const { workspaceId } = ctx.actor
    const rows = await ctx.database.read<Row<typeof Transaction>>(workspaceId, statement, [workspaceId, id])
    return withProgress(ctx, rows)
  }

const partOf =
  (statement: string) =>
  async (ctx: Context, id: string): Promise<TransactionRow | undefined> =>
    (await partsOf(statement)(ctx, id))[0]

/** The fee transaction of a transaction. */
export const feeOfTransaction = partOf(FEE_OF)

/** The transaction that credited the destination of a held transfer; undefined while it is held. */
export const completionOfTransaction = partOf(COMPLETION_OF)

/** Further transactions with which a transfer was booked, in the order of posting; see `isLeg`. */
export const legsOfTransaction = partsOf(LEGS_OF)
