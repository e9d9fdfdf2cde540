import { world, type World } from '#test/support/world.ts'
import { noteWorker } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { receiver, type Behaviour, type Receiver } from './receiver.ts'

export interface Setting {
  readonly here: World
  readonly at: Receiver
  readonly worker: ReturnType<typeof noteWorker>
}

/** A receiver with the given behaviour, and a worker with the unscaled retry schedule. */
export async function setting(
  behaviour: Behaviour,
  {
    timeoutMs = 10_000,
    ...given
  }: { timeoutMs?: number; service?: 'remittance' | 'idv'; status?: 'ACTIVE' | 'PAUSED' } = {},
): Promise<Setting> {
  const here = await world()
  const at = await receiver(behaviour)
  await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url, ...given })
  return { here, at, worker: noteWorker(here, { delayScale: 1, timeoutMs }) }
}
