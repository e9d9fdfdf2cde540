import type { Keyring } from '#kernel/keyring.ts'
import type { Log } from './log.ts'

/** So long a process may go on with keys of a workspace that were destroyed or renewed elsewhere. */
const EVERY_MS = 2_000

/** Notices what becomes of the keys of workspaces in other processes. Where that cannot be known, they are read again before each use. */
export function watchKeys(keys: Pick<Keyring, 'refresh' | 'expire'>, log: Log): { stop(): void } {
  let isFailing = false
  const look = async (): Promise<void> => {
    try {
      await keys.refresh()
      isFailing = false
    } catch (error) {
      keys.expire()
      if (!isFailing) log({ error }, 'changes of keys could not be looked for; keys are read again until they can')
      isFailing = true
    }
  }
  void look()
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
