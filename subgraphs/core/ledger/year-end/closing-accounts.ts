import type { Tx } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { PLATFORM_CODES, SYSTEM_MONEY } from '#core/rules/books/chart/mappings.ts'
import { retainedEarningsIssue } from '#core/rules/books/closing/refusal.ts'
import type { GlAccountTerms } from '#core/rules/books/chart/gl-account.ts'
import type { ClosingAccounts } from './compose-close.ts'

const RETAINED_EARNINGS = '3100'

type ClosingAccountRow = Pick<GlAccountTerms, 'code' | 'usage' | 'currency' | 'equityComponent'> & {
  readonly id: string
  readonly isActive: boolean
}

const ACCOUNTS = `select id, code, usage, currency, equity_component as "equityComponent", status = 'ACTIVE' as "isActive"
  from core.gl_accounts where workspace_id = $1 and (id = $2 or code = any($3::text[])) order by id for share`

/** The accounts that a close uses; refuses an account that cannot take the result. */
export async function closingAccounts(tx: Tx, retainedEarningsId: string | null): Promise<ClosingAccounts> {
  const codes = {
    retained: RETAINED_EARNINGS,
    summary: PLATFORM_CODES.incomeSummary,
    position: SYSTEM_MONEY.FX_POSITION,
    exchangeIncome: SYSTEM_MONEY.FX_INCOME,
  }
  const rows = await tx.sql<ClosingAccountRow>(ACCOUNTS, [
    tx.actor.workspaceId,
    retainedEarningsId,
    Object.values(codes),
  ])
  const byCode = new Map(rows.map(row => [row.code, row]))
  const retained =
    retainedEarningsId === null
      ? byCode.get(codes.retained)
      : rows.find(({ id }) => id === retainedEarningsId)
  if (!retained) throw refuse('GL_ACCOUNT_NOT_FOUND')
  const issue = retainedEarningsIssue(retained)
  if (issue) throw invalid([issue])
  return {
    retainedEarningsId: retained.id,
    incomeSummaryId: byCode.get(codes.summary)!.id,
    positionId: byCode.get(codes.position)!.id,
    exchangeIncomeId: byCode.get(codes.exchangeIncome)!.id,
  }
}
