import { expect, test } from '@jest/globals'
import { deleteSequences } from '#kernel/events/sequence.ts'
import { newId } from '#kernel/id.ts'
import { workerOn, world, type World } from '#test/support/world.ts'
import { emit, events, relayed } from './note-events.ts'

const countersOf = async ({ database }: World, ids: readonly string[]): Promise<unknown[]> =>
  database.asWorker(
    'select aggregate_id as id, events from kernel.aggregates where aggregate_id = any($1::uuid[]) order by 1',
    [ids],
  )

test('the counter of a deleted record is deleted, unless one of its events still waits for its number', async () => {
  const here = await world()
  const { workspaceId, platformContext } = here
  const [ended, waiting] = [newId(), newId()]
  await emit(platformContext, [
    { id: ended, n: 1 },
    { id: waiting, n: 1 },
  ])
  await relayed(here)
  await emit(platformContext, [{ id: waiting, n: 2 }])

  await workerOn(here.platform).transaction(sql =>
    deleteSequences(
      sql,
      events.noted.aggregate,
      [ended, waiting].map(id => ({ workspaceId, id })),
    ),
  )

  expect(await countersOf(here, [ended, waiting])).toEqual([{ id: waiting, events: 1n }])
  expect((await relayed(here)).map(({ aggregateId, sequence }) => [aggregateId, sequence])).toEqual([
    [waiting, 2n],
  ])
})
