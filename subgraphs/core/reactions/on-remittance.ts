import type { Reaction } from '#kernel/reactions.ts'
import { bookRemittance } from '../operations/book-remittance.ts'
import type { BookedTransfer } from '../rules/remittance-legs.ts'

/** Every step of a remittance that moves money is booked. */
export const onRemittance: Reaction = {
  name: 'core.book_remittance',
  on: ['remittance.transfer_funded', 'remittance.transfer_completed', 'remittance.transfer_refunded'],
  // Facts of versions that kept no books do not tell when the money was there.
  run: async (ctx, { data }) => ('fundedAt' in data ? bookRemittance(ctx, data as unknown as BookedTransfer) : undefined),
}
