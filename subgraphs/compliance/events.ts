import { defineAuditedEvents } from '#kernel/events/outbox.ts'

export const events = defineAuditedEvents('compliance', {
  deny_list_extended: {
    aggregate: 'deny_list_entry',
    administrative: true,
    description: "A name was added to the tenant's deny-list.",
  },
  deny_list_reduced: {
    aggregate: 'deny_list_entry',
    administrative: true,
    description: "A name was removed from the tenant's deny-list.",
  },
  alert_raised: {
    aggregate: 'alert',
    description: 'The service itself has a problem, such as a watchlist that cannot be refreshed.',
  },
  dataset_refresh_requested: {
    aggregate: 'dataset',
    administrative: true,
    description: 'A refresh of a watchlist was requested ahead of schedule.',
  },
  screening_policy_set: {
    aggregate: 'screening_policy',
    administrative: true,
    description: 'The policy for payment screening was changed.',
  },
  screening_policy_change_proposed: {
    aggregate: 'screening_policy_change',
    administrative: true,
    description: 'A staff member proposed a milder screening policy.',
  },
  screening_policy_change_approved: {
    aggregate: 'screening_policy_change',
    administrative: true,
    description: 'Another staff member approved a milder screening policy, which takes effect after a delay.',
  },
  screening_policy_change_rejected: {
    aggregate: 'screening_policy_change',
    administrative: true,
    description: 'A staff member rejected a milder screening policy before it took effect.',
  },
  payment_held: {
    aggregate: 'payment',
    description:
      'A payment is held, because a party may be on a watchlist or the lists could not be searched.',
  },
  payment_match_resolved: {
    aggregate: 'payment',
    description: 'An analyst resolved a match for which a payment may be held.',
  },
  payment_released: {
    aggregate: 'payment',
    administrative: true,
    description: 'A held payment whose matches were all cleared was released.',
  },
  payment_decided: {
    aggregate: 'payment',
    administrative: true,
    description: 'Closing a case ended the hold of a payment: it goes on, or fails.',
  },
  payment_blocked: {
    aggregate: 'payment',
    description: 'A payment must not be made, because a party is on a watchlist or on the deny-list.',
  },

  subject_created: { aggregate: 'subject', description: 'A subject was created.' },
  subject_updated: {
    aggregate: 'subject',
    administrative: true,
    description: 'Details of a subject were changed.',
  },
  subject_deleted: {
    aggregate: 'subject',
    administrative: true,
    description: 'The personal data of a subject was erased.',
  },
  subject_monitoring_set: {
    aggregate: 'subject',
    administrative: true,
    description: 'The monitoring of a subject was started, stopped or changed.',
  },
  subject_risk_changed: { aggregate: 'subject', description: 'The risk score of a subject changed.' },
  risk_level_changed: { aggregate: 'subject', description: 'The risk of a subject moved to another band.' },
  risk_threshold_breached: {
    aggregate: 'subject',
    description: 'The risk of a subject rose to the band HIGH or above.',
  },
  list_update_run_completed: {
    aggregate: 'list_update_run',
    description:
      'A list update run is completed: every monitored subject was compared with the changes of a new list version.',
  },
  screening_started: {
    aggregate: 'screening',
    description: 'The search for a subject on the watchlists started.',
  },
  screening_completed: {
    aggregate: 'screening',
    description: 'A screening is completed; its status is PARTIAL if a requested list could not be searched.',
  },
  screening_failed: {
    aggregate: 'screening',
    description: 'A screening failed; treat its subject as not cleared.',
  },
  screening_match_found: {
    aggregate: 'screening',
    description: 'A list entry may be the subject of a screening.',
  },
  screening_match_judged: {
    aggregate: 'screening',
    administrative: true,
    description: 'An analyst resolved a match of a screening.',
  },
  screening_match_resolved: {
    aggregate: 'screening',
    description: 'The last open match of a screening was resolved.',
  },
  screening_match_reopened: {
    aggregate: 'screening',
    administrative: true,
    description: 'A resolved match was reopened.',
  },
  risk_assessed: { aggregate: 'screening', description: 'The risk of a screening was computed.' },
  decision_made: {
    aggregate: 'screening',
    description: 'A decision was made from the computed risk of a screening.',
  },
  decision_overridden: {
    aggregate: 'screening',
    administrative: true,
    description: 'An analyst overrode the computed decision of a screening.',
  },
  screening_batch_queued: {
    aggregate: 'screening_batch',
    description: 'A batch of subjects was queued for screening.',
  },
  screening_batch_completed: {
    aggregate: 'screening_batch',
    description: 'Every subject of a batch was screened.',
  },
  transaction_batch_queued: {
    aggregate: 'transaction_batch',
    description: 'A batch of transactions was queued for evaluation.',
  },
  transaction_batch_completed: {
    aggregate: 'transaction_batch',
    description: 'Every transaction of a batch was evaluated or refused.',
  },
  allow_list_extended: {
    aggregate: 'allowed_pair',
    administrative: true,
    description: 'A pair was added to the allow-list: a subject and a list entry, or a payer and a payee.',
  },
  allow_list_reduced: {
    aggregate: 'allowed_pair',
    administrative: true,
    description: 'A pair was removed from the allow-list.',
  },
  risk_factors_changed: {
    aggregate: 'risk_settings',
    administrative: true,
    description: 'Weights or other settings of risk factors were changed.',
  },
  risk_bands_changed: {
    aggregate: 'risk_settings',
    administrative: true,
    description: 'The risk bands of the workspace were changed.',
  },
  risk_countries_changed: {
    aggregate: 'risk_settings',
    administrative: true,
    description: "The workspace's overrides of country flags were changed.",
  },
  report_requested: { aggregate: 'report', administrative: true, description: 'A report was requested.' },
  report_generated: { aggregate: 'report', description: 'A report was generated.' },
  report_failed: {
    aggregate: 'report',
    description: 'A report could not be generated, or violates the schema that applies to it.',
  },
  backtest_requested: { aggregate: 'backtest', administrative: true, description: 'A backtest was queued.' },
  backtest_completed: { aggregate: 'backtest', description: 'A backtest was completed, or failed.' },
  goaml_profile_set: {
    aggregate: 'goaml_profile',
    administrative: true,
    description: "The workspace's profile for goAML reports was set.",
  },
  ruleset_created: {
    aggregate: 'ruleset',
    administrative: true,
    description: 'A ruleset was created as a draft.',
  },
  ruleset_changed: {
    aggregate: 'ruleset',
    administrative: true,
    description: 'The next version of a ruleset was created.',
  },
  ruleset_published: {
    aggregate: 'ruleset',
    administrative: true,
    description: 'A version of a ruleset was published and applies to every new screening.',
  },
  ruleset_archived: {
    aggregate: 'ruleset',
    administrative: true,
    description: 'A ruleset was archived and no longer applies.',
  },
  ruleset_deleted: { aggregate: 'ruleset', administrative: true, description: 'A ruleset was deleted.' },

  monitoring_rule_created: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: 'A rule on transactions was created; it is disabled.',
  },
  monitoring_rule_changed: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: 'The next version of a rule on transactions was created.',
  },
  monitoring_rule_status_changed: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: 'A rule on transactions was enabled, disabled or set to shadow.',
  },
  monitoring_rule_change_requested: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description:
      'A person requested to take a CRITICAL rule out of force, which another person must approve.',
  },
  monitoring_rule_change_rejected: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: 'A requested change of a CRITICAL rule was rejected; the rule stays in force.',
  },
  monitoring_rule_deleted: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: 'A rule on transactions was deleted; its versions stay.',
  },
  monitoring_rule_snoozed: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: 'A rule on transactions does not act for one customer until a moment.',
  },
  monitoring_rule_snooze_ended: {
    aggregate: 'monitoring_rule',
    administrative: true,
    description: "A rule's snooze for one customer was ended before its time.",
  },
  blacklist_extended: {
    aggregate: 'blacklist_entry',
    administrative: true,
    description: "A value was added to one of the tenant's blacklists.",
  },
  blacklist_reduced: {
    aggregate: 'blacklist_entry',
    administrative: true,
    description: "A value was removed from one of the tenant's blacklists.",
  },
  blacklist_imported: {
    aggregate: 'blacklist',
    administrative: true,
    description: "Values were added to one of the tenant's blacklists from a CSV file.",
  },
  case_created: { aggregate: 'case', description: 'A case was opened, by a person or automatically.' },
  case_updated: {
    aggregate: 'case',
    description: 'A case was changed, or more alerts, transactions or payments were linked to it.',
  },
  case_assigned: { aggregate: 'case', administrative: true, description: 'A case was assigned to a person.' },
  case_escalated: {
    aggregate: 'case',
    administrative: true,
    description: 'A case was escalated by a person, or because it was past due.',
  },
  case_closed: { aggregate: 'case', administrative: true, description: 'A case was closed.' },
  case_reopened: { aggregate: 'case', administrative: true, description: 'A closed case was reopened.' },
  monitoring_alert_assigned: {
    aggregate: 'monitoring_alert',
    administrative: true,
    description: 'An alert of a rule was assigned to a person.',
  },
  monitoring_alert_escalated: {
    aggregate: 'monitoring_alert',
    administrative: true,
    description: 'An alert of a rule was escalated.',
  },
  monitoring_alert_closed: {
    aggregate: 'monitoring_alert',
    administrative: true,
    description: 'An alert of a rule was closed.',
  },
  monitoring_settings_changed: {
    aggregate: 'monitoring_settings',
    administrative: true,
    description: 'The settings of monitoring were changed, such as the time until cases are due.',
  },
  identity_verified: { aggregate: 'subject', description: 'The identity of a subject was verified.' },
  identity_failed: { aggregate: 'subject', description: 'The identity of a subject could not be verified.' },
})
