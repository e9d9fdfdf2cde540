import { publishes } from '#kernel/outbox.ts'

export const events = publishes('compliance', {
  deny_list_extended: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was added to the tenant\'s deny-list.' },
  deny_list_reduced: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was taken off the tenant\'s deny-list.' },
  screening_policy_set: { aggregate: 'screening_policy', administrative: true, says: 'How payments are screened was changed.' },
  payment_held: { aggregate: 'payment', says: 'A payment is held: a party may be on a list, or the lists could not be asked.' },
  payment_match_resolved: { aggregate: 'payment', says: 'Somebody has looked at a match for which a payment may be held.' },
  payment_released: { aggregate: 'payment', administrative: true, says: 'A held payment whose matches were all cleared was let go.' },
  payment_blocked: { aggregate: 'payment', says: 'A party of a payment is on a list, so the payment must not be made.' },
  screening_started: { aggregate: 'screening', says: 'A subject is being looked for on the lists.' },
  screening_completed: { aggregate: 'screening', says: 'A screening is done; PARTIAL where a list that was asked for could not be searched.' },
  screening_failed: { aggregate: 'screening', says: 'A screening could not be done; whoever it is about is to be treated as not cleared.' },
  screening_match_found: { aggregate: 'screening', says: 'An entry of a list may be the subject of a screening.' },
  screening_match_resolved: { aggregate: 'screening', administrative: true, says: 'An analyst said whether a match is the subject of the screening.' },
  screening_match_reopened: { aggregate: 'screening', administrative: true, says: 'A match that was resolved is open again.' },
  risk_assessed: { aggregate: 'screening', says: 'The risk of a screening was reckoned.' },
  decision_made: { aggregate: 'screening', says: 'What follows from a screening was decided by what its risk was reckoned to be.' },
  decision_overridden: { aggregate: 'screening', administrative: true, says: 'Somebody decided of a screening otherwise than was reckoned.' },
  screening_batch_completed: { aggregate: 'screening_batch', says: 'Every subject of a batch was screened.' },
  allow_list_extended: { aggregate: 'allowed_pair', administrative: true, says: 'A subject was said not to be an entry of a list.' },
  allow_list_reduced: { aggregate: 'allowed_pair', administrative: true, says: 'A pair was taken off the allow-list.' },
})
