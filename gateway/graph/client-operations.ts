import {
  executeSync,
  GraphQLError,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { signals, withSpan, type Activity } from '#kernel/telemetry.ts'
import { DEFAULT_STATUS } from '#gateway/default-status.ts'
import type { ValidatedDocument, ValidatedOperation } from './guard/document-validator.ts'
import { publicError, isClientError } from './execute/graph-errors.ts'
import type { Variables } from './execute/plan-run.ts'
import type { CachedOperation, Planner } from './plan/planner.ts'
import { segmentedLru } from '#kernel/segmented-lru.ts'
import { refusalOf } from './execute/result.ts'

/** Throws when the caller may not run these root fields at this cost. */
export type Admit = (fields: readonly string[], cost: number) => void | Promise<void>

/** The operation of a client, independent of transport. */
export interface ClientRequest {
  readonly document: ValidatedDocument
  readonly operation: ValidatedOperation
  readonly variables: Variables | undefined
  readonly context: Context
  readonly admit: Admit | undefined
}

/** Outcome of a client's operation, for metrics. */
export type OperationOutcome = 'succeeded' | 'refused' | 'failed'

/** The operation of a request, if there was one, and its outcome. */
export interface EndedOperation {
  readonly operation: ValidatedOperation | undefined
  readonly outcome: OperationOutcome
}

export type OperationLog = (fields: Readonly<Record<string, unknown>>, message: string) => void

export interface ClientResponse {
  readonly status: number
  readonly result: FormattedExecutionResult
  readonly outcome: OperationOutcome
  /** Additional response headers. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

export interface ClientOperationsOptions {
  readonly planner: Planner<Context>
  /** The public API with the validation of our scalars. */
  readonly schema: GraphQLSchema
  readonly log: OperationLog
}

export interface ClientOperations {
  /** Runs an operation of a validated document, or returns its validation errors. Every operation of a client runs here. */
  run(request: ClientRequest): Promise<ClientResponse>
  /** Logs the internal errors with the request id, which a customer can quote. */
  logInternalErrors(errors: readonly GraphQLError[], context: Context): void
}

/** Total length of cached plans in characters when serialised; in memory each character takes about fifty bytes. */
const CACHED_MAX = 1024 * 1024

// Traces do not contain operation names, because clients choose them freely.
const operationActivity = (type: string): Activity => ({
  name: `graph ${type}`,
  attributes: { 'graphql.operation.type': type },
})
const OPERATION_ACTIVITIES = {
  query: operationActivity('query'),
  mutation: operationActivity('mutation'),
  subscription: operationActivity('subscription'),
} as const
const PLANNING_ACTIVITY: Activity = { name: 'graph plan' }

export function clientOperations({ planner, schema, log }: ClientOperationsOptions): ClientOperations {
  const plans = segmentedLru<CachedOperation<Context>>(CACHED_MAX, ({ characters }) => characters)

  const planOperation = (
    { hash }: ValidatedDocument,
    operation: ValidatedOperation,
  ): CachedOperation<Context> => {
    const startedMs = performance.now()
    const key = `${hash} ${operation.name ?? ''}`
    const cachedPlan = plans.get(key)
    const plan =
      cachedPlan ??
      withSpan(PLANNING_ACTIVITY, () => planner.compileValidated(operation.standaloneDocument()))
    if (!cachedPlan) plans.set(key, plan)
    signals.planned.publish({ isCached: cachedPlan !== undefined, durationMs: performance.now() - startedMs })
    return plan
  }

  const logInternalErrors = (errors: readonly GraphQLError[], { requestId }: Context): void => {
    for (const error of errors)
      if (isInternal(error))
        log({ error: error.originalError ?? error, requestId, path: error.path }, 'a graph operation failed')
  }

  return {
    logInternalErrors,
    async run({ document, operation, variables, context, admit }) {
      if (document.errors.length > 0) return clientResponse({ errors: document.errors }, 0, 400)
      const { cost, issues } = operation.computeCost(variables)
      if (issues.length > 0) return clientResponse({ errors: issues }, cost, 400)
      if (operation.isIntrospection)
        return clientResponse(introspect(schema, document, operation, variables), cost)
      try {
        await admit?.(operation.rootFields, cost)
      } catch (error) {
        if (error instanceof Refusal) return refusalResponse(error, cost)
        throw error
      }
      try {
        const result = await withSpan(OPERATION_ACTIVITIES[operation.node.operation], () =>
          planOperation(document, operation).run(variables, context),
        )
        if (result.errors) logInternalErrors(result.errors, context)
        return clientResponse(result, cost)
      } catch (thrown) {
        const issue = new GraphQLError('The operation could not be executed.', {
          originalError: thrown instanceof Error ? thrown : new Error(String(thrown)),
        })
        logInternalErrors([issue], context)
        return clientResponse({ errors: [issue] }, cost, 500)
      }
    },
  }
}

const isInternal = (error: GraphQLError): boolean =>
  !refusalOf(error) && !isClientError(error.extensions['code'])

export const outcomeOf = (errors: readonly GraphQLError[]): OperationOutcome =>
  errors.length === 0 ? 'succeeded' : errors.some(isInternal) ? 'failed' : 'refused'

/** Omits the header if no operation ran. */
const costHeader = (cost: number): ClientResponse['headers'] =>
  cost > 0 ? [['x-query-cost', String(cost)]] : []

function clientResponse(
  { errors, data, extensions }: ExecutionResult,
  cost: number,
  status = 200,
): ClientResponse {
  return {
    status,
    headers: costHeader(cost),
    outcome: errors ? outcomeOf(errors) : 'succeeded',
    result: {
      ...(errors && { errors: errors.map(error => publicError(error.toJSON(), error)) }),
      ...(data !== undefined && { data }),
      ...(extensions && { extensions: { ...extensions } }),
    },
  }
}

/** Introspection needs no subgraph, and graphql-js supports more of it than the gateway does. */
function introspect(
  schema: GraphQLSchema,
  { document }: ValidatedDocument,
  { name }: ValidatedOperation,
  variables: Variables | undefined,
): ExecutionResult {
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables ?? null,
    operationName: name ?? null,
  })
  return { ...(errors && { errors }), data: data ?? null }
}

function refusalResponse(
  { kind, retryAfterS = 1, message, extensions }: Refusal,
  cost: number,
): ClientResponse {
  const isTemporary = kind === 'limited' || kind === 'unavailable'
  return {
    status: DEFAULT_STATUS[kind],
    headers: [...costHeader(cost), ...(isTemporary ? [['retry-after', String(retryAfterS)] as const] : [])],
    outcome: 'refused',
    result: { errors: [{ message, extensions: { ...extensions } }] },
  }
}
