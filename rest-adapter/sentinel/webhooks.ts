import type { WebhookRow } from '#rest-adapter/endpoint.ts'

/** Events that the elder-protection service delivers to the tenants' webhooks. */
export const webhooks: readonly WebhookRow[] = [
  {
    event: 'profile.created',
    description: 'A customer was enrolled.',
    domainEvent: 'sentinel.profile_created',
    data: 'Profile',
  },
  {
    event: 'profile.status_changed',
    description: 'The status of a profile changed, by a person or by a hold.',
    domainEvent: 'sentinel.profile_status_changed',
    data: 'Profile',
  },
  {
    event: 'hold.placed',
    description: 'A protective hold was placed.',
    domainEvent: 'sentinel.hold_placed',
    data: 'ProtectiveHold',
  },
  {
    event: 'hold.extended',
    description: 'A protective hold was extended.',
    domainEvent: 'sentinel.hold_extended',
    data: 'ProtectiveHold',
  },
  {
    event: 'hold.released',
    description: 'A protective hold was released.',
    domainEvent: 'sentinel.hold_released',
    data: 'ProtectiveHold',
  },
  {
    event: 'hold.expired',
    description: 'A protective hold ended by the passage of time.',
    domainEvent: 'sentinel.hold_expired',
    data: 'ProtectiveHold',
  },
  {
    event: 'signal.detected',
    description: 'A rule or a member of staff raised a signal.',
    domainEvent: 'sentinel.signal_detected',
    data: 'Signal',
  },
  {
    event: 'signal.reviewed',
    description: 'A signal was confirmed or dismissed.',
    domainEvent: 'sentinel.signal_reviewed',
    data: 'Signal',
  },
  {
    event: 'alert.opened',
    description: 'Signals of a profile opened an alert.',
    domainEvent: 'sentinel.alert_opened',
    data: 'Alert',
  },
  {
    event: 'alert.resolved',
    description: 'An alert ended as resolved or as a false alarm.',
    domainEvent: 'sentinel.alert_resolved',
    data: 'Alert',
  },
  {
    event: 'batch_run.completed',
    description: 'A batch run ended: it is completed, with or without errors, or was cancelled.',
    domainEvent: 'sentinel.batch_run_completed',
    data: 'BatchRun',
  },
]
