import { availableParallelism } from 'node:os'
import type { ContextSource } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { openSearcher, type OpenedSearcher, type SearcherOptions } from './open-searcher.ts'
import type { Searcher } from './searcher.ts'
import { storedLists } from './stored-lists.ts'

const searchers = new WeakMap<Database, OpenedSearcher>()

/** Longer than the time to load all lists. */
const LOAD_MS = 30_000

type SearcherSource = Pick<ContextSource, 'database' | 'settings'>

/** The searcher of a database. It starts to load lists at the first search, and is closed together with the database. */
export function searcherOf(source: SearcherSource): Searcher {
  return openSearcherOn(source)
}

/** Loads the lists at start. Errors are logged and do not stop the process; searches are rejected until the lists are loaded. */
export async function loadLists(source: SearcherSource, log: SearcherOptions['log']): Promise<void> {
  await openSearcherOn(source, log)
    .load(Date.now() + LOAD_MS)
    .catch((error: unknown) =>
      log?.({ error }, 'watchlists are not loaded yet; screenings are rejected until they are'),
    )
}

function openSearcherOn(
  { database, settings }: SearcherSource,
  log?: SearcherOptions['log'],
): OpenedSearcher {
  const known = searchers.get(database)
  if (known) return known
  const opened = openSearcher({
    lists: storedLists(database),
    threads: settings.screeningThreads ?? Math.max(1, availableParallelism() - 1),
    ...(log && { log }),
  })
  searchers.set(database, opened)
  database.endsWith(() => opened.close())
  return opened
}
