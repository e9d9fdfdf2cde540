import type { WorkerSql } from '#kernel/database/database.ts'
import type { ListSource } from '../formats/formats.ts'

/** Names the advisory locks of imports among those of others. */
const IMPORTS = 620_611

/** Has one import of a source go on at a time; the lock ends with the transaction. */
export async function lockSource(sql: WorkerSql, source: ListSource): Promise<void> {
  const [row] = await sql<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1, hashtext($2)) as "isOurs"', [IMPORTS, source])
  // Between two statements a large file may be read from its beginning to its end.
  await sql(`set local idle_in_transaction_session_timeout = '15min'`)
  if (!row!.isOurs) throw Object.assign(new Error(`Another import of ${source} is under way: wait until it has ended.`), { isBusy: true })
}

export const isBusy = (error: unknown): boolean => error instanceof Error && (error as { isBusy?: unknown }).isBusy === true

/** Condition on `named.source`: that an import of it is under way in any process. */
export const IS_BEING_IMPORTED = `exists (select from pg_locks where locktype = 'advisory' and classid = ${IMPORTS} and objsubid = 2 and granted
  and objid = ((hashtext(named.source)::bigint + 4294967296) % 4294967296)::oid and database = (select oid from pg_database where datname = current_database()))`
