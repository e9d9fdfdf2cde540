import {
  GraphQLError,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'
import { processSlices } from '#kernel/concurrency/time-slices.ts'
import type { ClientDocument } from '#gateway/graph/plan/document.ts'
import { leafCheck } from './leaf-check.ts'
import { isRecord, ownValue, type ResponseObject } from './merge.ts'
import type { Variables } from './plan-run.ts'
import {
  selectedFields,
  type SelectionCondition,
  type SelectionContext,
  type SelectionPart,
} from './selected-fields.ts'

export interface ShapedResult {
  data: ResponseObject | null
  /** Errors for missing or invalid values of subgraphs. The response contains them only if the run had no other errors. */
  errors: GraphQLError[]
}

/** Shapes short responses synchronously, and long ones in several time slices. */
export type ResultShape = (
  input: ResponseObject,
  variables: Variables,
) => ShapedResult | Promise<ShapedResult>

interface ShapeRun {
  variables: Variables
  errors: GraphQLError[]
  path: (string | number)[]
}

/** Marks a value that is null because of an already recorded error. */
const INVALID = Symbol('invalid')
/** Marks a missing non-null value. The null propagates to the enclosing object or list. */
const PROPAGATED_NULL = Symbol('propagated null')

/**
 * Returns a promise only if a list below had to wait for a time slice. The caller must await it before it continues,
 * because all completions share one path.
 */
type Complete = (value: unknown, run: ShapeRun, owner: string) => unknown
type CompleteObject = (input: ResponseObject, run: ShapeRun) => Completed | Promise<Completed>
type Completed = ResponseObject | typeof INVALID

interface Step {
  key: string
  owner: string
  when: readonly SelectionCondition[]
  complete: Complete | undefined
}

/**
 * Compiles the final step of a run. It selects the requested fields from the fetched data in the requested order, and
 * propagates nulls to the nearest nullable position.
 */
export function compileShape(schema: GraphQLSchema, { operation, fragments }: ClientDocument): ResultShape {
  const root = schema.getRootType(operation.operation)
  if (!root) throw new Error(`The schema has no ${operation.operation} type.`)
  const part = { selectionSet: operation.selectionSet, declaredType: root, when: [] }
  const completeRoot = objectCompleter({ schema, fragments }, root, [part])
  return (input, variables) => {
    const run: ShapeRun = { variables, errors: [], path: [] }
    const toResult = (data: Completed): ShapedResult => ({
      data: data === INVALID ? null : data,
      errors: run.errors,
    })
    const data = completeRoot(input, run)
    return data instanceof Promise ? data.then(toResult) : toResult(data)
  }
}

function objectCompleter(
  context: SelectionContext,
  type: GraphQLCompositeType,
  parts: readonly SelectionPart[],
): CompleteObject {
  const steps = selectedFields(context, type, parts).map(({ field, when }): Step => {
    const complete = field.type && completer(context, field.type, field.parts)
    return { key: field.key, owner: field.owner.name, when, complete }
  })
  const store = (output: ResponseObject, { key }: Step, completed: unknown): boolean => {
    if (completed === PROPAGATED_NULL) return false
    output[key] = completed === INVALID ? null : completed
    return true
  }
  const completeFrom = (
    begin: number,
    input: ResponseObject,
    output: ResponseObject,
    run: ShapeRun,
  ): Completed | Promise<Completed> => {
    for (let index = begin; index < steps.length; index++) {
      const step = steps[index]!
      if (Object.hasOwn(output, step.key) || !holds(step.when, run.variables)) continue
      const value = ownValue(input, step.key)
      if (!step.complete) {
        const name = typeName(context.schema, value, type)
        if (name === undefined) return INVALID
        output[step.key] = name
        continue
      }
      run.path.push(step.key)
      const completed = step.complete(value, run, step.owner)
      if (completed instanceof Promise) {
        return completed.then(settled => {
          run.path.pop()
          return store(output, step, settled) ? completeFrom(index + 1, input, output, run) : INVALID
        })
      }
      run.path.pop()
      if (!store(output, step, completed)) return INVALID
    }
    return output
  }
  return (input, run) => completeFrom(0, input, Object.create(null) as ResponseObject, run)
}

function holds(when: readonly SelectionCondition[], variables: Variables): boolean {
  return when.every(({ variable, expected }) => variables[variable] === expected)
}

/**
 * Plans do not fetch the `__typename` of root types, and the value of an aliased `__typename` may be missing. The
 * static type then applies.
 */
function typeName(schema: GraphQLSchema, value: unknown, type: GraphQLCompositeType): string | undefined {
  const declared = typeof value === 'string' ? schema.getType(value) : undefined
  const named = declared ?? type
  return isObjectType(named) ? named.name : undefined
}

function completer(
  context: SelectionContext,
  type: GraphQLOutputType,
  parts: readonly SelectionPart[],
): Complete {
  if (isNonNullType(type)) return nonNullCompleter(completer(context, type.ofType, parts), type.ofType)
  if (isListType(type)) return listCompleter(completer(context, type.ofType, parts), type)
  return isCompositeType(type) ? compositeCompleter(context, type, parts) : leafCompleter(type)
}

function nonNullCompleter(complete: Complete, inner: GraphQLOutputType): Complete {
  const propagateNull = (completed: unknown, run: ShapeRun, owner: string): unknown => {
    if (completed === INVALID) return PROPAGATED_NULL
    if (completed !== null) return completed
    addError(run, `Cannot return null for non-nullable ${describePosition(run, inner, owner)}.`)
    return PROPAGATED_NULL
  }
  return (value, run, owner) => {
    const completed = complete(value, run, owner)
    return completed instanceof Promise
      ? completed.then(settled => propagateNull(settled, run, owner))
      : propagateNull(completed, run, owner)
  }
}

/** Estimated work of completing one item, in fields, the unit of time slices. */
const FIELDS_PER_ITEM = 8

function listCompleter(complete: Complete, type: GraphQLOutputType): Complete {
  const store = (list: unknown[], index: number, completed: unknown): boolean => {
    list[index] = completed === INVALID ? null : completed
    return completed !== PROPAGATED_NULL
  }
  const completeInSlices = async (
    value: readonly unknown[],
    list: unknown[],
    begin: number,
    isComplete: boolean,
    run: ShapeRun,
    owner: string,
  ): Promise<unknown> => {
    for (let index = begin; index < value.length; index++) {
      while (processSlices.isUsedUp(FIELDS_PER_ITEM)) await processSlices.next()
      run.path.push(index)
      if (!store(list, index, await complete(value[index], run, owner))) isComplete = false
      run.path.pop()
    }
    return isComplete ? list : INVALID
  }
  return (value, run, owner) => {
    if (value === null || value === undefined) return null
    if (!Array.isArray(value)) return invalidValue(run, type, owner)
    const list: unknown[] = new Array(value.length)
    let isComplete = true
    for (let index = 0; index < value.length; index++) {
      if (processSlices.isUsedUp(FIELDS_PER_ITEM))
        return completeInSlices(value, list, index, isComplete, run, owner)
      run.path.push(index)
      const completed = complete(value[index], run, owner)
      if (completed instanceof Promise) {
        return completed.then(settled => {
          run.path.pop()
          return completeInSlices(
            value,
            list,
            index + 1,
            store(list, index, settled) && isComplete,
            run,
            owner,
          )
        })
      }
      run.path.pop()
      if (!store(list, index, completed)) isComplete = false
    }
    return isComplete ? list : INVALID
  }
}

function compositeCompleter(
  context: SelectionContext,
  type: GraphQLCompositeType,
  parts: readonly SelectionPart[],
): Complete {
  const { schema } = context
  const completers = new Map<string, CompleteObject>()
  const completerOf = (object: GraphQLCompositeType) => {
    const known = completers.get(object.name)
    if (known) return known
    const compiled = objectCompleter(context, object, parts)
    completers.set(object.name, compiled)
    return compiled
  }
  return (value, run, owner) => {
    if (value === null || value === undefined) return null
    if (!isRecord(value)) return invalidValue(run, type, owner)
    const name = ownValue(value, '__typename')
    const object = name === undefined ? type : typeof name === 'string' ? schema.getType(name) : undefined
    if (isCompositeType(object)) return completerOf(object)(value, run)
    addError(run, `Invalid __typename found for object at ${describePosition(run, type, owner)}.`)
    return INVALID
  }
}

function leafCompleter(type: GraphQLLeafType): Complete {
  const isValid = leafCheck(type)
  return (value, run, owner) => {
    if (value === null || value === undefined) return null
    return isValid(value) ? value : invalidValue(run, type, owner)
  }
}

function invalidValue(run: ShapeRun, type: GraphQLOutputType, owner: string): typeof INVALID {
  addError(run, `Invalid value found for ${describePosition(run, type, owner)}.`)
  return INVALID
}

function describePosition({ path }: ShapeRun, type: GraphQLOutputType, owner: string): string {
  const last = path.at(-1)
  return typeof last === 'number'
    ? `array element of type ${type} at index ${last}`
    : `field ${owner}.${last}`
}

function addError({ errors, path }: ShapeRun, message: string): void {
  errors.push(new GraphQLError(message, { path: [...path], extensions: { code: 'INVALID_GRAPHQL' } }))
}
