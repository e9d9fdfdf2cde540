import type { RestService, WebhookRow } from '#rest-adapter/endpoint.ts'

/** Events that the compliance service delivers to the tenants' webhooks. */
export const webhooks: readonly WebhookRow[] = [
  {
    event: 'subject.created',
    description: 'A subject was created.',
    domainEvent: 'compliance.subject_created',
    data: 'SubjectNotice',
  },
  {
    event: 'subject.updated',
    description: 'Details of a subject were changed.',
    domainEvent: 'compliance.subject_updated',
    data: 'SubjectNotice',
  },
  {
    event: 'subject.risk_changed',
    description: 'The risk score of a subject changed.',
    domainEvent: 'compliance.subject_risk_changed',
    data: 'RiskChange',
  },
  {
    event: 'risk.level_changed',
    description: 'The risk of a subject moved to another band.',
    domainEvent: 'compliance.risk_level_changed',
    data: 'RiskChange',
  },
  {
    event: 'risk.threshold_breached',
    description: 'The risk of a subject rose to the band HIGH or above.',
    domainEvent: 'compliance.risk_threshold_breached',
    data: 'RiskThresholdBreach',
  },
  {
    event: 'screening.started',
    description: 'The search for a subject on the watchlists started.',
    domainEvent: 'compliance.screening_started',
    data: 'ScreeningStarted',
  },
  {
    event: 'screening.completed',
    description: 'A screening is completed; its status is PARTIAL if a requested list could not be searched.',
    domainEvent: 'compliance.screening_completed',
    data: 'ScreeningCompleted',
  },
  {
    event: 'screening.failed',
    description: 'A screening failed; treat its subject as not cleared.',
    domainEvent: 'compliance.screening_failed',
    data: 'ScreeningFailed',
  },
  {
    event: 'screening.match_found',
    description: 'A list entry may be the subject of a screening.',
    domainEvent: 'compliance.screening_match_found',
    data: 'MatchFound',
  },
  {
    event: 'screening.match_resolved',
    description: 'The last open match of a screening was resolved.',
    domainEvent: 'compliance.screening_match_resolved',
    data: 'MatchResolved',
  },
  {
    event: 'risk.assessed',
    description: 'The risk of a screening was computed.',
    domainEvent: 'compliance.risk_assessed',
    data: 'RiskAssessed',
  },
  {
    event: 'decision.made',
    description: 'A decision was made from the computed risk of a screening.',
    domainEvent: 'compliance.decision_made',
    data: 'DecisionMade',
  },
  {
    event: 'decision.overridden',
    description: 'An analyst overrode the computed decision of a screening.',
    domainEvent: 'compliance.decision_overridden',
    data: 'DecisionMade',
  },
  {
    event: 'batch.completed',
    description: 'Every subject of a batch was screened.',
    domainEvent: 'compliance.screening_batch_completed',
    data: 'BatchCompleted',
  },
  {
    event: 'system.alert',
    description: 'The service itself has a problem, such as a watchlist that cannot be refreshed.',
    domainEvent: 'compliance.alert_raised',
    data: 'SystemAlert',
  },
]

/** Events of cases, identity verifications and reports, which do not exist yet. Subscriptions may already name them. */
export const reservedEvents: NonNullable<RestService['reservedEvents']> = [
  { event: 'case.created', description: 'Reserved: a case was opened.' },
  { event: 'case.updated', description: 'Reserved: a case was changed.' },
  { event: 'case.assigned', description: 'Reserved: a case was assigned to an analyst.' },
  { event: 'case.escalated', description: 'Reserved: a case was escalated to a person with more authority.' },
  { event: 'case.closed', description: 'Reserved: a case was closed.' },
  { event: 'case.reopened', description: 'Reserved: a case was reopened.' },
  { event: 'identity.verified', description: 'Reserved: an identity was verified.' },
  { event: 'identity.failed', description: 'Reserved: an identity could not be verified.' },
  { event: 'report.generated', description: 'Reserved: a report was generated.' },
  { event: 'report.failed', description: 'Reserved: a report could not be generated.' },
]
