import { expect, test } from '@jest/globals'
import { deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { world } from '#test/support/world.ts'
import { noteWorker, relayNotes } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes } from './notes.ts'
import { receiver } from './receiver.ts'

test('a claim during the write of a result finds the receiver that has capacity again, and continues with it', async () => {
  const here = await world()
  const { database } = here
  const at = await receiver()
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url })
  await database.asWorker('update webhooks.subscriptions set concurrency = 1 where workspace_id = $1', [
    here.workspaceId,
  ])
  const [writing, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let transactions = 0
  const worker = noteWorker(
    here,
    {},
    {
      transaction: work =>
        database.workerTransaction(async sql => {
          const isWriting = transactions++ === 1
          const result = await work(sql)
          if (isWriting) {
            writing.resolve()
            await going.promise
          }
          return result
        }),
    },
  )
  await makeNotes(here.platformContext, [{}, {}])
  await relayNotes(noteWorker(here))
  // Separate connections for the write, the claim and the concurrent queries.
  await Promise.all([1, 2, 3].map(() => database.asWorker('select 1')))

  await deliverToHealthy.run(worker)
  await writing.promise
  const run = deliverToHealthy.run(worker)
  // The row stays locked for the duration of several statements.
  for (let n = 0; n < 30; n++) await database.asWorker('select 1')
  going.resolve()

  expect(await run).toBe(1)
  await worker.settled()
  expect(at.received).toHaveLength(2)
})
