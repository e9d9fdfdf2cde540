/** One forward step of a domain's schema. Safe on a running system: add first, fill, and remove in a later release. */
export interface MigrationSource {
  /** `<timestamp>_<domain>_<what>`; the order of all migrations is the order of their names. */
  readonly name: string
  readonly sql: string
}

/** The SQL is written out in full: composed of constants, it would change with them after it has run. */
export const migration = (name: string, ...sql: readonly string[]): MigrationSource => ({
  name,
  sql: sql.join('\n'),
})
