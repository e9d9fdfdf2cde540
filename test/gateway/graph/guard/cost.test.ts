import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { buildSchema, Kind, parse, type OperationDefinitionNode } from 'graphql'
import { compileCost } from '#gateway/graph/guard/cost.ts'
import { fragmentsOf } from '#gateway/graph/plan/document.ts'
import { listSizesOf } from '#gateway/graph/guard/list-sizes.ts'

const SDL = `
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!], requireOneSlicingArgument: Boolean = true) on FIELD_DEFINITION
  directive @cost(weight: Int!) on OBJECT
  directive @constraint(min: Int, max: Int) on ARGUMENT_DEFINITION
  type Query {
    item: Item
    items(first: Int! = 10 @constraint(max: 100)): Items @listSize(slicingArguments: ["first"], sizedFields: ["nodes", "edges"])
    fixed: [Item!]! @listSize(assumedSize: 20)
    some(first: Int @constraint(max: 50)): [Item!]! @listSize(assumedSize: 50, slicingArguments: ["first"])
    heavy: [Heavy!]! @listSize(assumedSize: 5)
    words: [String!]! @listSize(assumedSize: 30)
  }
  type Items { nodes: [Item!]! edges: [Edge!]! page: Item! total: Int }
  type Edge { node: Item cursor: String }
  type Item { id: ID items(first: Int! = 10 @constraint(max: 100)): Items @listSize(slicingArguments: ["first"], sizedFields: ["nodes", "edges"]) fixed: [Item!]! @listSize(assumedSize: 20) }
  type Heavy @cost(weight: 3) { id: ID }
`
const schema = buildSchema(SDL)
const sizes = listSizesOf(parse(SDL))

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const document = parse(text)
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!
  return compileCost({ schema, listSizes: sizes, operation, fragments: fragmentsOf(document) })(variables)
}

describe('the cost of an operation', () => {
  test.each([
    ['an object is a point, its scalars are none', '{ item { id } }', {}, 1],
    ['a page is as long as its argument', '{ items(first: 7) { nodes { id } } }', {}, 8],
    ['a page without its argument is as long as by default', '{ items { nodes { id } } }', {}, 11],
    [
      'a variable counts with its value',
      'query ($n: Int!) { items(first: $n) { nodes { id } } }',
      { n: 3 },
      4,
    ],
    [
      "a variable that is left out counts as the argument's default",
      'query ($n: Int) { items(first: $n) { nodes { id } } }',
      {},
      11,
    ],
    [
      'nodes and edges count each, and fields beside them once',
      '{ items(first: 7) { nodes { id } edges { node { id } } page { id } total } }',
      {},
      1 + 7 + 14 + 1,
    ],
    [
      'a page longer than the domain allows counts as it is written',
      '{ items(first: 1000000) { nodes { id } } }',
      {},
      1_000_001,
    ],
    ['a page below nothing is none', 'query ($n: Int!) { items(first: $n) { nodes { id } } }', { n: -5 }, 1],
    ['a list without argument is as long as it may be', '{ fixed { id } }', {}, 20],
    ['a list whose argument may be left out is then as long as it may be', '{ some { id } }', {}, 50],
    ['and otherwise as long as asked', 'query ($n: Int) { some(first: $n) { id } }', { n: 2 }, 2],
    [
      'lists in lists multiply',
      '{ items(first: 5) { nodes { fixed { id } items(first: 2) { nodes { id } } } } }',
      {},
      1 + 5 * (1 + 20 + 3),
    ],
    ['a heavier object counts its weight', '{ heavy { id } }', {}, 15],
    ['ten scalars of a list are a point', '{ words }', {}, 3],
    ['aliases count each', '{ a: fixed { id } b: fixed { id } }', {}, 40],
    [
      'a fragment counts wherever it is spread',
      '{ a: item { ...F } b: item { ...F } } fragment F on Item { fixed { id } }',
      {},
      42,
    ],
    [
      'a fragment in a page is sized by the page',
      '{ items(first: 4) { ...P } } fragment P on Items { nodes { id } ... { edges { cursor } } }',
      {},
      9,
    ],
    [
      'a field that a variable skips is free',
      'query ($no: Boolean!) { fixed @include(if: $no) { id } item @skip(if: $no) { id } }',
      { no: false },
      1,
    ],
    [
      'a field that a constant skips is free',
      '{ fixed @include(if: false) { id } item { id } ...F @skip(if: true) } fragment F on Query { fixed { id } }',
      {},
      1,
    ],
  ] as const)('%s', (_, text, variables, points) => {
    expect(cost(text, variables)).toBe(points)
  })

  test('grows with every page variable and equals the cost of the same literal numbers', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (a, b) => {
        const text = (one: string | number, two: string | number, head: string): string =>
          `${head} { items(first: ${one}) { nodes { items(first: ${two}) { edges { node { fixed { id } } } } } } }`
        const byVariables = cost(text('$a', '$b', 'query ($a: Int!, $b: Int!)'), { a, b })

        expect(byVariables).toBe(cost(text(a, b, 'query')))
        expect(byVariables).toBe(1 + a * (2 + b * 22))
      }),
      { numRuns: 50 },
    )
  })

  test('is computed in linear time, however deeply the fragments are nested', () => {
    const doubled = Array.from(
      { length: 39 },
      (_, index) => `fragment F${index} on Item { ...F${index + 1} ...F${index + 1} }`,
    ).join(' ')

    // One evaluation for each spread would make 2 ** 39 evaluations, which never end.
    expect(cost(`{ item { ...F0 } } ${doubled} fragment F39 on Item { fixed { id } }`)).toBe(1 + 20 * 2 ** 39)
  })
})
