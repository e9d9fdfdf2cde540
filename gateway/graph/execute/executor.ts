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
import { isDisconnected, meterOf, nextSlice, paceOf, type Pace } from '#gateway/graph/guard/metered.ts'
import type { Variables } from './plan-run.ts'
import { executableOperations } from '#gateway/graph/plan/executable-operations.ts'
import type { Completion, FieldStep, ObjectCompletion, ExecutableOperation } from './selection-steps.ts'

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
  readonly executable: ExecutableOperation
  readonly variables: Variables
  readonly context: Context
  readonly errors: GraphQLError[]
  readonly meter: ResponseMeter
  readonly pace: Pace
  /** Paths that are null because of an error. Later errors at or below them are dropped. */
  readonly nulledPaths: Set<Path | undefined>
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
  const findExecutable = executableOperations(schema)

  return ({ document, operationName, variables: given, context }) => {
    const found = findExecutable(document, operationName, given)
    if (!found)
      return execute({
        schema,
        document,
        operationName: operationName ?? null,
        variableValues: given,
        contextValue: context,
      })
    const { executable, variables } = found
    const run: Run<Context> = {
      schema,
      executable,
      variables,
      context,
      errors: [],
      meter: meterOf(context),
      pace: paceOf(context),
      nulledPaths: new Set(),
    }
    try {
      const data =
        executable.operation.operation === 'mutation' && executable.root.fields.length > 1
          ? executeSerially(executable.root, run)
          : executeFields(executable.root, undefined, undefined, run)
      return isPromise(data)
        ? data.then(
            settled => executionResult(settled, run),
            (error: unknown) => failRun(error, run),
          )
        : executionResult(data, run)
    } catch (error) {
      return failRun(error, run)
    }
  }
}

const executionResult = (data: unknown, { errors, meter }: Run<unknown>): ExecutionResult =>
  isTooLarge(meter)
    ? { errors: [new GraphQLError(tooLarge().message, { originalError: tooLarge() })], data: null }
    : errors.length === 0
      ? { data: data as Record<string, unknown> }
      : { errors, data: data as Record<string, unknown> | null }

function failRun(error: unknown, run: Run<unknown>): ExecutionResult {
  addError(error as GraphQLError, undefined, run)
  return executionResult(null, run)
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Partial<Promise<unknown>> | null | undefined)?.then === 'function'

/** Executes root fields serially, as mutations require. */
async function executeSerially<Context>(
  { fields, template }: ObjectCompletion,
  run: Run<Context>,
): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = { ...template }
  for (const step of fields) results[step.key] = await executeField(step, undefined, undefined, run)
  return results
}

/** Executes the fields of an object in parallel. */
function executeFields<Context>(
  { fields, template, keyBytes }: ObjectCompletion,
  source: unknown,
  path: Path | undefined,
  run: Run<Context>,
): unknown {
  const { meter } = run
  if (meter.bytesLeft < 0) throw tooLarge()
  const results: Record<string, unknown> = { ...template }
  let containsPromise = false
  let bytes = keyBytes
  try {
    for (const step of fields) {
      const plain = plainLeaf(step, source)
      const value = plain === UNUSUAL ? executeField(step, source, path, run) : plain
      results[step.key] = value
      if (typeof value === 'string') bytes += value.length
      else if (isPromise(value)) containsPromise = true
    }
  } catch (error) {
    if (!containsPromise) throw error
    // Waits for the pending fields, so that they do not become unhandled rejections.
    return awaitFields(results, meter).finally(() => {
      throw error
    })
  }
  meter.bytesLeft -= bytes
  return containsPromise ? awaitFields(results, meter) : results
}

/** Marks a value that only the general path completes correctly. */
const UNUSUAL = Symbol('unusual')

/**
 * Completes a leaf that is a property of the source, which most fields are. Everything else takes the general path:
 * objects, functions, missing required values, and values that cannot be serialised.
 */
