export interface SlotLimits {
  /** Runs in progress of one kind. */
  readonly concurrency: number
  /** Runs of one kind that are in progress, or were abandoned and have not ended. */
  readonly abandonedMax: number
  readonly timeoutMs: number
}

/** Slots for work that runs in the background, counted for each kind of work. */
export interface RunSlots {
  /** Number of runs of this kind that may start now. */
  free(kind: string): number
  /**
   * Runs work in a slot of its kind, and rejects if the work does. If the work times out or `giveUp` is
   * aborted, resolves with `abandoned` and aborts the work's signal. A run that continues nevertheless holds
   * no slot, but counts as abandoned.
   */
  run(
    kind: string,
    giveUp: AbortSignal,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<'done' | 'abandoned'>
  /** Resolves with true when the next slot is freed. */
  freed(): Promise<true>
}

interface Kind {
  running: number
  abandoned: number
}

export function runSlots({ concurrency, abandonedMax, timeoutMs }: SlotLimits): RunSlots {
  const kinds = new Map<string, Kind>()
  let next = Promise.withResolvers<true>()

  function kindOf(name: string): Kind {
    const known = kinds.get(name)
    if (known) return known
    const kind = { running: 0, abandoned: 0 }
    kinds.set(name, kind)
    return kind
  }

  function free(): void {
    next.resolve(true)
    next = Promise.withResolvers()
  }

  return {
    free(name) {
      const { running, abandoned } = kindOf(name)
      return Math.max(0, Math.min(concurrency - running, abandonedMax - running - abandoned))
    },
    async run(name, giveUp, work) {
      const kind = kindOf(name)
      const aborting = new AbortController()
      const late = Promise.withResolvers<'abandoned'>()
      const abandon = (): void => {
        late.resolve('abandoned')
      }
      const timer = setTimeout(abandon, timeoutMs)
      giveUp.addEventListener('abort', abandon)
      if (giveUp.aborted) abandon()
      kind.running += 1
      const outcome = work(aborting.signal).then(() => 'done' as const)
      try {
        const end = await Promise.race([outcome, late.promise])
        if (end === 'abandoned') {
          kind.abandoned += 1
          const settled = (): void => {
            kind.abandoned -= 1
            free()
          }
          outcome.then(settled, settled)
          aborting.abort()
        }
        return end
      } finally {
        clearTimeout(timer)
        giveUp.removeEventListener('abort', abandon)
        kind.running -= 1
        free()
      }
    },
    freed: () => next.promise,
  }
}
