import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { defineEvents } from '#kernel/events/outbox.ts'
import { SERVICES } from '#kernel/principal.ts'
import type { PublicEvent } from '#kernel/events/public-event.ts'

const events = defineEvents('test', { noted: { aggregate: 'note', description: 'A note was created.' } })

/** Every service publishes notes, so that each dialect can be tested. */
export const PUBLIC_NOTES: readonly PublicEvent[] = SERVICES.map(service => ({
  service,
  name: 'note.made',
  domainEvent: events.noted.type,
  description: events.noted.description,
  render: domainEvent => {
    if (domainEvent['isUnspeakable'] === true) throw new Error('it cannot be said')
    return domainEvent
  },
}))

export interface Note {
  readonly id?: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly personal?: Readonly<Record<string, unknown>>
}

/** Publishes events that every service delivers. */
export const makeNotes = command(async (tx, notes: readonly Note[]) => {
  for (const { id = newId(), data = {}, personal } of notes) tx.emit(events.noted, id, data, personal)
})
