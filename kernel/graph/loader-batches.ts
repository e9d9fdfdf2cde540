/** Coordinates when the loaders of one request send their batches. */
export interface LoaderBatches {
  /** Number of lists of the request that wait for a time slice. */
  pauses: number
  /** Batches that are sent once no list waits. */
  readonly held: (() => void)[]
}

export const loaderBatches = (): LoaderBatches => ({ pauses: 0, held: [] })

const resolved = Promise.resolve()

/**
 * Sends a batch once all promises that can settle have settled, as DataLoader does, and no list of the
 * request waits for a time slice. A waiting list has not yet requested the rows of all its items. An earlier
 * batch would therefore be one of several, and the number of statements would depend on the speed of the
 * machine.
 */
export function scheduleBatch(batches: LoaderBatches, send: () => void): void {
  void resolved.then(() =>
    process.nextTick(() => {
      if (batches.pauses === 0) send()
      else batches.held.push(send)
    }),
  )
}

/** Holds back the request's batches during a wait, and until the code after it has requested its rows. */
export async function pauseBatches(batches: LoaderBatches, wait: () => Promise<void>): Promise<void> {
  batches.pauses += 1
  try {
    await wait()
  } finally {
    batches.pauses -= 1
    if (batches.pauses === 0) for (const send of batches.held.splice(0)) scheduleBatch(batches, send)
  }
}
