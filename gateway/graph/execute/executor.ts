import { inspect } from 'node:util'
import {
  defaultTypeResolver,
  execute,
  getArgumentValues,
  GraphQLError,
  locatedError,
  responsePathAsArray,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import {
  isTooLarge,
  meterError,
  scalarBytes,
  tooLarge,
  type ResponseMeter,
} from '#kernel/graph/response-meter.ts'
import { refuse } from '#kernel/refusals.ts'
import { isGone, meterOf, nextSlice, paceOf, type Pace } from '#gateway/graph/guard/metered.ts'
import type { Variables } from './plan-run.ts'
import { readyDocuments } from '#gateway/graph/plan/ready-documents.ts'
import type { Completion, FieldStep, ObjectCompletion, ReadyOperation } from './selection-steps.ts'

export interface Execution<Context> {
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Variables
  readonly context: Context
}

type Path = NonNullable<Parameters<typeof responsePathAsArray>[0]>

/** One execution of an operation. */
interface Run<Context> {
  readonly schema: GraphQLSchema
  readonly ready: ReadyOperation
  readonly variables: Variables
  readonly context: Context
  readonly errors: GraphQLError[]
  readonly meter: ResponseMeter
  readonly pace: Pace
  /** Paths that are null because of an error. Later errors at or below them are dropped. */
  readonly nulled: Set<Path | undefined>
}

const NO_ARGUMENTS: Readonly<Record<string, unknown>> = Object.freeze(
  Object.create(null) as Record<string, unknown>,
)

/**
 * Executes documents like graphql-js's `execute`, but compiles each document once. Stops when the response is too large
 * or, in a long list, when the client has disconnected. Completes long lists in several time slices. graphql-js
 * executes requests with invalid variables and documents that cannot be compiled. A resolver receives `info` only if it
 * declares a fourth parameter.
 */
export function executorOf<Context>(
  schema: GraphQLSchema,
): (execution: Execution<Context>) => ExecutionResult | Promise<ExecutionResult> {
  const readyFor = readyDocuments(schema)

  return ({ document, operationName, variables: given, context }) => {
    const found = readyFor(document, operationName, given)
    if (!found)
      return execute({
        schema,
        document,
        operationName: operationName ?? null,
        variableValues: given,
        contextValue: context,
      })
    const { ready, variables } = found
    const run: Run<Context> = {
      schema,
      ready,
      variables,
      context,
      errors: [],
      meter: meterOf(context),
      pace: paceOf(context),
      nulled: new Set(),
    }
    try {
      const data =
        ready.operation.operation === 'mutation' && ready.root.fields.length > 1
          ? oneByOne(ready.root, run)
          : fieldsOf(ready.root, undefined, undefined, run)
      return isPromise(data)
        ? data.then(
            settled => answered(settled, run),
            (error: unknown) => failed(error, run),
          )
        : answered(data, run)
    } catch (error) {
      return failed(error, run)
    }
  }
}

const answered = (data: unknown, { errors, meter }: Run<unknown>): ExecutionResult =>
  isTooLarge(meter)
    ? { errors: [new GraphQLError(tooLarge().message, { originalError: tooLarge() })], data: null }
    : errors.length === 0
      ? { data: data as Record<string, unknown> }
      : { errors, data: data as Record<string, unknown> | null }

function failed(error: unknown, run: Run<unknown>): ExecutionResult {
  addError(error as GraphQLError, undefined, run)
  return answered(null, run)
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Partial<Promise<unknown>> | null | undefined)?.then === 'function'

/** Executes root fields serially, as mutations require. */
async function oneByOne<Context>(
  { fields, blank }: ObjectCompletion,
  run: Run<Context>,
): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = { ...blank }
  for (const step of fields) results[step.key] = await fieldOf(step, undefined, undefined, run)
  return results
}

/** Executes the fields of an object in parallel. */
function fieldsOf<Context>(
  { fields, blank, keyBytes }: ObjectCompletion,
  source: unknown,
  path: Path | undefined,
  run: Run<Context>,
): unknown {
  const { meter } = run
  if (meter.bytesLeft < 0) throw tooLarge()
  const results: Record<string, unknown> = { ...blank }
  let holdsPromise = false
  let bytes = keyBytes
  try {
    for (const step of fields) {
      const value = fieldOf(step, source, path, run)
      results[step.key] = value
      if (typeof value === 'string') bytes += value.length
      else if (isPromise(value)) holdsPromise = true
    }
  } catch (error) {
    if (!holdsPromise) throw error
    // Waits for the pending fields, so that they do not become unhandled rejections.
    return settled(results, meter).finally(() => {
      throw error
    })
  }
  meter.bytesLeft -= bytes
  return holdsPromise ? settled(results, meter) : results
}

