import { defineAuditedEvents } from '#kernel/events/outbox.ts'

export const events = defineAuditedEvents('sentinel', {
  profile_created: {
    aggregate: 'elder_profile',
    administrative: true,
    description: 'A customer was enrolled: an elder profile was created.',
  },
  profile_updated: {
    aggregate: 'elder_profile',
    administrative: true,
    description: 'Details of an elder profile were changed.',
  },
  profile_status_changed: {
    aggregate: 'elder_profile',
    administrative: true,
    description: 'The status of an elder profile changed.',
  },
  profile_erased: {
    aggregate: 'elder_profile',
    administrative: true,
    description: 'The personal data of an elder profile was erased.',
  },
  trusted_contact_added: {
    aggregate: 'elder_profile',
    administrative: true,
    description: 'A trusted contact was added to an elder profile.',
  },
  trusted_contact_removed: {
    aggregate: 'elder_profile',
    administrative: true,
    description: 'A trusted contact was removed from an elder profile.',
  },
  hold_placed: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'A protective hold was placed.',
  },
  hold_extended: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'A protective hold was extended.',
  },
  hold_ordered: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'An authority ordered a protective hold.',
  },
  hold_released: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'A protective hold was released.',
  },
  hold_expired: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'A protective hold ended by the passage of time.',
  },
  hold_notice_sent: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'A trusted contact was notified of a protective hold.',
  },
  hold_notice_failed: {
    aggregate: 'protective_hold',
    administrative: true,
    description: 'A trusted contact could not be notified of a protective hold.',
  },
  signal_detected: {
    aggregate: 'exploitation_signal',
    description: 'A rule or a member of staff raised a signal.',
  },
  signal_extended: {
    aggregate: 'exploitation_signal',
    description: 'A rule met again within a day of a signal, which was extended.',
  },
  signal_reviewed: {
    aggregate: 'exploitation_signal',
    administrative: true,
    description: 'A signal was confirmed or dismissed.',
  },
  signal_expired: {
    aggregate: 'exploitation_signal',
    description: 'A signal was not reviewed in time and expired.',
  },
  alert_opened: {
    aggregate: 'elder_alert',
    description: 'Signals of a profile opened an alert.',
  },
  alert_grown: {
    aggregate: 'elder_alert',
    description: 'More signals joined an open alert, or its severity rose.',
  },
  alert_acknowledged: {
    aggregate: 'elder_alert',
    administrative: true,
    description: 'A person acknowledged an alert.',
  },
  alert_assigned: {
    aggregate: 'elder_alert',
    administrative: true,
    description: 'An alert was assigned to a person.',
  },
  alert_escalated: {
    aggregate: 'elder_alert',
    administrative: true,
    description: 'An alert was escalated to a compliance case.',
  },
  alert_resolved: {
    aggregate: 'elder_alert',
    administrative: true,
    description: 'An alert ended as resolved or as a false alarm.',
  },
  settings_set: {
    aggregate: 'sentinel_settings',
    administrative: true,
    description: 'The settings of elder protection were changed.',
  },
  rule_created: {
    aggregate: 'detection_rule',
    administrative: true,
    description: 'A detection rule was created.',
  },
  rule_changed: {
    aggregate: 'detection_rule',
    administrative: true,
    description: 'A detection rule was changed, enabled or disabled.',
  },
  rule_deleted: {
    aggregate: 'detection_rule',
    administrative: true,
    description: 'A detection rule was deleted.',
  },
  batch_run_started: {
    aggregate: 'sentinel_batch_run',
    administrative: true,
    description: 'A batch run was requested.',
  },
  batch_run_completed: {
    aggregate: 'sentinel_batch_run',
    administrative: true,
    description: 'A batch run ended, completed or cancelled.',
  },
})
