import { publishes } from '#kernel/outbox.ts'

export const events = publishes('compliance', {
  deny_list_extended: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was added to the tenant\'s deny-list.' },
  deny_list_reduced: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was taken off the tenant\'s deny-list.' },
  payment_blocked: { aggregate: 'payment', says: 'A party of a payment is on a list, so the payment must not be made.' },
  risk_factors_changed: { aggregate: 'risk_settings', administrative: true, says: 'Weights or other settings of risk factors were changed.' },
  risk_bands_changed: { aggregate: 'risk_settings', administrative: true, says: 'The bands that risk scores fall into were changed.' },
  ruleset_created: { aggregate: 'ruleset', administrative: true, says: 'A draft of a ruleset was made.' },
  ruleset_changed: { aggregate: 'ruleset', administrative: true, says: 'The next version of a ruleset was made.' },
  ruleset_published: { aggregate: 'ruleset', administrative: true, says: 'A version of a ruleset acts from now on.' },
  ruleset_archived: { aggregate: 'ruleset', administrative: true, says: 'A ruleset acts no more.' },
  ruleset_deleted: { aggregate: 'ruleset', administrative: true, says: 'A ruleset was deleted.' },
})