async function settled(
  results: Record<string, unknown>,
  meter: ResponseMeter,
): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.values(results))
  let at = 0
  let bytes = 0
  for (const key in results) {
    const value = values[at++]
    // Strings that were available synchronously are already counted.
    if (results[key] === value) continue
    if (typeof value === 'string') bytes += value.length
    results[key] = value
  }
  meter.bytesLeft -= bytes
  return results
}

function fieldOf<Context>(
  step: FieldStep,
  source: unknown,
  parent: Path | undefined,
  run: Run<Context>,
): unknown {
  const { completion } = step
  // A leaf has no fields below it, so its path is built only when an error or a resolver needs it.
  const path = completion.kind === 'leaf' ? undefined : placeOf(step, parent)
  try {
    const value = resolved(step, source, path, parent, run)
    const completed = isPromise(value)
      ? value.then(each => complete(completion, each, step, path, run))
      : complete(completion, value, step, path, run)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error: unknown) =>
      recordError(error, completion, step, path ?? placeOf(step, parent), run),
    )
  } catch (error) {
    return recordError(error, completion, step, path ?? placeOf(step, parent), run)
  }
}

const placeOf = ({ key, parent }: FieldStep, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parent.name,
})

function resolved<Context>(
  step: FieldStep,
  source: unknown,
  path: Path | undefined,
  parent: Path | undefined,
  run: Run<Context>,
): unknown {
  const { definition } = step
  if (!definition) return step.parent.name
  const { resolve, args: declared, name } = definition
  const args =
    declared.length === 0 ? NO_ARGUMENTS : getArgumentValues(definition, step.nodes[0]!, run.variables)
  if (resolve)
    return resolve(
      source,
      args,
      run.context,
      resolve.length > 3 ? infoOf(step, path ?? placeOf(step, parent), run) : (undefined as never),
    )
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return undefined
  const property = (source as Record<string, unknown>)[name]
  if (typeof property !== 'function') return property
  return (source as Record<string, (...given: unknown[]) => unknown>)[name]!(
    args,
    run.context,
    infoOf(step, path ?? placeOf(step, parent), run),
  )
}

function infoOf<Context>(
  { definition, nodes, parent }: FieldStep,
  path: Path,
  { schema, ready, variables }: Run<Context>,
): GraphQLResolveInfo {
  return {
    fieldName: definition!.name,
    fieldNodes: nodes,
    returnType: definition!.type,
    parentType: parent,
    path,
    schema,
    fragments: ready.fragments,
    rootValue: undefined,
    operation: ready.operation,
    variableValues: variables as Record<string, unknown>,
  }
}

/** Records an error at a nullable position and returns null. At a non-null position, throws it to propagate the null. */
function recordError(
  thrown: unknown,
  { isRequired }: Completion,
  { nodes }: FieldStep,
  path: Path,
  run: Run<unknown>,
): null {
  // The whole response is abandoned, so the error needs no path.
  if (isTooLarge(run.meter)) throw thrown
  const error = locatedError(thrown, nodes, responsePathAsArray(path))
  if (isRequired) throw error
  addError(error, path, run)
  return null
}

function addError(
  error: GraphQLError,
  path: Path | undefined,
  { errors, nulled, meter }: Run<unknown>,
): void {
  for (let place = path; place !== undefined; place = place.prev) if (nulled.has(place)) return
  if (nulled.has(undefined)) return
  nulled.add(path)
  meterError(meter)
  errors.push(error)
}

function complete<Context>(
  completion: Completion,
  value: unknown,
  step: FieldStep,
  path: Path | undefined,
  run: Run<Context>,
): unknown {
  if (value instanceof Error) throw value
  if (value === null || value === undefined) {
    if (completion.isRequired)
      throw new Error(
        `Cannot return null for non-nullable field ${step.parent.name}.${step.definition?.name ?? '__typename'}.`,
      )
    return null
  }
  switch (completion.kind) {
    case 'leaf': {
      const written: unknown = completion.type.serialize(value)
      if (written === null || written === undefined)
        throw new Error(
          `Expected \`${completion.type.name}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(written)}`,
        )
      // Strings are counted with the enclosing object or list. Numbers and booleans are part of its fixed estimates.
      if (typeof written === 'object') run.meter.bytesLeft -= scalarBytes(written)
      return written
    }
    case 'list':
      return listOf(completion, value, step, path!, run)
    case 'object':
      return fieldsOf(completion, value, path, run)
    case 'abstract': {
      const { type } = completion
      const name = (type.resolveType ?? defaultTypeResolver)(
        value,
        run.context,
        infoOf(step, fieldPath(path!), run),
        type,
      )
      if (isPromise(name))
        return name.then(each => fieldsOf(objectFor(completion, each, step), value, path, run))
      return fieldsOf(objectFor(completion, name, step), value, path, run)
    }
  }
}

