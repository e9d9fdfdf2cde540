import { expect, test } from '@jest/globals'
import { purgeSimulated } from '#remittance/jobs/purge-simulated.ts'
import { workerOn } from '#test/support/world.ts'
import { setting } from './given.ts'
import { rememberedOf, stored, transferTo } from './transfer-history.ts'

const DAY_MS = 24 * 3_600_000

test('the simulators keep what they know about a transfer until 30 days after it, and longer while it has not ended', async () => {
  const here = await setting()
  const paid = await transferTo(here, 'Obi')
  await here.work(60_000, 4)
  const waiting = await transferTo(here, 'Test-Payout-Unknown')
  await here.work()
  const worker = workerOn(here.platform)

  here.clock.offsetMs += 29 * DAY_MS
  await purgeSimulated.run(worker)
  const remaining = await rememberedOf(here, paid.reference)
  here.clock.offsetMs += 2 * DAY_MS
  await purgeSimulated.run(worker)

  expect(await stored(here, paid.id)).toMatchObject({ status: 'COMPLETED', returnsDueAt: null })
  expect(await stored(here, waiting.id)).toMatchObject({ status: 'PROCESSING' })
  expect(remaining).toMatchObject({ collection: 'COLLECTED', payout: { timesSent: 1 } })
  expect(await rememberedOf(here, paid.reference)).toEqual({ collection: undefined, payout: undefined })
  expect(await rememberedOf(here, waiting.reference)).toMatchObject({
    collection: 'COLLECTED',
    payout: { timesSent: 1 },
  })
})
