/** The part of the installation that a process runs: everything, or one part of a split installation. */
export type Part = 'all' | 'gateway' | 'subgraph' | 'worker'
