import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasEnded } from './postmaster.ts'
import { stopServer } from './processes.ts'

export interface Supervised {
  pid(): number
  stop(): Promise<void>
}

type Launcher = (signal: AbortSignal) => Promise<ChildProcess>

const calmAfterMs = 60_000
// Clients that wait for the database are asked to retry within ten seconds, so the pause must be shorter.
const pauseMsMax = 5_000

/**
 * Keeps one server running until it is stopped. A server that dies is restarted, first immediately, then
 * after growing pauses.
 */
export async function supervise(launch: Launcher, log: (line: string) => void): Promise<Supervised> {
  const stopping = new AbortController()
  let server = await launch(stopping.signal)
  const watching = watch()

  async function watch(): Promise<void> {
    let deaths = 0
    while (!stopping.signal.aborted) {
      const readySince = performance.now()
      if (!hasEnded(server)) await once(server, 'exit', { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      deaths = performance.now() - readySince > calmAfterMs ? 1 : deaths + 1
      log(
        `PostgreSQL ended unexpectedly (${server.signalCode ?? `code ${server.exitCode}`}) and is restarted.`,
      )
      deaths = await relaunch(deaths)
    }
  }

  async function relaunch(deaths: number): Promise<number> {
    for (;;) {
      try {
        await sleep(deaths === 1 ? 0 : Math.min(250 * 2 ** (deaths - 2), pauseMsMax), undefined, {
          signal: stopping.signal,
        })
        server = await launch(stopping.signal)
        return deaths
      } catch (error) {
        if (stopping.signal.aborted) return deaths
        deaths += 1
        log((error as Error).message)
      }
    }
  }

  return {
    pid: () => server.pid!,
    async stop() {
      // Waits for the watcher first, so that it cannot start another server after the last one was stopped.
      stopping.abort()
      await watching
      if (!hasEnded(server)) await stopServer(server.pid!)
    },
  }
}
