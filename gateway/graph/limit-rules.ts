import { getNamedType, GraphQLError, isInterfaceType, isListType, isObjectType, isNonNullType, Kind, type ASTVisitor, type FieldNode, type GraphQLNamedType, type GraphQLSchema, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql'

/** How large a document from outside may be, and how much it may ask for. Tokens are counted before anything is built from them. */
export const GRAPH_LIMITS = { tokens: 2_000, depth: 12, aliases: 30, rootFields: 20, directives: 40, selections: 2_000, objects: 50_000 } as const

/** `fields` are those of this level alone; the rest are sums over all that is below, and the depth is the deepest. */
interface Size { depth: number; aliases: number; fields: number; directives: number; selections: number; objects: number }

/** How many items a list is taken to have that has no argument for it, and one whose argument is a variable. */
const ITEMS_OF_LIST = 10
const ITEMS_BY_VARIABLE = 100
const HOW_MANY: ReadonlySet<string> = new Set(['first', 'pageSize'])

/** Refuses documents that are deeper, wider or more decorated than any screen needs; fragments count where they are spread. */
export const limitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const refuse = (what: string, most: number): void => context.reportError(new GraphQLError(`The document ${what}; at most ${most} are allowed.`, { nodes: operation }))
    const size = measured(context, operation.selectionSet, context.getSchema().getRootType(operation.operation))

    if (size.depth > GRAPH_LIMITS.depth) refuse(`is ${size.depth} levels deep`, GRAPH_LIMITS.depth)
    if (size.aliases > GRAPH_LIMITS.aliases) refuse(`has ${size.aliases} aliases`, GRAPH_LIMITS.aliases)
    if (size.directives > GRAPH_LIMITS.directives) refuse(`has ${size.directives} directives`, GRAPH_LIMITS.directives)
    if (size.fields > GRAPH_LIMITS.rootFields) refuse(`has ${size.fields} fields at its root`, GRAPH_LIMITS.rootFields)
    if (size.selections > GRAPH_LIMITS.selections) refuse(`has ${size.selections} selections with its fragments`, GRAPH_LIMITS.selections)
    if (size.objects > GRAPH_LIMITS.objects) refuse(`asks for up to ${size.objects} objects`, GRAPH_LIMITS.objects)
  },
  Field({ alias }) {
    // Another field under the name of the type would be taken for the type where domains are joined.
    if (alias?.value.startsWith('__')) context.reportError(new GraphQLError('An alias must not begin with two underscores.', { nodes: alias }))
  },
})

/** The size of a selection. Each fragment is measured once, however often it is spread. */
function measured(context: ValidationContext, root: SelectionSetNode, type: GraphQLNamedType | null | undefined): Size {
  const schema = context.getSchema()
  const known = new Map<string, Size>()
  const open = new Set<string>()

  const fragmentSize = (name: string, isPaged: boolean): Size | undefined => {
    const fragment = context.getFragment(name)
    const key = `${name} ${isPaged}`
    const found = known.get(key)
    // A cycle is refused by a rule of the standard; here it must only end.
    if (found || !fragment || open.has(name)) return found
    open.add(name)
    const size = sizeOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), isPaged)
    open.delete(name)
    known.set(key, size)
    return size
  }

  const sizeOf = (set: SelectionSetNode, parent: GraphQLNamedType | null | undefined, isPaged: boolean): Size => {
    const size: Size = { depth: 0, aliases: 0, fields: 0, directives: 0, selections: 0, objects: 0 }
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD
      const field = isField ? asked(selection, parent, isPaged) : undefined
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragmentSize(selection.name.value, isPaged)
        : selection.selectionSet && sizeOf(selection.selectionSet, isField ? field!.type : conditionOf(selection.typeCondition?.name.value, schema) ?? parent, isField ? field!.isPaging : isPaged)
      size.depth = Math.max(size.depth, (inner?.depth ?? 0) + (isField ? 1 : 0))
      size.fields += isField ? 1 : inner?.fields ?? 0
      size.aliases += (inner?.aliases ?? 0) + (isField && selection.alias ? 1 : 0)
      size.directives += (inner?.directives ?? 0) + (selection.directives?.length ?? 0)
      size.selections += (inner?.selections ?? 0) + 1
      if (inner) size.objects += isField ? field!.items * (1 + inner.objects) : inner.objects
    }
    return size
  }
  return sizeOf(root, type, false)
}

const conditionOf = (name: string | undefined, schema: GraphQLSchema): GraphQLNamedType | undefined => (name === undefined ? undefined : schema.getType(name))

interface Asked { readonly type: GraphQLNamedType | undefined; readonly items: number; readonly isPaging: boolean }

/** What a field answers with: of which type, how many, and whether the lists in it are as long as it says itself. */
function asked({ name, arguments: given = [] }: FieldNode, parent: GraphQLNamedType | null | undefined, isPaged: boolean): Asked {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined
  if (!field) return { type: undefined, items: 1, isPaging: false }
  const type = getNamedType(field.type)
  const argument = field.args.find(each => HOW_MANY.has(each.name))
  if (argument) {
    const value = given.find(each => each.name.value === argument.name)?.value
    const items = value?.kind === Kind.INT ? Number(value.value) : value ? ITEMS_BY_VARIABLE : Number(argument.defaultValue ?? ITEMS_OF_LIST)
    return { type, items: Math.max(1, items), isPaging: true }
  }
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
  return { type, items: isList && !isPaged ? ITEMS_OF_LIST : 1, isPaging: false }
}
