import { expect, test } from '@jest/globals'
import { advanceTransfers, screenHeldTransfers } from '#remittance/jobs/advance-transfers.ts'
import { watchForReturns } from '#remittance/jobs/watch-for-returns.ts'
import {
  dyingDatabase,
  rememberedOf,
  statusesOf,
  transferTo,
  workerWith,
  type Remembered,
} from './transfer-history.ts'
import { setting, type Setting } from './given.ts'

interface End {
  readonly statuses: readonly string[]
  readonly remembered: Remembered
}

const LEASE_MS = 10_000

/**
 * Crashes a worker after the given number of database calls and lets another one take over. Returns whether
 * the first one crashed.
 */
async function afterDeath(
  here: Setting,
  lastName: string,
  lifetime: number,
  isLastDone: boolean,
): Promise<{ isDead: boolean; end: End }> {
  const { id, reference } = await transferTo(here, lastName)
  const database = dyingDatabase(here, lifetime, isLastDone)
  const dying = workerWith(here, database)
  for (let round = 0; round < 6 && !database.isDead(); round++) {
    for (const job of [advanceTransfers, screenHeldTransfers, watchForReturns])
      while (!database.isDead() && (await job.run(dying)) > 0) {
        /* until nothing is due */
      }
    here.clock.offsetMs += 1_000
  }

  await here.work(LEASE_MS)
  await here.work(2_000, 6)
  return {
    isDead: database.isDead(),
    end: { statuses: await statusesOf(here, id), remembered: await rememberedOf(here, reference) },
  }
}

const PAID = { timesSent: 1, timesReceived: 1, amountMinor: 14_377_604n }

const ENDS: readonly (readonly [lastName: string, end: End])[] = [
  [
    'Obi',
    {
      statuses: ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'],
      remembered: { collection: 'COLLECTED', payout: PAID },
    },
  ],
  [
    'test-payout-unknown',
    {
      statuses: ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'],
      remembered: { collection: 'COLLECTED', payout: PAID },
    },
  ],
  [
    'test-payout-rejected',
    {
      statuses: ['CREATED', 'FUNDED', 'PROCESSING', 'FAILED', 'REFUNDED'],
      remembered: { collection: 'REFUNDED', payout: PAID },
    },
  ],
]

for (const [lastName, end] of ENDS)
  for (const isLastDone of [false, true]) {
    test(`a worker that dies ${isLastDone ? 'after' : 'before'} any of its steps does not change how a transfer to ${lastName} ends: collected once, sent once`, async () => {
      const here = await setting()
      let deaths = 0
      for (let lifetime = 1, isDead = true; isDead; lifetime++) {
        const outcome = await afterDeath(here, lastName, lifetime, isLastDone)
        isDead = outcome.isDead
        if (isDead) deaths += 1

        expect({ lifetime, ...outcome.end }).toEqual({ lifetime, ...end })
      }

      expect(deaths).toBeGreaterThan(10)
    }, 120_000)
  }

test('a payout is sent again only if it never arrived, and only once the first request cannot arrive any more', async () => {
  const here = await setting()
  here.clock.stoppedAtMs = Date.now()
  const { id, reference } = await transferTo(here, 'test-payout-lost')
  await here.work()
  await here.work(1_000)
  const before = await rememberedOf(here, reference)

  await here.work(1_500)
  await here.work(1_500)

  expect(before.payout).toMatchObject({ timesSent: 1, timesReceived: 0 })
  expect((await rememberedOf(here, reference)).payout).toMatchObject({ timesSent: 2, timesReceived: 1 })
  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'])
})
