import { publishes } from '#kernel/outbox.ts'

export const events = publishes('core', {
  // Written by core.post, one for a workspace and batch; what is told of each transaction is made of it.
  postings_made: { aggregate: 'ledger', says: 'Money was moved; the fact names the transactions.' },
  // Written by core.post beside the refusal that is kept under the key, so that it is told once; amounts are minor units.
  limit_exceeded: { aggregate: 'account', says: 'A movement was refused because it would have passed a limit.' },
  balance_adjusted: { aggregate: 'account', says: 'An administrator corrected the balance of an account.', administrative: true },
  fee_set: { aggregate: 'fee_configuration', says: 'What movements cost within a band of amounts was set.', administrative: true },
  fee_ended: { aggregate: 'fee_configuration', says: 'What movements cost within a band of amounts was ended.', administrative: true },
  limit_set: { aggregate: 'transaction_limit', says: 'How much may be moved was set.', administrative: true },
})
