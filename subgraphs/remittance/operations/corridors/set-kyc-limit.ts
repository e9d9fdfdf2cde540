import { command, type Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { allow } from '#kernel/principal.ts'
import { invalid, refuse, type ValidationIssue } from '#kernel/refusals.ts'
import { KycLimit } from '#remittance/entities/kyc-limit.ts'
import { events } from '#remittance/events.ts'
import type { KycLimitRow } from '#remittance/queries/kyc-limits.ts'

export interface SetKycLimit {
  readonly level: number
  readonly currency: string
  readonly perDay: string
  readonly perMonth: string
}

const INSERT = `${insertOf(KycLimit, 'kyc')} on conflict (workspace_id, level, currency, effective_from) do nothing
  returning ${columnsOf(KycLimit, 'kyc')}`

const ATTEMPTS_MAX = 20

/**
 * Sets the sending limit of a KYC level in a currency, effective at once. As soon as a workspace has one limit, a level and
 * currency without a limit cannot send. Earlier limits stay on record.
 */
export const setKycLimit = command(async (tx, input: SetKycLimit): Promise<KycLimitRow> => {
  allow(tx.actor, { kinds: ['staff'], scope: 'remittance:write' })
  const issues = issuesOf(input)
  if (issues.length > 0) throw invalid(issues)

  const limit = await insertLimit(tx, input)
  const { level, currency, perDay, perMonth } = input
  tx.emit(events.kyc_limit_set, newId(), {
    level,
    currency,
    perDay,
    perMonth,
    effectiveFrom: limit.effectiveFrom.toISOString(),
  })
  return limit
})

function issuesOf({ currency, perDay, perMonth }: SetKycLimit): ValidationIssue[] {
  const issues = Object.entries({ perDay, perMonth }).flatMap(([field, amount]) => {
    const reason = amountIssue(amount, currency)
    return reason === undefined ? [] : [{ field, reason }]
  })
  if (issues.length > 0) return issues
  return toMinor(perMonth, currency) < toMinor(perDay, currency)
    ? [{ field: 'perMonth', reason: 'must be at least perDay' }]
    : []
}

/** Limits set in the same millisecond get distinct later times, because no limit may be overwritten. */
async function insertLimit(tx: Tx, { level, currency, perDay, perMonth }: SetKycLimit): Promise<KycLimitRow> {
  for (let laterMs = 0; laterMs < ATTEMPTS_MAX; laterMs++) {
    const effectiveFrom = new Date(tx.now().getTime() + laterMs)
    const [limit] = await tx.sql<KycLimitRow>(
      INSERT,
      valuesOf(KycLimit, {
        workspaceId: tx.actor.workspaceId,
        level,
        currency,
        effectiveFrom,
        perDayMinor: toMinor(perDay, currency),
        perMonthMinor: toMinor(perMonth, currency),
      }),
    )
    if (limit) return limit
  }
  throw refuse('UNAVAILABLE', { retryAfterS: 1 })
}
