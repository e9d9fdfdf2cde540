import type pg from 'pg'
import { one } from '#kernel/database/one.ts'
import { secondsOfProcess, secondsOfServer } from '../processor.ts'

/** PostgreSQL settings that the counters need. */
export const COUNTER_SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  // Autovacuum would write to the log, which is read after each measurement.
  autovacuum: 'off',
  // The size of page images depends on the time since the last checkpoint, not on the operation.
  full_page_writes: 'off',
}

export const COUNTED = [
  'nodeSeconds',
  'postgresSeconds',
  'statements',
  'commits',
  'rows',
  'hotUpdates',
  'indexEntries',
  'walBytes',
] as const

/** What the platform and its database server consumed. */
export type Consumption = Readonly<Record<(typeof COUNTED)[number], number>>

interface Reading {
  readonly atSeconds: number
  readonly nodeSeconds: number
  readonly postgresSeconds: number
  readonly statements: number
  readonly lsn: string
}

export interface Counters {
  read(): Promise<Reading>
  /** Consumption between two readings. */
  between(from: Reading, to: Reading): Promise<Consumption>
}

/** The platform sends no statements as the superuser, to whom the connection of the counters belongs. */
const READ = `select pg_current_wal_flush_lsn()::text as lsn, (
    select coalesce(sum(calls), 0)::float8 from pg_stat_statements where userid <> (select oid from pg_roles where rolname = current_user)) as statements`

/**
 * Rows and index entries by their records in the log, which is complete at once; PostgreSQL's statistics of tables
 * arrive up to ten seconds late. A record of a change names the changed block first. The split of a page inserts an entry as well.
 */
const WRITTEN = `select
    count(*) filter (where resource_manager = 'Heap' and record_type ~ '^(INSERT|UPDATE|HOT_UPDATE|DELETE)')::int as rows,
    count(*) filter (where resource_manager = 'Heap' and record_type like 'HOT_UPDATE%')::int as "hotUpdates",
    count(*) filter (where resource_manager = 'Btree' and record_type ~ '^(INSERT_LEAF|INSERT_POST|SPLIT_L|SPLIT_R)$')::int as "indexEntries"
  from pg_get_wal_block_info($1, $2, false) block
  join pg_class relation on relation.relfilenode = block.relfilenode
  join pg_namespace namespace on namespace.oid = relation.relnamespace
  where block_id = 0 and relforknumber = 0 and nspname !~ '^(pg_|information_schema)'
    and reldatabase = (select oid from pg_database where datname = current_database())`

const COMMITS = `select coalesce(sum(count), 0)::int as commits, pg_wal_lsn_diff($2, $1)::float8 as "walBytes" from pg_get_wal_stats($1, $2, true)
  where "resource_manager/record_type" = 'Transaction/COMMIT'`

/** Counts on a server that has `COUNTER_SETTINGS`. The backend of the client itself does not count. */
export async function openCounters(client: pg.Client, platformPid: number): Promise<Counters> {
  await client.query('create extension pg_stat_statements; create extension pg_walinspect')
  const { pid } = one(await client.query<{ pid: number }>('select pg_backend_pid() as pid'))
  return {
    async read() {
      const { lsn, statements } = one(await client.query<{ lsn: string; statements: number }>(READ))
      return {
        atSeconds: performance.now() / 1_000,
        nodeSeconds: secondsOfProcess(platformPid),
        postgresSeconds: secondsOfServer(pid),
        statements,
        lsn,
      }
    },
    async between(from, to) {
      const range = [from.lsn, to.lsn]
      return {
        nodeSeconds: to.nodeSeconds - from.nodeSeconds,
        postgresSeconds: to.postgresSeconds - from.postgresSeconds,
        statements: to.statements - from.statements,
        ...one(await client.query<Pick<Consumption, 'rows' | 'hotUpdates' | 'indexEntries'>>(WRITTEN, range)),
        ...one(await client.query<Pick<Consumption, 'commits' | 'walBytes'>>(COMMITS, range)),
      }
    },
  }
}
