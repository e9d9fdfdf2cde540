import { Worker } from 'node:worker_threads'
import type { Search } from '#compliance/searching/searcher.ts'
import type { StoredLists, StoredVersion } from '#compliance/searching/stored-lists.ts'
import { spawnThread, type Spawn } from '#compliance/searching/threads.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { listedParty, partyNamed } from '#test/compliance/parties.ts'

export const entry = (id: string, name: string, more: Partial<WatchlistEntry> = {}): WatchlistEntry =>
  listedParty({ id, names: [{ text: name, kind: 'PRIMARY' }], ...more })

export const searchFor = (name: string, sources: readonly ListSource[] = ['UN_CONSOLIDATED']): Search => ({
  party: partyNamed(name),
  sources,
  threshold: 70,
  limit: 10,
})

export const soon = (workspaceId = 'a'): { deadlineAt: number; workspaceId: string } => ({
  workspaceId,
  deadlineAt: Date.now() + 20_000,
})

export interface TestLists extends StoredLists {
  /** Activates a version of a list. */
  put(source: ListSource, number: number, entries: readonly WatchlistEntry[]): void
}

/** In-memory lists with the behaviour of the stored ones. */
export function storedLists(): TestLists {
  const active = new Map<ListSource, StoredVersion>()
  const entries = new Map<string, readonly WatchlistEntry[]>()
  return {
    put(source, number, content) {
      active.set(source, { source, number, version: `v${number}`, entries: content.length })
      entries.set(`${source} ${number}`, content)
    },
    active: () => Promise.resolve([...active.values()]),
    async *pages({ source, number }) {
      for (const each of entries.get(`${source} ${number}`)!) yield JSON.stringify([each])
    },
  }
}

/** Starts real threads and records them. */
export function watchedThreads(): { spawn: Spawn; begun: Worker[]; running: Set<Worker> } {
  const begun: Worker[] = []
  const running = new Set<Worker>()
  return {
    begun,
    running,
    spawn(name, data) {
      const thread = spawnThread(name, data)
      if (name === 'search-thread') {
        begun.push(thread)
        running.add(thread)
        thread.on('exit', () => running.delete(thread))
      }
      return thread
    },
  }
}

/** A thread that runs this code for every message. */
export const silentThread = (does: string): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', request => { ${does} })`,
    { eval: true },
  )

/** A thread that reports ready and runs this code for every search. */
export const badThread = (does: string): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', search => { ${does} }); parentPort.postMessage({ kind: 'ready' })`,
    { eval: true },
  )

export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 25_000): Promise<void> {
  const endAt = performance.now() + withinMs
  while (!(await isSo())) {
    if (performance.now() > endAt) throw new Error(`not so after ${withinMs} ms`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
