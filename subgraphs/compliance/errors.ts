import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  ALREADY_LISTED: { kind: 'conflict', says: 'This name is on the deny-list already.', todo: 'Names that differ in case, accents, punctuation or order of words alone are the same name.' },
  DENY_LIST_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'There is no such entry on the deny-list.', todo: 'Ask denyList for the ids.' },

  SUBJECT_NOT_FOUND: { kind: 'not-found', says: 'There is no such subject.', todo: 'Ask subjects for the ids, also by external id.' },
  SUBJECT_DELETED: { kind: 'conflict', says: 'The subject was deleted, and what was known of it erased.', todo: 'Create it anew; its external id is free.' },
  CONFLICT: { kind: 'conflict', says: 'There is one already.', todo: 'Read the message for what; find it by its external id.' },
  SCREENING_NOT_FOUND: { kind: 'not-found', says: 'There is no such screening.', todo: 'Ask GET /screenings for the ids.' },
  MATCH_NOT_FOUND: { kind: 'not-found', says: 'There is no such match in this screening.', todo: 'Ask GET /screenings/{id}/matches for the ids.' },
  BATCH_NOT_FOUND: { kind: 'not-found', says: 'There is no such batch.', todo: 'Use the batch_id that POST /screenings/batch answered.' },
  ALLOWED_PAIR_NOT_FOUND: { kind: 'not-found', says: 'There is no such pair on the allow-list.', todo: 'Ask GET /monitoring/allow-list for the ids.' },
  LIST_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'The list has no such entry at present.', todo: 'Ask GET /datasets/entries for the ids.' },
  INVALID_STATE: { kind: 'conflict', says: 'The state does not allow this.', todo: 'Read the status first.' },
  DATASET_VERSION_NOT_FOUND: { kind: 'not-found', says: 'The watchlist has no such version.', todo: 'Ask datasetVersions for their names; one that was refused has no content.' },
  DATASET_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'The watchlist has no such entry, and never had.', todo: 'Ask datasetEntries for the ids.' },
  DATASET_NOT_REFRESHABLE: { kind: 'conflict', says: 'No address is configured from which this watchlist can be fetched.', todo: 'Set its WATCHLIST_…_URL, or import its files with "npm run admin -- watchlist import".' },
  SCREENING_UNAVAILABLE: { kind: 'unavailable', says: 'The lists cannot be searched just now; whoever was to be screened is not cleared.', todo: 'Hold what depends on it, and repeat with the same Idempotency-Key after the seconds in Retry-After.' },
  UNKNOWN_FACTOR: { kind: 'invalid', says: 'There is no such factor.', todo: 'Ask GET /risk-factors for the codes.' },
  INVALID_BANDS: { kind: 'invalid', says: 'The bands must be LOW, MEDIUM, HIGH and CRITICAL in this order, from 0 to 1000 without gap or overlap.', todo: 'Begin with 0, let each band begin one above the end of the one before, and end with 1000.' },
  UNKNOWN_FIELD: { kind: 'invalid', says: 'A rule asks for a field that is not known.', todo: 'Use a field of subject, screening or transaction that the description of POST /rulesets names.' },
  INVALID_RULE_PARAMETERS: { kind: 'invalid', says: 'A rule cannot be asked as it is written.', todo: 'Correct what the message names; which operators a field has is told there.' },
  RULESET_NOT_FOUND: { kind: 'not-found', says: 'There is no such ruleset.', todo: 'Ask GET /rulesets for the ids.' },
  RULESET_LIMIT_REACHED: { kind: 'conflict', says: 'The workspace has as many rulesets as it may have.', todo: 'Archive or delete those that are not needed.' },
  PAYMENT_NOT_HELD: { kind: 'conflict', says: 'No payment of this id is held for a match.', todo: 'Ask paymentScreenings what became of it.' },
  PAYMENT_HAS_OPEN_MATCHES: { kind: 'conflict', says: 'Not every match of this payment was a false positive.', todo: 'Resolve its matches first; one that is confirmed fails the payment.' },
})
