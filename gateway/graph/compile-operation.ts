import type { ExecutionResult, GraphQLSchema } from 'graphql'
import type { PlanNode } from '@apollo/query-planner'
import { variableCoercer } from './coerce-variables.ts'
import type { OperationDocument } from './document.ts'
import { prepareFetch, type Fetch } from './fetch.ts'
import type { PlanRun, Variables } from './plan-run.ts'
import { compilePlan, type PlanParts } from './plan-runner.ts'
import { isSameSelection } from './same-selection.ts'
import { compileShape, type Shape } from './shape.ts'
import { errorAt, errorThrown } from './subgraph-errors.ts'

type Execute<Context> = (variables: Variables, context: Context) => ExecutionResult | Promise<ExecutionResult>

export type RunOperation<Context> = (
  variables: Variables | undefined,
  context: Context,
) => ExecutionResult | Promise<ExecutionResult>

/** Makes a covered plan runnable. */
export function compileOperation<Context>(
  apiSchema: GraphQLSchema,
  parts: PlanParts<Context>,
  read: OperationDocument,
  node: PlanNode | undefined,
): RunOperation<Context> {
  return withCoercedVariables(apiSchema, read, executable(apiSchema, parts, read, node))
}

/** Wrong variables are answered before any subgraph is asked. */
export function withCoercedVariables<Context>(
  apiSchema: GraphQLSchema,
  { operation }: OperationDocument,
  execute: Execute<Context>,
): RunOperation<Context> {
  const coerce = variableCoercer(apiSchema, operation)
  return (given, context) => {
    const { variables, errors } = coerce(given)
    return errors ? { errors } : execute(variables, context)
  }
}

function executable<Context>(
  apiSchema: GraphQLSchema,
  parts: PlanParts<Context>,
  read: OperationDocument,
  node: PlanNode | undefined,
): Execute<Context> {
  const shape = compileShape(apiSchema, read)
  if (node?.kind === 'Fetch') {
    const fetch = prepareFetch(node, parts.runners)
    if (isSameSelection(apiSchema, parts.supergraphSchema, read, fetch.document)) return passThrough(fetch, shape)
  }
  return throughPlan(parts, shape, node)
}

/** One fetch whose answer is the answer: nothing is merged, shaped or awaited in vain. */
function passThrough<Context>(fetch: Fetch<Context>, shape: Shape): Execute<Context> {
  return (variables, context) => {
    try {
      const result = fetch.send(fetch.variablesOf(variables), context)
      if (!(result instanceof Promise)) return finish(result, variables)
      return result.then(
        settled => finish(settled, variables),
        (thrown: unknown) => nothing(thrown, variables),
      )
    } catch (thrown) {
      return nothing(thrown, variables)
    }
  }

  function finish({ data, errors }: ExecutionResult, variables: Variables): ExecutionResult {
    if (data && !errors) return { data }
    const answered = data ?? shape({}, variables).data
    return errors ? { errors: errors.map(error => errorAt(error, error.path)), data: answered } : { data: answered }
  }

  function nothing(thrown: unknown, variables: Variables): ExecutionResult {
    return { errors: [errorThrown(thrown)], data: shape({}, variables).data }
  }
}

function throughPlan<Context>(parts: PlanParts<Context>, shape: Shape, node: PlanNode | undefined): Execute<Context> {
  const step = node && compilePlan(node, parts)
  return async (variables, context) => {
    const run: PlanRun<Context> = { data: Object.create(null), errors: [], variables, context }
    await step?.(run)
    const { data, faults } = shape(run.data, variables)
    if (run.errors.length > 0) return { errors: run.errors, data }
    return faults.length > 0 ? { data, extensions: { valueCompletion: faults } } : { data }
  }
}
