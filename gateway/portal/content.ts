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
export interface OperationReference {
  readonly method: string
  readonly path: string
  readonly operationId: string
  readonly tag: string
}

/** HTTP status of an error code in one service, with the operations that return it. */
export interface PortalResponse {
  readonly service: string
  readonly status: number
  readonly operations: readonly OperationReference[]
}

/** A row of the error reference. */
export interface ErrorEntry {
  readonly code: string
  readonly kind: string
  readonly message: string
  readonly resolution: string | undefined
  readonly responses: readonly PortalResponse[]
}

/** Kind of credential of a service. */
export type StepCredential = 'tenant' | 'key' | 'session' | 'partner' | 'staff'

/** A request that the page of the API reference sends before the reader's, to create a row that it refers to. */
export interface DemoStep {
  /** Method and path of a REST request; without it the step is a GraphQL request, or has a value. */
  readonly route?: string
  /** Service of the route; by default the service of the page. */
  readonly service?: string
  readonly graphql?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Credential; by default that of the service's first choice. */
  readonly as?: StepCredential | 'none'
  /** Bearer token, as a reference to an earlier step; overrides `as`. */
  readonly token?: string
  /** Steps that must be complete, in addition to those that its values refer to. */
  readonly after?: readonly string[]
  /** Repeats the request until a field of the response has this value. */
  readonly until?: { readonly field: string; readonly value: string }
  /** The row of another step, for a step that only waits for those of `after`. */
  readonly value?: string
  /** Fixed key, for a row that all visitors share. */
  readonly idempotencyKey?: string
  /** Paths of values in the response by the name under which later steps find them. */
  readonly picks?: Readonly<Record<string, string>>
}

/**
 * Values with which the operations of a service succeed in the demo workspace. A string may refer to the response of a step:
 * `{account.id}`; the values of `page` come from the page itself.
 */
export interface DemoRequests {
  readonly preparation: Readonly<Record<string, DemoStep>>
  /** Path and required query parameters by the beginning of a path, or of a method and path; the longest beginning applies last. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Request bodies by operationId; other operations use the first example of the document. */
  readonly bodies: Readonly<Record<string, unknown>>
  /** Bearer tokens by operationId, for operations that consume the credential they are called with. */
  readonly tokens: Readonly<Record<string, string>>
  /** Why an operation is refused as it is filled in, by operationId. */
  readonly exceptions: Readonly<Record<string, string>>
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
  readonly schemes: Readonly<Partial<Record<StepCredential, string>>>
  /** Values with which every operation succeeds in the demo workspace. */
  readonly demoRequests: DemoRequests
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
