import type { Database } from '#kernel/database/database.ts'

/** Says in a sentence why requests cannot be answered; nothing when they can. */
export type Readiness = () => Promise<string | undefined>

export const databaseReadiness = (database: Database): Readiness =>
  () => database.read('', 'select 1', []).then(() => undefined, () => 'the database does not answer')

/** Whatever is asked first and cannot answer is named. */
export const allReady = (...parts: readonly Readiness[]): Readiness => async () => {
  for (const part of parts) {
    const fault = await part()
    if (fault !== undefined) return fault
  }
  return undefined
}
