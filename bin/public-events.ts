import type { PublicEvent } from '#kernel/public-event.ts'
import { publicEventsOf } from '../rest-adapter/webhooks.ts'
import { services } from './services.ts'
import { supergraphSdl } from './supergraph.ts'

/** Everything that the services tell by webhook. */
export const publicEvents = (): PublicEvent[] => services.flatMap(service => publicEventsOf(service, supergraphSdl()))
