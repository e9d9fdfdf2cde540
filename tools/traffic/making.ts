import type { TenantFixture } from './fixtures.ts'

/** The values of a valid request. */
export interface Given {
  /** Path parameters. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

export type Make<Made> = (fixture: TenantFixture) => Promise<Made>

export type Arguments = Readonly<Record<string, unknown>>

/** A request whose path names one object, which is created for it. */
export const on =
  (make: (fixture: TenantFixture) => Promise<string>, body?: Given['body']): Make<Given> =>
  async fixture => ({ path: { id: await make(fixture) }, ...(body && { body }) })

/** Arguments that name one object, which is created for them. */
export const id =
  (make: (fixture: TenantFixture) => Promise<string>, more: object = {}): Make<Arguments> =>
  async fixture => ({ id: await make(fixture), ...more })
