import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { LoanRepayment } from '#core/entities/loans/loan-repayment.ts'
import { admitRole } from '#core/rules/rights.ts'
import { loan } from './loans.ts'

export type LoanRepaymentRow = Row<typeof LoanRepayment>

const COLUMNS = columnsOf(LoanRepayment, 'repayment')

const BY_ID = planOnce(
  `select ${COLUMNS} from core.loan_repayments repayment where workspace_id = $1 and id = $2`,
)

/** A payment of a loan; null if the workspace has none with this id. */
export async function loanRepayment(
  { database, actor }: Context,
  id: string,
): Promise<LoanRepaymentRow | null> {
  admitRole(actor, 'viewer')
  const { workspaceId } = actor
  const [row] = await database.read<LoanRepaymentRow>(workspaceId, BY_ID, [workspaceId, id])
  return row ?? null
}

const listOf = (loanId: string): string => `core.loan_repayments ${loanId}`
const byLoan = pagesByParent<LoanRepaymentRow, LoanRepaymentRow>(
  listOf,
  `select parent.key as "parent", ${COLUMNS} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.loan_repayments
    where workspace_id = $1 and loan_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) repayment
  order by repayment.created_at desc, repayment.id desc`,
  (_, row) => row,
)

/** A page of the payments of a loan, newest first. */
export async function repaymentsOf(
  ctx: Context,
  loanId: string,
  { first, after }: PageArguments,
): Promise<Connection<LoanRepaymentRow>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await byLoan(ctx, { parent: loanId, first, after })) ?? []
  return connection(ctx, listOf(loanId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

export interface LoanRepaymentPage extends PageArguments {
  readonly id: string
}

/** A page of the payments of a loan of the workspace. */
export async function loanRepayments(
  ctx: Context,
  { id, ...page }: LoanRepaymentPage,
): Promise<Connection<LoanRepaymentRow>> {
  await loan(ctx, id)
  return repaymentsOf(ctx, id, page)
}
