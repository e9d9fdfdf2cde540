import { openOrm, type Orm } from '#kernel/database/orm.ts'
import { subgraphs } from '#app/subgraphs.ts'

const KEY = Symbol.for('fiducia.orm')

/**
 * MikroORM with the entities of all domains, one for all test files of a process. It has no connection and no state of a
 * database, and discovering a hundred entities again would take longer than most tests.
 */
export function sharedOrm(): Orm {
  // Test modules are loaded again for each file, so a variable of this module would not be shared.
  const shared = globalThis as { [KEY]?: Orm }
  return (shared[KEY] ??= openOrm(subgraphs.flatMap(({ entities }) => entities)))
}
