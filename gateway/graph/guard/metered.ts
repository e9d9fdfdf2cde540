import { createResponseMeter, type ResponseMeter } from '#kernel/graph/response-meter.ts'
import type { Context } from '#kernel/context.ts'
import { loaderBatches, pauseBatches, type LoaderBatches } from '#kernel/graph/loader-batches.ts'
import { processSlices, type TimeSlices } from '#kernel/concurrency/time-slices.ts'

// A schema can also be executed with another type of context, which lacks these members.
const membersOf = (context: unknown): Partial<Context> =>
  typeof context === 'object' && context !== null ? context : {}

/** The response meter of a request; unlimited if the context has none. */
export const meterOf = (context: unknown): ResponseMeter =>
  membersOf(context).responseMeter ?? createResponseMeter(Infinity)

/** Whether the client has disconnected. */
export const isDisconnected = (context: unknown): boolean => membersOf(context).signal?.aborted === true

/** Controls how a request shares the event loop with other requests. */
export interface Pace {
  readonly slices: TimeSlices
  readonly batches: LoaderBatches
}

export const paceOf = (context: unknown): Pace => {
  const { slices = processSlices, batches = loaderBatches() } = membersOf(context)
  return { slices, batches }
}

/** Waits for the next time slice, and holds back the batches of the request's loaders until then. */
export const nextSlice = ({ slices, batches }: Pace): Promise<void> => pauseBatches(batches, slices.next)
