import {
  Kind,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isUnionType,
  print,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { fragmentsOf, type ClientDocument } from './document.ts'
import { isSubtype, type SelectionContext } from '#gateway/graph/execute/selected-fields.ts'

/**
 * Whether the result of a plan's only fetch can be returned unchanged. It cannot if the planner adds fields, such as
 * `__typename`, or changes their order, or if the subgraph may return a type or an enum value that the public API
 * hides.
 */
export function isSameSelection(
  schema: GraphQLSchema,
  supergraphSchema: GraphQLSchema,
  { document, operation }: ClientDocument,
  fetched: DocumentNode,
): boolean {
  const root = schema.getRootType(operation.operation)
  const fetchOperation = fetched.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION)
  if (!root || !fetchOperation) return false
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  const seen = { types: new Set<GraphQLNamedType>(), selectsRootTypename: false }
  const context = { schema, roots, seen }
  const requestedTree = treeOf({ ...context, fragments: fragmentsOf(document) }, operation.selectionSet, root)
  const fetchedTree = treeOf(
    { ...context, fragments: fragmentsOf(fetched) },
    fetchOperation.selectionSet,
    root,
  )
  if (seen.selectsRootTypename || !isSameTree(requestedTree, fetchedTree)) return false
  return [...seen.types].every(type => isFullyPublic(schema, supergraphSchema, type))
}

/** Nested selections by response key, or by type condition where a fragment narrows the type. Keys include the directives. */
type Tree = Map<string, Tree>

interface TreeContext extends SelectionContext {
  roots: ReadonlySet<unknown>
  /** Type names in a subgraph may differ for root types, so the `__typename` of a root type cannot be passed on. */
  seen: { types: Set<GraphQLNamedType>; selectsRootTypename: boolean }
}

function treeOf(
  context: TreeContext,
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  tree: Tree = new Map(),
): Tree {
  for (const selection of set.selections) {
    const directives = textOf(selection.directives)
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value
      if (name === '__typename' && context.roots.has(parent)) context.seen.selectsRootTypename = true
      const branch = branchOf(tree, `${selection.alias?.value ?? name}${directives}`)
      const type = isUnionType(parent) ? undefined : parent.getFields()[name]?.type
      const named = type && getNamedType(type)
      if (named) context.seen.types.add(named)
      if (selection.selectionSet && isCompositeType(named))
        treeOf(context, selection.selectionSet, named, branch)
      continue
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : context.fragments.get(selection.name.value)
    if (!fragment) continue
    const named = fragment.typeCondition && context.schema.getType(fragment.typeCondition.name.value)
    const condition = isCompositeType(named) ? named : parent
    const narrows = !isSubtype(context.schema, condition, parent)
    const into =
      narrows || directives ? branchOf(tree, `... ${narrows ? condition.name : ''}${directives}`) : tree
    treeOf(context, fragment.selectionSet, condition, into)
  }
  return tree
}

function branchOf(tree: Tree, key: string): Tree {
  const known = tree.get(key)
  if (known) return known
  const branch: Tree = new Map()
  tree.set(key, branch)
  return branch
}

function textOf(directives: readonly DirectiveNode[] | undefined): string {
  return directives?.map(directive => ` ${print(directive)}`).join('') ?? ''
}

function isSameTree(one: Tree, other: Tree): boolean {
  if (one.size !== other.size) return false
  const others = other.entries()
  for (const [key, branch] of one) {
    const next = others.next().value
    if (next?.[0] !== key || !isSameTree(branch, next[1])) return false
  }
  return true
}

/** Whether the public API contains all values of an enum and all possible types of an abstract type. */
function isFullyPublic(
  schema: GraphQLSchema,
  supergraphSchema: GraphQLSchema,
  type: GraphQLNamedType,
): boolean {
  const full = supergraphSchema.getType(type.name)
  if (isEnumType(type)) return isEnumType(full) && full.getValues().length === type.getValues().length
  if (!isAbstractType(type)) return true
  return (
    isAbstractType(full) &&
    supergraphSchema.getPossibleTypes(full).length === schema.getPossibleTypes(type).length
  )
}
