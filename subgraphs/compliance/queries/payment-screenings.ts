import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { PaymentScreening, type PaymentScreeningRow } from '#compliance/entities/payment-screening.ts'

const OF_PAYMENT = `select ${columnsOf(PaymentScreening, 'screening')} from compliance.payment_screenings screening
  where workspace_id = $1 and payment_id = $2 order by created_at, id limit 200`

/** The screenings of a payment, oldest first. */
export function paymentScreenings(ctx: Context, paymentId: string): Promise<PaymentScreeningRow[]> {
  allow(ctx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:read' })
  return ctx.database.read(ctx.actor.workspaceId, OF_PAYMENT, [ctx.actor.workspaceId, paymentId])
}
