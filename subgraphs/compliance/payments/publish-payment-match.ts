import type { Tx } from '#kernel/command.ts'
import { events } from '#compliance/events.ts'

interface Resolved {
  readonly paymentId: string | null
  readonly id: string
}

/** Publishes the resolution of a match to the domain that holds the payment. Does nothing for a screening without a payment. */
export function publishPaymentMatch(
  tx: Tx,
  { paymentId, id: screeningId }: Resolved,
  match: { readonly id: string; readonly status: string },
): void {
  if (paymentId !== null)
    tx.emit(events.payment_match_resolved, paymentId, {
      paymentId,
      screeningId,
      matchId: match.id,
      resolution: match.status,
    })
}
