import type { WebhookRow } from '../endpoint.ts'

/** What the compliance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'subject.created', says: 'A subject was added.', fact: 'compliance.subject_created', data: 'SubjectNotice' },
  { event: 'subject.updated', says: 'What is known of a subject was changed.', fact: 'compliance.subject_updated', data: 'SubjectNotice' },
  { event: 'subject.risk_changed', says: 'A subject\'s risk score is another than before.', fact: 'compliance.subject_risk_changed', data: 'RiskChange' },
  { event: 'risk.level_changed', says: 'A subject\'s risk is in another band than before.', fact: 'compliance.risk_level_changed', data: 'RiskChange' },
  { event: 'risk.threshold_breached', says: 'A subject\'s risk has reached the band HIGH, or gone past it.', fact: 'compliance.risk_threshold_breached', data: 'RiskThresholdBreach' },
]
