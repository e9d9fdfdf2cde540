import type { Environment } from '#kernel/principal.ts'

/** The public demo credentials, for pages that fill them in. */
export interface DemoAccess {
  readonly tenantId: string
  readonly tenantKey: string
  readonly partnerKey: string
  readonly partnerUserId: string
  readonly staffEmail: string
  readonly administratorEmail: string
  readonly staffPassword: string
  readonly environment: Environment
}

/** A field of a body, with its path from the top. */
export interface FieldRow {
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
}

/** An event that a service sends by webhook. */
export interface EventEntry {
  readonly service: string
  readonly name: string
  readonly description: string
  /** Fields of the body. */
  readonly fields: readonly FieldRow[]
}

/** A REST operation that may return an error code. */
export interface AnsweringOperation {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly tag: string
}

/** HTTP status of an error code in one service, with the operations that return it. */
export interface PortalResponse {
  readonly service: string
  readonly status: number
  readonly operations: readonly AnsweringOperation[]
}

/** A row of the error reference. */
export interface ErrorEntry {
  readonly code: string
  readonly kind: string
  readonly message: string
  readonly resolution: string | undefined
  readonly answers: readonly PortalResponse[]
}

/** A REST interface, as the portal shows it. */
export interface ServiceEntry {
  readonly name: string
  readonly title: string
  readonly version: string
  readonly description: string
  readonly basePath: string
  readonly operations: number
  /** Name of the OpenAPI security scheme of each kind of credential. */
  readonly schemes: Readonly<Partial<Record<'tenant' | 'key' | 'session' | 'partner' | 'staff', string>>>
  /** Request bodies that work unchanged in the demo workspace, by operationId. */
  readonly demoBodies: Readonly<Record<string, unknown>>
  /** Demo API key by environment, for a service with API keys of its own. */
  readonly demoKey?: Readonly<Record<Environment, string>>
  /** The OpenAPI document. */
  readonly document: () => Readonly<Record<string, unknown>>
}

/** Input of the portal; tables are computed on first use. */
export interface PortalContent {
  readonly services: readonly ServiceEntry[]
  readonly errors: () => readonly ErrorEntry[]
  readonly events: () => readonly EventEntry[]
  /** SDL of the public graph; undefined when introspection is disabled. */
  readonly graphSdl: () => string | undefined
  /** The introspection result of the public graph. */
  readonly graphIntrospection: () => unknown
  /** Folder of the guides, as a file URL with a slash at its end. */
  readonly guides: URL
  /** Demo credentials of an environment; undefined without the demo. */
  readonly demo: ((environment: Environment) => DemoAccess) | undefined
}
