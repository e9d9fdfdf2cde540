import sequencer from '@jest/test-sequencer'

const TestSequencer = sequencer.default ?? sequencer

/** The slowest files by folder and name; they start first, so that none of them runs alone at the end. */
const LONGEST_FIRST = [
  'probe/graph',
  'start/own-database',
  'start/backup',
  'fuzz/compliance',
  'fuzz/core',
  'fuzz/graph-of-compliance',
  'docs/examples',
  'fuzz/graph-of-core',
  'fuzz/graph-of-remittance',
  'fuzz/graph-of-identity',
  'fuzz/remittance',
  'core/wallet-deaths',
  'split/faces',
  'portal/portal-browser',
  'start/refused-start',
  'start/sudden-death',
  'start/stopping',
  'start/administration',
  'chaos/chaos',
  'chaos/stored-key',
  'start/split-platform',
  'split/graph',
  'kernel/embedded/system-user',
  'start/first-start',
  'webhooks/flood',
  'kernel/embedded/ownership',
  'split/core',
  'app/restore',
  'remittance/dying-worker',
  'probe/rest',
  'e2e/handoff-browser',
  'start/watchlists',
  'compliance/watchlists/bounded',
  'kernel/embedded/supervision',
  'remittance/screening-failures',
  'kernel/embedded/first-start',
  'start/two-processes',
  'e2e/bad-input',
  'start/without-root',
  'start/encryption-keys',
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
