import {
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

interface Element {
  readonly astNode?:
    | { readonly directives?: readonly { readonly name: { readonly value: string } }[] | undefined }
    | null
    | undefined
}

/** Whether an element of the supergraph is part of the public schema. */
const isPublic = ({ astNode }: Element): boolean =>
  !astNode?.directives?.some(({ name }) => name.value === 'inaccessible')

export const publicFields = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields()).filter(isPublic)

/** Whether the type is an object with an id and not only a part of one. */
const isThing = (type: GraphQLObjectType): boolean =>
  Object.hasOwn(type.getFields(), 'id') || type.name === 'Viewer'

/** Fields that lead from one object to others or to its parts; each is tested separately. */
export const joins = (
  schema: GraphQLSchema,
): { readonly type: GraphQLObjectType; readonly field: GraphQLField<unknown, unknown> }[] =>
  Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type))
    .filter(type => isPublic(type) && isThing(type) && !/^(Query|Mutation|join__|link__|__)/.test(type.name))
    .flatMap(type =>
      publicFields(type)
        .filter(field => isObjectType(getNamedType(field.type)))
        .map(field => ({ type, field })),
    )

/**
 * Selects everything of a type that needs no join to another object: leaves, parts, and the objects of a
 * list.
 */
export function selectionOf(type: unknown, depth = 3): string {
  const named = getNamedType(type as GraphQLObjectType)
  if (!isObjectType(named)) return ''
  const parts = publicFields(named).flatMap(({ name, type: inner, args }) => {
    const target = getNamedType(inner)
    if (isLeafType(target)) return name
    const isPart = isObjectType(target) && !isThing(named) && name !== 'edges' && depth > 0
    return isPart && args.every(({ type: needed }) => !String(needed).endsWith('!'))
      ? `${name} ${selectionOf(target, depth - 1)}`
      : []
  })
  return `{ ${parts.join(' ')} }`
}

/** A document that requests one root field, with its arguments as variables. */
export function documentFor(
  kind: 'query' | 'mutation',
  root: GraphQLField<unknown, unknown>,
  args: Readonly<Record<string, unknown>>,
  selection = selectionOf(root.type),
): string {
  const given = root.args.filter(({ name }) => Object.hasOwn(args, name))
  const variables = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  return `${kind} Ask${variables && `(${variables})`} { ${root.name}${passed && `(${passed})`} ${selection} }`
}
