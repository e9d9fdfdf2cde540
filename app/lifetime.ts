import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import { sentenceOf } from './error-message.ts'

export interface Stoppable {
  stop(): Promise<void>
}

/** Longer than any request or job may take, and shorter than the grace period of most supervisors. */
const STOP_MS = 20_000

/**
 * Runs a process until a termination signal, which also aborts a start in progress through the signal that `begin` receives. If the start fails
 * for another reason, prints one sentence and exits with code 1. `last` always runs at the end.
 */
export async function lifetime(
  begin: (stopRequested: AbortSignal) => Promise<Stoppable>,
  last: () => Promise<void> = async () => undefined,
): Promise<void> {
  // A write to a closed pipe emits an error, which would otherwise end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  let running: Stoppable | undefined
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      try {
        if (running)
          await withTimeout(running.stop(), STOP_MS, () => new Error('the process did not stop in time'))
      } catch (error) {
        console.error(error)
      }
      await last()
    })())
  const stopRequest = new AbortController()
  const ended = new Promise<void>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => {
        stopRequest.abort()
        resolve()
      })
  })

  try {
    running = await begin(stopRequest.signal)
  } catch (error) {
    if (!stopRequest.signal.aborted) {
      console.error(sentenceOf(error))
      process.exitCode = 1
    }
    await stop()
    process.exit()
  }

  await ended
  await stop()
  process.exit(0)
}
