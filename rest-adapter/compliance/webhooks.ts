import type { RestService, WebhookRow } from '../endpoint.ts'

/** What the compliance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'screening.started', says: 'A subject is being looked for on the lists.', fact: 'compliance.screening_started', data: 'ScreeningStarted' },
  { event: 'screening.completed', says: 'A screening is done; PARTIAL where a list that was asked for could not be searched.', fact: 'compliance.screening_completed', data: 'ScreeningCompleted' },
  { event: 'screening.failed', says: 'A screening could not be done; whoever it is about is to be treated as not cleared.', fact: 'compliance.screening_failed', data: 'ScreeningFailed' },
  { event: 'screening.match_found', says: 'An entry of a list may be the subject of a screening.', fact: 'compliance.screening_match_found', data: 'MatchFound' },
  { event: 'screening.match_resolved', says: 'The last open match of a screening was resolved.', fact: 'compliance.screening_match_resolved', data: 'MatchResolved' },
  { event: 'risk.assessed', says: 'The risk of a screening was reckoned.', fact: 'compliance.risk_assessed', data: 'RiskAssessed' },
  { event: 'decision.made', says: 'What follows from a screening was decided by what its risk was reckoned to be.', fact: 'compliance.decision_made', data: 'DecisionMade' },
  { event: 'decision.overridden', says: 'Somebody decided of a screening otherwise than was reckoned.', fact: 'compliance.decision_overridden', data: 'DecisionMade' },
  { event: 'batch.completed', says: 'Every subject of a batch was screened.', fact: 'compliance.screening_batch_completed', data: 'BatchCompleted' },
]

/** What will be told once there are cases, identity verifications and reports; subscriptions may name it now. */
export const reservedEvents: NonNullable<RestService['reservedEvents']> = [
  { event: 'case.created', says: 'Reserved: a case was opened.' },
  { event: 'case.updated', says: 'Reserved: a case was changed.' },
  { event: 'case.assigned', says: 'Reserved: a case was given to somebody.' },
  { event: 'case.escalated', says: 'Reserved: a case was passed on to somebody with more authority.' },
  { event: 'case.closed', says: 'Reserved: a case was closed.' },
  { event: 'case.reopened', says: 'Reserved: a case was opened again.' },
  { event: 'identity.verified', says: 'Reserved: somebody\'s identity was verified.' },
  { event: 'identity.failed', says: 'Reserved: somebody\'s identity could not be verified.' },
  { event: 'report.generated', says: 'Reserved: a report was made.' },
  { event: 'report.failed', says: 'Reserved: a report could not be made.' },
]
