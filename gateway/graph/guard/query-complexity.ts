import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/**
 * Limits on a client's document with its fragments expanded. document-limits.ts limits the document as written, and
 * cost.ts its cost.
 */
export const GRAPH_LIMITS = {
  depth: 12,
  aliases: 30,
  rootFields: 20,
  mutations: 10,
  secretChecks: 1,
  directives: 40,
  selections: 600,
} as const

/**
 * Limits on introspection, sufficient for the usual tools. `lists` limits the nesting of LISTS_OF_MEMBERS below each
 * root field.
 */
const SCHEMA_LIMITS = {
  schemas: 1,
  types: 10,
  aliases: 0,
  depth: 20,
  lists: { __schema: 1, __type: 2 },
} as const
const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])
const LISTS_OF_MEMBERS: ReadonlySet<string> = new Set([
  'fields',
  'inputFields',
  'interfaces',
  'possibleTypes',
])

/**
 * The size of a selection set. `fields` counts its own level only, `depth` and `lists` are maxima, and the rest are
 * sums over all levels.
 */
interface Size {
  depth: number
  aliases: number
  fields: number
  directives: number
  selections: number
  lists: number
}

/**
 * Rejects documents that are deeper, wider or have more directives than any screen needs. Fragments count at each
 * spread. `secretChecks` names mutations whose response reveals whether a guessed secret is correct; a request may contain
 * one of them.
 */
export const complexityRule =
  (secretChecks: ReadonlySet<string>): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const report = (what: string, max: number): void =>
        context.reportError(
          new GraphQLError(`The document ${what}; at most ${max} are allowed.`, { nodes: operation }),
        )
      const check = (size: number, max: number, what: (size: number) => string): void => {
        if (size > max) report(what(size), max)
      }
      const roots = collectRootFields(
        { getFragment: name => context.getFragment(name) },
        operation.selectionSet,
      )
      const size = measureSelections(context, operation.selectionSet, { isRoot: true })

      check(size.depth, GRAPH_LIMITS.depth, depth => `is ${depth} levels deep`)
      check(size.aliases, GRAPH_LIMITS.aliases, aliases => `has ${aliases} aliases`)
      check(size.directives, GRAPH_LIMITS.directives, directives => `has ${directives} directives`)
      check(
        size.selections,
        GRAPH_LIMITS.selections,
        selections => `has ${selections} selections with its fragments`,
      )
      if (operation.operation !== OperationTypeNode.MUTATION)
        check(size.fields, GRAPH_LIMITS.rootFields, fields => `has ${fields} fields at its root`)
      else {
        check(roots.length, GRAPH_LIMITS.mutations, mutations => `has ${mutations} mutations`)
        check(
          roots.filter(({ name }) => secretChecks.has(name.value)).length,
          GRAPH_LIMITS.secretChecks,
          mutations => `has ${mutations} mutations that verify a secret`,
        )
      }
      const introspectionFields = roots.filter(({ name }) => INTROSPECTION_FIELDS.has(name.value))
      check(
        introspectionFields.filter(({ name }) => name.value === '__schema').length,
        SCHEMA_LIMITS.schemas,
        schemas => `requests the schema ${schemas} times`,
      )
      check(
        introspectionFields.length,
        SCHEMA_LIMITS.types,
        types => `requests types of the schema ${types} times`,
      )
      if (introspectionFields.length > 0 && roots.some(({ name }) => !name.value.startsWith('__')))
        context.reportError(
          new GraphQLError('Introspection fields must not be combined with other fields.', {
            nodes: operation,
          }),
        )
      for (const { name, selectionSet } of introspectionFields) {
        if (!selectionSet) continue
        const schemaSize = measureSelections(context, selectionSet, { isRoot: false })
        check(schemaSize.depth, SCHEMA_LIMITS.depth, depth => `is ${depth} levels deep in the schema`)
        check(schemaSize.aliases, SCHEMA_LIMITS.aliases, aliases => `has ${aliases} aliases in the schema`)
        check(
          schemaSize.lists,
          SCHEMA_LIMITS.lists[name.value as '__schema' | '__type'],
          lists => `nests ${lists} lists of the schema in each other`,
        )
      }
    },
    Field({ alias }) {
      // A field with the alias `__typename` would be mistaken for the type name of an entity.
      if (alias?.value.startsWith('__'))
        context.reportError(
          new GraphQLError('An alias must not begin with two underscores.', { nodes: alias }),
        )
    },
  })

