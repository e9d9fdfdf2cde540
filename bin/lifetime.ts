import { setTimeout as sleep } from 'node:timers/promises'
import { sentenceOf } from './sentence.ts'

export interface Stoppable {
  stop(): Promise<void>
}

/** Longer than any request or duty may take, and shorter than most supervisors wait before they kill. */
const STOP_MS = 20_000

/** Begins a process and keeps it until a signal asks for its end; where it cannot begin, it says why in a sentence and ends with 1. `last` is done whatever becomes of the rest. */
export async function lifetime(begin: () => Promise<Stoppable>, last: () => Promise<void> = async () => undefined): Promise<void> {
  // A write to a pipe that its reader has closed fails, and Node would end the process for it.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  let running: Stoppable | undefined
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= (async () => {
    await Promise.race([running?.stop().catch((error: unknown) => console.error(error)), sleep(STOP_MS, undefined, { ref: false })])
    await last()
  })())
  const ended = new Promise<void>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })

  try {
    running = await begin()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
    await stop()
    process.exit()
  }

  await ended
  await stop()
  process.exit(0)
}
