import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  PROFILE_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no elder profile with this id, or for this customer.',
    resolution: 'Find the id with GET /elder/profiles, or enrol the customer with POST /elder/profiles.',
  },
  PROFILE_EXISTS: {
    kind: 'conflict',
    message: 'The customer already has an elder profile.',
    resolution: 'Use the existing profile; a closed one can be made ACTIVE again.',
  },
  PROFILE_ERASED: {
    kind: 'conflict',
    message: 'The personal data of the profile was erased.',
    resolution: 'Enrol the customer under another customer_id.',
  },
  INVALID_STATUS_TRANSITION: {
    kind: 'conflict',
    message: 'The profile cannot change from its status to the requested one.',
    resolution:
      'Read the status of the profile. RESTRICTED starts and ends with holds, and a DECEASED profile does not change.',
  },
  TRUSTED_CONTACT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The profile has no trusted contact with this id.',
    resolution: 'Find the id with GET /profiles/{id}/trusted-contacts.',
  },
  TRUSTED_CONTACT_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The profile has 20 trusted contacts, which is the maximum.',
    resolution: 'Remove a contact that is no longer needed.',
  },
  RULE_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no detection rule with this id.',
    resolution: 'Find the id with GET /rules.',
  },
  RULE_CODE_EXISTS: {
    kind: 'conflict',
    message: 'The workspace already has a detection rule with this code.',
    resolution: 'Choose another code, or change the existing rule.',
  },
  RULE_LIMIT_REACHED: {
    kind: 'conflict',
    message: 'The workspace has 200 detection rules of its own, which is the maximum.',
    resolution: 'Delete a rule that is no longer needed.',
  },
  STANDARD_RULE: {
    kind: 'conflict',
    message: 'A rule of the standard set cannot be deleted.',
    resolution: 'Disable the rule instead.',
  },
  INVALID_WEIGHT: {
    kind: 'invalid',
    message: 'The weight is not a number from 0 to 1.',
    resolution: 'Send a weight from 0 to 1; both ends are allowed.',
  },
  HOLD_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no protective hold with this id.',
    resolution: 'Find the id with GET /holds.',
  },
  HOLD_EXISTS: {
    kind: 'conflict',
    message: 'A hold on the same target is in force.',
    resolution: 'Extend the hold in force, or place one with another scope.',
  },
  NOT_A_SPECIFIED_ADULT: {
    kind: 'conflict',
    message: 'The customer is younger than 65 and has no impairment that is recorded in the profile.',
    resolution:
      'Holds protect customers of 65 years and more, and adults with COGNITIVE_IMPAIRMENT or PHYSICAL_IMPAIRMENT in vulnerability_flags.',
  },
  INVALID_STATE: {
    kind: 'conflict',
    message: 'The status does not permit this.',
    resolution: 'Read the status: it permits another operation, or none if it is final.',
  },
  SIGNAL_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no signal with this id.',
    resolution: 'Find the id with GET /signals.',
  },
  ALERT_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no alert with this id.',
    resolution: 'List the alerts to find its id.',
  },
  BASELINE_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no baseline with this id.',
    resolution: 'Find the id with GET /baselines.',
  },
  BATCH_RUN_NOT_FOUND: {
    kind: 'not-found',
    message: 'There is no batch run with this id.',
    resolution: 'Find the id with GET /batch-runs.',
  },
  BATCH_RUN_LIMIT_REACHED: {
    kind: 'conflict',
    message: '20 batch runs of the workspace have not ended, which is the maximum.',
    resolution: 'Wait until a run has ended, or cancel one.',
  },
  TRANSACTION_CONFLICT: {
    kind: 'conflict',
    message: 'Another transaction with this transaction_id is stored, and its content differs.',
    resolution: 'Send a repeat with the same content, and another transaction with another transaction_id.',
  },
  EVENT_CONFLICT: {
    kind: 'conflict',
    message: 'Another account event with this event_id is stored, and its content differs.',
    resolution: 'Send a repeat with the same content, and another event with another event_id.',
  },
})