/**
 * Returns every occurrence of a root field, once for each spread of its fragment. Each fragment is expanded once,
 * because nested spreads could otherwise double the work with every fragment, even without any field.
 */
export function collectRootFields(
  { getFragment }: Pick<ValidationContext, 'getFragment'>,
  root: SelectionSetNode,
): FieldNode[] {
  const known = new Map<string, readonly FieldNode[]>()

  const collectFromFragment = (name: string): readonly FieldNode[] => {
    const found = known.get(name)
    if (found) return found
    // A standard rule rejects fragment cycles; this only ends the recursion.
    known.set(name, [])
    const fragment = getFragment(name)
    const fields = fragment ? collectFromSet(fragment.selectionSet) : []
    known.set(name, fields)
    return fields
  }
  const collectFromSet = (set: SelectionSetNode): FieldNode[] => {
    const found: FieldNode[] = []
    for (const selection of set.selections) {
      // Documents with more selections are rejected, so the rest is not collected.
      if (found.length > GRAPH_LIMITS.selections) break
      if (selection.kind === Kind.FIELD) found.push(selection)
      else
        found.push(
          ...(selection.kind === Kind.INLINE_FRAGMENT
            ? collectFromSet(selection.selectionSet)
            : collectFromFragment(selection.name.value)),
        )
    }
    return found
  }
  return collectFromSet(root)
}

/**
 * Measures a selection set. Each fragment is measured once, regardless of how often it is spread. Introspection fields
 * have limits apart from these.
 */
function measureSelections(
  context: ValidationContext,
  root: SelectionSetNode,
  { isRoot }: { readonly isRoot: boolean },
): Size {
  const known = new Map<string, Size>()
  const visiting = new Set<string>()

  const fragmentSize = (name: string, isRootSet: boolean): Size | undefined => {
    const fragment = context.getFragment(name)
    const found = known.get(name)
    // A standard rule rejects fragment cycles; this only ends the recursion.
    if (found || !fragment || visiting.has(name)) return found
    visiting.add(name)
    const size = sizeOf(fragment.selectionSet, isRootSet)
    visiting.delete(name)
    known.set(name, size)
    return size
  }

  const sizeOf = (set: SelectionSetNode, isRootSet: boolean): Size => {
    const size: Size = { depth: 0, aliases: 0, fields: 0, directives: 0, selections: 0, lists: 0 }
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD
      if (isField && isRootSet && INTROSPECTION_FIELDS.has(selection.name.value)) {
        size.fields++
        size.selections++
        continue
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragmentSize(selection.name.value, isRootSet)
          : selection.selectionSet && sizeOf(selection.selectionSet, isRootSet && !isField)
      size.depth = Math.max(size.depth, (inner?.depth ?? 0) + (isField ? 1 : 0))
      size.fields += isField ? 1 : (inner?.fields ?? 0)
      size.aliases += (inner?.aliases ?? 0) + (isField && selection.alias ? 1 : 0)
      size.directives += (inner?.directives ?? 0) + (selection.directives?.length ?? 0)
      size.selections += (inner?.selections ?? 0) + 1
      size.lists = Math.max(
        size.lists,
        (inner?.lists ?? 0) + (isField && LISTS_OF_MEMBERS.has(selection.name.value) ? 1 : 0),
      )
    }
    return size
  }
  return sizeOf(root, isRoot)
}
