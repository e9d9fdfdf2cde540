import { getNamedType, GraphQLError, isInterfaceType, isListType, isObjectType, isNonNullType, Kind, OperationTypeNode, type ASTVisitor, type FieldNode, type GraphQLNamedType, type GraphQLSchema, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql'

/** How much a document from outside may ask for, its fragments opened. How long it may be as written stands in written-size.ts. */
export const GRAPH_LIMITS = { depth: 12, aliases: 30, rootFields: 20, mutations: 10, guessable: 1, directives: 40, selections: 600, objects: 50_000 } as const

/** What tools ask of the schema itself: once, each list of members in no other one, and nothing under two names. */
const SCHEMA_LIMITS = { schemas: 1, types: 10, aliases: 0, depth: 20, lists: { __schema: 1, __type: 2 } } as const
const SCHEMA_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])
const LISTS_OF_MEMBERS: ReadonlySet<string> = new Set(['fields', 'inputFields', 'interfaces', 'possibleTypes'])

/** `fields` are those of this level alone; the rest are sums over all that is below, and the depth is the deepest. */
interface Size { depth: number; aliases: number; fields: number; directives: number; selections: number; objects: number; lists: number }

/** How many items a list is taken to have that has no argument for it, and one whose argument is a variable. */
const ITEMS_OF_LIST = 10
const ITEMS_BY_VARIABLE = 100
const HOW_MANY: ReadonlySet<string> = new Set(['first', 'pageSize'])

/**
 * Refuses documents that are deeper, wider or more decorated than any screen needs; fragments count where they are
 * spread. `guessable` names mutations whose answer tells whether a secret was guessed: one request is one guess.
 */
export const limitRule = (guessable: ReadonlySet<string>): ValidationRule => (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    const refuse = (what: string, most: number): void => context.reportError(new GraphQLError(`The document ${what}; at most ${most} are allowed.`, { nodes: operation }))
    const check = (size: number, most: number, what: (size: number) => string): void => { if (size > most) refuse(what(size), most) }
    const roots = rootFields(context, operation.selectionSet)
    const size = measured(context, operation.selectionSet, context.getSchema().getRootType(operation.operation))

    check(size.depth, GRAPH_LIMITS.depth, depth => `is ${depth} levels deep`)
    check(size.aliases, GRAPH_LIMITS.aliases, aliases => `has ${aliases} aliases`)
    check(size.directives, GRAPH_LIMITS.directives, directives => `has ${directives} directives`)
    check(size.selections, GRAPH_LIMITS.selections, selections => `has ${selections} selections with its fragments`)
    check(size.objects, GRAPH_LIMITS.objects, objects => `asks for up to ${objects} objects`)
    if (operation.operation !== OperationTypeNode.MUTATION) check(size.fields, GRAPH_LIMITS.rootFields, fields => `has ${fields} fields at its root`)
    else {
      check(roots.length, GRAPH_LIMITS.mutations, mutations => `has ${mutations} mutations`)
      check(roots.filter(({ name }) => guessable.has(name.value)).length, GRAPH_LIMITS.guessable, mutations => `has ${mutations} mutations that take a secret which could be guessed`)
    }
    const ofSchema = roots.filter(({ name }) => SCHEMA_FIELDS.has(name.value))
    check(ofSchema.filter(({ name }) => name.value === '__schema').length, SCHEMA_LIMITS.schemas, schemas => `asks for the schema ${schemas} times`)
    check(ofSchema.length, SCHEMA_LIMITS.types, types => `asks for types of the schema ${types} times`)
    if (ofSchema.length > 0 && roots.some(({ name }) => !name.value.startsWith('__'))) context.reportError(new GraphQLError('What is asked of the schema must be asked by itself.', { nodes: operation }))
    for (const { name, selectionSet } of ofSchema) {
      if (!selectionSet) continue
      const asked = measured(context, selectionSet, undefined)
      check(asked.depth, SCHEMA_LIMITS.depth, depth => `is ${depth} levels deep in the schema`)
      check(asked.aliases, SCHEMA_LIMITS.aliases, aliases => `has ${aliases} aliases in the schema`)
      check(asked.lists, SCHEMA_LIMITS.lists[name.value as '__schema' | '__type'], lists => `nests ${lists} lists of the schema in each other`)
    }
  },
  Field({ alias }) {
    // Another field under the name of the type would be taken for the type where domains are joined.
    if (alias?.value.startsWith('__')) context.reportError(new GraphQLError('An alias must not begin with two underscores.', { nodes: alias }))
  },
})

/**
 * Every mention of a field at the root, as often as it stands there; a fragment's once for each time that it is spread. The
 * document need not be valid, and fragments that double each other are short to write, so each is opened once.
 */
export function rootFields(context: Pick<ValidationContext, 'getFragment'>, root: SelectionSetNode): FieldNode[] {
  const known = new Map<string, readonly FieldNode[]>()
  const ofFragment = (name: string): readonly FieldNode[] => {
    const found = known.get(name)
    if (found) return found
    const fragment = context.getFragment(name)
    // A cycle is refused by a rule of the standard; here it must only end.
    known.set(name, [])
    const fields = fragment ? fieldsIn(fragment.selectionSet) : []
    known.set(name, fields)
    return fields
  }
  const fieldsIn = (set: SelectionSetNode): FieldNode[] => {
    const found: FieldNode[] = []
    for (const selection of set.selections) {
      // More than this is refused, whatever they are.
      if (found.length > GRAPH_LIMITS.selections) break
      if (selection.kind === Kind.FIELD) found.push(selection)
      else found.push(...(selection.kind === Kind.INLINE_FRAGMENT ? fieldsIn(selection.selectionSet) : ofFragment(selection.name.value)))
    }
    return found
  }
  return fieldsIn(root)
}

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
    const size: Size = { depth: 0, aliases: 0, fields: 0, directives: 0, selections: 0, objects: 0, lists: 0 }
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD
      const field = isField ? asked(selection, parent, isPaged) : undefined
      // What is asked of the schema itself is bounded apart from what is asked of domains.
      if (isField && parent && SCHEMA_FIELDS.has(selection.name.value)) {
        size.fields++
        size.selections++
        continue
      }
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragmentSize(selection.name.value, isPaged)
        : selection.selectionSet && sizeOf(selection.selectionSet, isField ? field!.type : conditionOf(selection.typeCondition?.name.value, schema) ?? parent, isField ? field!.isPaging : isPaged)
      size.depth = Math.max(size.depth, (inner?.depth ?? 0) + (isField ? 1 : 0))
      size.fields += isField ? 1 : inner?.fields ?? 0
      size.aliases += (inner?.aliases ?? 0) + (isField && selection.alias ? 1 : 0)
      size.directives += (inner?.directives ?? 0) + (selection.directives?.length ?? 0)
      size.selections += (inner?.selections ?? 0) + 1
      size.lists = Math.max(size.lists, (inner?.lists ?? 0) + (isField && LISTS_OF_MEMBERS.has(selection.name.value) ? 1 : 0))
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
