import { channel } from 'node:diagnostics_channel'

/** A diagnostic signal that parts of this process publish and metrics subscribe to. Without subscribers it costs nothing. */
export interface Signal<Message> {
  readonly hasSubscribers: boolean
  publish(message: Message): void
  /** Subscribes; the returned function unsubscribes. A listener must not throw, because its errors are not caught. */
  subscribe(listener: (message: Message) => void): () => void
}

function signal<Message>(name: string): Signal<Message> {
  const messages = channel(`fiducia:${name}`)
  return {
    get hasSubscribers() {
      return messages.hasSubscribers
    },
    publish: message => messages.publish(message),
    subscribe(listener) {
      const onMessage = (message: unknown): void => listener(message as Message)
      messages.subscribe(onMessage)
      return () => messages.unsubscribe(onMessage)
    },
  }
}

export type PoolName = 'app' | 'worker'

export type StatementKind = 'select' | 'insert' | 'update' | 'delete' | 'with' | 'commit' | 'other'

interface Took {
  readonly durationMs: number
}

/** All signals of the platform. Their names come from a small fixed set and never from clients. */
export const signals = {
  /** An SQL statement completed. Statements sent with a COMMIT share its duration. */
  statement: signal<
    Took & { readonly pool: PoolName; readonly kind: StatementKind; readonly isFailure: boolean }
  >('statement'),
  /** A connection was acquired after this wait. */
  connection: signal<{ readonly pool: PoolName; readonly waitMs: number }>('connection'),
  /** A transaction ended. */
  transaction: signal<{ readonly pool: PoolName; readonly outcome: 'committed' | 'rolled_back' }>(
    'transaction',
  ),
  /** A transaction is retried after a serialisation failure or deadlock. */
  retry: signal<undefined>('retry'),
  /** A built-in document was planned. */
  compiled: signal<Took>('compiled'),
  /** A document of a GraphQL client got a new or cached plan. */
  planned: signal<Took & { readonly isCached: boolean }>('planned'),
  /** An operation of a GraphQL client completed. */
  graphOperation: signal<
    Took & {
      readonly kind: 'query' | 'mutation' | 'subscription' | 'none'
      readonly outcome: 'succeeded' | 'refused' | 'failed'
    }
  >('graph-operation'),
  /** Concurrency slots were acquired or released; `taken` is the current number in this process. */
  slots: signal<{ readonly usedSlots: number }>('slots'),
  /** A domain call completed. */
  domainCall: signal<
    Took & { readonly domainCall: string; readonly outcome: 'succeeded' | 'refused' | 'unavailable' }
  >('domain_call'),
  /** A job ran. */
  job: signal<Took & { readonly job: string; readonly outcome: 'worked' | 'idle' | 'failed' }>('job'),
  /** Values of a column were re-encrypted; `unopened` counts those that no key could decrypt. */
  resealed: signal<{ readonly target: string; readonly resealed: number; readonly unopened: number }>(
    'resealed',
  ),
  /** An event handler ran. An abandoned one exceeded its timeout and may still be running. */
  reaction: signal<Took & { readonly reaction: string; readonly outcome: 'done' | 'failed' | 'abandoned' }>(
    'reaction',
  ),
  /** A webhook attempt ended. */
  attempt: signal<
    Took & { readonly service: string; readonly outcome: 'delivered' | 'retrying' | 'failed' | 'not_sent' }
  >('attempt'),
} as const

/** A part of a trace. */
export interface Activity {
  readonly name: string
  /** `client`: the time is spent elsewhere, such as in the database. */
  readonly kind?: 'internal' | 'client'
  /** Starts a new trace; other activities outside of a trace are not recorded. */
  readonly isRoot?: true
  /** Names, SQL texts, ids and counts; never personal data or credentials. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>
}

/** A recorder of traces. */
export interface Tracing {
  withSpan<Result>(activity: Activity, work: () => Result): Result
  headers(): Readonly<Record<string, string>>
}

let tracing: Tracing | undefined

/** Sets the recorder of activities; `undefined` stops recording. */
export function recordTraces(by: Tracing | undefined): void {
  tracing = by
}

export const isTraced = (): boolean => tracing !== undefined

/** Runs the work as an activity of the current trace, until its promise settles. */
export const withSpan = <Result>(activity: Activity, work: () => Result): Result =>
  tracing ? tracing.withSpan(activity, work) : work()

/** Headers with which a call to another of our processes continues the trace. They are not sent to third parties. */
export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? {}
