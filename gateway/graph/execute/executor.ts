import { inspect } from 'node:util'
import {
  defaultTypeResolver,
  execute,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { isTooLarge, scalarBytes, tooLarge, type ResponseMeter } from '#kernel/graph/response-meter.ts'
import { meterOf, paceOf } from '#gateway/graph/guard/metered.ts'
import { executableOperations } from '#gateway/graph/plan/executable-operations.ts'
import { completeList } from './complete-list.ts'
import type { Variables } from './plan-run.ts'
import { resolveField, resolveInfo } from './resolve-field.ts'
import { addError, fieldPath, handleFieldError, isPromise, pathOf, type Path, type Run } from './run.ts'
import type { Completion, FieldStep, ObjectCompletion } from './selection-steps.ts'

export interface Execution<Context> {
  readonly document: DocumentNode
  readonly operationName: string | undefined
  readonly variables: Variables
  readonly context: Context
}

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
      return completeList(completion, value, { step, prev: path!, completeItem }, run)
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
