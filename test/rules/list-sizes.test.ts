import { expect, test } from '@jest/globals'
import {
  getNamedType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
  type ObjectTypeDefinitionNode,
} from 'graphql'
import { supergraphSdl } from '#app/supergraph.ts'
import { COST } from '#gateway/graph/guard/cost.ts'
import { listSizesOf } from '#gateway/graph/guard/list-sizes.ts'
import { publicSchema } from '#tools/contract/public-schema.ts'

const supergraph = parse(supergraphSdl())
const sizes = listSizesOf(supergraph)
const schema = publicSchema(supergraphSdl())
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !isIntrospectionType(type),
)
const fields = types.flatMap(type =>
  Object.values(type.getFields()).map(field => ({ type, field, name: `${type.name}.${field.name}` })),
)

const isList = ({ type }: Pick<GraphQLField<unknown, unknown>, 'type'>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type)

/** Whether every field that returns this type bounds the list by an argument. */
function isSizedByParents(type: GraphQLObjectType, name: string): boolean {
  const parents = fields.filter(({ field }) => getNamedType(field.type) === type)
  return parents.length > 0 && parents.every(parent => sizes.fields.get(parent.name)?.sized.has(name))
}

/** Advice for a list without a bound. */
const ADVICE =
  'The list has no bound. A page: give the field that returns it `first: Int! = 25 @constraint(min: 1, max: 200)` and @listSize(slicingArguments: ["first"], sizedFields: ["nodes", "edges"], requireOneSlicingArgument: false). ' +
  'A short list: @listSize(assumedSize: N), where N is the most that a LIMIT or a rule at writing allows. See docs/decisions/025.'

test('every list of the public graph has a page argument or a declared bound', () => {
  const lists = fields.filter(({ field }) => isList(field))
  const unbounded = lists.filter(
    ({ type, field, name }) =>
      sizes.fields.get(name)?.assumed === undefined && !isSizedByParents(type, field.name),
  )

  expect(lists.length).toBeGreaterThan(150)
  expect(unbounded.map(({ name }) => `${name}: ${ADVICE}`)).toEqual([])
})

/** Maximum of an argument, which the domain enforces. */
function maxOf(name: string, argument: string): number | undefined {
  const [owner, own] = name.split('.')
  const type = supergraph.definitions.find(
    (each): each is ObjectTypeDefinitionNode =>
      each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value === owner,
  )
  const declared = type?.fields
    ?.find(each => each.name.value === own)
    ?.arguments?.find(each => each.name.value === argument)
  const max = declared?.directives
    ?.find(each => each.name.value === 'constraint')
    ?.arguments?.find(each => each.name.value === 'max')?.value
  return max?.kind === Kind.INT ? Number(max.value) : undefined
}

test('a page argument has a default and a maximum that the domain enforces', () => {
  const paged = [...sizes.fields].flatMap(([name, { slicing, sized, assumed }]) =>
    slicing ? [{ name, slicing, sized, assumed }] : [],
  )

  expect(paged.length).toBeGreaterThan(20)
  expect(
    paged
      .filter(
        ({ name, slicing, assumed }) =>
          maxOf(name, slicing.argument) === undefined || (slicing.default ?? assumed) === undefined,
      )
      .map(({ name }) => name),
  ).toEqual([])
  expect(
    paged.filter(({ slicing }) => !/^(first|pageSize)$/.test(slicing.argument)).map(({ name }) => name),
  ).toEqual([])
})

test('every declared list size belongs to an existing list', () => {
  const declared = [...sizes.fields].filter(([name]) => fields.some(each => each.name === name))
  const wrong = declared.flatMap(([name, { assumed, sized }]) => {
    const { field } = fields.find(each => each.name === name)!
    const inner = getNamedType(field.type)
    const members = isObjectType(inner)
      ? Object.values(inner.getFields())
          .filter(isList)
          .map(each => each.name)
      : []
    if (sized.size === 0) return isList(field) && assumed !== undefined && assumed <= COST.max ? [] : [name]
    return [...sized].every(each => members.includes(each)) ? [] : [name]
  })

  expect(wrong).toEqual([])
})

test('no field has an abstract type, so that the cost depends on the document alone', () => {
  const abstract = Object.values(schema.getTypeMap()).filter(
    type => !isIntrospectionType(type) && (isInterfaceType(type) || isUnionType(type)),
  )

  expect(abstract.map(({ name }) => name)).toEqual([])
})
