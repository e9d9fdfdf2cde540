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
      readonly objects: ReadonlyMap<string, ObjectCompletion>
      readonly isRequired: boolean
    }

export interface ObjectCompletion {
  readonly kind: 'object'
  readonly fields: readonly FieldStep[]
  readonly isRequired: boolean
  /** All response keys with null, so that the results have their order. */
  readonly template: Readonly<Record<string, null>>
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
  /** The property that holds the value of a leaf without arguments or resolver. */
  readonly property: string | undefined
}

/** A compiled operation: its fields are resolved and its fragments expanded. */
export interface ExecutableOperation {
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly root: ObjectCompletion
}

/** The variables on which `@skip` and `@include` depend, with their values. */
export type Flags = Readonly<Record<string, boolean>>

interface CompileContext {
  readonly schema: GraphQLSchema
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly flags: Flags
}

/** Thrown when only graphql-js can execute a selection, for example on a type with `isTypeOf`. */
const NOT_COMPILABLE = new Error('only graphql-js can execute the selection')

/** Estimated bytes beside a key and its value: quotes, a colon, a comma, and the quotes of a string or a short number. */
const KEY_OVERHEAD_BYTES = 6

/** Compiles an operation; undefined if only graphql-js can execute it. */
export function compileExecutable(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  flags: Flags,
): ExecutableOperation | undefined {
  const type = schema.getRootType(operation.operation)
  if (!type || operation.operation === 'subscription') return undefined
  try {
    return {
      operation,
      fragments,
      root: objectCompletion({ schema, fragments, flags }, type, [operation.selectionSet], false),
    }
  } catch (error) {
    if (error === NOT_COMPILABLE) return undefined
    throw error
  }
}

function objectCompletion(
  context: CompileContext,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  isRequired: boolean,
): ObjectCompletion {
  if (type.isTypeOf) throw NOT_COMPILABLE
  const nodes = new Map<string, FieldNode[]>()
  const visitedFragments = new Set<string>()
  for (const set of sets) collect(context, type, set, nodes, visitedFragments)
  const fields = [...nodes].map(([key, occurrences]): FieldStep => stepOf(context, type, key, occurrences))
  return {
    kind: 'object',
    fields,
    isRequired,
    template: Object.fromEntries(fields.map(({ key }) => [key, null])),
    keyBytes: fields.reduce((sum, { key }) => sum + key.length + KEY_OVERHEAD_BYTES, 2),
  }
}

function collect(
  context: CompileContext,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  nodes: Map<string, FieldNode[]>,
  visitedFragments: Set<string>,
): void {
  for (const selection of set.selections) {
    if (isSkipped(selection.directives, context.flags)) continue
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value
      // Assigning this key to an ordinary object sets its prototype.
      if (key === '__proto__') throw NOT_COMPILABLE
      const existing = nodes.get(key)
      if (existing) existing.push(selection)
      else nodes.set(key, [selection])
      continue
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      if (visitedFragments.has(selection.name.value)) continue
      visitedFragments.add(selection.name.value)
    }
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? context.fragments[selection.name.value] : selection
    if (!fragment) throw NOT_COMPILABLE
    if (matchesType(context.schema, fragment.typeCondition?.name.value, type))
      collect(context, type, fragment.selectionSet, nodes, visitedFragments)
  }
}

function isSkipped(directives: readonly DirectiveNode[] | undefined, flags: Flags): boolean {
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
    if (flag === undefined) throw NOT_COMPILABLE
    return flag === (name.value === 'skip')
  })
}

function matchesType(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true
  const named = schema.getType(condition)
  return isAbstractType(named) && schema.isSubType(named, type)
}

function stepOf(
  context: CompileContext,
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
        type: context.schema.getType('String') as GraphQLLeafType,
        isRequired: true,
      },
      property: undefined,
    }
  const definition = parent.getFields()[name]
  if (!definition) throw NOT_COMPILABLE
  const completion = completionOf(context, definition.type, nodes, itemsMaxOf(definition))
  const isPlain = completion.kind === 'leaf' && definition.args.length === 0 && !definition.resolve
  return { key, parent, nodes, definition, completion, property: isPlain ? name : undefined }
}

function completionOf(
  context: CompileContext,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  itemsMax: number,
): Completion {
  const isRequired = isNonNullType(type)
  const inner = isNonNullType(type) ? type.ofType : type
  if (isListType(inner))
    return { kind: 'list', item: completionOf(context, inner.ofType, nodes, Infinity), isRequired, itemsMax }
  if (isLeafType(inner)) return { kind: 'leaf', type: inner, isRequired }
  const sets = nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
  if (isAbstractType(inner))
    return {
      kind: 'abstract',
      type: inner,
      isRequired,
      objects: new Map(
        context.schema
          .getPossibleTypes(inner)
          .map(each => [each.name, objectCompletion(context, each, sets, isRequired)]),
      ),
    }
  if (!isObjectType(inner)) throw NOT_COMPILABLE
  return objectCompletion(context, inner, sets, isRequired)
}

/** The maximum length that `@listSize` declares for a list, or Infinity. */
function itemsMaxOf({ astNode }: GraphQLField<unknown, unknown>): number {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize')
  const value = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value
  return value?.kind === Kind.INT ? Number(value.value) : Infinity
}
