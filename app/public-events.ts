import type { PublicEvent } from '#kernel/events/public-event.ts'
import { publicEventsOf } from '#rest-adapter/webhooks.ts'
import { services } from './services.ts'
import { supergraphSdl } from './supergraph.ts'

let cached: readonly PublicEvent[] | undefined

/** All webhook events of the services. */
export const publicEvents = (): readonly PublicEvent[] =>
  (cached ??= services.flatMap(service => publicEventsOf(service, supergraphSdl())))
