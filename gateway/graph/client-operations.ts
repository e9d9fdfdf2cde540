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
import { USUAL_STATUS } from '#gateway/usual-status.ts'
import type { ValidatedDocument, JudgedOperation } from './guard/document-validator.ts'
import { cleaned, isClientError } from './execute/graph-errors.ts'
import type { Variables } from './execute/plan-run.ts'
import type { CachedOperation, Planner } from './plan/planner.ts'
import { segmentedLru } from './plan/segmented-lru.ts'
import { refusalOf } from './execute/result.ts'

/** Throws when the caller may not run these root fields at this cost. */
export type Admit = (fields: readonly string[], cost: number) => void | Promise<void>

/** The operation of a client, independent of transport. */
export interface ClientRequest {
  readonly document: ValidatedDocument
  readonly operation: JudgedOperation
  readonly variables: Variables | undefined
  readonly context: Context
  readonly admit: Admit | undefined
}

/** Outcome of a client's operation, for metrics. */
export type OperationOutcome = 'succeeded' | 'refused' | 'failed'

/** The operation of a request, if there was one, and its outcome. */
export interface EndedOperation {
  readonly operation: JudgedOperation | undefined
  readonly outcome: OperationOutcome
}

export type OperationLog = (fields: Readonly<Record<string, unknown>>, message: string) => void

export interface ClientAnswer {
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
  run(request: ClientRequest): Promise<ClientAnswer>
  /** Logs the internal errors with the request id, which a customer can quote. */
  record(errors: readonly GraphQLError[], context: Context): void
}

/** Total length of cached plans in characters when serialised; in memory each character takes about fifty bytes. */
const CACHED_MAX = 1024 * 1024

// Traces do not contain operation names, because clients choose them freely.
const running = (type: string): Activity => ({
  name: `graph ${type}`,
  attributes: { 'graphql.operation.type': type },
})
const RUNNING = {
  query: running('query'),
  mutation: running('mutation'),
  subscription: running('subscription'),
} as const
const PLANNING: Activity = { name: 'graph plan' }

export function clientOperations({ planner, schema, log }: ClientOperationsOptions): ClientOperations {
  const plans = segmentedLru<CachedOperation<Context>>(CACHED_MAX, ({ characters }) => characters)

  const planned = ({ hash }: ValidatedDocument, operation: JudgedOperation): CachedOperation<Context> => {
    const begunMs = performance.now()
    const key = `${hash} ${operation.name ?? ''}`
    const cachedPlan = plans.get(key)
    const plan = cachedPlan ?? withSpan(PLANNING, () => planner.compileJudged(operation.alone()))
    if (!cachedPlan) plans.set(key, plan)
    signals.planned.publish({ isCached: cachedPlan !== undefined, durationMs: performance.now() - begunMs })
    return plan
  }

  const record = (errors: readonly GraphQLError[], { requestId }: Context): void => {
    for (const error of errors)
      if (isOurs(error))
        log({ error: error.originalError ?? error, requestId, path: error.path }, 'a graph operation failed')
  }

  return {
    record,
    async run({ document, operation, variables, context, admit }) {
      if (document.errors.length > 0) return answered({ errors: document.errors }, 0, 400)
      const { cost, issues } = operation.weigh(variables)
      if (issues.length > 0) return answered({ errors: issues }, cost, 400)
      if (operation.isAboutSchema) return answered(described(schema, document, operation, variables), cost)
      try {
        await admit?.(operation.roots, cost)
      } catch (error) {
        if (error instanceof Refusal) return notAdmitted(error, cost)
        throw error
      }
      try {
        const result = await withSpan(RUNNING[operation.node.operation], () =>
          planned(document, operation).run(variables, context),
        )
        if (result.errors) record(result.errors, context)
        return answered(result, cost)
      } catch (thrown) {
        const issue = new GraphQLError('The operation could not be executed.', {
          originalError: thrown instanceof Error ? thrown : new Error(String(thrown)),
        })
        record([issue], context)
        return answered({ errors: [issue] }, cost, 500)
      }
    },
  }
}

const isOurs = (error: GraphQLError): boolean => !refusalOf(error) && !isClientError(error.extensions['code'])

export const outcomeOf = (errors: readonly GraphQLError[]): OperationOutcome =>
  errors.length === 0 ? 'succeeded' : errors.some(isOurs) ? 'failed' : 'refused'

/** Omits the header if no operation ran. */
const costHeader = (cost: number): ClientAnswer['headers'] =>
  cost > 0 ? [['x-query-cost', String(cost)]] : []

function answered({ errors, data, extensions }: ExecutionResult, cost: number, status = 200): ClientAnswer {
  return {
    status,
    headers: costHeader(cost),
    outcome: errors ? outcomeOf(errors) : 'succeeded',
    result: {
      ...(errors && { errors: errors.map(error => cleaned(error.toJSON(), error)) }),
      ...(data !== undefined && { data }),
      ...(extensions && { extensions: { ...extensions } }),
    },
  }
}

/** Introspection needs no subgraph, and graphql-js supports more of it than the gateway does. */
function described(
  schema: GraphQLSchema,
  { document }: ValidatedDocument,
  { name }: JudgedOperation,
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

function notAdmitted({ kind, retryAfterS = 1, message, extensions }: Refusal, cost: number): ClientAnswer {
  const isTemporary = kind === 'limited' || kind === 'unavailable'
  return {
    status: USUAL_STATUS[kind],
    headers: [...costHeader(cost), ...(isTemporary ? [['retry-after', String(retryAfterS)] as const] : [])],
    outcome: 'refused',
    result: { errors: [{ message, extensions: { ...extensions } }] },
  }
}
