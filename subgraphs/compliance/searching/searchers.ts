import { availableParallelism } from 'node:os'
import type { ContextSource } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { openSearcher, type OpenedSearcher, type SearcherOptions } from './open-searcher.ts'
import type { Searcher } from './searcher.ts'
import { storedLists } from './stored-lists.ts'

const searchers = new WeakMap<Database, OpenedSearcher>()

/** Longer than the lists of all publishers take. */
const LOAD_MS = 30_000

type Ground = Pick<ContextSource, 'database' | 'settings'>

/** The searcher over the lists of a database. It begins to load when it is first asked, and ends with the database. */
export function searcherOf(ground: Ground): Searcher {
  return openedOn(ground)
}

/** Has the lists loaded before anybody asks. What goes wrong is logged, and searches are refused until it is right: the process serves more than them. */
export async function loadLists(ground: Ground, log: SearcherOptions['log']): Promise<void> {
  await openedOn(ground, log).loaded(Date.now() + LOAD_MS).catch((error: unknown) => log?.({ error }, 'the watchlists are not loaded yet; screenings are refused until they are'))
}

function openedOn({ database, settings }: Ground, log?: SearcherOptions['log']): OpenedSearcher {
  const known = searchers.get(database)
  if (known) return known
  const opened = openSearcher({ lists: storedLists(database), threads: settings.screeningThreads ?? Math.max(1, availableParallelism() - 1), ...log && { log } })
  searchers.set(database, opened)
  database.endsWith(() => opened.close())
  return opened
}
