import type { Environment } from '#kernel/principal.ts'

/** What the demonstration's public credentials are, for pages that fill them in. */
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

/** An event that a service tells by webhook. */
export interface EventEntry {
  readonly service: string
  readonly name: string
  readonly description: string
  /** What the body holds. */
  readonly fields: readonly FieldRow[]
}

/** A REST operation that may answer with a code. */
export interface AnsweringOperation {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly tag: string
}

/** Under which status a service answers with a code, and where. */
export interface Answer {
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
  readonly answers: readonly Answer[]
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
  /** Bodies that can be sent as they stand in the demonstration, by operationId. */
  readonly demoBodies: Readonly<Record<string, unknown>>
  /** The demonstration's API key, where the service exchanges it for tokens. */
  readonly demoKey?: Readonly<Record<Environment, string>>
  /** The OpenAPI document. */
  readonly document: () => Readonly<Record<string, unknown>>
}

/** Everything that the portal shows and does not make itself; the tables are made when they are first asked for. */
export interface PortalContent {
  readonly services: readonly ServiceEntry[]
  readonly errors: () => readonly ErrorEntry[]
  readonly events: () => readonly EventEntry[]
  /** The public graph in SDL; undefined where it is not shown. */
  readonly graphSdl: () => string | undefined
  /** The same as the answer to an introspection. */
  readonly graphIntrospection: () => unknown
  /** Folder of the guides, as a file URL with a slash at its end. */
  readonly guides: URL
  /** The demonstration's credentials in an environment; undefined without a demonstration. */
  readonly demo: ((environment: Environment) => DemoAccess) | undefined
}
