import type { ListSource } from '../watchlists/formats/formats.ts'
import type { LoadedList } from './crew.ts'
import { openIndexMaker, type IndexMaker } from './index-maker.ts'
import type { StoredLists, StoredVersion } from './stored-lists.ts'
import type { Spawn } from './threads.ts'

export type LoadedLists = ReadonlyMap<ListSource, LoadedList>
export type SearchLog = (fields: Readonly<Record<string, unknown>>, message: string) => void

export interface LoadOptions {
  readonly lists: StoredLists
  readonly spawn: Spawn
  readonly log: SearchLog
  readonly signal: AbortSignal
  /** What is loaded by then is taken into use, and the rest after it. */
  readonly withinMs: number
}

export interface Loaded {
  readonly lists: LoadedLists
  /** Whether more is in force than was loaded in that time. */
  readonly isMoreLeft: boolean
}

/** Loads what is in force and not loaded yet, small lists first; undefined where nothing is otherwise than before. */
export async function load(before: LoadedLists | undefined, { lists, ...options }: LoadOptions): Promise<Loaded | undefined> {
  const active = await lists.active()
  const kept = [...before?.values() ?? []].filter(({ stored }) => active.some(({ source }) => source === stored.source))
  const changed = active.filter(({ source, number }) => before?.get(source)?.stored.number !== number).sort((one, other) => one.entries - other.entries)
  const { made, left } = changed.length === 0 ? { made: [], left: 0 } : await make(lists, changed, options)
  if (before !== undefined && made.length === 0 && kept.length === before.size) return undefined
  return { lists: new Map([...kept, ...made].map(list => [list.stored.source, list])), isMoreLeft: left > 0 }
}

/** A list that cannot be loaded is logged and tried again at the next look; until then the version before it is searched. */
async function make(lists: StoredLists, changed: readonly StoredVersion[], { spawn, log, signal, withinMs }: Omit<LoadOptions, 'lists'>): Promise<{ made: LoadedList[]; left: number }> {
  const endAt = performance.now() + withinMs
  const made: LoadedList[] = []
  let maker: IndexMaker | undefined
  const close = async (): Promise<void> => {
    const last = maker
    maker = undefined
    await last?.close()
  }
  const ended = (): void => void close()
  signal.addEventListener('abort', ended)
  try {
    for (const [at, stored] of changed.entries()) {
      if (performance.now() > endAt) return { made, left: changed.length - at }
      signal.throwIfAborted()
      try {
        maker ??= openIndexMaker(lists, spawn)
        made.push({ stored, index: await maker.make(stored) })
      } catch (error) {
        if (signal.aborted) throw error
        log({ error, source: stored.source, version: stored.version }, 'a watchlist could not be loaded')
        // It may hold a part of this list, or be gone; the next list is made by another.
        await close()
      }
    }
    return { made, left: 0 }
  } finally {
    signal.removeEventListener('abort', ended)
    await close()
  }
}
