import type { WorkerSql } from '#kernel/database/database.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/** Namespace of the advisory locks of imports. */
const IMPORTS = 620_611

/** Allows one import of a source at a time; the lock ends with the transaction. Throws an error with `isBusy` when it is taken. */
export async function lockSource(sql: WorkerSql, source: ListSource): Promise<void> {
  const [row] = await sql<{ isOurs: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as "isOurs"',
    [IMPORTS, source],
  )
  // A large file may be read completely between two statements.
  await sql(`set local idle_in_transaction_session_timeout = '15min'`)
  if (!row!.isOurs)
    throw Object.assign(new Error(`Another import of ${source} is in progress; wait until it has ended.`), {
      isBusy: true,
    })
}

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (error as { isBusy?: unknown }).isBusy === true

/** SQL condition: an import of `named.source` is in progress in any process. */
export const IS_BEING_IMPORTED = `exists (select from pg_locks where locktype = 'advisory' and classid = ${IMPORTS} and objsubid = 2 and granted
  and objid = ((hashtext(named.source)::bigint + 4294967296) % 4294967296)::oid and database = (select oid from pg_database where datname = current_database()))`
