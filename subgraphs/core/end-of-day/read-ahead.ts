import type { Context } from '#kernel/context.ts'
import { perDatabase } from '#kernel/database/per-database.ts'

/** What was read for a position before the chunk at that position is worked on. */
interface Ahead<Result> {
  readonly position: string
  readonly result: Promise<Result>
}

export interface ReadAhead<Result> {
  /** What was read for the position, which is then forgotten; undefined if nothing was, or reading failed. */
  take(ctx: Context, position: string): Promise<Result | undefined>
  /** Starts to read for a position, while the chunk before it is written. */
  start(ctx: Context, position: string, read: () => Promise<Result>): void
}

const WORKSPACES_MAX = 20

/** Keeps one result for each workspace of a database, and of at most 20 workspaces. */
export function readAhead<Result>(): ReadAhead<Result> {
  const aheadIn = perDatabase(() => new Map<string, Ahead<Result>>())
  return {
    async take({ database, actor: { workspaceId } }, position) {
      const ahead = aheadIn(database)
      const ready = ahead.get(workspaceId)
      ahead.delete(workspaceId)
      return ready?.position === position ? ready.result.catch(() => undefined) : undefined
    },
    start({ database, actor: { workspaceId } }, position, read) {
      const ahead = aheadIn(database)
      if (ahead.size >= WORKSPACES_MAX) return
      const result = read()
      result.catch(() => {})
      ahead.set(workspaceId, { position, result })
    },
  }
}
