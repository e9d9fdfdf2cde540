import type { Database } from './database.ts'

/** A value for each database, created on first use and released together with its database. */
export const perDatabase = <Value>(
  create: (database: Database) => Value,
): ((database: Database) => Value) => {
  const values = new WeakMap<Database, Value>()
  return database => {
    let value = values.get(database)
    if (value === undefined) values.set(database, (value = create(database)))
    return value
  }
}
