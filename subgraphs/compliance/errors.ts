import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  ALREADY_LISTED: { kind: 'conflict', says: 'This name is on the deny-list already.', todo: 'Names that differ in case, accents, punctuation or order of words alone are the same name.' },
  DENY_LIST_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'There is no such entry on the deny-list.', todo: 'Ask denyList for the ids.' },
  DATASET_VERSION_NOT_FOUND: { kind: 'not-found', says: 'The watchlist has no such version.', todo: 'Ask datasetVersions for their names; one that was refused has no content.' },
  DATASET_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'The watchlist has no such entry, and never had.', todo: 'Ask datasetEntries for the ids.' },
  DATASET_NOT_REFRESHABLE: { kind: 'conflict', says: 'No address is configured from which this watchlist can be fetched.', todo: 'Set its WATCHLIST_…_URL, or import its files with "npm run admin -- watchlist import".' },
  SCREENING_UNAVAILABLE: { kind: 'unavailable', says: 'The lists cannot be searched just now; whoever was to be screened is not cleared.', todo: 'Hold what depends on it, and repeat with the same Idempotency-Key after the seconds in Retry-After.' },
})
