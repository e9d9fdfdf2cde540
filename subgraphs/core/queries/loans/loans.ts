import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, pagesByParent, positionAfter } from '#kernel/page-statements.ts'
import { Loan } from '#core/entities/loans/loan.ts'
import { refuse } from '#core/errors.ts'
import { ENDED_STATUSES, type LoanStatus } from '#core/rules/loans/status.ts'
import { admitRole } from '#core/rules/rights.ts'

export type LoanRow = Omit<Row<typeof Loan>, 'status'> & { readonly status: LoanStatus }

export const LOAN_COLUMNS = columnsOf(Loan, 'loan')

/** A condition on `core.loans`: the loan is requested, approved or in repayment. */
export const NOT_ENDED = `status not in (${ENDED_STATUSES.map(status => `'${status}'`).join(', ')})`

const BY_IDS = planOnce(
  `select ${LOAN_COLUMNS} from core.loans loan where workspace_id = $1 and id = any($2::uuid[])`,
)

export const loanById = loader<string, LoanRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<LoanRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a loan of the workspace. */
export async function loan(ctx: Context, id: string): Promise<LoanRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await loanById(ctx, id)
  if (!found) throw refuse('LOAN_NOT_FOUND')
  return found
}

export interface LoanPage extends PageArguments {
  readonly status?: LoanStatus | null
  readonly customerId?: string | null
  readonly productId?: string | null
  readonly classification?: string | null
}

const LIST = 'core.loans'

/** A page of the workspace's loans, newest first. */
export async function loans(
  ctx: Context,
  { first, after, status, customerId, productId, classification }: LoanPage,
): Promise<Connection<LoanRow>> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const { text, values } = equalities(
    { status, customer_id: customerId, product_id: productId, classification },
    5,
  )
  const rows = await ctx.database.read<LoanRow>(
    workspaceId,
    `select ${LOAN_COLUMNS} from core.loans loan
    where workspace_id = $1 and (created_at, id) < ($2, $3)${text} order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...values],
  )
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

const listOf = (customerId: string): string => `core.loans ${customerId}`
const byCustomer = pagesByParent<LoanRow, LoanRow>(
  listOf,
  `select parent.key as "parent", ${LOAN_COLUMNS} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.loans
    where workspace_id = $1 and customer_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) loan
  order by loan.created_at desc, loan.id desc`,
  (_, row) => row,
)

/** A page of the loans of a customer, newest first. */
export async function loansOfCustomer(
  ctx: Context,
  customerId: string,
  { first, after }: PageArguments,
): Promise<Connection<LoanRow>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await byCustomer(ctx, { parent: customerId, first, after })) ?? []
  return connection(ctx, listOf(customerId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}
