import { createResponseMeter, type ResponseMeter } from './graph/response-meter.ts'
import type { DomainCall } from './graph/domain-call.ts'
import type { Database } from './database/database.ts'
import type { Keyring } from './security/keyring.ts'
import { loaderBatches, type LoaderBatches } from './graph/loader-batches.ts'
import type { Environment, Principal } from './principal.ts'
import type { PublicEvent } from './events/public-event.ts'
import type { RoleHierarchy } from './roles.ts'
import { processSlices, type TimeSlices } from './concurrency/time-slices.ts'

/** A claim made with Idempotency-Key: the same key, subject and request has only one effect. */
export interface IdempotencyClaim {
  readonly key: string
  readonly subject: string
  /** Keyed hash of method, path and raw body, under the workspace's key. */
  readonly fingerprint: string
  /** Set on the graph, where a document can contain several mutations: each extends the key by its response name. */
  readonly isPerField?: boolean
  /** The caller retries until it succeeds, so a refusal is not stored and the operation runs again. */
  readonly retriesRefusals?: boolean
}

/**
 * Settings of the installation that operations use. A domain adds its own in `settings.ts` by declaration merging, so
 * that this file names no domain.
 */
export interface Settings {
  /** URL at which clients reach the gateway, without a trailing slash. */
  readonly publicUrl: string
  /** Environments in which payment partners are simulated; in others no payment is made until a real partner is configured. */
  readonly simulated: readonly Environment[]
  /** All webhook events of the services. */
  readonly publicEvents: readonly PublicEvent[]
  /** The roles that the domains declare. */
  readonly roleHierarchies: readonly RoleHierarchy[]
}

/** Calls another domain through the graph, as a service acting for the caller. Throws `DOMAIN_UNAVAILABLE` when the call fails or times out. */
export type CallDomain = <Variables extends Record<string, unknown>, Result>(
  context: Context,
  domainCall: DomainCall<Variables, Result>,
  variables: Variables,
) => Promise<Result>

/** State of one request, passed through every layer. Reads take a Context; writes take a Tx, which only `command` creates. */
export interface Context {
  readonly actor: Principal
  readonly requestId: string
  /** The client's address; undefined for work of the platform itself. */
  readonly sourceAddress?: string
  readonly now: () => Date
  /** Aborted when the client disconnects; nothing is committed afterwards. */
  readonly signal: AbortSignal
  /** Deadline of the request in epoch milliseconds. */
  readonly deadlineAt: number
  /** Number of domain calls between the client and this context. */
  readonly hops: number
  readonly database: Database
  readonly keys: Keyring
  readonly settings: Settings
  readonly callDomain: CallDomain
  /** Batched reads of this request, by loader; every command clears them. */
  readonly loaders: Map<object, unknown>
  /** Scheduling of the loaders' batches. */
  readonly batches: LoaderBatches
  /** Time slices that bound how long this request blocks the event loop. */
  readonly slices: TimeSlices
  readonly idempotency?: IdempotencyClaim
  /** Set by `command`, read by the edge: whether the result is a stored one. */
  readonly outcome: { replayed: boolean }
  /** Measures the size of the response while it is built. */
  readonly responseMeter: ResponseMeter
  /** Called after the commit with the published events, only in this process. A hint for caches and the worker; correctness never depends on it. */
  readonly onCommitted: (events: readonly PublishedEvent[]) => void
}

export interface PublishedEvent {
  readonly type: string
  readonly aggregateId: string
}

/** The parts of a context that all requests of a process share. */
export type ContextSource = Pick<
  Context,
  'database' | 'keys' | 'settings' | 'callDomain' | 'now' | 'onCommitted'
>

export interface RequestParts extends Partial<
  Pick<Context, 'deadlineAt' | 'hops' | 'idempotency' | 'sourceAddress'>
> {
  readonly actor: Principal
  readonly requestId: string
  /** Creates the signal of the context, on first access. */
  readonly disconnectSignal?: () => AbortSignal
}

/** Default time until the deadline of a request. */
const DEADLINE_MS = 15_000
const neverAborted = new AbortController().signal

export function contextOf(
  source: ContextSource,
  { disconnectSignal = () => neverAborted, ...parts }: RequestParts,
): Context {
  return {
    ...source,
    get signal() {
      return disconnectSignal()
    },
    deadlineAt: Date.now() + DEADLINE_MS,
    hops: 0,
    loaders: new Map(),
    batches: loaderBatches(),
    slices: processSlices,
    outcome: { replayed: false },
    responseMeter: createResponseMeter(),
    ...parts,
  }
}
