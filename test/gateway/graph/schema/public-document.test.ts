import { expect, test } from '@jest/globals'
import { composeServices } from '@apollo/composition'
import { Supergraph } from '@apollo/federation-internals'
import { buildASTSchema, parse, printSchema } from 'graphql'
import { publicDocument } from '#gateway/graph/schema/public-document.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { supergraphSdl as syntheticSdl } from '#test/gateway/graph/synthetic-graph.ts'

const hidingSdl = composeServices([
  {
    name: 'hiding',
    typeDefs: parse(`
      extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@inaccessible", "@tag"])
      type Query {
        shapes(size: Int, secret: Int @inaccessible, filter: Filter): [Shape!]! @tag(name: "a")
        hidden: Secret @inaccessible
      }
      interface Named { name: String }
      interface Priced @inaccessible { price: Amount }
      type Square implements Named & Priced { name: String price: Amount @inaccessible colour: Colour }
      type Circle implements Named { name: String @deprecated(reason: "too round") }
      type Secret @inaccessible { id: ID }
      union Shape = Square | Circle | Secret
      enum Colour { RED BLUE @inaccessible }
      input Filter { colour: Colour = RED depth: Int @inaccessible }
      scalar Amount @inaccessible
    `),
  },
]).supergraphSdl!

test.each([
  ['platform', supergraphSdl()],
  ['synthetic graph', syntheticSdl],
  ['graph that hides elements of every kind', hidingSdl],
])("the public schema of the %s is the API schema of Apollo's federation", (_name, sdl) => {
  const expected = printSchema(Supergraph.build(sdl).apiSchema().toGraphQLJSSchema())
  expect(printSchema(buildASTSchema(publicDocument(parse(sdl))))).toBe(expected)
})

test('aliases of linked features and of imported elements are hidden', () => {
  const document = publicDocument(
    parse(`
      schema
        @link(url: "https://specs.apollo.dev/link/v1.0")
        @link(url: "https://specs.example/shop/v1.0", as: "store", import: [{ name: "@price", as: "@cost" }, "Weight"])
      { query: Query }
      directive @link(url: String, as: String, import: [String]) repeatable on SCHEMA
      directive @store(at: String) on OBJECT
      directive @store__open on OBJECT
      directive @cost on FIELD_DEFINITION
      directive @kept on FIELD_DEFINITION
      scalar Weight
      scalar store__Size
      type Query @store(at: "home") @store__open { price: Int @cost @kept }
    `),
  )
  expect(printSchema(buildASTSchema(document, { assumeValid: true }))).toBe(
    'directive @kept on FIELD_DEFINITION\n\ntype Query {\n  price: Int\n}',
  )
  expect(JSON.stringify(document)).not.toContain('store')
})
