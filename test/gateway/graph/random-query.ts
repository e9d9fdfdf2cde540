import fc from 'fast-check'
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'

/** Returns a choice below `count` from the next number of a list. A shorter list makes a smaller query. */
type Choose = (count: number) => number

interface Growing {
  schema: GraphQLSchema
  choose: Choose
  /** Literal arguments by `Type.field`. A field without an entry is requested without arguments. */
  argumentsOf: Readonly<Record<string, readonly string[]>>
  excluded: ReadonlySet<string>
}

/**
 * Generates mostly valid queries with aliases, repeated keys, type conditions, arguments, and @skip and
 * @include on $yes and $no.
 */
export function randomQuery(
  schema: GraphQLSchema,
  argumentsOf: Growing['argumentsOf'],
  excluded: ReadonlySet<string>,
): fc.Arbitrary<string> {
  return fc.array(fc.nat(997), { minLength: 40, maxLength: 400 }).map(tape => {
    let at = 0
    const choose: Choose = count => (tape[at++] ?? 0) % count
    const query = schema.getQueryType()
    const body = query ? selection({ schema, choose, argumentsOf, excluded }, query, 5) : ''
    const used = ['yes', 'no'].filter(name => body.includes(`$${name})`))
    const declared = used.map(name => `$${name}: Boolean!${name === 'no' ? ' = false' : ''}`).join(' ')
    return `query Random${declared && `(${declared})`} ${body}`
  })
}

function selection(growing: Growing, type: GraphQLCompositeType, depth: number): string {
  const { choose } = growing
  const parts = Array.from({ length: 1 + choose(4) }, () => {
    const wantsFragment = isUnionType(type) || choose(isAbstractType(type) ? 2 : 6) === 1
    return wantsFragment && depth > 0 ? fragment(growing, type, depth) : field(growing, type, depth)
  })
  return `{ ${parts.join(' ')} }`
}

function fragment(growing: Growing, type: GraphQLCompositeType, depth: number): string {
  const { schema, choose } = growing
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type]
  const on = types[choose(types.length)] ?? type
  return `... on ${on.name}${directive(choose)} ${selection(growing, on, depth - 1)}`
}

function field(growing: Growing, type: GraphQLCompositeType, depth: number): string {
  const { choose, argumentsOf, excluded } = growing
  const fields = isUnionType(type) ? [] : Object.values(type.getFields())
  const isOpen = (each: GraphQLField<unknown, unknown>) =>
    !excluded.has(`${type.name}.${each.name}`) && (depth > 0 || !isCompositeType(getNamedType(each.type)))
  const open = fields.filter(isOpen)
  const picked: GraphQLField<unknown, unknown> | undefined = open[choose(open.length + 1)]
  if (!picked) return '__typename'
  const literals = argumentsOf[`${type.name}.${picked.name}`] ?? ['']
  const choice = choose(literals.length)
  // The alias contains the arguments and the nullability, so that equal response keys never conflict.
  const alias =
    choice > 0 || choose(5) === 1
      ? `${picked.name}_${choice}_${picked.type.toString().replace(/\W/g, '_')}: `
      : ''
  const named = getNamedType(picked.type)
  const inner = isCompositeType(named) ? ` ${selection(growing, named, depth - 1)}` : ''
  return `${alias}${picked.name}${literals[choice]}${directive(choose)}${inner}`
}

function directive(choose: Choose): string {
  const directives = [' @include(if: $yes)', ' @skip(if: $no)', ' @skip(if: $yes)', ' @include(if: true)']
  return directives[choose(24)] ?? ''
}
