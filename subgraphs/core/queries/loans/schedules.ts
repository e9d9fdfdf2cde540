import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { LoanLine } from '#core/entities/loans/loan-line.ts'
import type { Installment, LoanSchedule } from '#core/rules/loans/installment.ts'
import { loanProductTerms, loanTermsOf, type LoanProductTerms } from '#core/rules/loans/product-terms.ts'
import type { LoanProductVersionTerms } from '#core/rules/loans/product-version.ts'
import type { LoanRow } from './loans.ts'

export type LoanLineRow = Row<typeof LoanLine>

/** Lines of the schedules in force of loans, in their order. */
export const LINES_IN_FORCE = `select ${columnsOf(LoanLine, 'line')} from core.loans loan
  join core.loan_lines line on line.workspace_id = $1 and line.loan_id = loan.id and line.version = loan.schedule_version
  where loan.workspace_id = $1 and loan.id = any($2::uuid[]) order by line.loan_id, line.number`

/** The terms of product versions, named by product and version. */
export const VERSION_TERMS = `select version.product_id as "productId", version.version, product.currency, version.terms
  from unnest($2::uuid[], $3::int[]) as named (product_id, version)
  join core.loan_product_versions version on version.workspace_id = $1 and version.product_id = named.product_id and version.version = named.version
  join core.loan_products product on product.workspace_id = $1 and product.id = version.product_id`

export interface VersionTermsRow {
  readonly productId: string
  readonly version: number
  readonly currency: string
  readonly terms: LoanProductVersionTerms
}

const LINES = planOnce(LINES_IN_FORCE)
const TERMS = planOnce(VERSION_TERMS)

const linesInForce = loader<string, readonly Installment[]>(async (ctx, ids) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<LoanLineRow>(workspaceId, LINES, [workspaceId, ids])
  const byLoan = Map.groupBy(rows, ({ loanId }) => loanId)
  return ids.map(id => (byLoan.get(id) ?? []).map(installmentOfRow))
})

const LINES_OF_VERSION = planOnce(
  `select ${columnsOf(LoanLine, 'line')} from core.loan_lines line where workspace_id = $1 and loan_id = $2 and version = $3 order by number`,
)

/** The lines of a version of a loan's schedule; none for a version that does not exist. */
export async function linesOfVersion(
  { database, actor: { workspaceId } }: Context,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Installment[]> {
  const rows = await database.read<LoanLineRow>(workspaceId, LINES_OF_VERSION, [workspaceId, id, version])
  return rows.map(installmentOfRow)
}

interface VersionKey {
  readonly productId: string
  readonly version: number
}

const versionTermsOf = loader<VersionKey, LoanProductTerms>(async (ctx, keys) => {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<VersionTermsRow>(workspaceId, TERMS, [
    workspaceId,
    keys.map(({ productId }) => productId),
    keys.map(({ version }) => version),
  ])
  const nameOf = ({ productId, version }: VersionKey): string => `${productId} ${version}`
  const found = inOrder(keys.map(nameOf), rows, nameOf)
  return found.map(row => row && loanProductTerms(row.terms, row.currency))
})

/** The terms of the product version under which a loan was requested. */
export const termsOfLoan = async (
  ctx: Context,
  { productId, productVersion }: Pick<LoanRow, 'productId' | 'productVersion'>,
): Promise<LoanProductTerms> => (await versionTermsOf(ctx, { productId, version: productVersion }))!

/** A loan's schedule in force; undefined before its disbursement. */
export async function scheduleOfLoan(ctx: Context, row: LoanRow): Promise<LoanSchedule | undefined> {
  if (row.scheduleVersion === 0) return undefined
  const [product, lines] = await Promise.all([termsOfLoan(ctx, row), linesInForce(ctx, row.id)])
  return scheduleWith(row, product, lines!)
}

/** The schedule in force from its lines. */
export const scheduleWith = (
  row: LoanRow,
  product: LoanProductTerms,
  lines: readonly Installment[],
): LoanSchedule => ({
  version: row.scheduleVersion,
  terms: {
    ...loanTermsOf(product, {
      principalMinor: row.schedulePrincipalMinor,
      installments: row.scheduleInstallments,
      startDate: row.scheduleStartDate!,
    }),
    interestOnlyInstallments: row.interestOnlyInstallments,
  },
  lines,
})

export const installmentOfRow = (row: LoanLineRow): Installment => ({
  number: row.number,
  dueDate: row.dueDate,
  opening: row.openingMinor,
  due: {
    penalty: row.duePenaltyMinor,
    fee: row.dueFeeMinor,
    interest: row.dueInterestMinor,
    principal: row.duePrincipalMinor,
  },
  paid: {
    penalty: row.paidPenaltyMinor,
    fee: row.paidFeeMinor,
    interest: row.paidInterestMinor,
    principal: row.paidPrincipalMinor,
  },
  waived: {
    penalty: row.waivedPenaltyMinor,
    fee: row.waivedFeeMinor,
    interest: row.waivedInterestMinor,
    principal: row.waivedPrincipalMinor,
  },
  carriedInterest: row.carriedInterestMinor,
  isPenalised: row.isPenalised,
})
