import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import type { ReadDocumentOptions } from './printed-data.ts'
import { openReadingPool, type ReadingPool, type ReadingResult } from './reading-pool.ts'

declare module '#kernel/context.ts' {
  interface Settings {
    /** Number of threads that read pictures of documents; 1 by default. */
    readonly ocrThreads?: number
  }
}

const pools = new WeakMap<Database, ReadingPool>()

/** How long the caller waits for a reading, unless it names another time. */
const WITHIN_MS = 10_000
const THREADS = 1

type ReadingSource = Pick<Context, 'actor' | 'database' | 'settings'>

/**
 * Reads one side of a document in the threads of this process. Gives a reason instead of a reading where the
 * queue, or the workspace's share of it, is full, the time is over, or the reader fails; the picture can be read
 * later. Never rejects because of a picture.
 */
export function readDocument(
  source: ReadingSource,
  picture: Uint8Array,
  options: ReadDocumentOptions & { readonly withinMs?: number },
): Promise<ReadingResult> {
  const { withinMs = WITHIN_MS, ...task } = options
  const { workspaceId } = source.actor
  return poolOf(source).read({ picture, options: task }, { workspaceId, withinMs })
}

/** The threads of a database. They start with the first picture, and end together with the database. */
function poolOf({ database, settings }: Pick<Context, 'database' | 'settings'>): ReadingPool {
  const known = pools.get(database)
  if (known) return known
  const opened = openReadingPool({ threads: settings.ocrThreads ?? THREADS })
  pools.set(database, opened)
  database.endsWith(() => opened.close())
  return opened
}
