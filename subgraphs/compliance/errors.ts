import { refusals } from '#kernel/refusals.ts'

export const refuse = refusals({
  ALREADY_LISTED: { kind: 'conflict', says: 'This name is on the deny-list already.', todo: 'Names that differ in case, accents, punctuation or order of words alone are the same name.' },
  DENY_LIST_ENTRY_NOT_FOUND: { kind: 'not-found', says: 'There is no such entry on the deny-list.', todo: 'Ask denyList for the ids.' },

  SUBJECT_NOT_FOUND: { kind: 'not-found', says: 'There is no such subject.', todo: 'Ask subjects for the ids, also by external id.' },
  SUBJECT_DELETED: { kind: 'conflict', says: 'The subject was deleted, and what was known of it erased.', todo: 'Create it anew; its external id is free.' },
  CONFLICT: { kind: 'conflict', says: 'There is one already.', todo: 'Read the message for what; find it by its external id.' },
})
