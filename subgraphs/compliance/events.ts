import { publishes } from '#kernel/outbox.ts'

export const events = publishes('compliance', {
  deny_list_extended: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was added to the tenant\'s deny-list.' },
  deny_list_reduced: { aggregate: 'deny_list_entry', administrative: true, says: 'A name was taken off the tenant\'s deny-list.' },
  payment_blocked: { aggregate: 'payment', says: 'A party of a payment is on a list, so the payment must not be made.' },

  subject_created: { aggregate: 'subject', says: 'A subject was added.' },
  subject_updated: { aggregate: 'subject', says: 'What is known of a subject was changed.' },
  subject_deleted: { aggregate: 'subject', administrative: true, says: 'What is known of a subject was erased.' },
  subject_monitoring_set: { aggregate: 'subject', administrative: true, says: 'The monitoring of a subject was begun, ended or changed.' },
  subject_risk_changed: { aggregate: 'subject', says: 'A subject\'s risk score is another than before.' },
  risk_level_changed: { aggregate: 'subject', says: 'A subject\'s risk is in another band than before.' },
  risk_threshold_breached: { aggregate: 'subject', says: 'A subject\'s risk has reached the band HIGH, or gone past it.' },
  rescreening_completed: { aggregate: 'rescreening', says: 'Every monitored subject was compared with what a new version of a list changed.' },
})
