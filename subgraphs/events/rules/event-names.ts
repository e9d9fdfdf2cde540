import type { Service } from '#kernel/principal.ts'
import type { PublicEvent } from '#kernel/public-event.ts'
import type { Fault } from '#kernel/refusals.ts'

/** Everything, now and later. */
const ALL = '*'

/** The name of the group that an event belongs to: `transfer.*` for `transfer.completed`. */
const groupOf = (name: string): string => `${name.split('.', 1)[0]!}.*`

/** Faults of the names that a subscription of the service asks for: events, groups of them, or all. */
export function eventNameFaults(names: readonly string[], service: Service, publicEvents: readonly PublicEvent[]): Fault[] {
  if (names.length === 0) return [{ field: 'events', reason: 'must have at least 1 item' }]
  const known = new Set([ALL, ...publicEvents.filter(each => each.service === service).flatMap(({ name }) => [name, groupOf(name)])])
  return names.flatMap((name, index) => (known.has(name) ? [] : [{ field: `events[${index}]`, reason: 'is not an event of this service, a group such as transfer.*, or *' }]))
}
