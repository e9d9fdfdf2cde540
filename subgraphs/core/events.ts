import { publishes } from '#kernel/outbox.ts'

export const events = publishes('core', {
  // Written by core.post, one for a workspace and batch; what is told of each transaction is made of it.
  postings_made: { aggregate: 'ledger', says: 'Money was moved; the fact names the transactions.' },
})
