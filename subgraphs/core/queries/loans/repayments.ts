import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { LoanRepayment } from '#core/entities/loans/loan-repayment.ts'
import { admitRole } from '#core/rules/rights.ts'

export type LoanRepaymentRow = Row<typeof LoanRepayment>

const BY_ID = planOnce(
  `select ${columnsOf(LoanRepayment, 'repayment')} from core.loan_repayments repayment where workspace_id = $1 and id = $2`,
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
