import type { Service } from '#kernel/principal.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

/** Matches all events, including future ones. */
const ALL = '*'

/** The patterns that match an event: its name, its group (`transfer.*`) and all events (`*`). */
export const patternsOf = (eventName: string): string[] => [
  eventName,
  `${eventName.slice(0, eventName.indexOf('.') + 1)}*`,
  ALL,
]

/** Whether a subscription with these patterns receives the event. */
export const isSubscribed = (eventNames: readonly string[], eventName: string): boolean =>
  patternsOf(eventName).some(each => eventNames.includes(each))

/** Validation issues of the patterns of a subscription: each must be an event of the service, a group or `*`. */
export function eventNameIssues(
  names: readonly string[],
  service: Service,
  publicEvents: readonly PublicEvent[],
): ValidationIssue[] {
  if (names.length === 0) return [{ field: 'events', reason: 'must have at least 1 item' }]
  const known = new Set(
    publicEvents
      .filter(each => each.service === service)
      .flatMap(({ name }) => patternsOf(name))
      .concat(ALL),
  )
  const group = [...known].find(name => name.endsWith('.*'))
  const reason = `is not an event of this service${group === undefined ? '' : `, a group such as ${group}`}, or ${ALL}`
  return names.flatMap((name, index) => (known.has(name) ? [] : [{ field: `events[${index}]`, reason }]))
}
