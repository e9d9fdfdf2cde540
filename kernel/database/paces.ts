import { SHARED } from './shares.ts'

/** Records which reads were quick, so that several may share a connection. */
export interface Paces {
  /** Whether the statement was quick the last time. */
  isQuick(text: string): boolean
  /** Whether the workspace had a slow statement recently. */
  isSlow(workspaceId: string): boolean
  /** Records the duration of a read. */
  record(workspaceId: string, text: string, durationMs: number): void
}

/**
 * A statement that took longer gets its own connection the next time. The limit is high enough that a busy
 * event loop alone makes no statement slow.
 */
const QUICK_MS = 40
const TEXTS_MAX = 2_000
/**
 * A read that takes longer delays those that share its connection. Its workspace then shares with no other
 * workspace.
 */
const SLOW_MS = 250
/** After one to two periods a slow workspace may share again. */
const PERIOD_MS = 60_000

export function createReadPaces(now: () => number = () => performance.now()): Paces {
  const quick = new Set<string>()
  let [slow, slowBefore] = [new Set<string>(), new Set<string>()]
  let endsAt = now() + PERIOD_MS

  function rotatePeriods(): void {
    const at = now()
    if (at < endsAt) return
    slowBefore = at < endsAt + PERIOD_MS ? slow : new Set()
    slow = new Set()
    endsAt = at + PERIOD_MS
  }

  return {
    isQuick: text => quick.has(text),
    isSlow(workspaceId) {
      if (slow.size + slowBefore.size === 0) return false
      rotatePeriods()
      return slow.has(workspaceId) || slowBefore.has(workspaceId)
    },
    record(workspaceId, text, durationMs) {
      if (durationMs > SLOW_MS && workspaceId !== SHARED) {
        rotatePeriods()
        slow.add(workspaceId)
      }
      if (durationMs > QUICK_MS) quick.delete(text)
      else if (quick.size < TEXTS_MAX) quick.add(text)
    },
  }
}
