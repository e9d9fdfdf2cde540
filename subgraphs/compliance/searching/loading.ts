import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { LoadedList } from './thread-group.ts'
import { openIndexBuilderThread, type IndexBuilderThread } from './index-builder-thread.ts'
import type { StoredLists, StoredVersion } from './stored-lists.ts'
import type { Spawn } from './threads.ts'

export type LoadedLists = ReadonlyMap<ListSource, LoadedList>
export type SearchLog = (fields: Readonly<Record<string, unknown>>, message: string) => void

export interface LoadOptions {
  readonly lists: StoredLists
  readonly spawn: Spawn
  readonly log: SearchLog
  readonly signal: AbortSignal
  /** Lists loaded within this time are used immediately; the rest follow in the next round. */
  readonly withinMs: number
}

export interface Loaded {
  readonly lists: LoadedLists
  /** Whether active versions remain that were not loaded in that time. */
  readonly isMoreLeft: boolean
}

/** Loads the active versions that are not loaded yet, small lists first; returns undefined when nothing changed. */
export async function load(
  before: LoadedLists | undefined,
  { lists, ...options }: LoadOptions,
): Promise<Loaded | undefined> {
  const active = await lists.active()
  const unchanged = [...(before?.values() ?? [])].filter(({ stored }) =>
    active.some(({ source }) => source === stored.source),
  )
  const changed = active
    .filter(({ source, number }) => before?.get(source)?.stored.number !== number)
    .sort((one, other) => one.entries - other.entries)
  const { built, left } =
    changed.length === 0 ? { built: [], left: 0 } : await buildIndexes(lists, changed, options)
  if (before !== undefined && built.length === 0 && unchanged.length === before.size) return undefined
  return {
    lists: new Map([...unchanged, ...built].map(list => [list.stored.source, list])),
    isMoreLeft: left > 0,
  }
}

/** A list that cannot be loaded is logged and retried in the next round; until then its previous version is searched. */
async function buildIndexes(
  lists: StoredLists,
  changed: readonly StoredVersion[],
  { spawn, log, signal, withinMs }: Omit<LoadOptions, 'lists'>,
): Promise<{ built: LoadedList[]; left: number }> {
  const endAt = performance.now() + withinMs
  const built: LoadedList[] = []
  let builder: IndexBuilderThread | undefined
  const close = async (): Promise<void> => {
    const last = builder
    builder = undefined
    await last?.close()
  }
  const onAbort = (): void => void close()
  signal.addEventListener('abort', onAbort)
  try {
    for (const [at, stored] of changed.entries()) {
      if (performance.now() > endAt) return { built, left: changed.length - at }
      signal.throwIfAborted()
      try {
        builder ??= openIndexBuilderThread(lists, spawn)
        built.push({ stored, index: await builder.build(stored) })
      } catch (error) {
        if (signal.aborted) throw error
        log({ error, source: stored.source, version: stored.version }, 'failed to load a watchlist')
        // The thread may hold a partial index or have ended, so the next list gets a new one.
        await close()
      }
    }
    return { built, left: 0 }
  } finally {
    signal.removeEventListener('abort', onAbort)
    await close()
  }
}
