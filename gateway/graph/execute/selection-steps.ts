import {
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** How to complete the value of a field. It contains everything that does not depend on the value. */
export type Completion =
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType; readonly isRequired: boolean }
  | {
      readonly kind: 'list'
      readonly item: Completion
      readonly isRequired: boolean
      readonly itemsMax: number
    }
  | ObjectCompletion
  | {
      readonly kind: 'abstract'
      readonly type: GraphQLAbstractType
      readonly of: ReadonlyMap<string, ObjectCompletion>
      readonly isRequired: boolean
    }

export interface ObjectCompletion {
  readonly kind: 'object'
  readonly fields: readonly FieldStep[]
  readonly isRequired: boolean
  readonly blank: Readonly<Record<string, null>>
  /** Estimated bytes that the object's keys and brackets add to the response. */
  readonly keyBytes: number
}

/** One response key of an object. */
export interface FieldStep {
  readonly key: string
  readonly parent: GraphQLObjectType
  readonly nodes: readonly FieldNode[]
  /** Absent for `__typename`. */
  readonly definition: GraphQLField<unknown, unknown> | undefined
  readonly completion: Completion
}

/** A compiled operation: its fields are resolved and its fragments expanded. */
export interface ReadyOperation {
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly root: ObjectCompletion
}

/** The variables on which `@skip` and `@include` depend, with their values. */
export type Flags = Readonly<Record<string, boolean>>

interface Reading {
  readonly schema: GraphQLSchema
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly flags: Flags
}

/** Thrown when only graphql-js can execute a selection, for example on a type with `isTypeOf`. */
const BEYOND = new Error('beyond the steps')

/** Estimated bytes beside a key and its value: quotes, a colon, a comma, and the quotes of a string or a short number. */
const BESIDE_KEY = 6

/** Compiles an operation; undefined if only graphql-js can execute it. */
export function readyOperation(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  flags: Flags,
): ReadyOperation | undefined {
  const type = schema.getRootType(operation.operation)
  if (!type || operation.operation === 'subscription') return undefined
  try {
    return {
      operation,
      fragments,
      root: objectCompletion({ schema, fragments, flags }, type, [operation.selectionSet], false),
    }
  } catch (error) {
    if (error === BEYOND) return undefined
    throw error
  }
}

function objectCompletion(
  reading: Reading,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  isRequired: boolean,
): ObjectCompletion {
  if (type.isTypeOf) throw BEYOND
  const nodes = new Map<string, FieldNode[]>()
  const visited = new Set<string>()
  for (const set of sets) collect(reading, type, set, nodes, visited)
  const fields = [...nodes].map(([key, of]): FieldStep => stepOf(reading, type, key, of))
  return {
    kind: 'object',
    fields,
    isRequired,
    blank: Object.fromEntries(fields.map(({ key }) => [key, null])),
    keyBytes: fields.reduce((sum, { key }) => sum + key.length + BESIDE_KEY, 2),
  }
}

function collect(
  reading: Reading,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  into: Map<string, FieldNode[]>,
  visited: Set<string>,
): void {
  for (const selection of set.selections) {
    if (isLeftOut(selection.directives, reading.flags)) continue
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value
      // Assigning this key to an ordinary object sets its prototype.
      if (key === '__proto__') throw BEYOND
      const same = into.get(key)
      if (same) same.push(selection)
      else into.set(key, [selection])
      continue
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (visited.has(selection.name.value)) continue
      visited.add(selection.name.value)
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? reading.fragments[selection.name.value] : selection
    if (!fragment) throw BEYOND
    if (applies(reading.schema, fragment.typeCondition?.name.value, type))
      collect(reading, type, fragment.selectionSet, into, visited)
  }
}

function isLeftOut(directives: readonly DirectiveNode[] | undefined, flags: Flags): boolean {
  if (!directives || directives.length === 0) return false
  return directives.some(({ name, arguments: given = [] }) => {
    if (name.value !== 'skip' && name.value !== 'include') return false
    const value = given.find(argument => argument.name.value === 'if')?.value
    const flag =
      value?.kind === Kind.BOOLEAN
        ? value.value
        : value?.kind === Kind.VARIABLE
          ? flags[value.name.value]
          : undefined
    if (flag === undefined) throw BEYOND
    return flag === (name.value === 'skip')
  })
}

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true
  const named = schema.getType(condition)
  return isAbstractType(named) && schema.isSubType(named, type)
}

function stepOf(
  reading: Reading,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): FieldStep {
  const name = nodes[0]!.name.value
  if (name === '__typename')
    return {
      key,
      parent,
      nodes,
      definition: undefined,
      completion: {
        kind: 'leaf',
        type: reading.schema.getType('String') as GraphQLLeafType,
        isRequired: true,
      },
    }
  const definition = parent.getFields()[name]
  if (!definition) throw BEYOND
  return {
    key,
    parent,
    nodes,
    definition,
    completion: completionOf(reading, definition.type, nodes, itemsMaxOf(definition)),
  }
}

function completionOf(
  reading: Reading,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  itemsMax: number,
): Completion {
  const isRequired = isNonNullType(type)
  const inner = isNonNullType(type) ? type.ofType : type
  if (isListType(inner))
    return { kind: 'list', item: completionOf(reading, inner.ofType, nodes, Infinity), isRequired, itemsMax }
  if (isLeafType(inner)) return { kind: 'leaf', type: inner, isRequired }
  const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
  if (isAbstractType(inner))
    return {
      kind: 'abstract',
      type: inner,
      isRequired,
      of: new Map(
        reading.schema
          .getPossibleTypes(inner)
          .map(each => [each.name, objectCompletion(reading, each, sets, isRequired)]),
      ),
    }
  if (!isObjectType(inner)) throw BEYOND
  return objectCompletion(reading, inner, sets, isRequired)
}

/** The maximum length that `@listSize` declares for a list, or Infinity. */
function itemsMaxOf({ astNode }: GraphQLField<unknown, unknown>): number {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize')
  const value = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value
  return value?.kind === Kind.INT ? Number(value.value) : Infinity
}
