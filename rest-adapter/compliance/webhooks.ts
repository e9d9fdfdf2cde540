import type { RestService, WebhookRow } from '../endpoint.ts'

/** What the compliance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'subject.created', description: 'A subject was added.', fact: 'compliance.subject_created', data: 'SubjectNotice' },
  { event: 'subject.updated', description: 'What is known of a subject was changed.', fact: 'compliance.subject_updated', data: 'SubjectNotice' },
  { event: 'subject.risk_changed', description: 'A subject\'s risk score is another than before.', fact: 'compliance.subject_risk_changed', data: 'RiskChange' },
  { event: 'risk.level_changed', description: 'A subject\'s risk is in another band than before.', fact: 'compliance.risk_level_changed', data: 'RiskChange' },
  { event: 'risk.threshold_breached', description: 'A subject\'s risk has reached the band HIGH, or gone past it.', fact: 'compliance.risk_threshold_breached', data: 'RiskThresholdBreach' },
  { event: 'screening.started', description: 'A subject is being looked for on the lists.', fact: 'compliance.screening_started', data: 'ScreeningStarted' },
  { event: 'screening.completed', description: 'A screening is done; PARTIAL where a list that was asked for could not be searched.', fact: 'compliance.screening_completed', data: 'ScreeningCompleted' },
  { event: 'screening.failed', description: 'A screening could not be done; whoever it is about is to be treated as not cleared.', fact: 'compliance.screening_failed', data: 'ScreeningFailed' },
  { event: 'screening.match_found', description: 'An entry of a list may be the subject of a screening.', fact: 'compliance.screening_match_found', data: 'MatchFound' },
  { event: 'screening.match_resolved', description: 'The last open match of a screening was resolved.', fact: 'compliance.screening_match_resolved', data: 'MatchResolved' },
  { event: 'risk.assessed', description: 'The risk of a screening was reckoned.', fact: 'compliance.risk_assessed', data: 'RiskAssessed' },
  { event: 'decision.made', description: 'What follows from a screening was decided by what its risk was reckoned to be.', fact: 'compliance.decision_made', data: 'DecisionMade' },
  { event: 'decision.overridden', description: 'Somebody decided of a screening otherwise than was reckoned.', fact: 'compliance.decision_overridden', data: 'DecisionMade' },
  { event: 'batch.completed', description: 'Every subject of a batch was screened.', fact: 'compliance.screening_batch_completed', data: 'BatchCompleted' },
  { event: 'system.alert', description: 'Something of the service itself is wrong, such as a watchlist that cannot be refreshed.', fact: 'compliance.alert_raised', data: 'SystemAlert' },
]

/** What will be told once there are cases, identity verifications and reports; subscriptions may name it now. */
export const reservedEvents: NonNullable<RestService['reservedEvents']> = [
  { event: 'case.created', description: 'Reserved: a case was opened.' },
  { event: 'case.updated', description: 'Reserved: a case was changed.' },
  { event: 'case.assigned', description: 'Reserved: a case was given to somebody.' },
  { event: 'case.escalated', description: 'Reserved: a case was passed on to somebody with more authority.' },
  { event: 'case.closed', description: 'Reserved: a case was closed.' },
  { event: 'case.reopened', description: 'Reserved: a case was opened again.' },
  { event: 'identity.verified', description: 'Reserved: somebody\'s identity was verified.' },
  { event: 'identity.failed', description: 'Reserved: somebody\'s identity could not be verified.' },
  { event: 'report.generated', description: 'Reserved: a report was made.' },
  { event: 'report.failed', description: 'Reserved: a report could not be made.' },
]
