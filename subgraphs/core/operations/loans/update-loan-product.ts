import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { LOAN_PRODUCT_COLUMNS, type LoanProductRow } from '#core/queries/loans/loan-products.ts'
import { loanProductIssues } from '#core/rules/loans/product-issues.ts'
import { changedTerms, versionTerms, type GivenLoanProductChange } from '#core/rules/loans/product-version.ts'
import { admitRole } from '#core/rules/rights.ts'
import { saveLoanProductVersion } from './create-loan-product.ts'

export interface UpdateLoanProduct extends GivenLoanProductChange {
  readonly id: string
}

const LOCK = `select ${LOAN_PRODUCT_COLUMNS} from core.loan_products product where workspace_id = $1 and id = $2 for no key update`

const WRITE = `update core.loan_products as product set version = version + 1, terms = $3, updated_at = $4
  where workspace_id = $1 and id = $2 returning ${LOAN_PRODUCT_COLUMNS}`

/** Creates the next version of a loan product. Loans keep the version under which they were requested. */
export const updateLoanProduct = command(
  async (tx, { id, ...change }: UpdateLoanProduct): Promise<LoanProductRow> => {
    admitRole(tx.actor, 'admin')
    const { workspaceId } = tx.actor
    const [before] = await tx.sql<LoanProductRow>(LOCK, [workspaceId, id])
    if (!before) throw refuse('LOAN_PRODUCT_NOT_FOUND')
    const given = changedTerms(before.terms, change)
    const issues = loanProductIssues(given, before.currency)
    if (issues.length > 0) throw invalid(issues)
    const terms = versionTerms(given, before.currency)
    if (isDeepStrictEqual(terms, before.terms)) return before
    const [row] = await tx.sql<LoanProductRow>(WRITE, [workspaceId, id, JSON.stringify(terms), tx.now()])
    await saveLoanProductVersion(tx, row!)
    tx.emit(events.loan_product_updated, id, {
      productId: id,
      code: row!.code,
      version: row!.version,
      updatedBy: tx.actor.subjectId,
    })
    return row!
  },
)
