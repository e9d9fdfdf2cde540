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
  { lists, spawn, signal, ...options }: LoadOptions,
): Promise<Loaded | undefined> {
  const builder = currentBuilder(() => openIndexBuilderThread(lists, spawn), signal)
  try {
    // The first round nearly always has a list to load, so the thread starts while the versions are read.
    if (before === undefined) builder.open()
    const active = await lists.active()
    const unchanged = [...(before?.values() ?? [])].filter(({ stored }) =>
      active.some(({ source }) => source === stored.source),
    )
    const changed = active
      .filter(({ source, number }) => before?.get(source)?.stored.number !== number)
      .sort((one, other) => one.entries - other.entries)
    const { built, left } = await buildIndexes(changed, { builder, signal, ...options })
    if (before !== undefined && built.length === 0 && unchanged.length === before.size) return undefined
    return {
      lists: new Map([...unchanged, ...built].map(list => [list.stored.source, list])),
      isMoreLeft: left > 0,
    }
  } finally {
    await builder.close()
  }
}

interface CurrentBuilder {
  /** The thread, which is started if there is none. */
  open(): IndexBuilderThread
  close(): Promise<void>
}

/** Holds one thread at a time, and closes it when the signal is aborted. */
function currentBuilder(start: () => IndexBuilderThread, signal: AbortSignal): CurrentBuilder {
  let current: IndexBuilderThread | undefined
  const end = async (): Promise<void> => {
    const last = current
    current = undefined
    await last?.close()
  }
  const onAbort = (): void => void end()
  return {
    open() {
      if (current) return current
      signal.addEventListener('abort', onAbort)
      return (current = start())
    },
    async close() {
      signal.removeEventListener('abort', onAbort)
      await end()
    },
  }
}

type BuildOptions = Pick<LoadOptions, 'log' | 'signal' | 'withinMs'> & { readonly builder: CurrentBuilder }

/** A list that cannot be loaded is logged and retried in the next round; until then its previous version is searched. */
async function buildIndexes(
  changed: readonly StoredVersion[],
  { builder, log, signal, withinMs }: BuildOptions,
): Promise<{ built: LoadedList[]; left: number }> {
  const endAt = performance.now() + withinMs
  const built: LoadedList[] = []
  for (const [at, stored] of changed.entries()) {
    if (performance.now() > endAt) return { built, left: changed.length - at }
    signal.throwIfAborted()
    try {
      built.push({ stored, index: await builder.open().build(stored) })
    } catch (error) {
      if (signal.aborted) throw error
      log({ error, source: stored.source, version: stored.version }, 'failed to load a watchlist')
      // The thread may hold a partial index or have ended, so the next list gets a new one.
      await builder.close()
    }
  }
  return { built, left: 0 }
}
