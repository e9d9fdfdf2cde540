/** When the loaders of one request send their batches. */
export interface LoaderBatches {
  /** How many lists of the request wait for a time slice. */
  pauses: number
  /** Batches that are sent once no list waits. */
  readonly held: (() => void)[]
}

export const loaderBatches = (): LoaderBatches => ({ pauses: 0, held: [] })

const resolved = Promise.resolve()

/**
 * Sends a batch once all promises that can settle have settled, as DataLoader does, and no list of the request waits for a time slice. A
 * list that waits has not asked for the rows of all its items, so a batch sent before would be one of several, and the number of
 * statements would depend on the speed of the machine.
 */
export function scheduleBatch(batches: LoaderBatches, send: () => void): void {
  void resolved.then(() => process.nextTick(() => {
    if (batches.pauses === 0) send()
    else batches.held.push(send)
  }))
}

/** Waits, and keeps the request's batches back until the wait is over and what follows it has asked for its rows. */
export async function pauseBatches(batches: LoaderBatches, wait: () => Promise<void>): Promise<void> {
  batches.pauses += 1
  try {
    await wait()
  } finally {
    batches.pauses -= 1
    if (batches.pauses === 0) for (const send of batches.held.splice(0)) scheduleBatch(batches, send)
  }
}
