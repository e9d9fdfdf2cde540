import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  ALREADY_LISTED: {
    kind: 'conflict',
    message: 'The name is already on the deny-list.',
    resolution:
      'Use the existing entry; names that differ only in case, accents, punctuation or word order are the same name.',
  },
  DENY_LIST_ENTRY_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no deny-list entry with this id.',
    resolution: 'Query denyList to find the id.',
  },

  SUBJECT_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no subject with this id.',
    resolution: 'Find the id with GET /subjects, which can filter by external_id.',
  },
  SUBJECT_DELETED: {
    kind: 'conflict',
    message: 'The subject was deleted and its personal data erased.',
    resolution: 'Create a new subject; the external id can be used again.',
  },
  CONFLICT: {
    kind: 'conflict',
    message: 'A subject with this external id already exists.',
    resolution: 'Use the existing object that the message names, or another id, code or value.',
  },
  SCREENING_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no screening with this id.',
    resolution: 'Find the id with GET /screenings.',
  },
  MATCH_NOT_FOUND: {
    kind: 'not-found',
    message: 'The screening has no match with this id.',
    resolution: 'Find the id with GET /screenings/{id}/matches.',
  },
  TRANSACTION_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no stored transaction with this id.',
    resolution:
      'Use your own transaction_id of a transaction that was stored; evaluating alone stores nothing.',
  },
  EVALUATION_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no stored evaluation with this id.',
    resolution: 'Use the evaluation_id from the response of POST /monitoring/transactions.',
  },
  BATCH_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no batch with this id.',
    resolution:
      'Use the batch_id from the response of POST /screenings/batch or POST /monitoring/transactions/batch.',
  },
  ALLOWED_PAIR_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no allow-list pair with this id.',
    resolution: 'Find the id with GET /monitoring/allow-list.',
  },
  LIST_ENTRY_NOT_FOUND: {
    kind: 'not-found',
    message: 'The watchlist has no current entry with this id.',
    resolution: 'Find the id with GET /datasets/entries.',
  },
  INVALID_STATE: {
    kind: 'conflict',
    message: 'The current status does not allow this operation.',
    resolution: 'Read the current status before you try again.',
  },
  DATASET_VERSION_NOT_FOUND: {
    kind: 'not-found',
    message: 'The watchlist has no version with this name.',
    resolution: 'Find the name with GET /datasets/{source}/versions; a rejected version has no content.',
  },
  DATASET_ENTRY_NOT_FOUND: {
    kind: 'not-found',
    message: 'The watchlist has never had an entry with this id.',
    resolution: 'Find the id with GET /datasets/entries.',
  },
  DATASET_NOT_REFRESHABLE: {
    kind: 'conflict',
    message: 'No URL is configured for this watchlist, so it cannot be fetched.',
    resolution: 'Set its WATCHLIST_…_URL, or import its files with "npm run admin -- watchlist import".',
  },
  DATASET_REFRESHED_RECENTLY: {
    kind: 'limited',
    message:
      'A refresh of this watchlist is running, or was requested or completed within the last 15 minutes.',
    resolution:
      'Read last_checked_at of the dataset; request a refresh again after the seconds in Retry-After.',
  },
  SCREENING_UNAVAILABLE: {
    kind: 'unavailable',
    message: 'The watchlists cannot be searched at the moment. The subject is not cleared.',
    resolution:
      'Hold the action that depends on the screening, and repeat the request with the same Idempotency-Key after the seconds in Retry-After.',
  },
  UNKNOWN_FACTOR: {
    kind: 'invalid',
    message: 'There is no risk factor with this code.',
    resolution: 'Find the codes with GET /risk-factors.',
  },
  INVALID_BANDS: {
    kind: 'invalid',
    message:
      'The bands must be LOW, MEDIUM, HIGH and CRITICAL in this order, from 0 to 1000 without gap or overlap.',
    resolution:
      'Start the first band at 0, start each further band one above the end of the previous one, and end the last band at 1000.',
  },
  UNKNOWN_FIELD: {
    kind: 'invalid',
    message: 'A rule uses an unknown field.',
    resolution:
      'Use a field of subject, screening or transaction that the description of POST /rulesets lists.',
  },
  INVALID_RULE_PARAMETERS: {
    kind: 'invalid',
    message: 'A rule has an invalid operator, value or parameter.',
    resolution:
      'Correct the parts that the message names. It lists the operators that a field accepts, and every parameter of a monitoring rule that is unknown, missing or out of range.',
  },
  RULESET_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no ruleset with this id.',
    resolution: 'Find the id with GET /rulesets.',
  },
  RULESET_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The workspace has reached the maximum number of rulesets.',
    resolution: 'Archive or delete rulesets that are no longer needed.',
  },
  STAFF_REQUIRED: {
    kind: 'forbidden',
    message: 'Only a staff member can do this; an API key cannot.',
    resolution: 'Send the access token of a staff member with the required scope instead of the API key.',
  },
  ACTOR_REQUIRED: {
    kind: 'invalid',
    message:
      'An API key decides on behalf of a person, and the header X-Actor that names the person is missing.',
    resolution: 'Send X-Actor with the e-mail address or staff id of the person who decides.',
  },
  POLICY_CHANGE_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no change of the screening policy with this id.',
    resolution: 'Find the id with GET /monitoring/screening/policy/changes.',
  },
  POLICY_CHANGE_PENDING: {
    kind: 'conflict',
    message: 'Another proposal for a milder policy is still open.',
    resolution: 'Wait until the other proposal is in force, or reject it, and propose this one again.',
  },
  POLICY_CHANGED: {
    kind: 'conflict',
    message: 'The policy was changed after this change was proposed.',
    resolution: 'Read the policy in force, and propose the change again.',
  },
  FOUR_EYES_REQUIRED: {
    kind: 'conflict',
    message: 'The person who proposed this cannot approve it.',
    resolution: 'Ask another person to approve it.',
  },
  CASE_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no case with this id.',
    resolution: 'Find the id with GET /cases.',
  },
  ALERT_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no alert with this id.',
    resolution: 'List the alerts to find its id.',
  },
  REPORT_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no report with this id.',
    resolution: 'Find the id with GET /reports.',
  },
  REPORT_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The workspace has too many reports that are not complete.',
    resolution: 'Wait until the requested reports are READY or FAILED, and request the report again.',
  },
  GOAML_PROFILE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The workspace has no profile for goAML reports.',
    resolution: 'Set the profile with PUT /reports/goaml-profile.',
  },
  PAYMENT_NOT_HELD: {
    kind: 'conflict',
    message: 'No payment with this id is held for a match.',
    resolution: 'Read the status of the payment with GET /monitoring/payments/{payment_id}/screenings.',
  },
  PAYMENT_HAS_OPEN_MATCHES: {
    kind: 'conflict',
    message: 'Not every match of this payment is resolved as a false positive.',
    resolution: 'Resolve the remaining matches first; a confirmed match fails the payment.',
  },

  MONITORING_RULE_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no monitoring rule with this id.',
    resolution: 'Find the id with GET /monitoring/rules.',
  },
  MONITORING_RULE_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The workspace has reached the maximum of 200 monitoring rules.',
    resolution: 'Delete rules that are no longer needed.',
  },
  BACKTEST_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no backtest with this id.',
    resolution: 'Use the backtest_id that POST /monitoring/rules/{id}/backtest returned.',
  },
  BACKTEST_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The workspace has too many backtests that are not complete.',
    resolution: 'Wait until the requested backtests are COMPLETED or FAILED, and request the backtest again.',
  },
  RULE_SNOOZE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The rule has no snooze in force for this customer.',
    resolution: 'Find the snoozes in force with GET /monitoring/rules/{id}/snoozes.',
  },
  RULE_CHANGE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The rule has no pending change with this id.',
    resolution: 'Read pending_change of the rule; it is null once the change was approved or rejected.',
  },
  BLACKLIST_ENTRY_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no blacklist entry with this id.',
    resolution: 'Find the id with GET /monitoring/blacklists/{kind}/entries.',
  },
})