function plainLeaf({ property, completion }: FieldStep, source: unknown): unknown {
  if (property === undefined || completion.kind !== 'leaf' || typeof source !== 'object' || source === null)
    return UNUSUAL
  const value = (source as Record<string, unknown>)[property]
  if (value === null || value === undefined) return completion.isRequired ? UNUSUAL : null
  if (typeof value === 'function' || (typeof value === 'object' && !(value instanceof Date))) return UNUSUAL
  try {
    const serialized: unknown = completion.type.serialize(value)
    return typeof serialized === 'object' || serialized === undefined ? UNUSUAL : serialized
  } catch {
    return UNUSUAL
  }
}

async function awaitFields(
  results: Record<string, unknown>,
  meter: ResponseMeter,
): Promise<Record<string, unknown>> {
  const values = await Promise.all(Object.values(results))
  let index = 0
  let bytes = 0
  for (const key in results) {
    const value = values[index++]
    // Strings that were available synchronously are already counted.
    if (results[key] === value) continue
    if (typeof value === 'string') bytes += value.length
    results[key] = value
  }
  meter.bytesLeft -= bytes
  return results
}

function executeField<Context>(
  step: FieldStep,
  source: unknown,
  parent: Path | undefined,
  run: Run<Context>,
): unknown {
  const { completion } = step
  // A leaf has no fields below it, so its path is built only when an error or a resolver needs it.
  const path = completion.kind === 'leaf' ? undefined : pathOf(step, parent)
  try {
    const value = resolveField(step, source, path, parent, run)
    const completed = isPromise(value)
      ? value.then(each => completeValue(completion, each, step, path, run))
      : completeValue(completion, value, step, path, run)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error: unknown) =>
      handleFieldError(error, completion, step, path ?? pathOf(step, parent), run),
    )
  } catch (error) {
    return handleFieldError(error, completion, step, path ?? pathOf(step, parent), run)
  }
}

const pathOf = ({ key, parent }: FieldStep, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parent.name,
})

function resolveField<Context>(
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
      resolve.length > 3 ? resolveInfo(step, path ?? pathOf(step, parent), run) : (undefined as never),
    )
  if ((typeof source !== 'object' || source === null) && typeof source !== 'function') return undefined
  const property = (source as Record<string, unknown>)[name]
  if (typeof property !== 'function') return property
  return (source as Record<string, (...given: unknown[]) => unknown>)[name]!(
    args,
    run.context,
    resolveInfo(step, path ?? pathOf(step, parent), run),
  )
}

function resolveInfo<Context>(
  { definition, nodes, parent }: FieldStep,
  path: Path,
  { schema, executable, variables }: Run<Context>,
): GraphQLResolveInfo {
  return {
    fieldName: definition!.name,
    fieldNodes: nodes,
    returnType: definition!.type,
    parentType: parent,
    path,
    schema,
    fragments: executable.fragments,
    rootValue: undefined,
    operation: executable.operation,
    variableValues: variables as Record<string, unknown>,
  }
}

/** Records an error at a nullable position and returns null. At a non-null position, throws it to propagate the null. */
function handleFieldError(
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
  { errors, nulledPaths, meter }: Run<unknown>,
): void {
  for (let ancestor = path; ancestor !== undefined; ancestor = ancestor.prev)
    if (nulledPaths.has(ancestor)) return
  if (nulledPaths.has(undefined)) return
  nulledPaths.add(path)
  meterError(meter)
  errors.push(error)
}

function completeValue<Context>(
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
      const serialized: unknown = completion.type.serialize(value)
      if (serialized === null || serialized === undefined)
        throw new Error(
          `Expected \`${completion.type.name}.serialize(${inspect(value)})\` to return non-nullable value, returned: ${inspect(serialized)}`,
        )
      // Strings are counted with the enclosing object or list. Numbers and booleans are part of its fixed estimates.
      if (typeof serialized === 'object') run.meter.bytesLeft -= scalarBytes(serialized)
      return serialized
    }
    case 'list':
      return completeList(completion, value, step, path!, run)
    case 'object':
      return executeFields(completion, value, path, run)
    case 'abstract': {
      const { type } = completion
      const name = (type.resolveType ?? defaultTypeResolver)(
        value,
        run.context,
        resolveInfo(step, fieldPath(path!), run),
        type,
      )
      if (isPromise(name))
        return name.then(each => executeFields(runtimeCompletion(completion, each, step), value, path, run))
      return executeFields(runtimeCompletion(completion, name, step), value, path, run)
    }
  }
}

