import { beforeAll, expect, test } from '@jest/globals'
import { scheduleBatchRuns } from '#sentinel/jobs/schedule-batch-runs.ts'
import { workerOn } from '#test/support/world.ts'
import { batchRunClient, type BatchRunClient } from './batch-run-client.ts'
import { DAY_MS, storeTransactions } from './stored-transactions.ts'

let at: BatchRunClient
beforeAll(async () => {
  at = await batchRunClient()
})

test('a full run of each workspace with watched profiles and transactions starts once a night', async () => {
  const profileId = await at.profile()
  await storeTransactions(at, profileId, [{}])
  const midnight = new Date(Math.floor(at.now() / DAY_MS) * DAY_MS + DAY_MS)
  const scheduled = (hours: number): Promise<number> =>
    scheduleBatchRuns.run(
      workerOn(at.platform, {
        now: () => new Date(midnight.getTime() + hours * 3_600_000),
        contextIn: async id => ({
          ...(await at.platform.contextIn(id)),
          now: () => new Date(midnight.getTime() + hours * 3_600_000),
        }),
      }),
    )
  const nightly = async (): Promise<string[]> =>
    (
      await at.rows<{ day: string }>(
        `select scheduled_on::text as day from sentinel.batch_runs
        where scheduled_on >= $2::date and workspace_id = (select workspace_id from sentinel.profiles where id = $1) order by 1`,
        [profileId, midnight.toISOString().slice(0, 10)],
      )
    ).map(({ day }) => day)

  await scheduled(1.9)
  const early = await nightly()
  await Promise.all([scheduled(2.1), scheduled(2.1), scheduled(5)])
  const first = await nightly()
  await scheduled(26.1)

  expect([early.length, first.length, (await nightly()).length]).toEqual([0, 1, 2])
  const runs = await at.call('GET', '/batch-runs?type=FULL&limit=2')
  expect(runs.body).toMatchObject({ batch_runs: [{ created_by: 'platform' }, { created_by: 'platform' }] })
})
