import type { TenantFixture } from './tenant-fixture.ts'

/** What a request to an operation names, where it is right in every way. */
export interface Given {
  /** Parameters of the path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

export type Make<Made> = (fixture: TenantFixture) => Promise<Made>

export type Arguments = Readonly<Record<string, unknown>>

/** A request to one thing, which is made for it. */
export const on = (make: (fixture: TenantFixture) => Promise<string>, body?: Given['body']): Make<Given> => async fixture => ({ path: { id: await make(fixture) }, ...(body && { body }) })

/** Arguments that name one thing, which is made for them. */
export const id = (make: (fixture: TenantFixture) => Promise<string>, more: object = {}): Make<Arguments> => async fixture => ({ id: await make(fixture), ...more })
