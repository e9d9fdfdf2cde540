import { afterAll, expect, test } from '@jest/globals'
import { world } from '#test/support/world.ts'
import { deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { noteWorker, relayNotes } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes } from './notes.ts'
import { hanging, receiver, type Receiver } from './receiver.ts'

const open: Receiver[] = []
afterAll(() => Promise.all(open.map(each => each.close())))

test('a workspace with many slow receivers leaves capacity for the others', async () => {
  const [crowd, other] = [await world(), await world()]
  const [slow, quick] = [await receiver(hanging), await receiver()]
  open.push(slow, quick)
  for (let n = 0; n < 40; n++)
    await givenSubscription(crowd, { workspaceId: crowd.workspaceId, url: slow.url })
  await givenSubscription(other, { workspaceId: other.workspaceId, url: quick.url })
  await crowd.database.asWorker(
    'update webhooks.subscriptions set concurrency = 16 where workspace_id = $1',
    [crowd.workspaceId],
  )
  const stopping = new AbortController()
  const worker = noteWorker(crowd, { timeoutMs: 300_000 }, { signal: stopping.signal })
  await makeNotes(
    crowd.platformContext,
    Array.from({ length: 16 }, () => ({})),
  )
  await relayNotes(worker)
  while ((await deliverToHealthy.run(worker)) > 0) {
    /* until no more can begin */
  }

  await makeNotes(other.platformContext, [{}])
  await relayNotes(worker)
  for (let looks = 0; looks < 5; looks++) await deliverToHealthy.run(worker)
  for (let waits = 0; waits < 2_500 && (quick.received.length === 0 || slow.received.length < 128); waits++)
    await new Promise(resolve => setTimeout(resolve, 10))
  const taken = slow.received.length
  stopping.abort()
  await worker.settled()

  expect(quick.received).toHaveLength(1)
  expect(taken).toBe(128)
}, 60_000)
