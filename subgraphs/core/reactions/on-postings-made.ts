import type { Reaction } from '#kernel/events/reactions.ts'
import { publishPostings } from '#core/operations/ledger/publish-postings.ts'

/** Publishes an event per posted transaction, and sums the entries of system accounts. */
export const onPostingsMade: Reaction = {
  name: 'core.tell_of_postings',
  on: ['core.postings_made'],
  run: (ctx, { id, data }) =>
    publishPostings(ctx, { eventId: id, transactionIds: data['transactionIds'] as readonly string[] }),
}
