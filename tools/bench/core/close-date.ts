import { setTimeout as pause } from 'node:timers/promises'
import { one } from '#kernel/database/one.ts'
import { withClient } from '#app/database/with-client.ts'
import type { Bank } from '../bank.ts'
import type { Environment } from '../environment.ts'

/** The time that a step of the end of day took, from its first to its last transaction, and its items. */
export interface StepTime {
  readonly seconds: number
  readonly processed: number
  readonly failed: number
}

const POLL_MS = 100
const RUN = 'select status from core.eod_runs where workspace_id = $1 and id = $2'
const STEPS = `select step, extract(epoch from finished_at - started_at)::float8 as seconds, processed::int as processed, failed::int as failed
  from core.eod_steps where workspace_id = $1 and run_id = $2`

/** Closes the open business date, and returns the time of each step. */
export async function closeDate(
  { admin }: Pick<Environment, 'admin'>,
  { workspaceId, post }: Bank,
): Promise<Readonly<Record<string, StepTime>>> {
  const { id } = await post('/eod/run', {})
  return withClient(admin, async client => {
    for (;;) {
      const { status } = one(await client.query<{ status: string }>(RUN, [workspaceId, id]))
      if (status === 'COMPLETED') break
      if (status === 'FAILED') throw new Error('The business date could not be closed.')
      await pause(POLL_MS)
    }
    const { rows: steps } = await client.query<StepTime & { step: string }>(STEPS, [workspaceId, id])
    return Object.fromEntries(steps.map(each => [each.step, each]))
  })
}
