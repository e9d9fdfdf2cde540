import { channel } from 'node:diagnostics_channel'

/** Something that parts of this process tell and others may measure. While nobody hears it, telling costs nothing. */
export interface Signal<Message> {
  readonly isHeard: boolean
  tell(message: Message): void
  /** Listens until what is returned is called. A listener must not throw: nobody is there to catch it. */
  hear(listener: (message: Message) => void): () => void
}

function signal<Message>(name: string): Signal<Message> {
  const messages = channel(`fiducia:${name}`)
  return {
    get isHeard() { return messages.hasSubscribers },
    tell: message => messages.publish(message),
    hear(listener) {
      const heard = (message: unknown): void => listener(message as Message)
      messages.subscribe(heard)
      return () => messages.unsubscribe(heard)
    },
  }
}

export type PoolName = 'app' | 'worker'

export type StatementKind = 'select' | 'insert' | 'update' | 'delete' | 'with' | 'commit' | 'other'

interface Took { readonly durationMs: number }

/** Every signal of the platform. Names in them are ours and few; nothing that a client chose stands in one. */
export const signals = {
  /** An SQL statement was answered. Those that travel with a COMMIT took as long as it did. */
  statement: signal<Took & { readonly pool: PoolName; readonly kind: StatementKind; readonly isFault: boolean }>('statement'),
  /** A connection was lent out after this wait. */
  connection: signal<{ readonly pool: PoolName; readonly waitMs: number }>('connection'),
  /** A transaction ended. */
  transaction: signal<{ readonly pool: PoolName; readonly outcome: 'committed' | 'rolled_back' }>('transaction'),
  /** A transaction is run again after a serialisation failure or deadlock. */
  retry: signal<undefined>('retry'),
  /** A fixed document was planned, at start. */
  compiled: signal<Took>('compiled'),
  /** A document of a graph client got its plan: a new one, or one that was kept. */
  planned: signal<Took & { readonly isKept: boolean }>('planned'),
  /** A document of a graph client was answered. */
  graphOperation: signal<Took & { readonly kind: 'query' | 'mutation' | 'subscription' | 'none'; readonly outcome: 'answered' | 'refused' | 'failed' }>('graph-operation'),
  /** Operations took or freed places among those under way; `taken` is what this process has now. */
  places: signal<{ readonly taken: number }>('places'),
  /** A domain asked another one. */
  question: signal<Took & { readonly question: string; readonly outcome: 'answered' | 'refused' | 'unavailable' }>('question'),
  /** A duty looked. */
  duty: signal<Took & { readonly duty: string; readonly outcome: 'worked' | 'idle' | 'failed' }>('duty'),
  /** Values of a column were brought under the newest key; some of them no key opened. */
  resealed: signal<{ readonly target: string; readonly resealed: number; readonly unopened: number }>('resealed'),
  /** A reaction was tried. An abandoned one exceeded its time and may still be running. */
  reaction: signal<Took & { readonly reaction: string; readonly outcome: 'done' | 'failed' | 'abandoned' }>('reaction'),
  /** A webhook was sent, or was to be. */
  attempt: signal<Took & { readonly service: string; readonly outcome: 'delivered' | 'retrying' | 'failed' | 'not_sent' }>('attempt'),
} as const

/** A part of a trace. */
export interface Activity {
  readonly name: string
  /** `client`: the time is spent elsewhere, such as in the database. */
  readonly kind?: 'internal' | 'client'
  /** Begins a trace of its own; any other activity outside of a trace is not recorded. */
  readonly isRoot?: true
  /** Names, texts of statements, ids and counts; never a value of a person and never a credential. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>
}

/** What records traces. */
export interface Tracing {
  spanned<Result>(activity: Activity, work: () => Result): Result
  headers(): Readonly<Record<string, string>>
}

let tracing: Tracing | undefined

/** Has activities recorded from now on; `undefined` ends that. */
export function recordTraces(by: Tracing | undefined): void {
  tracing = by
}

export const isTraced = (): boolean => tracing !== undefined

/** Does the work as an activity of the current trace, for as long as its promise takes. */
export const spanned = <Result>(activity: Activity, work: () => Result): Result => (tracing ? tracing.spanned(activity, work) : work())

/** The headers by which an internal call to another of our processes continues the trace. Strangers are not sent them. */
export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? {}
