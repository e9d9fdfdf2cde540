import {
  isAbstractType, isLeafType, isListType, isNonNullType, isObjectType, Kind,
  type FieldNode, type FragmentDefinitionNode, type GraphQLField, type GraphQLLeafType, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, type OperationDefinitionNode, type SelectionSetNode,
} from 'graphql'

/** How a value of a field is completed, with all that can be known before there is one. */
export type Completion =
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType; readonly isRequired: boolean }
  | { readonly kind: 'list'; readonly item: Completion; readonly isRequired: boolean }
  | { readonly kind: 'object'; readonly fields: readonly FieldStep[]; readonly isRequired: boolean; readonly blank: Readonly<Record<string, null>> }

/** One response key of an object. */
export interface FieldStep {
  readonly key: string
  readonly parent: GraphQLObjectType
  readonly nodes: readonly FieldNode[]
  /** Absent for `__typename`. */
  readonly definition: GraphQLField<unknown, unknown> | undefined
  readonly completion: Completion
}

/** An operation made ready to be executed, its fields looked up and its fragments opened. */
export interface ReadyOperation {
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly root: Extract<Completion, { kind: 'object' }>
}

interface Reading {
  readonly schema: GraphQLSchema
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}

/** Thrown where a selection needs more than is done here. */
const BEYOND = new Error('beyond the steps')

/**
 * Takes an operation apart; undefined where its types are only known from its values, where directives decide, or where several
 * mutations have to wait for each other: those are left to graphql itself.
 */
export function readyOperation(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Readonly<Record<string, FragmentDefinitionNode>>): ReadyOperation | undefined {
  const type = schema.getRootType(operation.operation)
  if (!type || operation.operation === 'subscription') return undefined
  try {
    const root = objectCompletion({ schema, fragments }, type, [operation.selectionSet], false)
    if (operation.operation === 'mutation' && root.fields.length > 1) return undefined
    return { operation, fragments, root }
  } catch (error) {
    if (error === BEYOND) return undefined
    throw error
  }
}

function objectCompletion(reading: Reading, type: GraphQLObjectType, sets: readonly SelectionSetNode[], isRequired: boolean): ReadyOperation['root'] {
  if (type.isTypeOf) throw BEYOND
  const nodes = new Map<string, FieldNode[]>()
  const visited = new Set<string>()
  for (const set of sets) collect(reading, type, set, nodes, visited)
  const fields = [...nodes].map(([key, of]): FieldStep => stepOf(reading, type, key, of))
  return { kind: 'object', fields, isRequired, blank: Object.fromEntries(fields.map(({ key }) => [key, null])) }
}

function collect(reading: Reading, type: GraphQLObjectType, set: SelectionSetNode, into: Map<string, FieldNode[]>, visited: Set<string>): void {
  for (const selection of set.selections) {
    if (selection.directives && selection.directives.length > 0) throw BEYOND
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value
      // An object of the usual kind takes another meaning from this key.
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
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? reading.fragments[selection.name.value] : selection
    if (!fragment || (fragment.typeCondition && fragment.typeCondition.name.value !== type.name)) throw BEYOND
    collect(reading, type, fragment.selectionSet, into, visited)
  }
}

function stepOf(reading: Reading, parent: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldStep {
  const name = nodes[0]!.name.value
  if (name === '__typename') return { key, parent, nodes, definition: undefined, completion: { kind: 'leaf', type: reading.schema.getType('String') as GraphQLLeafType, isRequired: true } }
  const definition = parent.getFields()[name]
  if (!definition) throw BEYOND
  return { key, parent, nodes, definition, completion: completionOf(reading, definition.type, nodes) }
}

function completionOf(reading: Reading, type: GraphQLOutputType, nodes: readonly FieldNode[]): Completion {
  const isRequired = isNonNullType(type)
  const inner = isNonNullType(type) ? type.ofType : type
  if (isListType(inner)) return { kind: 'list', item: completionOf(reading, inner.ofType, nodes), isRequired }
  if (isLeafType(inner)) return { kind: 'leaf', type: inner, isRequired }
  if (isAbstractType(inner) || !isObjectType(inner)) throw BEYOND
  return objectCompletion(reading, inner, nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : [])), isRequired)
}
