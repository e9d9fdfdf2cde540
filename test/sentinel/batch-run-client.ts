import type { Worker } from '#kernel/jobs/job.ts'
import { runBatchRuns } from '#sentinel/jobs/run-batch-runs.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn } from '#test/support/world.ts'
import { sentinelClient, type SentinelClient } from './rest-client.ts'
import { DAY_MS } from './stored-transactions.ts'

/** A batch run as REST returns it. */
export interface BatchRunBody {
  readonly id: string
  readonly status: string
  readonly profiles_total: number
  readonly profiles_done: number
  readonly profiles_failed: number
  readonly baselines_computed: number
  readonly signals_created: number
  readonly started_at: string | null
  readonly completed_at: string | null
}

/** Starts and reads batch runs, and performs them as the worker does. */
export interface BatchRunClient extends SentinelClient {
  now(): number
  ago(days: number): Date
  /** Runs SQL with access to all workspaces. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  profiles(count: number): Promise<string[]>
  started(body: object): Promise<BatchRunBody>
  readRun(run: { readonly id: string }): Promise<BatchRunBody>
  /** Calls the job until it finds no work, at most `chunks` times; as if the clock were advanced. */
  performRuns(parts?: Partial<Worker>, chunks?: number, advanceMs?: number): Promise<void>
  /** Latest version of a baseline of each profile; 0 without one. */
  versionsOf(profileIds: readonly string[]): Promise<number[]>
}

const VERSIONS = `select coalesce(max(version), 0)::int as version from unnest($1::uuid[]) given (id)
  left join sentinel.baselines baseline on baseline.profile_id = given.id and metric = 'HOUR_MIX' group by given.id`

export async function batchRunClient(): Promise<BatchRunClient> {
  const at = await sentinelClient()
  const now = (): number => at.platform.source.now().getTime()
  const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    withClient(
      adminOf(at.databaseName),
      async client => (await client.query(text, [...values])).rows as Row[],
    )
  return {
    ...at,
    now,
    ago: days => new Date(now() - days * DAY_MS),
    rows,
    profiles: count => Promise.all(Array.from({ length: count }, () => at.profile())),
    async started(body) {
      const response = await at.call('POST', '/batch-runs', body)
      if (response.status !== 202) throw new Error(response.text)
      return response.body as BatchRunBody
    },
    readRun: async ({ id }) => (await at.call('GET', `/batch-runs/${id}`)).body as BatchRunBody,
    async performRuns(parts = {}, chunks = 100, advanceMs = 0) {
      const worker = workerOn(at.platform, { now: () => new Date(now() + advanceMs), ...parts })
      for (let count = 0; count < chunks && (await runBatchRuns.run(worker)) > 0; count++);
    },
    versionsOf: async profileIds =>
      (await rows<{ version: number }>(VERSIONS, [profileIds])).map(({ version }) => version),
  }
}
