import { expect, test } from '@jest/globals'
import { purgeSequences } from '#core/jobs/purge-sequences.ts'
import { purgeSimulated } from '#core/jobs/purge-simulated.ts'
import { workerOn } from '#test/support/world.ts'
import { bank, type Bank } from './bank.ts'

const DAY_MS = 24 * 3_600_000

const known = async (at: Bank): Promise<string[]> =>
  (
    await at.rows<{ reference: string }>(
      'select reference from core.simulated_rail_transfers where workspace_id = $1 order by reference',
    )
  ).map(({ reference }) => reference)

const sequences = async (at: Bank): Promise<string[]> =>
  (
    await at.rows<{ name: string }>(
      'select name from core.sequence_allocations where workspace_id = $1 order by name',
    )
  ).map(({ name }) => name)

test('the simulated rail keeps a transfer until 30 days after it, and longer while it has no result', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const done = await at.sent(source)
  const waiting = await at.sent(source, { destinationAccountNum: '9000000002' })
  await at.work()
  const worker = workerOn(at.platform)

  at.clock.offsetMs += 29 * DAY_MS
  await purgeSimulated.run(worker)
  const remaining = await known(at)
  at.clock.offsetMs += 2 * DAY_MS
  await purgeSimulated.run(worker)

  expect([await at.status(done.id), await at.status(waiting.id)]).toEqual(['COMPLETED', 'PROCESSING'])
  expect(remaining).toEqual([done.reference, waiting.reference].toSorted())
  expect(await known(at)).toEqual([waiting.reference])
})

test('the sequence of a day is deleted a month later, and those that never end stay', async () => {
  const at = await bank()
  const source = await at.account(100_000n)
  const { reference } = await at.sent(source)
  const day = reference.slice(0, 'TRN20260101'.length)
  const before = await sequences(at)

  at.clock.offsetMs += 29 * DAY_MS
  await purgeSequences.run(workerOn(at.platform))
  const remaining = await sequences(at)
  at.clock.offsetMs += 3 * DAY_MS
  await purgeSequences.run(workerOn(at.platform))

  expect(remaining).toEqual(before)
  expect(before).toContain(day)
  expect(await sequences(at)).toEqual(before.filter(name => !/^TRN/.test(name)))
  expect((await at.sent(source)).reference).not.toBe(reference)
})
