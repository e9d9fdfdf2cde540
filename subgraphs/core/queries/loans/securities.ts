import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { LoanCollateral } from '#core/entities/loans/loan-collateral.ts'
import { LoanGuarantor } from '#core/entities/loans/loan-guarantor.ts'
import { loan } from './loans.ts'

type InCurrency<Entry> = Entry & { readonly currency: string }
export type LoanCollateralRow = InCurrency<Row<typeof LoanCollateral>>
export type LoanGuarantorRow = InCurrency<Row<typeof LoanGuarantor>>

const COLLATERAL = planOnce(
  `select ${columnsOf(LoanCollateral, 'entry')} from core.loan_collateral entry where workspace_id = $1 and loan_id = $2 order by id`,
)
const GUARANTORS = planOnce(
  `select ${columnsOf(LoanGuarantor, 'entry')} from core.loan_guarantors entry where workspace_id = $1 and loan_id = $2 order by id`,
)

const entriesOf =
  <Entry extends object>(text: string) =>
  async (ctx: Context, id: string): Promise<InCurrency<Entry>[]> => {
    const { currency } = await loan(ctx, id)
    const { workspaceId } = ctx.actor
    const rows = await ctx.database.read<Entry>(workspaceId, text, [workspaceId, id])
    return rows.map(row => ({ ...row, currency }))
  }

/** Collateral of a loan of the workspace, in the order in which it was added. */
export const loanCollateral = entriesOf<Row<typeof LoanCollateral>>(COLLATERAL)

/** Guarantors of a loan of the workspace, in the order in which they were added. */
export const loanGuarantors = entriesOf<Row<typeof LoanGuarantor>>(GUARANTORS)
