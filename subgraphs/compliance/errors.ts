import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  ALREADY_LISTED: { kind: 'conflict', says: 'This name is on the deny-list already.', todo: 'Names that differ in case, accents, punctuation or order of words alone are the same name.' },
  DENY_LIST_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'There is no such entry on the deny-list.', todo: 'Ask denyList for the ids.' },
  SCREENING_UNAVAILABLE: { kind: 'unavailable', says: 'The lists cannot be searched just now; whoever was to be screened is not cleared.', todo: 'Hold what depends on it, and repeat with the same Idempotency-Key after the seconds in Retry-After.' },
})
