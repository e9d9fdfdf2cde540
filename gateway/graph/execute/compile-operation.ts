import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { PlanNode } from '@apollo/query-planner'
import { isTooLarge, tooLarge } from '#kernel/graph/response-meter.ts'
import { variableCoercer } from './coerce-variables.ts'
import type { ClientDocument } from '#gateway/graph/plan/document.ts'
import { prepareFetch, type Fetch } from '#gateway/graph/plan/fetch.ts'
import { meterOf } from '#gateway/graph/guard/metered.ts'
import type { PlanRun, Variables } from './plan-run.ts'
import { compilePlan, type PlanRuntime } from '#gateway/graph/plan/plan-runner.ts'
import { isSameSelection } from '#gateway/graph/plan/same-selection.ts'
import { compileShape, type ResultShape, type ShapedResult } from './shape.ts'
import { errorAt, errorThrown } from '#gateway/graph/subgraph-errors.ts'

type Execute<Context> = (variables: Variables, context: Context) => ExecutionResult | Promise<ExecutionResult>

export type RunOperation<Context> = (
  variables: Variables | undefined,
  context: Context,
) => ExecutionResult | Promise<ExecutionResult>

/** Compiles an operation and its covered plan into a function. */
export function compileOperation<Context>(
  apiSchema: GraphQLSchema,
  runtime: PlanRuntime<Context>,
  document: ClientDocument,
  node: PlanNode | undefined,
): RunOperation<Context> {
  return withCoercedVariables(apiSchema, document, compileExecution(apiSchema, runtime, document, node))
}

/** Coerces the variables first, so that invalid ones are rejected before any subgraph is called. */
export function withCoercedVariables<Context>(
  apiSchema: GraphQLSchema,
  { operation }: ClientDocument,
  execute: Execute<Context>,
): RunOperation<Context> {
  const coerce = variableCoercer(apiSchema, operation)
  return (given, context) => {
    const { variables, errors } = coerce(given)
    return errors ? { errors } : execute(variables, context)
  }
}

function compileExecution<Context>(
  apiSchema: GraphQLSchema,
  runtime: PlanRuntime<Context>,
  document: ClientDocument,
  node: PlanNode | undefined,
): Execute<Context> {
  const shape = compileShape(apiSchema, document)
  if (node?.kind === 'Fetch') {
    const fetch = prepareFetch(node, runtime.runners)
    if (isSameSelection(apiSchema, runtime.supergraphSchema, document, fetch.document))
      return passThrough(fetch, shape)
  }
  return compilePlanExecution(runtime, shape, node)
}

/** Returns the result of the only fetch without merging or shaping. A synchronous result stays synchronous. */
function passThrough<Context>(fetch: Fetch<Context>, shape: ResultShape): Execute<Context> {
  return (variables, context) => {
    try {
      const result = fetch.send(fetch.variablesOf(variables), context)
      if (!(result instanceof Promise)) return finish(result, variables, context)
      return result.then(
        settled => finish(settled, variables, context),
        (thrown: unknown) => failedResult(thrown, variables),
      )
    } catch (thrown) {
      return failedResult(thrown, variables)
    }
  }

  function finish(
    { data, errors }: ExecutionResult,
    variables: Variables,
    context: Context,
  ): ExecutionResult {
    const rejection = tooLargeResult(context)
    if (rejection) return rejection
    if (data && !errors) return { data }
    const completeData = data ?? emptyData(shape, variables)
    return errors
      ? { errors: errors.map(error => errorAt(error, error.path)), data: completeData }
      : { data: completeData }
  }

  function failedResult(thrown: unknown, variables: Variables): ExecutionResult {
    return { errors: [errorThrown(thrown)], data: emptyData(shape, variables) }
  }
}

/** Data for a fetch that returned none: every root field is missing. Without list items, shaping is synchronous. */
const emptyData = (shape: ResultShape, variables: Variables): ShapedResult['data'] =>
  (shape({}, variables) as ShapedResult).data

/** Returns the error response if the response has exceeded its maximum size, otherwise undefined. */
export function tooLargeResult(context: unknown): ExecutionResult | undefined {
  if (!isTooLarge(meterOf(context))) return undefined
  const refusal = tooLarge()
  return { errors: [new GraphQLError(refusal.message, { originalError: refusal })], data: null }
}

function compilePlanExecution<Context>(
  runtime: PlanRuntime<Context>,
  shape: ResultShape,
  node: PlanNode | undefined,
): Execute<Context> {
  const step = node && compilePlan(node, runtime)
  return async (variables, context) => {
    const run: PlanRun<Context> = { data: Object.create(null), errors: [], variables, context }
    await step?.(run)
    const rejection = tooLargeResult(context)
    if (rejection) return rejection
    const { data, errors: shapeErrors } = await shape(run.data, variables)
    if (run.errors.length > 0) return { errors: run.errors, data }
    return shapeErrors.length > 0 ? { data, extensions: { valueCompletion: shapeErrors } } : { data }
  }
}
