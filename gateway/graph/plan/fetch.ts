import { parse, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { FetchNode } from '@apollo/query-planner'
import { isTooLarge, meterValue, tooLarge, type ResponseMeter } from '#kernel/graph/response-meter.ts'
import { refuse } from '#kernel/refusals.ts'
import { copyOf, isRecord, merge, type ResponseObject } from '#gateway/graph/execute/merge.ts'
import { isDisconnected, meterOf, nextSlice, paceOf } from '#gateway/graph/guard/metered.ts'
import { buildRepresentations, type Representations } from './representations.ts'
import {
  commonPosition,
  objectsAt,
  positionsAt,
  type PlanPath,
  type ResponsePosition,
} from './response-path.ts'
import { errorAt, errorThrown } from '#gateway/graph/subgraph-errors.ts'
import { tracedRunner, type SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import type { PlanRun, Variables } from '#gateway/graph/execute/plan-run.ts'

/** A fetch of a query plan. Its runner and parsed document are the same for all runs. */
export interface Fetch<Context> {
  send(variables: Variables, context: Context): ExecutionResult | Promise<ExecutionResult>
  /** Selects from the variables of the operation those that this fetch uses. */
  variablesOf(variables: Variables): Variables
  document: DocumentNode
  node: FetchNode
}

export function prepareFetch<Context>(
  node: FetchNode,
  runners: Readonly<Record<string, SubgraphRunner<Context>>>,
): Fetch<Context> {
  const subgraphRunner = Object.hasOwn(runners, node.serviceName) ? runners[node.serviceName] : undefined
  if (!subgraphRunner) throw new Error(`No runner is given for the subgraph ${node.serviceName}.`)
  const runner = tracedRunner(node.serviceName, subgraphRunner)
  const used = node.variableUsages ?? []
  if (node.requires && used.includes('representations')) {
    throw new Error('A variable may not be called $representations: entity fetches use this name.')
  }
  const { operation: query, operationName } = node
  const document = parse(query, { noLocation: true })
  return {
    node,
    document,
    send: (variables, context) => runner({ document, query, operationName, variables, context }),
    variablesOf: variables => pickVariables(variables, used),
  }
}

function pickVariables(variables: Variables, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = Object.create(null)
  for (const name of names) if (Object.hasOwn(variables, name)) picked[name] = variables[name]
  return picked
}

/** Runs one fetch and merges its data into the objects at the path. Its errors are added to the errors of the run. */
export async function runFetch<Context>(
  fetch: Fetch<Context>,
  path: PlanPath,
  schema: GraphQLSchema,
  run: PlanRun<Context>,
): Promise<void> {
  const objects = objectsAt(run.data, path)
  if (objects.length === 0) return
  try {
    if (fetch.node.requires) await completeEntities(fetch, path, schema, run, objects)
    else await fetchRoot(fetch, path, run, objects)
  } catch (thrown) {
    run.errors.push(errorThrown(thrown))
  }
}

async function fetchRoot<Context>(
  fetch: Fetch<Context>,
  path: PlanPath,
  run: PlanRun<Context>,
  objects: readonly ResponseObject[],
): Promise<void> {
  const { data, errors } = await fetch.send(fetch.variablesOf(run.variables), run.context)
  if (errors) {
    const positions = positionsAt(run.data, path)
    for (const error of errors) {
      for (const position of positions)
        run.errors.push(errorAt(error, error.path && [...position, ...error.path]))
    }
  }
  if (data)
    objects.forEach((object, index) =>
      merge(object, index > 0 ? copyMetered(data, meterOf(run.context)) : data),
    )
}

async function completeEntities<Context>(
  fetch: Fetch<Context>,
  path: PlanPath,
  schema: GraphQLSchema,
  run: PlanRun<Context>,
  objects: readonly ResponseObject[],
): Promise<void> {
  // Earlier fetches may already have made the response too large.
  if (isTooLarge(meterOf(run.context))) return
  if (isDisconnected(run.context))
    throw refuse('UNAVAILABLE', { message: 'The client disconnected before the request was completed.' })
  const { list, objectIndexes } = await buildRepresentations(
    schema,
    objects,
    fetch.node.requires ?? [],
    paceOf(run.context),
  )
  if (list.length === 0) return
  const variables = { ...fetch.variablesOf(run.variables), representations: list }
  const { data, errors } = await fetch.send(variables, run.context)
  if (errors) reportEntityErrors(errors, path, objectIndexes, run)
  if (!data) return
  const entities = data['_entities']
  if (!Array.isArray(entities) || entities.length !== list.length) {
    throw new Error(`A subgraph returned ${describeEntities(entities)} for ${list.length} representations.`)
  }
  await mergeEntities(entities, objectIndexes, objects, run.context)
}

async function mergeEntities(
  entities: readonly unknown[],
  objectIndexes: Representations['objectIndexes'],
  objects: readonly ResponseObject[],
  context: unknown,
): Promise<void> {
  const [meter, pace] = [meterOf(context), paceOf(context)]
  for (const [slot, entity] of entities.entries()) {
    if (!isRecord(entity)) continue
    for (const [occurrence, index] of (objectIndexes[slot] ?? []).entries()) {
      while (pace.slices.isUsedUp(FIELDS_PER_MERGE)) await nextSlice(pace)
      const object = objects[index]
      if (object) merge(object, occurrence > 0 ? copyMetered(entity, meter) : entity)
    }
  }
}

/** Estimated work of merging one object, in fields, the unit of time slices. */
const FIELDS_PER_MERGE = 8

/**
 * Copies data that appears at several response paths. Each copy counts towards the size of the response, because the
 * subgraph sent the data only once.
 */
function copyMetered(data: ResponseObject, meter: ResponseMeter): ResponseObject {
  meterValue(meter, data)
  if (isTooLarge(meter)) throw tooLarge()
  return copyOf(data)
}

function describeEntities(entities: unknown): string {
  return Array.isArray(entities) ? `${entities.length} entities` : 'no list of entities'
}

/** Reports an error of a representation at the response path of every object that shares the representation. */
function reportEntityErrors<Context>(
  errors: NonNullable<ExecutionResult['errors']>,
  path: PlanPath,
  objectIndexes: Representations['objectIndexes'],
  run: PlanRun<Context>,
): void {
  // Parallel fetches may have added fields to the response, but none replaces an object on these paths.
  const positions = positionsAt(run.data, path)
  for (const error of errors) {
    const slot = error.path?.[1]
    const indexes = typeof slot === 'number' ? objectIndexes[slot] : undefined
    if (!indexes) {
      run.errors.push(errorAt(error, error.path && fetchPosition(path, positions)))
      continue
    }
    const innerPath = error.path?.slice(2) ?? []
    for (const index of indexes) run.errors.push(errorAt(error, [...(positions[index] ?? []), ...innerPath]))
  }
}

/** The path of an error that concerns the whole fetch: the path of its only object, or the prefix that all objects share. */
function fetchPosition(path: PlanPath, positions: readonly ResponsePosition[]): ResponsePosition {
  return positions.length === 1 && positions[0] ? positions[0] : commonPosition(path)
}
