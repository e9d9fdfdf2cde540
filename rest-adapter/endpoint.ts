import type { Service } from '#kernel/principal.ts'
import type { OperationClass } from '#gateway/limits/policies.ts'
import type { Dialect } from './dialect.ts'
import type { RouteCredential } from './route-credential.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One route. Its document defines input and output, the dialect their format. */
export interface Endpoint {
  readonly route: `${Method} /${string}`
  /** Another path on which the route is served, with the same parameters. */
  readonly alias?: `/${string}`
  /** Name of the operation in the service's documents. */
  readonly operation: string
  readonly status: 200 | 201 | 202 | 204
  readonly auth: readonly RouteCredential[]
  /** Error codes that the route can return, with their HTTP status. */
  readonly errors?: Readonly<Record<string, number>>
  /** Error code when the document's field is null; NOT_FOUND by default. */
  readonly notFound?: string
  /** The response is an object with the document's field under this name. */
  readonly envelope?: string
  /** The graph returns the wrapped list as a whole, and the edge pages it like every other list of the service. */
  readonly inPages?: true
  /** The list of the response that `format=csv` returns as CSV. */
  readonly csv?: string
  /** The response is a text of the graph instead of JSON. */
  readonly document?: TextDocument
  /** The response is a file, which the document's object contains in pieces. */
  readonly file?: FileResponse
  /** Further values of `format`, for which the route returns a file. */
  readonly fileFormats?: FileFormats
  /** Names of the request and response schemas in OpenAPI, when they differ from those of the graph. */
  readonly request?: string
  readonly response?: string
  readonly tag: string
  /** Null in the body removes a value, as in every PATCH, also where the service otherwise reads it as an absent field. */
  readonly clearsNulls?: true
  /** Rate-limit class of its requests; `general` by default. */
  readonly rateLimitClass?: OperationClass
  /** Reserves or releases money without moving it; routes that move money have the class `transfers`. */
  readonly reservesMoney?: true
  /** A method other than GET that is safe to repeat: it takes no Idempotency-Key, and no response is stored. */
  readonly isSafe?: true
  /** Also accepts a form body, as OAuth 2.0 requires. */
  readonly takesForm?: true
  /** Also accepts the body as multipart/form-data, with a file. */
  readonly upload?: Upload
  /** Overrides the limit on JSON values in the body. */
  readonly valuesMax?: number
  /** Verifies a password: anonymous attempts are limited by address. */
  readonly takesPassword?: true
  /** Accepts staff sessions that must first change their password or set up a second factor. */
  readonly takesRestricted?: true
  /** The operation itself stores its outcome under the caller's key, and returns the same result to a repeat; only the response of a refusal is stored beside it. */
  readonly ownsIdempotency?: true
  /**
   * Name of a response field for work that the request started and did not finish. If the field has a value, that value is the whole
   * response, with status 202; the usual response omits the field.
   */
  readonly accepts?: string
  /**
   * Name of one of two nullable response fields, exactly one of which has a value. The value of this field is the whole response; the
   * value of the other one is returned under its name.
   */
  readonly inlines?: string
  /**
   * Name of a Boolean response field that is true when the request repeats an earlier one: the response then has status 200 instead of the
   * row's. No response contains the field.
   */
  readonly repeats?: string
  /** Name of a response field whose object is the whole response. Fields beside it, such as that of `repeats`, only determine the status. */
  readonly unwraps?: string
  /** Name of a Boolean response field that is true while work that the request started goes on: the response then has status 202. */
  readonly continues?: string
  /** Calls with an API key name the person who acts in X-Actor. It is required if ACTOR_REQUIRED is among the errors. */
  readonly namesActor?: true
  /** Number of the credential's concurrency slots that it uses; none by default. */
  readonly slots?: number
  /** The route is not part of the interface specification. */
  readonly isExtension?: true
}

/** A file of a multipart body, which a JSON body of the same route contains in base64. */
export interface Upload {
  /** Name of the part with the file. */
  readonly part: string
  /** Field of the JSON body for the same bytes in base64. */
  readonly field: string
  /** What the file is. */
  readonly description: string
  /** Size of the largest file. */
  readonly bytesMax: number
}

/** A response that the document's object contains as a text with its media type. */
export interface TextDocument {
  /** Field of the text. */
  readonly text: string
  /** Field of the media type. */
  readonly type: string
  /** The media types that the field can contain. */
  readonly types: readonly ('application/json' | 'application/xml')[]
}

/** A file. The document selects contentType, fileName, bytes, pieces, and the content of one piece in base64. */
export interface FileResponse {
  /** Variable for the number of the piece, which is no parameter of the route. Omitted where every file is one piece. */
  readonly piece?: string
  readonly types: readonly string[]
}

/** A file that a route returns for some values of `format`. */
export interface FileFormats {
  /** Operation of the document, which has the same variables and `format`. */
  readonly operation: string
  readonly formats: readonly string[]
  readonly types: readonly string[]
}

/** A webhook event: the domain event behind it, and the fragment of the service's documents that selects its data. */
export interface WebhookRow {
  readonly event: string
  /** What happened, in one sentence. */
  readonly description: string
  readonly domainEvent: string
  readonly data: string
  /** Converts the data of the domain event to the object from which the fragment selects. */
  readonly convert?: (domainEvent: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** Examples of one operation for the documentation. */
export interface OperationExamples {
  /** Request bodies by title; undefined without a request body. */
  readonly requests?: Readonly<Record<string, unknown>>
  /** Response body of the row's status; undefined without a response body. */
  readonly response?: unknown
  /** Response body of 202, for rows with `accepts`. */
  readonly accepted?: unknown
}

/** Examples of a service: operations by name, webhook data by fragment name, and deviations from that by event. */
export interface Examples {
  readonly operations: Readonly<Record<string, OperationExamples>>
  readonly fragments: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly events?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A REST interface: endpoint rows, their documents and their dialect. */
export interface RestService {
  readonly name: Service
  readonly dialect: Dialect
  readonly endpoints: readonly Endpoint[]
  readonly webhooks?: readonly WebhookRow[]
  /** Events that accept subscriptions but are not published yet. */
  readonly reservedEvents?: readonly Pick<WebhookRow, 'event' | 'description'>[]
  /** Tag descriptions. */
  readonly tags: Readonly<Record<string, string>>
  readonly examples?: Examples
  /** Text of operations.graphql. */
  readonly documents: string
}

/** Method, published path with parameters in braces, and parameter names of a row. */
export function routeOf({ route }: Endpoint): {
  method: Method
  path: string
  parameters: readonly string[]
} {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path, parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!) }
}

/** Whether a repeat could have a second effect, so that Idempotency-Key applies. */
export const isWrite = (endpoint: Endpoint): boolean => !endpoint.route.startsWith('GET ') && !endpoint.isSafe

/** Whether responses are stored under an Idempotency-Key, which requires a credential. */
export const storesResponses = (endpoint: Endpoint): boolean =>
  isWrite(endpoint) && !endpoint.auth.includes('none')

/** Whether requests name the format of the response. */
export const hasFormats = ({ csv, fileFormats }: Endpoint): boolean =>
  csv !== undefined || fileFormats !== undefined
