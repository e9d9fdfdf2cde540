/** Shares the event loop between long work over many objects and all other requests. */
export interface TimeSlices {
  /** Whether the work must wait for its next slice before it handles this many more fields. */
  isUsedUp(fieldsToCome: number): boolean
  /** Waits for the next slice, which begins in a later round of the event loop. */
  next(): Promise<void>
}

/** Time for which work over many objects may block the event loop. */
const SLICE_MS = 10
/** The clock is read once for this many fields; a field takes about a microsecond. */
const FIELDS_PER_CLOCK_READ = 512

let fields = 0
/** When the current slice began; 0 until the clock is read for it. */
let startedAt = 0
let isUsedUp = false
const waiting: (() => void)[] = []

const begin = (): void => {
  startedAt = 0
  isUsedUp = false
}

/**
 * All requests of the process share a slice, because twenty lists completed in one round would block the
 * event loop twenty times as long as one.
 */
function isSliceUsedUp(fieldsToCome: number): boolean {
  if (isUsedUp) return true
  fields += fieldsToCome
  if (fields < FIELDS_PER_CLOCK_READ) return false
  fields = 0
  const now = performance.now()
  if (startedAt === 0) {
    startedAt = now
    setImmediate(begin)
    return false
  }
  isUsedUp = now - startedAt > SLICE_MS
  return isUsedUp
}

/**
 * Resumes one list per round, the longest waiting first. Requests that arrive in the same round start with a
 * new slice.
 */
function giveSlice(): void {
  begin()
  const resume = waiting.shift()
  if (waiting.length > 0) schedule()
  resume?.()
}

function schedule(): void {
  setImmediate(giveSlice)
  // Runs after the list that was resumed has used its slice.
  setImmediate(begin)
}

export const processSlices: TimeSlices = {
  isUsedUp: isSliceUsedUp,
  next: () =>
    new Promise(resolve => {
      waiting.push(resolve)
      if (waiting.length === 1) schedule()
    }),
}
