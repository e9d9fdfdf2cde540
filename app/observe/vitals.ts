import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import type { Database } from '#kernel/database/database.ts'
import type { WaitingCounts } from '#kernel/jobs/heartbeat.ts'
import type { Prerequisite } from '#kernel/graph/subgraph.ts'

/** State of the database and of the worker, as stored in the database. */
export interface Alive {
  /** Names of the migrations that ran. */
  readonly ran: readonly string[]
  readonly hasSigningKey: boolean
  /** Seconds since a worker last reported; null when no worker ever has. */
  readonly workerSeenS: number | null
  readonly backlog: Readonly<Record<string, WaitingCounts>>
  /** Missing items of each prerequisite, by its name; null when nothing is missing. */
  readonly missing: Readonly<Record<string, readonly string[] | null>>
}

export type VitalsFound = Alive | { readonly failure: 'unreachable' | 'tables' }

/** State shared by uptime monitors, scrapers and load balancers, so that many callers cause one query. */
export interface Vitals {
  /** Never rejects. Runs at most one statement a second for any number of callers, and resolves within a second. */
  read(): Promise<VitalsFound>
}

const FRESH_MS = 1_000
const TIMEOUT_MS = 1_000

export interface VitalsOptions {
  readonly prerequisites?: readonly Prerequisite[]
  /** How long a result is cached, and the timeout of a query; tests set shorter times. */
  readonly freshMs?: number
  readonly timeoutMs?: number
}

const vitalsStatement = (
  prerequisites: readonly Prerequisite[],
): string => `select (select array_agg(name) from kernel.migrations) as ran,
    exists (select 1 from identity.signing_keys where retires_at is null or retires_at > now()) as "hasSigningKey",
    (extract(epoch from clock_timestamp() - seen_at))::float8 as "workerSeenS", backlog,
    json_build_object(${prerequisites.map(({ name, missing }) => `'${name}', ${missing}`).join(', ')}) as missing
  from kernel.heartbeats where name = 'worker'`

const RAN = 'select array_agg(name) as ran from kernel.migrations'

export function createVitals(
  database: Pick<Database, 'read'>,
  { prerequisites = [], freshMs = FRESH_MS, timeoutMs = TIMEOUT_MS }: VitalsOptions = {},
): Vitals {
  const statement = vitalsStatement(prerequisites)
  let last: { readonly found: VitalsFound; readonly atMs: number } | undefined
  let reading: Promise<VitalsFound> | undefined

  async function readVitals(): Promise<VitalsFound> {
    const found = await queryVitals(database, statement)
    last = { found, atMs: performance.now() }
    reading = undefined
    return found
  }

  return {
    async read() {
      if (last && performance.now() - last.atMs < freshMs) return last.found
      // All callers wait for the query in progress; a hanging query is not repeated beside itself.
      reading ??= readVitals()
      return withTimeout(reading, timeoutMs, () => new Error('the query timed out')).catch(() => ({
        failure: 'unreachable',
      }))
    },
  }
}

async function queryVitals(database: Pick<Database, 'read'>, statement: string): Promise<VitalsFound> {
  try {
    const [row] = await database.read<Alive>('', statement, [])
    return row ?? { failure: 'tables' }
  } catch (error) {
    if (!isMissing(error)) return { failure: 'unreachable' }
  }
  try {
    const [row] = await database.read<{ ran: string[] | null }>('', RAN, [])
    return { ran: row?.ran ?? [], hasSigningKey: false, workerSeenS: null, backlog: {}, missing: {} }
  } catch (error) {
    return { failure: isMissing(error) ? 'tables' : 'unreachable' }
  }
}

/** A table, column or schema that this version needs does not exist. */
const isMissing = (error: unknown): boolean =>
  ['42P01', '42703', '3F000'].includes((error as { code?: string } | null)?.code ?? '')
