import sequencer from '@jest/test-sequencer'

const TestSequencer = sequencer.default ?? sequencer

/** The slowest files by folder and name; they start first, so that none of them runs alone at the end. */
const LONGEST_FIRST = [
  'split/faces',
  'portal/portal-browser',
  'probe/graph',
  'core/wallet-deaths',
  'fuzz/graph-of-compliance',
  'fuzz/core',
  'fuzz/books',
  'fuzz/compliance',
  'fuzz/graph-of-core',
  'fuzz/graph-of-books',
  'fuzz/graph-of-identity',
  'fuzz/graph-of-remittance',
  'fuzz/remittance',
  'portal/reference-browser',
  'start/refused-start',
  'start/backup',
  'start/own-database',
  'start/sudden-death',
  'start/administration',
  'start/stopping',
  'start/first-start',
  'start/split-platform',
  'split/requests',
  'split/graph',
  'chaos/chaos',
  'chaos/stored-key',
  'docs/guides-of-compliance',
  'docs/guides-of-core',
  'docs/guides-of-remittance',
  'kernel/embedded/system-user',
  'kernel/embedded/ownership',
  'webhooks/flood',
  'probe/rest',
  'e2e/handoff-browser',
  'e2e/bad-input',
  'split/core',
  'start/watchlists',
  'start/encryption-keys',
  'start/two-processes',
  'app/restore',
  'remittance/dying-worker',
  'compliance/watchlists/bounded',
  'remittance/screening-failures',
  'kernel/embedded/supervision',
  'kernel/embedded/first-start',
  'start/without-root',
].map(name => `/test/${name}.test.ts`)

/**
 * Orders files by their earlier durations if the machine has run them before, otherwise by size, which
 * predicts little.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST_FIRST.findIndex(name => path.endsWith(name))
      return at === -1 ? LONGEST_FIRST.length : at
    }
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other))
  }
}
