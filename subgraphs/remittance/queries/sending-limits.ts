import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { invalid } from '#kernel/refusals.ts'
import { senderOf } from '#remittance/clients/identity.ts'
import { allowancesOf, leftOf, periodsAt } from '#remittance/rules/limits.ts'
import { limitsInForce } from './kyc-limits.ts'
import { SENT, sentIn, type SentRow } from './sent.ts'
import { allowReading, isVisible, ownCustomer } from './visible.ts'

export interface SendingLimit {
  readonly currency: string
  readonly perDay: string
  readonly leftToday: string
  readonly perMonth: string
  readonly leftThisMonth: string
}

/**
 * Remaining sending limits of a customer in each currency of the customer's level; null when the workspace has no limits or the
 * customer does not exist.
 */
export async function sendingLimits(
  ctx: Context,
  customerId?: string | null,
): Promise<SendingLimit[] | null> {
  allowReading(ctx)
  const id = customerId ?? (ctx.actor.kind === 'user' ? ownCustomer(ctx) : undefined)
  if (id === undefined) throw invalid([{ field: 'customerId', reason: 'is required outside of a session' }])
  if (!isVisible(ctx, id)) return null

  const { workspaceId } = ctx.actor
  const { day, month } = periodsAt(ctx.now())
  const [sender, all, rows] = await Promise.all([
    senderOf(ctx, id),
    limitsInForce(ctx),
    ctx.database.read<SentRow>(workspaceId, SENT, [workspaceId, id, month, day]),
  ])
  if (!sender || all.length === 0) return null

  const limits = all.filter(({ level }) => level === sender.kycLevel)
  return limits.map(({ currency, perDayMinor, perMonthMinor }) => {
    const leftText = (period: 'day' | 'month'): string =>
      formatMinor(leftOf(allowancesOf(limits, period), sentIn(rows, period), currency), currency)
    return {
      currency,
      perDay: formatMinor(perDayMinor, currency),
      leftToday: leftText('day'),
      perMonth: formatMinor(perMonthMinor, currency),
      leftThisMonth: leftText('month'),
    }
  })
}
