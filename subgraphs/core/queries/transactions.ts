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

/** What a transaction moved on one account: negative if money left it. */
export interface EntryOfTransaction {
  readonly transactionId: string
  readonly accountId: string
  /** Null for a system account. */
  readonly accountNum: string | null
  /** Kind of the system account; null for a customer's account. */
  readonly systemAccount: string | null
  readonly amountMinor: bigint
  readonly currency: string
  readonly bookingDate: string
  readonly valueDate: string
}

// The transaction's own entries come first, then those of its fee and its parts, and of the parts of a completion; debits precede credits.
const ENTRIES = planOnce(
  `select named.id as "transactionId", entry.account_id as "accountId", account.account_number as "accountNum", own.kind as "systemAccount",
    entry.amount_minor as "amountMinor", entry.currency, entry.booking_date as "bookingDate", entry.value_date as "valueDate"
  from unnest($2::uuid[]) as named (id)
  cross join lateral (
    select id from core.transactions where workspace_id = $1 and id = named.id
    union all
    select id from core.transactions where workspace_id = $1 and parent_id = named.id and type = 'FEE'
    union all
    select id from core.transactions where workspace_id = $1 and parent_id = named.id and parent_id is not null and type in ('TRANSFER', 'REVERSAL')
    union all
    select leg.id from core.transactions completion
    cross join lateral (select id from core.transactions where workspace_id = $1 and parent_id = completion.id and parent_id is not null and type = 'TRANSFER' offset 0) leg
    where completion.workspace_id = $1 and completion.parent_id = named.id and completion.parent_id is not null and completion.type = 'TRANSFER' and completion.transfer_type = 'INTERNAL') posting
  cross join lateral (select * from core.entries where workspace_id = $1 and transaction_id = posting.id offset 0) entry
  left join core.accounts account on account.workspace_id = $1 and account.id = entry.account_id and entry.sequence is not null
  left join core.system_accounts own on own.workspace_id = $1 and own.id = entry.account_id
  order by named.id, posting.id <> named.id, posting.id, entry.amount_minor`,
)

/** All entries of a transaction, with those of its fee and its parts; in each currency they add up to zero. */
export const entriesOfTransaction = loader<string, readonly EntryOfTransaction[]>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<EntryOfTransaction>(workspaceId, ENTRIES, [workspaceId, ids])
  return grouped(ids, rows, ({ transactionId }) => transactionId)
})
