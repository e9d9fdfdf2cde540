import { GraphQLError, type ASTVisitor, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql'

/** How large a document from outside may be. Tokens are counted before anything is built from them. */
export const GRAPH_LIMITS = { tokens: 2_000, depth: 12, aliases: 30, rootFields: 20, directives: 40, bytes: 100_000 } as const

interface Size { depth: number; aliases: number; fields: number; directives: number }

/** Refuses documents that are deeper, wider or more decorated than any screen needs; fragments count where they are spread. */
export const limitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const measured = new Map<string, Size>()
    const measure = (set: SelectionSetNode, within: readonly string[]): Size => sizeOf(set, name => {
      const fragment = context.getFragment(name)
      // A cycle is refused by a rule of the standard; here it must only end.
      if (!fragment || within.includes(name)) return undefined
      const known = measured.get(name) ?? measure((fragment as FragmentDefinitionNode).selectionSet, [...within, name])
      measured.set(name, known)
      return known
    }, inner => measure(inner, within))
    const size = measure(operation.selectionSet, [])
    const refuse = (what: string, most: number): void => context.reportError(new GraphQLError(`The document ${what}; at most ${most} are allowed.`, { nodes: operation }))

    if (size.depth > GRAPH_LIMITS.depth) refuse(`is ${size.depth} levels deep`, GRAPH_LIMITS.depth)
    if (size.aliases > GRAPH_LIMITS.aliases) refuse(`has ${size.aliases} aliases`, GRAPH_LIMITS.aliases)
    if (size.directives > GRAPH_LIMITS.directives) refuse(`has ${size.directives} directives`, GRAPH_LIMITS.directives)
    if (size.fields > GRAPH_LIMITS.rootFields) refuse(`has ${size.fields} fields at its root`, GRAPH_LIMITS.rootFields)
    return false
  },
})

/** `fields` are those of this level alone; the rest are sums, and the depth is the deepest. */
function sizeOf(set: SelectionSetNode, fragment: (name: string) => Size | undefined, measure: (set: SelectionSetNode) => Size): Size {
  const size: Size = { depth: 0, aliases: 0, fields: 0, directives: 0 }
  for (const selection of set.selections) {
    size.directives += selection.directives?.length ?? 0
    const inner = selection.kind === 'FragmentSpread' ? fragment(selection.name.value) : selection.selectionSet && measure(selection.selectionSet)
    const isField = selection.kind === 'Field'
    if (isField && selection.alias) size.aliases++
    size.fields += isField ? 1 : inner?.fields ?? 0
    size.depth = Math.max(size.depth, (inner?.depth ?? 0) + (isField ? 1 : 0))
    size.aliases += inner?.aliases ?? 0
    size.directives += inner?.directives ?? 0
  }
  return size
}
