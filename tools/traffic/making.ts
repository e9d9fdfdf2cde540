import type { Place } from './place.ts'

/** What a request to an operation names, where it is right in every way. */
export interface Given {
  /** Parameters of the path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

export type Make<Made> = (place: Place) => Promise<Made>

export type Arguments = Readonly<Record<string, unknown>>

/** A request to one thing, which is made for it. */
export const on = (make: (place: Place) => Promise<string>, body?: Given['body']): Make<Given> => async place => ({ path: { id: await make(place) }, ...(body && { body }) })

/** Arguments that name one thing, which is made for them. */
export const id = (make: (place: Place) => Promise<string>, more: object = {}): Make<Arguments> => async place => ({ id: await make(place), ...more })