const fieldPath = (path: Path): Path => (typeof path.key === 'number' ? fieldPath(path.prev!) : path)

function runtimeCompletion(
  { type, objects }: Extract<Completion, { kind: 'abstract' }>,
  name: unknown,
  { parent, definition }: FieldStep,
): ObjectCompletion {
  const found = typeof name === 'string' ? objects.get(name) : undefined
  if (!found)
    throw new GraphQLError(
      `Abstract type "${type.name}" must resolve to one of its object types at runtime for field "${parent.name}.${definition!.name}", not to ${inspect(name)}.`,
    )
  return found
}

type List = Extract<Completion, { kind: 'list' }>

function completeList<Context>(
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
  let containsPromise = false
  try {
    for (const each of items) {
      if (run.pace.slices.isUsedUp(fields))
        return completeInSlices({ item, items, fields, step, prev, results }, run)
      if (isTooLarge(run.meter)) throw tooLarge()
      const completed = completeItem(
        item,
        each,
        step,
        { prev, key: results.length, typename: undefined },
        run,
      )
      results.push(completed)
      run.meter.bytesLeft -= itemBytes(completed)
      if (isPromise(completed)) containsPromise = true
    }
  } catch (error) {
    // The list is discarded. Rejections of its pending items must not end the process.
    for (const pending of [...results, ...items]) ignoreRejection(pending)
    throw error
  }
  return containsPromise ? Promise.all(results) : results
}

const nameOf = ({ parent, definition }: FieldStep): string => `${parent.name}.${definition!.name}`

/** Estimated bytes of a list item. Objects are counted when their fields are executed. */
const itemBytes = (completed: unknown): number => (typeof completed === 'string' ? completed.length + 3 : 1)

const fieldCountOf = (item: Completion): number =>
  item.kind === 'object' ? item.fields.length + 1 : item.kind === 'abstract' ? 8 : 1

function ignoreRejection(pending: unknown): void {
  if (isPromise(pending)) pending.catch(() => undefined)
}

interface PendingList {
  readonly item: Completion
  readonly items: readonly unknown[]
  readonly fields: number
  readonly step: FieldStep
  readonly prev: Path
  readonly results: unknown[]
}

/** Completes the remaining items of a list in several time slices. */
async function completeInSlices<Context>(
  { item, items, fields, step, prev, results }: PendingList,
  run: Run<Context>,
): Promise<unknown[]> {
  // An item may reject while the list waits for a time slice, before the rejection is handled.
  for (const pending of [...results, ...items]) ignoreRejection(pending)
  while (results.length < items.length) {
    while (run.pace.slices.isUsedUp(fields)) {
      await nextSlice(run.pace)
      if (isDisconnected(run.context))
        throw refuse('UNAVAILABLE', { message: 'The client disconnected before the request was completed.' })
    }
    if (isTooLarge(run.meter)) throw tooLarge()
    const completed = completeItem(
      item,
      items[results.length],
      step,
      { prev, key: results.length, typename: undefined },
      run,
    )
    ignoreRejection(completed)
    results.push(completed)
    run.meter.bytesLeft -= itemBytes(completed)
  }
  return Promise.all(results)
}

function completeItem<Context>(
  item: Completion,
  value: unknown,
  step: FieldStep,
  path: Path,
  run: Run<Context>,
): unknown {
  try {
    const completed = isPromise(value)
      ? value.then(inner => completeValue(item, inner, step, path, run))
      : completeValue(item, value, step, path, run)
    if (!isPromise(completed)) return completed
    return completed.then(undefined, (error: unknown) => handleFieldError(error, item, step, path, run))
  } catch (error) {
    return handleFieldError(error, item, step, path, run)
  }
}
