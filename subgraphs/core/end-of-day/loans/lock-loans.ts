import type { Tx } from '#kernel/command.ts'
import { LOAN_COLUMNS, type LoanRow } from '#core/queries/loans/loans.ts'
import {
  installmentOfRow,
  LINES_IN_FORCE,
  scheduleWith,
  VERSION_TERMS,
  type LoanLineRow,
  type VersionTermsRow,
} from '#core/queries/loans/schedules.ts'
import type { LoanSchedule } from '#core/rules/loans/installment.ts'
import { loanProductTerms, type LoanProductTerms } from '#core/rules/loans/product-terms.ts'

/** A locked loan. */
export interface LoanWithSchedule {
  readonly row: LoanRow
  readonly product: LoanProductTerms
  /** Undefined for a loan that is not disbursed. */
  readonly schedule: LoanSchedule | undefined
}

const LOCK = `select ${LOAN_COLUMNS} from core.loans loan where workspace_id = $1 and id = any($2::uuid[]) order by id for no key update`

/** Locks loans in the order of their ids, and reads their schedules. */
export async function lockLoans(tx: Tx, ids: readonly string[]): Promise<LoanWithSchedule[]> {
  const { workspaceId } = tx.actor
  const rows = await tx.sql<LoanRow>(LOCK, [workspaceId, ids])
  const lines = Map.groupBy(
    await tx.sql<LoanLineRow>(LINES_IN_FORCE, [workspaceId, ids]),
    ({ loanId }) => loanId,
  )
  const products = await termsOfVersions(tx, rows)
  return rows.map(row => {
    const product = products(row)
    const found = (lines.get(row.id) ?? []).map(installmentOfRow)
    return {
      row,
      product,
      schedule: row.scheduleVersion === 0 ? undefined : scheduleWith(row, product, found),
    }
  })
}

type VersionOfLoan = Pick<LoanRow, 'productId' | 'productVersion'>

const versionName = ({ productId, productVersion }: VersionOfLoan): string => `${productId} ${productVersion}`

/** Reads the terms of the product versions of loans. */
export async function termsOfVersions(
  tx: Tx,
  loans: readonly VersionOfLoan[],
): Promise<(loan: VersionOfLoan) => LoanProductTerms> {
  const versions = [...new Map(loans.map(each => [versionName(each), each])).values()]
  const rows = await tx.sql<VersionTermsRow>(VERSION_TERMS, [
    tx.actor.workspaceId,
    versions.map(({ productId }) => productId),
    versions.map(({ productVersion }) => productVersion),
  ])
  const terms = new Map(
    rows.map(row => [`${row.productId} ${row.version}`, loanProductTerms(row.terms, row.currency)]),
  )
  return each => terms.get(versionName(each))!
}
