import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { grouped, loader } from '#kernel/graph/loader.ts'
import { LoanCollateral } from '#core/entities/loans/loan-collateral.ts'
import { LoanGuarantor } from '#core/entities/loans/loan-guarantor.ts'
import { loan, type LoanRow } from './loans.ts'

type InCurrency<Entry> = Entry & { readonly currency: string }
export type LoanCollateralRow = InCurrency<Row<typeof LoanCollateral>>
export type LoanGuarantorRow = InCurrency<Row<typeof LoanGuarantor>>

const COLLATERAL = planOnce(
  `select ${columnsOf(LoanCollateral, 'entry')} from core.loan_collateral entry where workspace_id = $1 and loan_id = any($2::uuid[]) order by id`,
)
const GUARANTORS = planOnce(
  `select ${columnsOf(LoanGuarantor, 'entry')} from core.loan_guarantors entry where workspace_id = $1 and loan_id = any($2::uuid[]) order by id`,
)

/** Creates a read of the entries of a loan, with one statement for all loans of a selection. */
function entriesOf<Entry extends { readonly loanId: string }>(
  text: string,
): (ctx: Context, row: Pick<LoanRow, 'id' | 'currency'>) => Promise<InCurrency<Entry>[]> {
  const entries = loader<string, readonly Entry[]>(async (ctx, ids) => {
    const { workspaceId } = ctx.actor
    const rows = await ctx.database.read<Entry>(workspaceId, text, [workspaceId, ids])
    return grouped(ids, rows, ({ loanId }) => loanId)
  })
  return async (ctx, { id, currency }) => (await entries(ctx, id))!.map(row => ({ ...row, currency }))
}

/** Collateral of a loan, in the order in which it was added; released entries are part of it. */
export const collateralOf = entriesOf<Row<typeof LoanCollateral>>(COLLATERAL)

/** Guarantors of a loan, in the order in which they were added; released ones are part of it. */
export const guarantorsOf = entriesOf<Row<typeof LoanGuarantor>>(GUARANTORS)

/** Collateral of a loan of the workspace. */
export const loanCollateral = async (ctx: Context, id: string): Promise<LoanCollateralRow[]> =>
  collateralOf(ctx, await loan(ctx, id))

/** Guarantors of a loan of the workspace. */
export const loanGuarantors = async (ctx: Context, id: string): Promise<LoanGuarantorRow[]> =>
  guarantorsOf(ctx, await loan(ctx, id))
