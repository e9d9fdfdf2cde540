import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import {
  relayOutbox,
  releaseHeldEvents,
  type RelayConsumer,
  type RelayedEvent,
} from '#kernel/events/relay.ts'
import { countDerivedEvent } from '#kernel/events/sequence.ts'
import { rewrapSecrets } from '#kernel/security/workspace-keys.ts'
import { asOwner, withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { ENCRYPTION_KEY, keyNamed } from '#test/support/keys.ts'
import { workerOn, world } from '#test/support/world.ts'
import { emit, events, relayed } from './note-events.ts'

test('each aggregate numbers its events from 1 in their order, over many batches', async () => {
  const here = await world()
  const [a, b] = [newId(), newId()]
  for (let n = 1; n <= 3; n++)
    await emit(here.platformContext, [
      { id: a, n },
      { id: b, n },
      { id: a, n: n + 10 },
    ])
  const first = await relayed(here)
  await emit(
    here.platformContext,
    Array.from({ length: 1_100 }, (_, n) => ({ id: a, n: n + 100 })),
  )
  const second = await relayed(here)

  expect(
    first
      .filter(({ aggregateId }) => aggregateId === a)
      .map(({ sequence, data }) => [Number(sequence), data['n']]),
  ).toEqual([
    [1, 1],
    [2, 11],
    [3, 2],
    [4, 12],
    [5, 3],
    [6, 13],
  ])
  expect(
    first.filter(({ aggregateId }) => aggregateId === b).map(({ sequence }) => Number(sequence)),
  ).toEqual([1, 2, 3])
  expect(second.map(({ sequence }) => Number(sequence))).toEqual(
    Array.from({ length: 1_100 }, (_, n) => n + 7),
  )
  expect(second.map(({ data }) => data['n'])).toEqual(Array.from({ length: 1_100 }, (_, n) => n + 100))
})

test('an aggregate numbers its events in their order even if the clock of a machine is behind', async () => {
  const here = await world()
  const id = newId()
  for (const n of [1, 2, 3]) await emit(here.platformContext, [{ id, n }])
  // The second id came from a machine whose clock is years behind; ids start with the time.
  await withClient(adminOf(here.databaseName), admin =>
    admin.query(
      `update kernel.outbox set id = ('00000000-0000-7000-8000-' || right(id::text, 12))::uuid where workspace_id = $1 and data->>'n' = '2'`,
      [here.workspaceId],
    ),
  )

  const events = await relayed(here)

  expect(events.map(({ sequence, data }) => [Number(sequence), data['n']])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
})

test('events without a position are numbered but not delivered', async () => {
  const here = await world()
  const id = newId()
  for (const n of [1, 2]) await emit(here.platformContext, [{ id, n }])
  await withClient(adminOf(here.databaseName), admin =>
    admin.query('update kernel.outbox set position = null where workspace_id = $1', [here.workspaceId]),
  )
  await emit(here.platformContext, [{ id, n: 3 }])

  const events = await relayed(here)

  expect(events.map(({ sequence, data }) => [Number(sequence), data['n']])).toEqual([[3, 3]])
  expect(await relayed(here)).toEqual([])
})

test('personal data of an event is encrypted while it waits, passed to the consumers, and deleted afterwards', async () => {
  const here = await world()
  const id = newId()
  await emit(here.platformContext, [{ id, n: 1, personal: { name: 'Ada Lovelace' } }])
  const stored = (): Promise<{ personal: string | null; data: unknown }[]> =>
    here.database.read(
      here.workspaceId,
      'select personal, data from kernel.outbox where workspace_id = $1 and aggregate_id = $2',
      [here.workspaceId, id],
    )

  const [waiting] = await stored()
  const [event] = await relayed(here)
  const [row] = await stored()

  expect(waiting!.personal).not.toMatch(/Ada|Lovelace/)
  expect(event).toMatchObject({ data: { n: 1 }, personal: { name: 'Ada Lovelace' }, sequence: 1n })
  expect(row).toEqual({ personal: null, data: { n: 1 } })
})

test('an event that cannot be decrypted stays in the outbox, and delays only its own workspace', async () => {
  const [here, other] = [await world(), await world()]
  const id = newId()
  const another = keyNamed('another')
  for (const n of [1, 2, 3])
    await emit(here.platformContext, [{ id, n, ...(n === 2 && { personal: { name: 'Ada Lovelace' } }) }])
  // Simulates that ENCRYPTION_KEY lacks a key under which the workspace's keys are encrypted.
  await asOwner(adminOf(here.databaseName), async owner => {
    await owner.query(`select set_config('app.workspace', $1, false)`, [here.workspaceId])
    const {
      rows: [stored],
    } = await owner.query<{ id: string; sealed: string }>(
      'select id, sealed from kernel.workspace_keys where workspace_id = $1',
      [here.workspaceId],
    )
    const sealed = rewrapSecrets(installationKeys(another, ENCRYPTION_KEY), here.workspaceId, stored!)
    await owner.query('update kernel.workspace_keys set sealed = $2 where workspace_id = $1', [
      here.workspaceId,
      sealed,
    ])
  })
  await emit(other.platformContext, [{ id: newId(), n: 4, personal: { name: 'Grace' } }])
  const seen: RelayedEvent[] = []
  const logged: unknown[] = []
  const run = async (...keys: [Buffer, ...Buffer[]]): Promise<unknown[]> => {
    const worker = workerOn(here.platform, {
      keys: keyringOn(here.database, installationKeys(...keys)),
      log: fields => {
        logged.push(fields['workspaceId'])
      },
    })
    await releaseHeldEvents.run(worker)
    const job = relayOutbox([
      async (_, events) => {
        seen.push(...events)
      },
    ])
    while ((await job.run(worker)) > 0) {
      /* until nothing is waiting */
    }
    return seen
      .splice(0)
      .map(({ workspaceId, data, personal, sequence }) => [
        workspaceId === here.workspaceId,
        data['n'],
        personal,
        sequence,
      ])
  }

  const rounds = [await run(ENCRYPTION_KEY), await run(another, ENCRYPTION_KEY)]
  here.clock.offsetMs += 61_000
  rounds.push(await run(another, ENCRYPTION_KEY))

  expect(rounds).toEqual([
    [[false, 4, { name: 'Grace' }, 1n]],
    [],
    [
      [true, 1, {}, 1n],
      [true, 2, { name: 'Ada Lovelace' }, 2n],
      [true, 3, {}, 3n],
    ],
  ])
  expect(logged).toEqual([here.workspaceId])
})

test('a failing consumer loses no events: they are relayed again with the same sequence', async () => {
  const here = await world()
  await emit(here.platformContext, [{ id: newId(), n: 1 }])

  await expect(
    relayOutbox([
      async () => {
        throw new Error('no database')
      },
    ]).run(workerOn(here.platform)),
  ).rejects.toThrow('no database')
  const again = await relayed(here)

  expect(again.map(({ sequence }) => sequence)).toEqual([1n])
})

test('later consumers get derived events first, and only of types that have a receiver', async () => {
  const here = await world()
  const id = newId()
  await emit(here.platformContext, [{ id, n: 1 }])
  const seen: (readonly [consumer: string, type: string, n: unknown])[] = []
  const noting =
    (name: string): RelayConsumer =>
    async (_, relayed) => {
      for (const { type, data } of relayed) seen.push([name, type, data['n']])
    }
  const deriving: RelayConsumer = async (_, relayed, _worker, selectReceived) => {
    const types = [events.reported.type, 'test.unhandled']
    const received = await selectReceived(
      types.flatMap(type => relayed.map(({ workspaceId }) => ({ workspaceId, type }))),
    )
    return received.flatMap(({ type }) =>
      relayed.map(event => ({ ...event, id: newId(), type, aggregateId: newId() })),
    )
  }

  await relayOutbox([noting('before'), deriving, noting('after')], (_, types) =>
    Promise.resolve(types.filter(({ type }) => type === events.reported.type)),
  ).run(workerOn(here.platform))
  const withoutReceivers = relayOutbox([deriving, noting('alone')])
  await emit(here.platformContext, [{ id, n: 2 }])
  await withoutReceivers.run(workerOn(here.platform))

  expect(seen).toEqual([
    ['before', 'test.noted', 1],
    ['after', 'test.reported', 1],
    ['after', 'test.noted', 1],
    ['alone', 'test.noted', 2],
  ])
})

test('events after a derived one continue its sequence, whether or not it was counted before', async () => {
  const here = await world()
  const id = newId()
  const emitLater = command(async (tx, n: number) => {
    await countDerivedEvent(tx, events.noted.aggregate, id)
    tx.emit(events.noted, id, { n })
  })

  await emitLater(here.platformContext, 1)
  await emitLater(here.platformContext, 2)
  const first = await relayed(here)
  await emitLater(here.platformContext, 3)
  const second = await relayed(here)

  expect([...first, ...second].map(({ sequence, data }) => [sequence, data['n']])).toEqual([
    [2n, 1],
    [3n, 2],
    [4n, 3],
  ])
})

test('a run takes fewer events if they are large, at least one, and keeps their order', async () => {
  const here = await world()
  const id = newId()
  // Random text, which PostgreSQL cannot compress.
  const text = (): string => randomBytes(45_000).toString('hex')
  const emitLarge = command(async (tx, n: number) => {
    tx.emit(events.noted, id, { n, text: n === 1 ? text() + text() + text() : text() })
  })
  for (let n = 1; n <= 6; n++) await emitLarge(here.platformContext, n)
  const runs: unknown[][] = []
  const job = relayOutbox([
    async (_, relayed) => {
      runs.push(relayed.map(({ data, sequence }) => [data['n'], sequence]))
    },
  ])

  while ((await job.run(workerOn(here.platform))) > 0) {
    /* until nothing is waiting */
  }

  expect(runs.flat()).toEqual(Array.from({ length: 6 }, (_, n) => [n + 1, BigInt(n + 1)]))
  expect(runs.map(({ length }) => length)).toEqual([1, 3, 2])
})

test('concurrent relays deliver each event once', async () => {
  const here = await world()
  const id = newId()
  await Promise.all(Array.from({ length: 20 }, (_, n) => emit(here.platformContext, [{ id, n }])))
  const seen: RelayedEvent[] = []
  const job = relayOutbox([
    async (_, events) => {
      seen.push(...events.filter(({ workspaceId }) => workspaceId === here.workspaceId))
    },
  ])

  for (let round = 0; round < 5; round++)
    await Promise.all([1, 2, 3].map(() => job.run(workerOn(here.platform))))

  expect(seen.map(({ sequence }) => Number(sequence)).sort((x, y) => x - y)).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
})
