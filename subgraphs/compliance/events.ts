import { publishes } from '#kernel/outbox.ts'

export const events = publishes('compliance', {
  deny_list_extended: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was added to the tenant\'s deny-list.' },
  deny_list_reduced: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was taken off the tenant\'s deny-list.' },
  alert_raised: { aggregate: 'alert', says: 'Something of the service itself is wrong, such as a watchlist that cannot be refreshed.' },
  dataset_refresh_asked: { aggregate: 'dataset', administrative: true, says: 'A watchlist is to be fetched from its publisher before its time.' },
  payment_blocked: { aggregate: 'payment', says: 'A party of a payment is on a list, so the payment must not be made.' },
})
