/** End-to-end files that need the platform in the test's process, each with the reason. */
export const ONE_PROCESS_FILES = {
  cors: 'opens a gateway of its own in the process',
  credentials: 'moves the clock on, so that credentials expire',
  'handoff-browser': 'moves the clock on, so that the page expires',
  limits: 'opens every gateway that it asks in the process, with limits',
  'list-plans': 'explains the statements that the process has sent',
  'personal-data': 'reads the log lines of a platform of its own',
  secrets: 'reads the log lines of a platform of its own, whose domains fail on purpose',
  'webhook-targets': "runs the worker's jobs one by one",
}

/** Reasons for which single tests of the other files need the platform in their process. */
export const NEEDS = {
  away: 'takes a domain away inside the process',
  clock: 'moves the clock on, which other processes do not see',
  statements: 'counts the statements that the process sends',
}

/**
 * Files that share one split installation, because starting one takes longer than the tests. They do not
 * depend on each other's changes.
 */
export const GROUPS = {
  graph: [
    'graph-audit',
    'graph-doors',
    'graph-guards',
    'graph-limits',
    'graph-joins',
    'forbidden-joins',
    'wrong-methods',
    'jwks',
  ],
  // These stop the worker to compare all rows before and after. The first file must run before others create
  // objects that its other tenants would find.
  faces: [
    'tenant-isolation',
    'graph-credentials',
    'graph',
    'graph-idempotency',
    'remittance-conformance',
    'remittance-extensions',
    'remittance-agreements',
  ],
  // The first two of these compare all rows too.
  requests: ['bad-input', 'bad-parameters', 'raw-http', 'large-pictures'],
  // Signing in comes last, because it locks the client's address.
  core: [
    'business-sender',
    'core/accounts',
    'core/crowds',
    'core/movements',
    'core/fees-and-limits',
    'core/rails',
    'core/sign-in',
  ],
}
