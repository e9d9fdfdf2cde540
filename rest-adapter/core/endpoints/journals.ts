import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const
const tag = 'Journals'
const missing = { JOURNAL_NOT_FOUND: 404 }
const moved = { ...missing, INVALID_STATE: 409 }

/** Seven values for each entry, of which the largest body holds some ten thousand. */
const BATCH_VALUES_MAX = 100_000

/** Journals of the general ledger. */
export const journals: readonly Endpoint[] = [
  {
    route: 'POST /journals',
    operation: 'CreateJournal',
    status: 201,
    auth,
    request: 'JournalRequest',
    errors: {
      BRANCH_NOT_FOUND: 404,
      FISCAL_PERIOD_NOT_FOUND: 404,
      GL_ACCOUNT_NOT_FOUND: 404,
      GL_ACCOUNT_NOT_MANUAL: 422,
      GL_ACCOUNT_NOT_POSTABLE: 422,
      JOURNAL_TYPE_NOT_MANUAL: 422,
      JOURNAL_UNBALANCED: 422,
      PERIOD_CLOSED: 422,
      RATE_UNAVAILABLE: 422,
    },
    tag,
    isExtension: true,
  },
  {
    route: 'POST /journals/batch',
    operation: 'CreateJournals',
    status: 200,
    auth,
    request: 'JournalBatchRequest',
    valuesMax: BATCH_VALUES_MAX,
    tag,
    isExtension: true,
  },
  {
    route: 'GET /journals',
    operation: 'ListJournals',
    status: 200,
    auth,
    response: 'JournalList',
    errors: { CURSOR_INVALID: 400 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /journals/{id}',
    operation: 'GetJournal',
    status: 200,
    auth,
    errors: missing,
    notFound: 'JOURNAL_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'POST /journals/{id}/approve',
    operation: 'ApproveJournal',
    status: 200,
    auth,
    errors: { ...moved, SELF_APPROVAL_FORBIDDEN: 403 },
    tag,
    isExtension: true,
  },
  {
    route: 'POST /journals/{id}/post',
    operation: 'PostJournal',
    status: 200,
    auth,
    errors: { ...moved, GL_ACCOUNT_NOT_POSTABLE: 422, PERIOD_CLOSED: 422 },
    tag,
    isExtension: true,
  },
  {
    route: 'POST /journals/{id}/reject',
    operation: 'RejectJournal',
    status: 200,
    auth,
    request: 'JournalRejection',
    errors: moved,
    tag,
    isExtension: true,
  },
  {
    route: 'POST /journals/{id}/reverse',
    operation: 'ReverseJournal',
    status: 201,
    auth,
    request: 'JournalReversal',
    errors: { ...moved, ALREADY_REVERSED: 409, JOURNAL_TYPE_NOT_MANUAL: 422, PERIOD_CLOSED: 422 },
    tag,
    isExtension: true,
  },
]
