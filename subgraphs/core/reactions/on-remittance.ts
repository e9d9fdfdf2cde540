import type { Reaction } from '#kernel/events/reactions.ts'
import { bookRemittance } from '#core/operations/ledger/book-remittance.ts'
import type { BookedTransfer } from '#core/rules/remittance-legs.ts'

/** Books every remittance step that moves money. */
export const onRemittance: Reaction = {
  name: 'core.book_remittance',
  on: ['remittance.transfer_funded', 'remittance.transfer_completed', 'remittance.transfer_refunded'],
  // Events of older versions, which did not book remittances, lack the time of funding.
  run: async (ctx, { data }) =>
    'fundedAt' in data ? bookRemittance(ctx, data as unknown as BookedTransfer) : undefined,
}
