import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface WorkerProcess {
  /** SIGKILL: nothing is finished and no lease is returned. */
  kill(): Promise<void>
  /** Output on stderr. */
  errorOutput(): string
}

/** Starts a worker in a separate process; resolves once it is running. */
export async function workerProcess(
  databaseName: string,
  { delayScale, timeoutMs }: { delayScale: number; timeoutMs: number },
): Promise<WorkerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'fixtures/worker-process.ts'),
      databaseName,
      String(delayScale),
      String(timeoutMs),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // As the product's own entry does: compiling the program takes longer than most tests.
      env: { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache') },
    },
  )
  const ended = once(child, 'exit')
  let errorOutput = ''
  child.stderr!.on('data', chunk => {
    errorOutput += chunk
  })
  await Promise.race([
    once(child.stdout!, 'data'),
    ended.then(() => {
      throw new Error(`the worker ended before it worked: ${errorOutput}`)
    }),
  ])
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    errorOutput: () => errorOutput,
  }
}
