import type { Keyring } from '#kernel/security/keyring.ts'
import type { Log } from '#app/log.ts'

/** Maximum time for which a process uses keys of a workspace that another process destroyed or renewed. */
const EVERY_MS = 2_000

/** Polls for key changes made by other processes. While polling fails, keys are reloaded before each use. */
export function watchKeys(keys: Pick<Keyring, 'refresh' | 'expire'>, log: Log): { stop(): void } {
  let isFailing = false
  const refreshKeys = async (): Promise<void> => {
    try {
      await keys.refresh()
      isFailing = false
    } catch (error) {
      keys.expire()
      if (!isFailing)
        log({ error }, 'key changes could not be read; keys are reloaded before each use until they can')
      isFailing = true
    }
  }
  void refreshKeys()
  const timer = setInterval(() => void refreshKeys(), EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
