import type { Tx } from '#kernel/command.ts'

const ERASED = 'Erased'

// Loans requested later by a returning customer keep their texts.
const LOCK = `select id from core.loans where workspace_id = $1 and customer_id = $2 and created_at <= $3 order by id for no key update`

const ERASE_PURPOSES = `update core.loans set purpose = '${ERASED}' where workspace_id = $1 and id = any($2::uuid[])`
const ERASE_COLLATERAL = `update core.loan_collateral set description = '${ERASED}' where workspace_id = $1 and loan_id = any($2::uuid[])`
const ERASE_GUARANTORS = `update core.loan_guarantors set name = '${ERASED}'
  where workspace_id = $1 and (loan_id = any($2::uuid[]) or customer_id = $3 and created_at <= $4)`

/**
 * Erases what staff wrote about the loans of an erased customer, which have ended: purposes, descriptions of collateral and names of
 * guarantors; and the name of the customer as a guarantor. Amounts, dates and payments remain: anti-money-laundering law requires them for five years.
 */
export async function eraseLoanTexts(
  tx: Tx,
  { customerId, until }: { readonly customerId: string; readonly until: Date },
): Promise<void> {
  const { workspaceId } = tx.actor
  const loans = await tx.sql<{ id: string }>(LOCK, [workspaceId, customerId, until])
  const ids = loans.map(({ id }) => id)
  await tx.sql(ERASE_PURPOSES, [workspaceId, ids])
  await tx.sql(ERASE_COLLATERAL, [workspaceId, ids])
  await tx.sql(ERASE_GUARANTORS, [workspaceId, ids, customerId, until])
}
