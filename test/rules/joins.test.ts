import { expect, test } from '@jest/globals'
import {
  Kind,
  parse,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql'
import { supergraphSdl } from '#app/supergraph.ts'
import { composedSupergraph } from '#tools/generate/compose.ts'

interface Join {
  readonly field: string
  readonly type: TypeNode
  /** Whether the objects belong to another domain, and not only the field. */
  readonly isReference: boolean
}

const argumentOf = (directive: ConstDirectiveNode, name: string): string | undefined => {
  const value = directive.arguments?.find(each => each.name.value === name)?.value
  return value?.kind === Kind.ENUM || value?.kind === Kind.STRING ? value.value : undefined
}

const joinsOf = (
  { directives = [] }: ObjectTypeDefinitionNode | FieldDefinitionNode,
  name: string,
): readonly ConstDirectiveNode[] => directives.filter(each => each.name.value === name)

/** Domains that resolve a field; every domain of the type if the supergraph names none. */
function ownersOf(type: ObjectTypeDefinitionNode, field: FieldDefinitionNode): Set<string> {
  const named = joinsOf(field, 'join__field').flatMap(each => argumentOf(each, 'graph') ?? [])
  return new Set(
    named.length > 0 ? named : joinsOf(type, 'join__type').flatMap(each => argumentOf(each, 'graph') ?? []),
  )
}

/** Domain that owns an entity: the one that resolves most of its fields. */
function homeOf(type: ObjectTypeDefinitionNode): string | undefined {
  if (!joinsOf(type, 'join__type').some(each => argumentOf(each, 'key') !== undefined)) return undefined
  const owned = Map.groupBy(
    (type.fields ?? []).flatMap(field => [...ownersOf(type, field)]),
    owner => owner,
  )
  return [...owned].sort(([, some], [, others]) => others.length - some.length)[0]?.[0]
}

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type)

/**
 * Every field that leads into another domain: a field that another domain adds to an entity, or a reference
 * to an entity of another domain.
 */
function joinsIn(supergraph: string): Join[] {
  const types = parse(supergraph).definitions.filter(
    (each): each is ObjectTypeDefinitionNode => each.kind === Kind.OBJECT_TYPE_DEFINITION,
  )
  const homes = new Map(types.map(type => [type.name.value, homeOf(type)]))
  return types.flatMap(type =>
    (type.fields ?? []).flatMap(field => {
      const owners = ownersOf(type, field)
      const isElsewhere = (name: string): boolean =>
        homes.get(name) !== undefined && !owners.has(homes.get(name)!)
      const isReference = isElsewhere(nameOf(field.type))
      return isReference || isElsewhere(type.name.value)
        ? [{ field: `${type.name.value}.${field.name.value}`, type: field.type, isReference }]
        : []
    }),
  )
}

/** Whether a refusal of the other domain sets only this field, or one item of its list, to null. */
function staysThere({ type, isReference }: Join): boolean {
  if (type.kind === Kind.NON_NULL_TYPE) return false
  return type.kind === Kind.NAMED_TYPE || !isReference || type.type.kind !== Kind.NON_NULL_TYPE
}

const issuesOf = (supergraph: string): string[] =>
  joinsIn(supergraph)
    .filter(join => !staysThere(join))
    .map(({ field }) => field)

test('every field into another domain is nullable, so that a refusal there removes nothing else from the response', () => {
  const joins = joinsIn(supergraphSdl()).map(({ field }) => field)

  expect(joins).toEqual(
    expect.arrayContaining([
      'Account.customer',
      'Customer.accounts',
      'Customer.recipients',
      'Customer.remittances',
      'Customer.riskBand',
      'Customer.screenings',
      'Transfer.sender',
    ]),
  )
  expect(joins).not.toContain('Customer.kycStatus')
  expect(issuesOf(supergraphSdl())).toEqual([])
})

test('a join that is not nullable is found, whether it extends an entity or refers to one', () => {
  const supergraph = composedSupergraph([
    {
      name: 'people',
      schema:
        'type Query { person: Person! people: [Person!]! } type Person @key(fields: "id") { id: UUID! name: String! born: LocalDate! }',
    },
    {
      name: 'money',
      schema: `type Query { purse: Purse! } type Purse { owner: Person! others: [Person!] friends: [Person] heir: Person }
      type Person @key(fields: "id") { id: UUID! purses: [Purse!]! }`,
    },
  ])

  expect(issuesOf(supergraph).sort()).toEqual(['Person.purses', 'Purse.others', 'Purse.owner'])
})
