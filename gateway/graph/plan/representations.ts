import { isAbstractType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import type { QueryPlanSelectionNode } from '@apollo/query-planner'
import { isRecord, merge, ownValue, setOwn, type ResponseObject } from '#gateway/graph/execute/merge.ts'
import { nextSlice, type Pace } from '#gateway/graph/guard/metered.ts'

export interface Representations {
  list: ResponseObject[]
  /** For each representation, the indexes of the objects that share it. */
  objectIndexes: number[][]
}

/** Estimated work of building one representation, in fields, the unit of time slices. */
const FIELDS_PER_REPRESENTATION = 4

/**
 * Builds the representations that an entity fetch sends to a subgraph. Omits objects of other types and objects that
 * lack a required field. Objects with equal representations share one.
 */
export async function buildRepresentations(
  schema: GraphQLSchema,
  objects: readonly ResponseObject[],
  requires: readonly QueryPlanSelectionNode[],
  pace: Pace,
): Promise<Representations> {
  const list: ResponseObject[] = []
  const objectIndexes: number[][] = []
  const indexesByText = new Map<string, number[]>()
  for (const [index, object] of objects.entries()) {
    while (pace.slices.isUsedUp(FIELDS_PER_REPRESENTATION)) await nextSlice(pace)
    const representation = pick(schema, object, requires)
    if (!representation?.['__typename']) continue
    const text = objects.length > 1 ? serialize(representation) : undefined
    const shared = text === undefined ? undefined : indexesByText.get(text)
    if (shared) {
      shared.push(index)
      continue
    }
    const indexes = [index]
    if (text !== undefined) indexesByText.set(text, indexes)
    list.push(representation)
    objectIndexes.push(indexes)
  }
  return { list, objectIndexes }
}

/** JSON cannot serialise some scalars, such as a bigint. Representations that contain one are not deduplicated. */
function serialize(representation: ResponseObject): string | undefined {
  try {
    return JSON.stringify(representation)
  } catch {
    return undefined
  }
}

function pick(
  schema: GraphQLSchema,
  source: ResponseObject,
  selections: readonly QueryPlanSelectionNode[],
): ResponseObject | undefined {
  const picked: ResponseObject = Object.create(null)
  for (const selection of selections) {
    if (selection.kind === 'Field') {
      const key = selection.alias ?? selection.name
      const value = ownValue(source, key)
      if (value === undefined) return undefined
      setOwn(picked, key, selection.selections ? pickWithin(schema, value, selection.selections) : value)
    } else if (selection.typeCondition && isOfType(schema, source, selection.typeCondition)) {
      const part = pick(schema, source, selection.selections)
      if (part) merge(picked, part)
    }
  }
  return picked
}

function pickWithin(
  schema: GraphQLSchema,
  value: unknown,
  selections: readonly QueryPlanSelectionNode[],
): unknown {
  if (Array.isArray(value)) return value.map(element => pickWithin(schema, element, selections))
  return isRecord(value) ? (pick(schema, value, selections) ?? null) : null
}

function isOfType(schema: GraphQLSchema, source: ResponseObject, condition: string): boolean {
  const name = source['__typename']
  if (name === condition) return true
  const type = typeof name === 'string' ? schema.getType(name) : undefined
  const conditionType = schema.getType(condition)
  return (
    isAbstractType(conditionType) &&
    (isObjectType(type) || isInterfaceType(type)) &&
    schema.isSubType(conditionType, type)
  )
}