const fieldPath = (path: Path): Path => (typeof path.key === 'number' ? fieldPath(path.prev!) : path)

function objectFor(
  { type, of }: Extract<Completion, { kind: 'abstract' }>,
  name: unknown,
  { parent, definition }: FieldStep,
): ObjectCompletion {
  const found = typeof name === 'string' ? of.get(name) : undefined
  if (!found)
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to one of its object types at runtime for field "${parent.name}.${definition!.name}", not to ${inspect(name)}.`,
    )
  return found
}

type List = Extract<Completion, { kind: 'list' }>

function listOf<Context>(
  { item, itemsMax }: List,
  value: unknown,
  step: FieldStep,
  prev: Path,
  run: Run<Context>,
): unknown {
  if (
    typeof value !== 'object' ||
    typeof (value as Partial<Iterable<unknown>>)[Symbol.iterator] !== 'function'
  )
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${nameOf(step)}".`)
  const items: readonly unknown[] = Array.isArray(value) ? value : [...(value as Iterable<unknown>)]
  if (items.length > itemsMax)
    throw refuse('LIST_TOO_LONG', {
      message: `${nameOf(step)} has ${items.length} items; at most ${itemsMax} can be returned.`,
    })
  const fields = fieldCountOf(item)
  const results: unknown[] = []
  let holdsPromise = false
  try {
    for (const each of items) {
      if (run.pace.slices.isUsedUp(fields)) return inSlices({ item, items, fields, step, prev, results }, run)
      if (isTooLarge(run.meter)) throw tooLarge()
      const completed = itemOf(item, each, step, { prev, key: results.length, typename: undefined }, run)
      results.push(completed)
      run.meter.bytesLeft -= itemBytes(completed)
      if (isPromise(completed)) holdsPromise = true
    }
  } catch (error) {
    // The list is discarded. Rejections of its pending items must not end the process.
    for (const begun of results) ignoreFailure(begun)
    throw error
  }
  return holdsPromise ? Promise.all(results) : results
}

const nameOf = ({ parent, definition }: FieldStep): string => `${parent.name}.${definition!.name}`

/** Estimated bytes of a list item. Objects are counted when their fields are executed. */
const itemBytes = (completed: unknown): number => (typeof completed === 'string' ? completed.length + 3 : 1)

const fieldCountOf = (item: Completion): number =>
  item.kind === 'object' ? item.fields.length + 1 : item.kind === 'abstract' ? 8 : 1

function ignoreFailure(begun: unknown): void {
  if (isPromise(begun)) begun.catch(() => undefined)
}

interface Listing {
  readonly item: Completion
  readonly items: readonly unknown[]
  readonly fields: number
  readonly step: FieldStep
  readonly prev: Path
  readonly results: unknown[]
}

/** Completes the remaining items of a list in several time slices. */
async function inSlices<Context>(
  { item, items, fields, step, prev, results }: Listing,
  run: Run<Context>,
): Promise<unknown[]> {
  // An item may reject while the list waits for a time slice, before `Promise.all` handles the rejection.
  for (const begun of results) ignoreFailure(begun)
  while (results.length < items.length) {
    while (run.pace.slices.isUsedUp(fields)) {
      await nextSlice(run.pace)
      if (isGone(run.context))
        throw refuse('UNAVAILABLE', { message: 'The client disconnected before the request was completed.' })
    }
    if (isTooLarge(run.meter)) throw tooLarge()
    const completed = itemOf(
      item,
      items[results.length],
      step,
      { prev, key: results.length, typename: undefined },
      run,
    )
    ignoreFailure(completed)
    results.push(completed)
    run.meter.bytesLeft -= itemBytes(completed)
  }
  return Promise.all(results)
}

function itemOf<Context>(
  item: Completion,
  value: unknown,
  step: FieldStep,
  path: Path,
  run: Run<Context>,
): unknown {
  try {
    const completed = isPromise(value)
      ? value.then(inner => complete(item, inner, step, path, run))
      : complete(item, value, step, path, run)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error: unknown) => recordError(error, item, step, path, run))
  } catch (error) {
    return recordError(error, item, step, path, run)
  }
}
