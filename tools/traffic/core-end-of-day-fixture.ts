import type { CoreFixture, CoreTools } from './fixtures.ts'

const END = `update core.eod_runs set status = 'COMPLETED', finished_at = now() where workspace_id in
  (select workspace_id from core.eod_runs where id = $1) and status = 'RUNNING'`

/** Runs that close business dates. Where no worker is running, a run ends only by this fixture. */
export function coreEndOfDay({
  fixture,
  core,
  created,
  sql,
}: CoreTools): Pick<CoreFixture, 'endOpenRuns' | 'endOfDayRun'> {
  const latest = async (): Promise<{ id: string; status: string } | undefined> =>
    (await core('/eod/runs?limit=1', await fixture().staff(), undefined, 'GET')).runs[0]
  return {
    async endOpenRuns() {
      const run = await latest()
      if (run?.status === 'RUNNING') await sql(END, [run.id])
    },
    async endOfDayRun() {
      const run = await latest()
      if (run) return run.id
      // A concurrent request may start the only run that may go on at a time.
      return created('/eod/run', {}).catch(async (error: unknown) => {
        const started = await latest()
        if (started) return started.id
        throw error
      })
    },
  }
}
