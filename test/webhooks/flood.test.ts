import { afterAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { world, type World } from '#test/support/world.ts'
import { attemptsOf, deliveriesOf } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { makeNotes } from './notes.ts'
import { respondWith, hanging, receiver, type Receiver } from './receiver.ts'
import { workerProcess, type WorkerProcess } from './worker-process.ts'

type Kind = 'healthy' | 'recovering' | 'failing' | 'hanging'

/** One workspace with one receiver, and its events. */
interface Party {
  readonly kind: Kind
  readonly here: World
  readonly at: Receiver
  readonly resources: readonly string[]
  readonly events: number
}

/**
 * Twenty receivers, of which six fail and two hang, and ten thousand events in all; the permanently failing
 * ones have the fewest.
 */
const PARTIES: readonly [Kind, count: number, events: number][] = [
  ['healthy', 12, 560],
  ['recovering', 4, 520],
  ['hanging', 2, 540],
  ['failing', 2, 60],
]
const WAVES = 20
const RESOURCES = 10
const SETTINGS = { delayScale: 0.000_2, timeoutMs: 1_000 }
const KILLS = 5

const parties: Party[] = []
const workers: WorkerProcess[] = []
afterAll(async () => {
  for (const each of workers) await each.kill()
})

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

async function party(kind: Kind, events: number): Promise<Party> {
  const here = await world()
  let refused = 0
  const at = await receiver(
    {
      healthy: respondWith(200),
      failing: respondWith(500),
      hanging,
      recovering: ((_, response) => {
        respondWith(refused++ < 100 ? 503 : 200)(_, response)
      }) satisfies Parameters<Receiver['behave']>[0],
    }[kind],
  )
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url })
  const one = { kind, here, at, events, resources: Array.from({ length: RESOURCES }, newId) }
  parties.push(one)
  return one
}

/** Publishes a twentieth of all events, some in each workspace. */
async function wave(which: number): Promise<void> {
  await Promise.all(
    parties.map(async ({ here, resources, events }) => {
      const notes = Array.from({ length: events / WAVES }, (_, n) => ({
        id: resources[(n + which) % RESOURCES]!,
        data: { wave: which, n },
      }))
      await makeNotes(here.as({ kind: 'platform' }), notes)
    }),
  )
}

/** Delivery times of a quiet workspace's events while the others flood. */
async function quietDelays(until: () => boolean): Promise<number[]> {
  const quiet = await party('healthy', 0)
  const publishedMs = new Map<string, number>()
  while (!until()) {
    const id = newId()
    publishedMs.set(id, Date.now())
    await makeNotes(quiet.here.as({ kind: 'platform' }), [{ id, data: { id } }])
    await sleep(100)
  }
  while (new Set(quiet.at.received.map(({ headers }) => headers['webhook-id'])).size < publishedMs.size)
    await sleep(20)
  const first = new Map(
    quiet.at.received
      .toReversed()
      .map(({ body, atMs }) => [(JSON.parse(body) as { data: { id: string } }).data.id, atMs]),
  )
  return [...publishedMs].map(([id, ms]) => first.get(id)! - ms).sort((a, b) => a - b)
}

const pending = async ({ here }: Party): Promise<number> => {
  const [row] = await here.database.read<{ n: number }>(
    here.workspaceId,
    `select (select count(*) from webhooks.deliveries where workspace_id = $1 and status = 'PENDING')::int
    + (select count(*) from kernel.outbox where workspace_id = $1 and relayed_at is null)::int as n`,
    [here.workspaceId],
  )
  return row!.n
}

async function allSettled(): Promise<void> {
  while ((await Promise.all(parties.map(pending))).some(n => n > 0)) await sleep(250)
}

/** Bodies that a receiver got, by event, one per arrival. */
const seenBy = ({ at }: Party): Map<string, Set<string>> => {
  const seen = new Map<string, Set<string>>()
  for (const { headers, body } of at.received) {
    const id = headers['webhook-id'] as string
    seen.set(id, (seen.get(id) ?? new Set()).add(body))
  }
  return seen
}

test('ten thousand events through workers that are killed repeatedly: none is lost, and no receiver waits for a failing or hanging one', async () => {
  for (const [kind, count, events] of PARTIES) for (let n = 0; n < count; n++) await party(kind, events)
  const flood = [...parties]
  expect(flood.reduce((sum, { events }) => sum + events, 0)).toBe(10_000)
  const { databaseName } = flood[0]!.here
  for (let n = 0; n < 2; n++) workers[n] = await workerProcess(databaseName, SETTINGS)

  const begunMs = performance.now()
  let isFlooding = true
  const delays = quietDelays(() => !isFlooding)
  const waves = (async () => {
    for (let which = 0; which < WAVES; which++) {
      await wave(which)
      await sleep(1_000)
    }
  })()
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(3_000)
    await workers[kill % 2]!.kill()
    workers[kill % 2] = await workerProcess(databaseName, SETTINGS)
  }
  await waves
  isFlooding = false
  const floodedMs = performance.now() - begunMs
  const quiet = await delays
  expect(workers.map(each => each.errorOutput())).toEqual(['', ''])
  for (const { kind, at } of flood) if (kind === 'hanging') at.behave(respondWith(200))
  await allSettled()

  for (const one of flood) {
    const { kind, here, events, resources } = one
    const deliveries = await deliveriesOf(here, here.workspaceId)
    const seen = seenBy(one)
    expect([kind, deliveries.length]).toEqual([kind, events])
    expect([kind, [...seen.keys()].sort()]).toEqual([kind, deliveries.map(({ eventId }) => eventId).sort()])
    expect([...seen.values()].filter(bodies => bodies.size !== 1)).toEqual([])
    const bodies = [...seen.values()].map(
      ([body]) => JSON.parse(body!) as { sequence: number; data: { wave: number; n: number } },
    )
    const sequences = Map.groupBy(bodies, ({ data }) => resources[(data.n + data.wave) % RESOURCES]!)
    for (const resource of resources)
      expect(
        sequences
          .get(resource)!
          .map(({ sequence }) => sequence)
          .sort((a, b) => a - b),
      ).toEqual(sequences.get(resource)!.map((_, n) => n + 1))
    if (kind === 'failing')
      expect(
        deliveries.filter(
          ({ status, retries, attempts }) => status !== 'FAILED' || retries !== 6 || attempts < 6,
        ),
      ).toEqual([])
    else expect(deliveries.filter(({ status }) => status !== 'DELIVERED')).toEqual([])
  }
  // A killed worker leaves attempts without an end. Without any, the test would prove nothing.
  const cut = (await Promise.all(flood.map(({ here }) => attemptsOf(here, here.workspaceId))))
    .flat()
    .filter(({ endedAt }) => endedAt === null)
  expect(cut.length).toBeGreaterThan(0)
  expect(quiet.length).toBeGreaterThan(20)
  // Usually some tenths of a second. An event delivered only after the flood waits for half of its duration,
  // on any machine.
  expect(quiet[quiet.length >> 1]).toBeLessThan(floodedMs / 4)
}, 300_000)
