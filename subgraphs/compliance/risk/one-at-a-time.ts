import { createSemaphore, type Semaphore } from '#kernel/concurrency/semaphore.ts'
import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'

const WAITING_MAX = 4
const WAIT_MS = 5_000

const turnsOf = perDatabase(() => new Map<string, { readonly semaphore: Semaphore; users: number }>())

/** Runs one work of a workspace at a time in this process. Throws UNAVAILABLE when too many wait, or when the wait takes 5 seconds. */
export async function oneAtATime<Result>(
  { database, actor: { workspaceId } }: Pick<Context, 'database' | 'actor'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns = turnsOf(database)
  const turn = turns.get(workspaceId) ?? {
    semaphore: createSemaphore({ permits: 1, waitingMax: WAITING_MAX, waitMs: WAIT_MS }),
    users: 0,
  }
  turns.set(workspaceId, turn)
  turn.users += 1
  try {
    return await turn.semaphore.run(1, work)
  } finally {
    turn.users -= 1
    if (turn.users === 0) turns.delete(workspaceId)
  }
}
