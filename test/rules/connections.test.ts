import { expect, test } from '@jest/globals'
import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql'
import { supergraphSdl } from '#app/supergraph.ts'
import { publicSchema } from '#tools/contract/public-schema.ts'

const schema = publicSchema(supergraphSdl())
const types = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType =>
  isObjectType(type),
)
const connections = types.filter(({ name }) => name.endsWith('Connection'))

/** Types of a type's fields, as written in the schema. */
const fieldsOf = (type: GraphQLObjectType): Record<string, string> =>
  Object.fromEntries(Object.values(type.getFields()).map(field => [field.name, String(field.type)]))

const edgeOf = (connection: GraphQLObjectType): GraphQLObjectType =>
  getNamedType(connection.getFields()['edges']!.type) as GraphQLObjectType

test('every connection has the edges and page information that the compiler of Relay requires', () => {
  expect(connections.length).toBeGreaterThan(15)
  for (const connection of connections) {
    expect(fieldsOf(connection)).toMatchObject({
      edges: expect.stringMatching(/^\[\w+!\]!$/),
      pageInfo: 'PageInfo!',
    })
    expect(fieldsOf(edgeOf(connection))).toMatchObject({ cursor: 'String!', node: expect.any(String) })
  }
  expect(fieldsOf(schema.getType('PageInfo') as GraphQLObjectType)).toEqual({
    hasNextPage: 'Boolean!',
    hasPreviousPage: 'Boolean!',
    startCursor: 'String',
    endCursor: 'String',
  })
})

test('every field with a connection takes first and after', () => {
  const fields = types
    .flatMap(type => Object.values(type.getFields()).map(field => ({ type, field })))
    .filter(({ field }) => connections.includes(getNamedType(field.type) as GraphQLObjectType))

  expect(fields.length).toBeGreaterThan(connections.length)
  for (const { type, field } of fields)
    expect([type.name, field.name, field.args.map(({ name, type }) => `${name}: ${String(type)}`)]).toEqual([
      type.name,
      field.name,
      expect.arrayContaining([expect.stringMatching(/^first: Int!?$/), 'after: String']),
    ])
})
