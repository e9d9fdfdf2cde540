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
  type Selecting,
  type SelectionPart,
} from './selected-fields.ts'

export interface Shaped {
  data: ResponseObject | null
  /** Errors for missing or invalid values of subgraphs. The response contains them only if the run had no other errors. */
  errors: GraphQLError[]
}

/** Shapes short responses synchronously, and long ones in several time slices. */
export type ResultShape = (input: ResponseObject, variables: Variables) => Shaped | Promise<Shaped>

interface Shaping {
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
type Complete = (value: unknown, shaping: Shaping, owner: string) => unknown
type CompleteObject = (input: ResponseObject, shaping: Shaping) => Completed | Promise<Completed>
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
    const shaping: Shaping = { variables, errors: [], path: [] }
    const shaped = (data: Completed): Shaped => ({
      data: data === INVALID ? null : data,
      errors: shaping.errors,
    })
    const data = completeRoot(input, shaping)
    return data instanceof Promise ? data.then(shaped) : shaped(data)
  }
}

function objectCompleter(
  selecting: Selecting,
  type: GraphQLCompositeType,
  parts: readonly SelectionPart[],
): CompleteObject {
  const steps = selectedFields(selecting, type, parts).map(({ field, when }): Step => {
    const complete = field.type && completer(selecting, field.type, field.parts)
    return { key: field.key, owner: field.owner.name, when, complete }
  })
  const put = (output: ResponseObject, { key }: Step, completed: unknown): boolean => {
    if (completed === PROPAGATED_NULL) return false
    output[key] = completed === INVALID ? null : completed
    return true
  }
  const from = (
    begin: number,
    input: ResponseObject,
    output: ResponseObject,
    shaping: Shaping,
  ): Completed | Promise<Completed> => {
    for (let at = begin; at < steps.length; at++) {
      const step = steps[at]!
      if (Object.hasOwn(output, step.key) || !holds(step.when, shaping.variables)) continue
      const value = ownValue(input, step.key)
      if (!step.complete) {
        const name = typeName(selecting.schema, value, type)
        if (name === undefined) return INVALID
        output[step.key] = name
        continue
      }
      shaping.path.push(step.key)
      const completed = step.complete(value, shaping, step.owner)
      if (completed instanceof Promise) {
        return completed.then(settled => {
          shaping.path.pop()
          return put(output, step, settled) ? from(at + 1, input, output, shaping) : INVALID
        })
      }
      shaping.path.pop()
      if (!put(output, step, completed)) return INVALID
    }
    return output
  }
  return (input, shaping) => from(0, input, Object.create(null) as ResponseObject, shaping)
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

function completer(selecting: Selecting, type: GraphQLOutputType, parts: readonly SelectionPart[]): Complete {
  if (isNonNullType(type)) return nonNullCompleter(completer(selecting, type.ofType, parts), type.ofType)
  if (isListType(type)) return listCompleter(completer(selecting, type.ofType, parts), type)
  return isCompositeType(type) ? compositeCompleter(selecting, type, parts) : leafCompleter(type)
}

function nonNullCompleter(complete: Complete, inner: GraphQLOutputType): Complete {
  const bearable = (completed: unknown, shaping: Shaping, owner: string): unknown => {
    if (completed === INVALID) return PROPAGATED_NULL
    if (completed !== null) return completed
    addError(shaping, `Cannot return null for non-nullable ${placeOf(shaping, inner, owner)}.`)
    return PROPAGATED_NULL
  }
  return (value, shaping, owner) => {
    const completed = complete(value, shaping, owner)
    return completed instanceof Promise
      ? completed.then(settled => bearable(settled, shaping, owner))
      : bearable(completed, shaping, owner)
  }
}

/** Estimated work of completing one item, in fields, the unit of time slices. */
const FIELDS = 8

function listCompleter(complete: Complete, type: GraphQLOutputType): Complete {
  const put = (list: unknown[], index: number, completed: unknown): boolean => {
    list[index] = completed === INVALID ? null : completed
    return completed !== PROPAGATED_NULL
  }
  const inSlices = async (
    value: readonly unknown[],
    list: unknown[],
    begin: number,
    isWhole: boolean,
    shaping: Shaping,
    owner: string,
  ): Promise<unknown> => {
    for (let index = begin; index < value.length; index++) {
      while (processSlices.isUsedUp(FIELDS)) await processSlices.next()
      shaping.path.push(index)
      if (!put(list, index, await complete(value[index], shaping, owner))) isWhole = false
      shaping.path.pop()
    }
    return isWhole ? list : INVALID
  }
  return (value, shaping, owner) => {
    if (value === null || value === undefined) return null
    if (!Array.isArray(value)) return invalidValue(shaping, type, owner)
    const list: unknown[] = new Array(value.length)
    let isWhole = true
    for (let index = 0; index < value.length; index++) {
      if (processSlices.isUsedUp(FIELDS)) return inSlices(value, list, index, isWhole, shaping, owner)
      shaping.path.push(index)
      const completed = complete(value[index], shaping, owner)
      if (completed instanceof Promise) {
        return completed.then(settled => {
          shaping.path.pop()
          return inSlices(value, list, index + 1, put(list, index, settled) && isWhole, shaping, owner)
        })
      }
      shaping.path.pop()
      if (!put(list, index, completed)) isWhole = false
    }
    return isWhole ? list : INVALID
  }
}

function compositeCompleter(
  selecting: Selecting,
  type: GraphQLCompositeType,
  parts: readonly SelectionPart[],
): Complete {
  const { schema } = selecting
  const completers = new Map<string, CompleteObject>()
  const completerOf = (object: GraphQLCompositeType) => {
    const known = completers.get(object.name)
    if (known) return known
    const made = objectCompleter(selecting, object, parts)
    completers.set(object.name, made)
    return made
  }
  return (value, shaping, owner) => {
    if (value === null || value === undefined) return null
    if (!isRecord(value)) return invalidValue(shaping, type, owner)
    const name = ownValue(value, '__typename')
    const object = name === undefined ? type : typeof name === 'string' ? schema.getType(name) : undefined
    if (isCompositeType(object)) return completerOf(object)(value, shaping)
    addError(shaping, `Invalid __typename found for object at ${placeOf(shaping, type, owner)}.`)
    return INVALID
  }
}

function leafCompleter(type: GraphQLLeafType): Complete {
  const isValid = leafCheck(type)
  return (value, shaping, owner) => {
    if (value === null || value === undefined) return null
    return isValid(value) ? value : invalidValue(shaping, type, owner)
  }
}

function invalidValue(shaping: Shaping, type: GraphQLOutputType, owner: string): typeof INVALID {
  addError(shaping, `Invalid value found for ${placeOf(shaping, type, owner)}.`)
  return INVALID
}

function placeOf({ path }: Shaping, type: GraphQLOutputType, owner: string): string {
  const last = path.at(-1)
  return typeof last === 'number'
    ? `array element of type ${type} at index ${last}`
    : `field ${owner}.${last}`
}

function addError({ errors, path }: Shaping, message: string): void {
  errors.push(new GraphQLError(message, { path: [...path], extensions: { code: 'INVALID_GRAPHQL' } }))
}
