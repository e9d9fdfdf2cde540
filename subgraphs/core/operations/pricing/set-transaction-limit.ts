import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { Limit } from '#core/entities/limit.ts'
import { events } from '#core/events.ts'
import { lockPolicy, advancePolicyVersion } from '#core/ledger/advance-policy-version.ts'
import { evictPolicy, type LimitRow } from '#core/ledger/policy.ts'
import { transferTypeIssues } from '#core/rules/fee-band.ts'
import { admitRole } from '#core/rules/rights.ts'
import { createdBy } from './set-fee.ts'

export interface SetTransactionLimit {
  readonly accountType?: string | null
  readonly transactionType: string
  readonly transferType?: string | null
  readonly currency?: string | null
  readonly singleLimit?: string | null
  readonly dailyLimit?: string | null
  readonly weeklyLimit?: string | null
  readonly monthlyLimit?: string | null
}

const EARLIER = `select ${columnsOf(Limit, 'bound')} from core.limits bound
  where workspace_id = $1 and account_type is not distinct from $2 and transaction_type = $3 and transfer_type is not distinct from $4 and currency = $5 and replaced_at is null`
const REPLACE = 'update core.limits set replaced_at = $3 where workspace_id = $1 and id = $2'
const INSERT = insertOf(Limit, 'bound')

/** Sets the limits of a combination of account type, transaction type and currency, effective immediately. Existing limits get a new version. */
export async function setTransactionLimit(ctx: Context, input: SetTransactionLimit): Promise<LimitRow> {
  const limit = await set(ctx, input)
  evictPolicy(ctx)
  return limit
}

const set = command(async (tx, input: SetTransactionLimit): Promise<LimitRow> => {
  admitRole(tx.actor, 'admin')
  const own = await lockPolicy(tx)
  const {
    transactionType,
    transferType = null,
    accountType = null,
    singleLimit = null,
    dailyLimit = null,
    weeklyLimit = null,
    monthlyLimit = null,
  } = input
  const currency = input.currency ?? own
  const amounts = { singleLimit, dailyLimit, weeklyLimit, monthlyLimit }
  const issues = [...amountIssues(amounts, currency), ...transferTypeIssues(transactionType, transferType)]
  if (issues.length > 0) throw invalid(issues)
  const { workspaceId } = tx.actor
  const minor = (amount: string | null): bigint | null => (amount === null ? null : toMinor(amount, currency))

  const [earlier] = await tx.sql<LimitRow>(EARLIER, [
    workspaceId,
    accountType,
    transactionType,
    transferType,
    currency,
  ])
  if (earlier) await tx.sql(REPLACE, [workspaceId, earlier.id, tx.now()])
  const limit: LimitRow = {
    workspaceId,
    id: newId(),
    accountType,
    transactionType,
    transferType,
    currency,
    singleMinor: minor(singleLimit),
    dailyMinor: minor(dailyLimit),
    weeklyMinor: minor(weeklyLimit),
    monthlyMinor: minor(monthlyLimit),
    version: (earlier?.version ?? 0) + 1,
    createdBy: createdBy(tx),
    createdAt: tx.now(),
    replacedAt: null,
  }
  await tx.sql(INSERT, valuesOf(Limit, limit))
  await advancePolicyVersion(tx)
  tx.emit(events.limit_set, limit.id, {
    accountType,
    transactionType,
    transferType,
    currency,
    ...amounts,
    version: limit.version,
  })
  return limit
})

const amountIssues = (
  amounts: Readonly<Record<string, string | null>>,
  currency: string,
): ValidationIssue[] =>
  Object.entries(amounts).flatMap(([field, amount]) => {
    const reason = amount === null ? undefined : amountIssue(amount, currency)
    return reason === undefined ? [] : [{ field, reason }]
  })
