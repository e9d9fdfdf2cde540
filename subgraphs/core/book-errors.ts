/** Refusals of the chart of accounts and of reports on it. */
export const bookErrors = {
  GL_ACCOUNT_NOT_FOUND: {
    kind: 'not-found',
    message: 'The account of the general ledger does not exist.',
    resolution: 'List GET /gl-accounts to find its id.',
  },
  GL_ACCOUNT_EXISTS: {
    kind: 'conflict',
    message: 'There is already an account of the general ledger with this code.',
    resolution: 'Use that account, or choose another code.',
  },
  GL_ACCOUNT_IN_USE: {
    kind: 'conflict',
    message: 'The platform posts to this account.',
    resolution: 'Use another account for your own entries.',
  },
  REPORT_TOO_LONG: {
    kind: 'refused',
    message: 'The report is too long for a file.',
    resolution: 'Request a shorter range or one branch, or request the report as json.',
  },
} as const
