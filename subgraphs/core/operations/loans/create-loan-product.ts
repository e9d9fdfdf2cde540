import { command, type Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { LoanProductVersion } from '#core/entities/loans/loan-product-version.ts'
import { LoanProduct } from '#core/entities/loans/loan-product.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { LOAN_PRODUCT_COLUMNS, type LoanProductRow } from '#core/queries/loans/loan-products.ts'
import { loanProductIssues } from '#core/rules/loans/product-issues.ts'
import type { GivenLoanProduct } from '#core/rules/loans/product-terms.ts'
import { versionTerms } from '#core/rules/loans/product-version.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface NewLoanProduct extends GivenLoanProduct {
  readonly code: string
  readonly currency: string
}

const ADD = `${insertOf(LoanProduct, 'product')} on conflict (workspace_id, code) do nothing returning ${LOAN_PRODUCT_COLUMNS}`

/** Creates the first version of a loan product. Loans can be requested under it at once. */
export const createLoanProduct = command(
  async (tx, { code, currency, ...given }: NewLoanProduct): Promise<LoanProductRow> => {
    admitRole(tx.actor, 'admin')
    const issues = loanProductIssues(given, currency)
    if (issues.length > 0) throw invalid(issues)
    const [row] = await tx.sql<LoanProductRow>(
      ADD,
      valuesOf(LoanProduct, {
        workspaceId: tx.actor.workspaceId,
        id: newId(),
        code,
        currency,
        version: 1,
        terms: JSON.stringify(versionTerms(given, currency)),
        createdAt: tx.now(),
        updatedAt: tx.now(),
      }),
    )
    if (!row) throw refuse('LOAN_PRODUCT_EXISTS')
    await saveLoanProductVersion(tx, row)
    tx.emit(events.loan_product_created, row.id, {
      productId: row.id,
      code,
      currency,
      createdBy: tx.actor.subjectId,
    })
    return row
  },
)

const SAVE = insertOf(LoanProductVersion, 'version')

/** Stores the terms of a loan product's newest version permanently. */
export async function saveLoanProductVersion(tx: Tx, { id, version, terms }: LoanProductRow): Promise<void> {
  await tx.sql(
    SAVE,
    valuesOf(LoanProductVersion, {
      workspaceId: tx.actor.workspaceId,
      productId: id,
      version,
      terms: JSON.stringify(terms),
      createdBy: tx.actor.subjectId,
      createdAt: tx.now(),
    }),
  )
}
