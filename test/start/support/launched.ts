import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const REPOSITORY = join(import.meta.dirname, '../../..')

export interface Launch {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** Path of another Node executable. */
  readonly node?: string
  /** Whether to start through npm, as users do. */
  readonly npm?: boolean
  readonly uid?: number
  /** Path of another program. */
  readonly program?: string
  /** Whether to close the pipes of its output. */
  readonly closesOutput?: boolean
}

export interface Launched {
  readonly pid: number
  out(): string
  err(): string
  /** Resolves when the program reports that it is up; rejects if it ends before. */
  ready(): Promise<void>
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  signal(name: NodeJS.Signals): void
  /** Signals the process and all its descendants, as a terminal does on Ctrl-C. */
  signalGroup(name: NodeJS.Signals): void
  /** Sends SIGTERM, then SIGKILL if the process does not end. */
  stop(): Promise<void>
}

const TIMEOUT_MS = 20_000

/** Runs the program in its own process group. */
export function launched(
  args: readonly string[],
  {
    env,
    cwd,
    node = process.execPath,
    npm = false,
    uid,
    program = join(REPOSITORY, 'bin/fiducia.js'),
    closesOutput = false,
  }: Launch,
): Launched {
  const [command, ...words] = npm ? ['npm', '--silent', ...args] : [node, program, ...args]
  const child = spawn(command!, words, {
    env: { NODE_COMPILE_CACHE: join(REPOSITORY, 'node_modules/.cache'), ...(env ?? process.env) },
    cwd: npm ? REPOSITORY : cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  if (closesOutput) for (const pipe of [child.stdout, child.stderr]) pipe.destroy()
  let [out, err] = ['', '']
  const listeners = new Set<() => void>()
  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', chunk => {
    out += chunk
    notify()
  })
  child.stderr.on('data', chunk => {
    err += chunk
  })
  let isOver = false
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject)
    // PostgreSQL does not inherit these pipes, so they close when the process ends.
    child.once('close', (code, signal) => {
      isOver = true
      resolve({ code, signal })
      notify()
    })
  })

  return {
    pid: child.pid!,
    out: () => out,
    err: () => err,
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (out.includes('Fiducia is up at')) resolve()
          else if (isOver) reject(new Error(`It ended before it was up: ${err}`))
          else return
          listeners.delete(check)
        }
        listeners.add(check)
        check()
      }),
    signal: name => void child.kill(name),
    signalGroup: name => void process.kill(-child.pid!, name),
    async stop() {
      if (isOver) return
      child.kill('SIGTERM')
      const impatience = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), TIMEOUT_MS)
      await ended
      clearTimeout(impatience)
    },
  }
}
