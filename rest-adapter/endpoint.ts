import type { Service } from '#kernel/principal.ts'
import type { OperationClass } from '../gateway/limits/policies.ts'
import type { Dialect } from './dialect.ts'

/**
 * Whose call a route takes: a service's API key, an end user's session, a partner's key, a staff member's token, or anybody's. Where a
 * service's keys are exchanged for tokens, `tenant` is such a token and `key` the key itself.
 */
export type Credential = 'tenant' | 'key' | 'session' | 'partner' | 'staff' | 'none'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One route. What it takes and gives stands in the document that it runs, how that is written in the dialect. */
export interface Endpoint {
  readonly route: `${Method} /${string}`
  /** Name of the operation in the service's documents. */
  readonly runs: string
  readonly replies: 200 | 201 | 202 | 204
  readonly as: readonly Credential[]
  /** Refusals that a caller must expect, with their status here. */
  readonly refuses?: Readonly<Record<string, number>>
  /** The refusal where the document's field is null; NOT_FOUND when left out. */
  readonly missing?: string
  /** The answer is an object with the document's field under this name. */
  readonly wraps?: string
  /** The graph gives the list that is wrapped whole, and it is answered in pages all the same, as every other list of the service. */
  readonly inPages?: true
  /** The list of the answer that is given as lines of CSV where the caller asks for `format=csv`. */
  readonly csv?: string
  /** Names of the request and response in the published description, where they are not those of the graph. */
  readonly request?: string
  readonly response?: string
  readonly tag: string
  /** What its requests are counted as; `general` when left out. */
  readonly countsAs?: OperationClass
  /** It sets money aside or gives it back without moving it; what moves money counts as `transfers`. */
  readonly reservesMoney?: true
  /** It changes nothing, or nothing that a repeat could do twice, although it is no GET: no Idempotency-Key is asked for, and none is kept. */
  readonly isRepeatable?: true
  /** Its body may be a form as well, as OAuth 2.0 has it. */
  readonly takesForm?: true
  /** So many values its body may hold, where that is more than others may. */
  readonly valuesMax?: number
  /** Strangers try passwords here, and their addresses are counted for it. */
  readonly takesPassword?: true
  /** Staff sessions that must change their password or enrol a second factor first may call it. */
  readonly takesRestricted?: true
  /** The operation keeps its outcome under the caller's key by itself, and gives a repeat what makes the same answer. */
  readonly keepsOutcome?: true
  /**
   * Name of a field of the response that holds what the request started and did not finish. Where it has a value, that value is the whole
   * response, with 202; the usual response leaves the field out.
   */
  readonly accepts?: string
  /** A key names the person who decides, in X-Actor. */
  readonly namesActor?: true
  /** How many of its credential's places for operations under way it takes; an answer of ordinary size takes none. */
  readonly places?: number
  /** The interface specification does not show this route. */
  readonly isExtension?: true
}

/** An event that tenants are told of: the fact behind it, and the fragment of the service's documents that is its data. */
export interface WebhookRow {
  readonly event: string
  /** What has happened then, in one sentence. */
  readonly description: string
  readonly fact: string
  readonly data: string
  /** Makes what the fragment selects of a fact that does not hold it as it is. */
  readonly reads?: (fact: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** What one operation takes and gives, for readers. */
export interface OperationExamples {
  /** Bodies, each by what it shows; left out where there is none to send. */
  readonly requests?: Readonly<Record<string, unknown>>
  /** A body of the row's own status; left out where there is none. */
  readonly response?: unknown
  /** A body of 202, where the row accepts what it does not do at once. */
  readonly accepted?: unknown
}

/** Examples of a service: of every operation by its name, of what its webhooks show by the name of the fragment, and what differs from that when an event is told. */
export interface Examples {
  readonly operations: Readonly<Record<string, OperationExamples>>
  readonly fragments: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly events?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A REST interface: rows, the documents that they run, and how this service writes JSON. */
export interface RestService {
  readonly name: Service
  readonly dialect: Dialect
  readonly endpoints: readonly Endpoint[]
  readonly webhooks?: readonly WebhookRow[]
  /** Events that can be subscribed to already although nothing tells them yet. */
  readonly reservedEvents?: readonly Pick<WebhookRow, 'event' | 'description'>[]
  /** What is to be said of a group of operations as a whole, by its tag. */
  readonly tags: Readonly<Record<string, string>>
  readonly examples?: Examples
  /** Text of operations.graphql. */
  readonly documents: string
}

/** The parts of a row's route; the path with parameters in braces, as it is published. */
export function routeOf({ route }: Endpoint): { method: Method; path: string; parameters: readonly string[] } {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path, parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!) }
}

/** Whether repeating the call could do something twice, so that Idempotency-Key means something. */
export const isWrite = (endpoint: Endpoint): boolean => !endpoint.route.startsWith('GET ') && !endpoint.isRepeatable

/** Whether answers are kept under an Idempotency-Key; without a credential there is nobody to keep one for. */
export const keepsAnswers = (endpoint: Endpoint): boolean => isWrite(endpoint) && !endpoint.as.includes('none')
