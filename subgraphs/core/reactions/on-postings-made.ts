import type { Reaction } from '#kernel/reactions.ts'
import { tellOfPostings } from '../operations/tell-of-postings.ts'

/** What the ledger has posted is told transaction by transaction, and added up on our own accounts. */
export const onPostingsMade: Reaction = {
  name: 'core.tell_of_postings',
  on: ['core.postings_made'],
  run: (ctx, { id, data }) => tellOfPostings(ctx, { factId: id, transactionIds: data['transactionIds'] as readonly string[] }),
}
