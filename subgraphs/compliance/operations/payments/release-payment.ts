import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { PaymentScreening, type PaymentScreeningRow } from '#compliance/entities/payment-screening.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import { knownMatches, LOCK_PAYMENT } from '#compliance/payments/known-matches.ts'

const RELEASE = `update compliance.payment_screenings screening set released_at = $3, released_by = $4, released_by_key = $6, released_match_ids = $5
  where workspace_id = $1 and payment_id = $2 and hold_reason = 'MATCH' and voided_at is null
  returning ${columnsOf(PaymentScreening, 'screening')}`

interface ReleasePayment {
  readonly paymentId: string
}

const release = command(
  async (
    tx,
    { paymentId, analyst: { by, keyId } }: ReleasePayment & { readonly analyst: Analyst },
  ): Promise<PaymentScreeningRow> => {
    await tx.sql(LOCK_PAYMENT, [paymentId])
    const known = await knownMatches(tx, paymentId)
    const [released] = await tx.sql<PaymentScreeningRow>(RELEASE, [
      tx.actor.workspaceId,
      paymentId,
      tx.now(),
      by,
      known.map(({ matchId }) => matchId),
      keyId,
    ])
    if (!released) throw refuse('PAYMENT_NOT_HELD')
    if (known.some(({ effect, status }) => effect !== 'REVIEW' && status !== 'FALSE_POSITIVE'))
      throw refuse('PAYMENT_HAS_OPEN_MATCHES')

    tx.emit(events.payment_released, paymentId, {
      paymentId,
      stage: released.stage,
      screeningIds: released.screeningIds,
      releasedBy: by,
    })
    return released
  },
)

/**
 * Releases a payment whose matches are all false positives. This does not pay it: its parties are screened again, and new
 * matches hold it again.
 */
export async function releasePayment(ctx: Context, input: ReleasePayment): Promise<PaymentScreeningRow> {
  const analyst = await admitAnalyst(ctx)
  return release(ctx, { ...input, analyst })
}
