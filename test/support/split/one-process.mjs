/** End-to-end files that run on one process alone, since they reach into it; each with what it needs of it. */
export const ONE_PROCESS_FILES = {
  'credentials': 'moves the clock on, so that credentials expire',
  'handoff-browser': 'moves the clock on, so that the page expires',
  'limits': 'opens every gateway that it asks in the process, with limits',
  'list-plans': 'explains the statements that the process has sent',
  'personal-data': 'reads the log lines of a platform of its own',
  'secrets': 'reads the log lines of a platform of its own, whose domains fail on purpose',
  'webhook-targets': 'runs the worker\'s jobs one by one',
}

/** What single tests of the other files need of the process that they run in. */
export const NEEDS = {
  away: 'takes a domain away inside the process',
  clock: 'moves the clock on, which other processes do not see',
  statements: 'counts the statements that the process sends',
}

/** Files that share one split installation, since to start one takes longer than they do; they want nothing of it that another one changes. */
export const TOGETHER = {
  graph: ['graph-audit', 'graph-doors', 'graph-guards', 'graph-limits', 'graph-joins', 'jwks'],
  // These have the worker ended, to compare all rows before and after. The first one looks for what strangers have, which others add to.
  faces: ['tenant-isolation', 'graph', 'remittance-conformance', 'remittance-extensions', 'bad-input', 'raw-http'],
  // Signing in comes last: it has the address locked.
  core: ['business-sender', 'core-accounts', 'core-crowds', 'core-movements', 'core-rails', 'core-sign-in'],
}
