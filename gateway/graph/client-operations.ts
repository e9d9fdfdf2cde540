import { executeSync, GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLSchema } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { Refusal } from '#kernel/refusals.ts'
import { signals, spanned, type Activity } from '#kernel/telemetry.ts'
import { USUAL_STATUS } from '../usual-status.ts'
import type { JudgedDocument, JudgedOperation } from './document-judge.ts'
import { cleaned, isClientFault } from './graph-errors.ts'
import type { Variables } from './plan-run.ts'
import type { KeptOperation, Planner } from './planner.ts'
import { provenCache } from './proven-cache.ts'
import { refusalOf } from './result.ts'

/** Throws a refusal where the root fields of an operation, with what it costs, are not to be run. */
export type Admit = (fields: readonly string[], cost: number) => void | Promise<void>

/** What a client asks, whichever way it came in. */
export interface ClientRequest {
  readonly document: JudgedDocument
  readonly operation: JudgedOperation
  readonly variables: Variables | undefined
  readonly context: Context
  readonly admit: Admit | undefined
}

/** How a client's operation ended, for measures. */
export type Outcome = 'answered' | 'refused' | 'failed'

/** An operation that a request came to, if it named one, and how it ended. */
export interface Ended { readonly operation: JudgedOperation | undefined; readonly outcome: Outcome }

export type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

export interface ClientAnswer {
  readonly status: number
  readonly result: FormattedExecutionResult
  readonly outcome: Outcome
  /** Beside the usual ones. */
  readonly headers: readonly (readonly [name: string, value: string])[]
}

export interface ClientOperationsOptions {
  readonly planner: Planner<Context>
  /** The public API with the rules of our scalars. */
  readonly schema: GraphQLSchema
  readonly log: Log
}

export interface ClientOperations {
  /** Answers an operation of a document that was judged, whatever was found: what is promised of an operation is kept here, and nowhere else. */
  run(request: ClientRequest): Promise<ClientAnswer>
  /** Records the faults of ours among errors, with the request id by which a customer can name them. */
  record(errors: readonly GraphQLError[], context: Context): void
}

/** Characters of all plans that are kept, written out; in memory a plan takes about fifty bytes for each. */
const KEPT_MAX = 1024 * 1024

// A client's name for its operation stands in no trace: nobody knows what is written there.
const running = (type: string): Activity => ({ name: `graph ${type}`, attributes: { 'graphql.operation.type': type } })
const RUNNING = { query: running('query'), mutation: running('mutation'), subscription: running('subscription') } as const
const PLANNING: Activity = { name: 'graph plan' }

export function clientOperations({ planner, schema, log }: ClientOperationsOptions): ClientOperations {
  const plans = provenCache<KeptOperation<Context>>(KEPT_MAX, ({ characters }) => characters)

  const planned = ({ hash }: JudgedDocument, operation: JudgedOperation): KeptOperation<Context> => {
    const begunMs = performance.now()
    const key = `${hash} ${operation.name ?? ''}`
    const kept = plans.get(key)
    const plan = kept ?? spanned(PLANNING, () => planner.compileJudged(operation.alone()))
    if (!kept) plans.set(key, plan)
    signals.planned.tell({ isKept: kept !== undefined, durationMs: performance.now() - begunMs })
    return plan
  }

  const record = (errors: readonly GraphQLError[], { requestId }: Context): void => {
    for (const error of errors) if (isOurs(error)) log({ error: error.originalError ?? error, requestId, path: error.path }, 'a graph operation failed')
  }

  return {
    record,
    async run({ document, operation, variables, context, admit }) {
      if (document.errors.length > 0) return answered({ errors: document.errors }, 0, 400)
      const { cost, faults } = operation.weigh(variables)
      if (faults.length > 0) return answered({ errors: faults }, cost, 400)
      if (operation.isAboutSchema) return answered(described(schema, document, operation, variables), cost)
      try {
        await admit?.(operation.roots, cost)
      } catch (error) {
        if (error instanceof Refusal) return notAdmitted(error, cost)
        throw error
      }
      try {
        const result = await spanned(RUNNING[operation.node.operation], () => planned(document, operation).run(variables, context))
        if (result.errors) record(result.errors, context)
        return answered(result, cost)
      } catch (thrown) {
        const fault = new GraphQLError('The operation could not be run.', { originalError: thrown instanceof Error ? thrown : new Error(String(thrown)) })
        record([fault], context)
        return answered({ errors: [fault] }, cost, 500)
      }
    },
  }
}

const isOurs = (error: GraphQLError): boolean => !refusalOf(error) && !isClientFault(error.extensions['code'])

/** What errors make of an operation. */
export const outcomeOf = (errors: readonly GraphQLError[]): Outcome => (errors.length === 0 ? 'answered' : errors.some(isOurs) ? 'failed' : 'refused')

/** How many points the operation has; no header where there is none to run. */
const costHeader = (cost: number): ClientAnswer['headers'] => (cost > 0 ? [['x-query-cost', String(cost)]] : [])

function answered({ errors, data, extensions }: ExecutionResult, cost: number, status = 200): ClientAnswer {
  return {
    status, headers: costHeader(cost),
    outcome: errors ? outcomeOf(errors) : 'answered',
    result: { ...(errors && { errors: errors.map(error => cleaned(error.toJSON(), error)) }), ...(data !== undefined && { data }), ...(extensions && { extensions: { ...extensions } }) },
  }
}

/** What the schema says of itself needs no domain, and the gateway knows fewer of the questions than graphql-js does. */
function described(schema: GraphQLSchema, { document }: JudgedDocument, { name }: JudgedOperation, variables: Variables | undefined): ExecutionResult {
  const { data, errors } = executeSync({ schema, document, variableValues: variables ?? null, operationName: name ?? null })
  return { ...(errors && { errors }), data: data ?? null }
}

function notAdmitted({ kind, retryAfterS = 1, message, extensions }: Refusal, cost: number): ClientAnswer {
  const isTemporary = kind === 'limited' || kind === 'unavailable'
  return { status: USUAL_STATUS[kind], headers: [...costHeader(cost), ...isTemporary ? [['retry-after', String(retryAfterS)] as const] : []], outcome: 'refused', result: { errors: [{ message, extensions: { ...extensions } }] } }
}
