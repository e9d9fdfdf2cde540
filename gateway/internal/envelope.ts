import { GraphQLError, type ExecutionResult } from 'graphql'
import type { Context, IdempotencyClaim, PublishedEvent } from '#kernel/context.ts'
import { platformPrincipal, type Principal } from '#kernel/principal.ts'
import type { SubgraphRequest } from '#gateway/graph/subgraph-runner.ts'

/** The path at which a subgraph's process receives calls. */
export const CALL_PATH = '/internal/graph'
export const CALL_BYTES_MAX = 2 * 1024 * 1024
export const RESPONSE_BYTES_MAX = 16 * 1024 * 1024

/** One GraphQL operation for a subgraph in another process, with the data for its context. */
export interface InternalCall {
  readonly query: string
  readonly operationName?: string | undefined
  readonly variables: Readonly<Record<string, unknown>>
  readonly actor: Principal
  readonly requestId: string
  /** Milliseconds until the caller's deadline; a timestamp would depend on the clocks of two machines. */
  readonly remainingMs: number
  readonly hops: number
  readonly idempotency?: IdempotencyClaim | undefined
  /** The client's address, for the audit log; undefined for work of the platform itself. */
  readonly sourceAddress?: string | undefined
}

/** The response to a call, with the side effects that the caller's process must apply to its context. */
export interface InternalResponse {
  readonly result: ExecutionResult
  /** Whether the result was stored by an earlier request with the same idempotency key. */
  readonly isReplayed: boolean
  /** Events that the operation committed, for the caches of the caller's process. */
  readonly published: readonly PublishedEvent[]
}

export function callOf({ query, operationName, variables, context }: SubgraphRequest<Context>): string {
  const { actor, requestId, deadlineAt, hops, idempotency, sourceAddress } = context
  return JSON.stringify({
    query,
    operationName,
    variables,
    actor,
    requestId,
    remainingMs: deadlineAt - Date.now(),
    hops,
    idempotency,
    sourceAddress,
  } satisfies InternalCall)
}

/** A call that runs no resolver; it checks whether the process accepts calls. */
export function probeCall(remainingMs: number): string {
  const actor = platformPrincipal({ workspaceId: '', tenantId: '', environment: 'sandbox' }, 'gateway')
  return JSON.stringify({
    query: '{ __typename }',
    variables: {},
    actor,
    requestId: 'probe',
    remainingMs,
    hops: 0,
  } satisfies InternalCall)
}

/** Parses a call; undefined when the bytes are not a valid call. */
export function callFrom(bytes: Buffer): InternalCall | undefined {
  const call = parseJson(bytes.toString('utf8'))
  if (!isRecord(call) || !isRecord(call['variables']) || !isRecord(call['actor'])) return undefined
  const { query, operationName, requestId, remainingMs, hops, actor, sourceAddress } = call
  const isCall =
    typeof query === 'string' &&
    typeof requestId === 'string' &&
    Number.isFinite(remainingMs) &&
    Number.isInteger(hops) &&
    (operationName === undefined || typeof operationName === 'string') &&
    (sourceAddress === undefined || typeof sourceAddress === 'string') &&
    typeof actor['kind'] === 'string' &&
    typeof actor['workspaceId'] === 'string'
  return isCall ? (call as unknown as InternalCall) : undefined
}

export function responseText({ result: { data, errors }, isReplayed, published }: InternalResponse): string {
  return JSON.stringify({
    data,
    isReplayed,
    published,
    errors: errors?.map(({ message, path, extensions }) => ({ message, path, extensions })),
  })
}

/** Parses the response to a call; undefined when the text is not a valid response. */
export function responseFrom(text: string): InternalResponse | undefined {
  const response = parseJson(text)
  if (!isRecord(response)) return undefined
  const { data, errors, isReplayed, published } = response
  if (data !== undefined && data !== null && !isRecord(data)) return undefined
  if (errors !== undefined && !(Array.isArray(errors) && errors.every(isError))) return undefined
  if (data === undefined && errors === undefined) return undefined
  if (typeof isReplayed !== 'boolean' || !Array.isArray(published) || !published.every(isEvent))
    return undefined
  return {
    isReplayed,
    published,
    result: {
      ...(data !== undefined && { data }),
      ...(errors !== undefined && {
        errors: errors.map(
          ({ message, path, extensions }) =>
            new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null }),
        ),
      }),
    },
  }
}

interface SentError {
  readonly message: string
  readonly path?: (string | number)[]
  readonly extensions?: Record<string, unknown>
}

const isError = (error: unknown): error is SentError =>
  isRecord(error) &&
  typeof error['message'] === 'string' &&
  (error['path'] === undefined || Array.isArray(error['path'])) &&
  (error['extensions'] === undefined || isRecord(error['extensions']))

const isEvent = (event: unknown): event is PublishedEvent =>
  isRecord(event) && typeof event['type'] === 'string' && typeof event['aggregateId'] === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
