import { answerMeter, type AnswerMeter } from './answer-meter.ts'
import type { Ask } from './ask.ts'
import type { Database } from './database/database.ts'
import type { Keyring } from './keyring.ts'
import { loaderBatches, type LoaderBatches } from './loader-batches.ts'
import type { Environment, Principal } from './principal.ts'
import type { PublicEvent } from './public-event.ts'
import { processSlices, type TimeSlices } from './time-slices.ts'

/** The claim a caller makes with Idempotency-Key: the same key, subject and request is the same effect. */
export interface IdempotencyClaim {
  readonly key: string
  readonly subject: string
  /** SHA-256 of method, path and raw body. */
  readonly fingerprint: string
  /** A graph document can hold several mutations: each then extends the key by its place in the response. */
  readonly isPerField?: boolean
  /** Whoever claims it comes back until it is done, so what was refused once is tried anew instead of refused from memory. */
  readonly retriesRefusals?: boolean
}

/** How webhooks are sent by this installation. */
export interface WebhookSettings {
  /** What the pauses between attempts are multiplied by; below 1 where retries are to be seen soon. */
  readonly delayScale: number
  /** How long a receiver may take to answer. */
  readonly timeoutMs: number
  /** Whether receivers in a sandbox may be on this machine itself. */
  readonly allowsLoopback: boolean
}

/** Where watchlists are fetched from. */
export interface WatchlistSettings {
  /** The addresses of a publication's files by the name of its source; a source without any is imported by hand. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  /** Those under which a publisher tells what has changed since the day before, where he does. */
  readonly changes: Readonly<Record<string, readonly string[]>>
  /** How many redirects are followed; none unless somebody says so. */
  readonly redirectsMax: number
}

/** What operations need to know of the installation. */
export interface Settings {
  /** Where clients reach the gateway, without a slash at the end. */
  readonly publicUrl: string
  /** Environments in which payment partners are simulated; in the others nothing moves until a real one is configured. */
  readonly simulated: readonly Environment[]
  /** Private signing keys from outside, as a JWK set in JSON; the database's own are used without it. */
  readonly signingKeys?: string
  readonly webhooks: WebhookSettings
  /** No watchlist is fetched without it. */
  readonly watchlists?: WatchlistSettings
  /** How many threads search watchlists; one less than there are processors without it. */
  readonly screeningThreads?: number
  /** Hours from the approval of a milder screening policy until it takes effect; 24 without it. */
  readonly screeningPolicyDelayHours?: number
  /** Everything that services tell by webhook. */
  readonly publicEvents: readonly PublicEvent[]
}

/** What one request carries through every layer. Reading takes a Context; writing takes a Tx, which only `command` makes. */
export interface Context {
  readonly actor: Principal
  readonly requestId: string
  /** The address from which the request came; undefined for what the platform does by itself. */
  readonly sourceAddress?: string
  readonly now: () => Date
  /** Aborted when the client has gone; nothing is committed after that. */
  readonly signal: AbortSignal
  /** Epoch milliseconds after which nobody waits for the answer. */
  readonly deadlineAt: number
  /** How many domains asked each other on the way here. */
  readonly hops: number
  readonly database: Database
  readonly keys: Keyring
  readonly settings: Settings
  readonly ask: Ask
  /** Batched reads of this request, by loader; cleared by every command. */
  readonly loaders: Map<object, unknown>
  /** When these loaders send their batches. */
  readonly batches: LoaderBatches
  /** How long work of this request may hold the event loop. */
  readonly slices: TimeSlices
  readonly idempotency?: IdempotencyClaim
  /** Written by `command`, read by the edge: whether an answer was given before. */
  readonly outcome: { replayed: boolean }
  /** Counts what the answer comes to while it is made. */
  readonly answer: AnswerMeter
  /** Told what was published, after the commit, in this process alone; a nudge for caches and the worker, never a duty. */
  readonly published: (facts: readonly PublishedFact[]) => void
}

export interface PublishedFact {
  readonly type: string
  readonly aggregateId: string
}

/** The parts of a process that are the same for every request. */
export type ContextSource = Pick<Context, 'database' | 'keys' | 'settings' | 'ask' | 'now' | 'published'>

export interface RequestParts extends Partial<Pick<Context, 'deadlineAt' | 'hops' | 'idempotency' | 'sourceAddress'>> {
  readonly actor: Principal
  readonly requestId: string
  /** Gives the context's signal; called when somebody first looks at it. */
  readonly gone?: () => AbortSignal
}

/** Nobody waits longer for an answer than this. */
const DEADLINE_MS = 15_000
const neverAborted = new AbortController().signal

export function contextOf(source: ContextSource, { gone = () => neverAborted, ...parts }: RequestParts): Context {
  return {
    ...source,
    get signal() { return gone() },
    deadlineAt: Date.now() + DEADLINE_MS,
    hops: 0,
    loaders: new Map(),
    batches: loaderBatches(),
    slices: processSlices,
    outcome: { replayed: false },
    answer: answerMeter(),
    ...parts,
  }
}
