import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { scalars } from '#kernel/graph/scalars.ts'
import { services } from '#app/services.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { dialect as compliance } from '#rest-adapter/compliance/dialect.ts'
import type { Dialect } from '#rest-adapter/dialect.ts'
import { operationsOf } from '#rest-adapter/documents.ts'
import type { Endpoint } from '#rest-adapter/endpoint.ts'
import { shapeOf, type Shape } from '#rest-adapter/shape.ts'
import { bothWays, randomData } from './support/response-ways.ts'

const platform = supergraphSchema(supergraphSdl())

/** Finds a result for which the two ways differ; fails with the smallest one. */
function expectSameText(
  endpoint: Endpoint,
  documents: string,
  schema: GraphQLSchema,
  dialect: Dialect,
  numRuns: number,
): void {
  const document = operationsOf(documents).get(endpoint.operation)!
  const shape = shapeOf(endpoint, document, schema, dialect)
  fc.assert(
    fc.property(randomData(shape.field, document), data => {
      const [text, reference] = bothWays(shape, data)
      expect(text).toEqual(reference)
    }),
    { numRuns },
  )
}

const shapeIn = ({ endpoint, service }: Row): Shape =>
  shapeOf(endpoint, operationsOf(service.documents).get(endpoint.operation)!, platform, service.dialect)

const rows = services.flatMap(service =>
  service.endpoints.map(endpoint => ({
    name: `${service.name} ${endpoint.route}`,
    endpoint,
    service,
  })),
)
type Row = (typeof rows)[number]

test('every route writes its text, except those whose body is empty or changed before it is sent', () => {
  const general = rows.filter(row => !shapeIn(row).textOf)

  const changed = rows.filter(
    ({ endpoint: { status, accepts, inlines, inPages, repeats, unwraps } }) =>
      status === 204 ||
      accepts !== undefined ||
      inlines !== undefined ||
      repeats !== undefined ||
      unwraps !== undefined ||
      inPages,
  )
  expect(general.map(({ name }) => name)).toEqual(changed.map(({ name }) => name))
  expect(rows.length - general.length).toBeGreaterThan(150)
})

test.each(services)('the text of every route of $name is that of JSON.stringify', service => {
  for (const endpoint of service.endpoints) {
    const { textOf } = shapeIn({ name: '', endpoint, service })
    if (textOf) expectSameText(endpoint, service.documents, platform, service.dialect, 10)
  }
})

const names = ['String', 'ID', 'Int', 'Float', 'Boolean', 'Kind', ...Object.keys(scalars)]
const leaves = names.flatMap(name => [
  `value${name}: ${name}`,
  `required${name}: ${name}!`,
  `list${name}: [${name}!]!`,
  `grid${name}: [[${name}]]`,
])
const objects = ['child: Node', 'own: Node!', 'children: [Node!]!', 'sparse: [Node]', 'grid: [[Node!]!]!']
const fields = [...leaves, ...objects].map(field => `"A field." ${field}`).join('\n')
const schema = buildSchema(`
  ${Object.keys(scalars)
    .map(name => `scalar ${name}`)
    .join('\n')}
  enum Kind { CURRENT FIXED_DEPOSIT }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Node { ${fields} pageInfo: PageInfo! }
  type Query { ${fields} }
`)

const nameOf = (field: string): string => field.split(':', 1)[0]!
const ALIASES = ['', '', 'renamedAs_', 'other']
const alias = fc.constantFrom(...ALIASES)
const leafNames = leaves.map(nameOf)

/** A field with or without an alias; the same alias always stands for the same field. */
const named = (name: string, prefix: string, selection: string): string =>
  `${prefix && `${prefix}${name}: `}${name}${selection}`

const leafField = fc
  .tuple(fc.constantFrom(...leafNames), alias)
  .map(([name, prefix]) => named(name, prefix, ''))
const pageField = alias.map(prefix => named('pageInfo', prefix, ' { hasNextPage endCursor }'))

function selection(depth: number): fc.Arbitrary<string> {
  const field =
    depth === 0
      ? leafField
      : fc.oneof(
          { weight: 6, arbitrary: leafField },
          { weight: 1, arbitrary: pageField },
          { weight: 1, arbitrary: fc.constant('...Shared') },
          { weight: 1, arbitrary: selection(depth - 1).map(inner => `... on Node ${inner}`) },
          { weight: 3, arbitrary: objectField(depth) },
        )
  return fc.array(field, { minLength: 1, maxLength: 6 }).map(parts => `{ ${parts.join(' ')} }`)
}

const objectField = (depth: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...objects.map(nameOf)), alias, selection(depth - 1))
    .map(([name, prefix, inner]) => named(name, prefix, inner))

const SHARED = 'fragment Shared on Node { requiredString valueMoney own { valueKind listDateTime } }'
const randomDocument = fc
  .oneof(objectField(3), objectField(3), objectField(3), leafField)
  .map(field => `query Random { ${field} } ${SHARED}`)

const randomDialect = fc.record({
  names: fc.constantFrom('camelCase', 'snake_case'),
  enums: fc.constantFrom('UPPERCASE', 'lowercase'),
  money: fc.constantFrom('text', 'number'),
  missingValues: fc.constantFrom('omit', 'null'),
  pages: fc.constantFrom('flat', undefined),
})

test('the text of any document in any dialect is that of JSON.stringify', () => {
  fc.assert(
    fc.property(
      randomDocument,
      randomDialect,
      fc.constantFrom(undefined, 'envelope', 'with "quotes"'),
      (documents, { pages, ...conventions }, envelope) => {
        const { pages: _pages, ...others } = compliance
        const dialect: Dialect = { ...others, ...conventions, ...(pages && { pages }) }
        const endpoint: Endpoint = {
          route: 'GET /random',
          operation: 'Random',
          status: 200,
          auth: ['tenant'],
          tag: 'Random',
          ...(envelope !== undefined && { envelope }),
        }
        expectSameText(endpoint, documents, schema, dialect, 5)
      },
    ),
    { numRuns: 150 },
  )
})
