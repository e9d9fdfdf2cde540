import { createResponseMeter, type ResponseMeter } from '#kernel/graph/response-meter.ts'
import type { Context } from '#kernel/context.ts'
import { loaderBatches, pauseBatches, type LoaderBatches } from '#kernel/graph/loader-batches.ts'
import { processSlices, type TimeSlices } from '#kernel/concurrency/time-slices.ts'

// A schema can also be executed for a context of another kind, which has none of these.
const partsOf = (context: unknown): Partial<Context> =>
  typeof context === 'object' && context !== null ? context : {}

/** The meter of a request's answer; without a bound where the context has none. */
export const meterOf = (context: unknown): ResponseMeter =>
  partsOf(context).responseMeter ?? createResponseMeter(Infinity)

/** Whether the client has gone away. */
export const isGone = (context: unknown): boolean => partsOf(context).signal?.aborted === true

/** How a request shares the event loop. */
export interface Pace {
  readonly slices: TimeSlices
  readonly batches: LoaderBatches
}

export const paceOf = (context: unknown): Pace => {
  const { slices = processSlices, batches = loaderBatches() } = partsOf(context)
  return { slices, batches }
}

/** Waits for the next time slice. The request's loaders wait as well. */
export const nextSlice = ({ slices, batches }: Pace): Promise<void> => pauseBatches(batches, slices.next)
