import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { buildSchema, execute, parse, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { executorOf } from '../../../gateway/graph/executor.ts'

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Size { width: Int! height: Int = 2 unit: String }
  input Many { sizes: [Size!]! = [], nested: Many, colour: Colour }
  interface Named { name: String }
  type Leaf implements Named { name: String text(of: Size, times: Int! = 1, colours: [Colour]): String! colour: Colour! number: Int }
  type Twig { name: String must: String! leaf: Leaf sure: Leaf! leaves: [Leaf!] maybe: [Leaf] grid: [[Leaf!]]! twig: Twig words: [String!]! }
  type Query { twig: Twig sure: Twig! twigs: [Twig!]! named: Named echo(many: Many, id: ID): String }
  type Mutation { grow(size: Size!): Twig cut: Twig }
`)

const LEAF = '{ __typename name called: text(of: $size, times: 2) text colour number }'
const TWIG = `{ name must leaf ${LEAF} sure ${LEAF} leaves ${LEAF} maybe ${LEAF} grid ${LEAF} words twig { must leaf { text } } twig { name sure { name } } }`

const DOCUMENTS = [
  `query ($size: Size) { twig ${TWIG} }`,
  `query ($size: Size) { sure ${TWIG} other: sure { must } }`,
  `query ($size: Size) { twigs ${TWIG} twig { ...T } } fragment T on Twig { name ... on Twig { must } ... { words } twig { ...U } } fragment U on Twig { name }`,
  'mutation ($size: Size = { width: 1 }) { grow(size: $size) { name must } }',
  // Left to graphql itself: what is of a type that its value tells, what directives decide, mutations one after the other.
  'query ($no: Boolean = false) { named { name } twig { name @include(if: $no) must @skip(if: $no) } }',
  'mutation { cut { name } again: cut { must } }',
] as const

type Kind = 'value' | 'null' | 'error' | 'throws' | 'later' | 'never' | 'laterNull'
/**
 * Where an item of a list fails at once, graphql leaves alone what the others have begun, and a rejection that nobody hears ends the
 * process. So everything fails either at once or later.
 */
const AT_ONCE: readonly Kind[] = ['value', 'value', 'value', 'value', 'null', 'error', 'throws']
const LATER: readonly Kind[] = ['value', 'value', 'value', 'later', 'later', 'never', 'laterNull']

/** A value that comes, or does not come, in one of the ways in which resolvers give one. */
function given(kind: Kind, value: unknown): unknown {
  switch (kind) {
    case 'value': return value
    case 'null': return null
    case 'error': return new Error('an error as a value')
    case 'throws': return () => { throw new Error('thrown') }
    case 'later': return () => Promise.resolve(value)
    case 'never': return () => Promise.reject(new Error('rejected'))
    case 'laterNull': return () => Promise.resolve(null)
  }
}

/** Makes the same tree each time from the same choices. */
function treeOf(choices: readonly number[], kinds: readonly Kind[]): unknown {
  let at = 0
  const kind = (): Kind => kinds[(choices[at++ % choices.length] ?? 0) % kinds.length]!
  const inList = (value: unknown): unknown => {
    const chosen = kind()
    if (kinds === AT_ONCE) return chosen === 'throws' ? value : given(chosen, value)
    return chosen === 'value' ? value : Promise.resolve(chosen === 'laterNull' ? null : value)
  }
  const leaf = (): object => ({
    name: given(kind(), 'leaf'), text: given(kind(), (args: unknown, ctx: unknown, info: { path: { key: unknown } }) => `${JSON.stringify(args)} ${String(ctx)} ${String(info.path.key)}`),
    colour: given(kind(), 'RED'), number: given(kind(), 7),
  })
  const twig = (depth: number): object => ({
    name: given(kind(), 'twig'), must: given(kind(), 'must'), leaf: given(kind(), leaf()), sure: given(kind(), leaf()), leaves: given(kind(), [inList(leaf()), inList(leaf())]),
    maybe: given(kind(), new Set([inList(leaf()), inList(leaf()), inList(leaf())])), grid: given(kind(), [[inList(leaf())], inList([leaf()])]),
    words: given(kind(), kind() === 'error' ? 'no list' : ['a', 'b']), twig: depth > 0 ? given(kind(), twig(depth - 1)) : null,
  })
  return { twig: given(kind(), twig(2)), sure: given(kind(), twig(1)), twigs: given(kind(), [inList(twig(0)), inList(twig(1))]), named: { __typename: 'Leaf', name: 'named' }, grow: given(kind(), twig(0)), cut: given(kind(), twig(0)) }
}

/** The roots resolve from a tree, for there is no root value here. */
function over(tree: unknown): GraphQLSchema {
  for (const type of [schema.getQueryType()!, schema.getMutationType()!]) for (const field of Object.values(type.getFields())) {
    if (field.name !== 'echo') field.resolve = (_, args, ctx: unknown, info) => {
      const value = (tree as Record<string, unknown>)[field.name]
      return typeof value === 'function' ? (value as (...all: unknown[]) => unknown)(args, ctx, info) : value
    }
  }
  schema.getQueryType()!.getFields()['echo']!.resolve = (_, args) => JSON.stringify(args)
  return schema
}

const plain = (result: ExecutionResult): unknown => JSON.parse(JSON.stringify(result))

async function both(query: string, variables: Record<string, unknown>, tree: () => unknown): Promise<[unknown, unknown]> {
  const document = parse(query, { noLocation: true })
  const ours = await executorOf<string>(over(tree()))({ document, operationName: undefined, variables, context: 'ctx' })
  const theirs = await execute({ schema: over(tree()), document, variableValues: variables, contextValue: 'ctx' })
  return [plain(ours), plain(theirs)]
}

describe('a document is executed as graphql executes it', () => {
  test.each(DOCUMENTS)('whatever resolvers give, and however: %s', async query => {
    await fc.assert(fc.asyncProperty(fc.array(fc.nat(999), { minLength: 30, maxLength: 200 }), fc.constantFrom(AT_ONCE, LATER), async (choices, kinds) => {
      const [ours, theirs] = await both(query, { size: { width: 3 } }, () => treeOf(choices, kinds))
      expect(ours).toEqual(theirs)
    }), { numRuns: 100 })
  })

  test.each([
    {}, { many: null }, { many: {} }, { many: { sizes: [] } }, { many: { sizes: [{ width: 1 }, { width: 2, height: 3, unit: 'cm' }] } }, { many: { sizes: { width: 1 } } }, { many: { colour: 'RED' } },
    { many: { nested: { nested: { sizes: [{ width: 9, height: null }] } } } }, { id: 7 }, { id: 'x', extra: 1 },
    { many: { colour: 'BLUE' } }, { many: { sizes: [{}] } }, { many: { sizes: [null] } }, { many: [] }, { many: 'x' }, { many: { unknown: 1 } }, { many: { sizes: [{ width: 'wide' }] } }, { id: {} },
  ])('variables are taken and refused alike: %j', async variables => {
    const [ours, theirs] = await both('query ($many: Many, $id: ID) { echo(many: $many, id: $id) }', variables, () => ({}))
    expect(ours).toEqual(theirs)
  })

  test.each(['query ($must: Int!) { __typename }', 'query ($must: Int! = 4, $list: [Int] = [1]) { __typename }', 'query ($no: Nothing) { __typename }', '{ missing }', 'query Named { __typename }', '{ __schema { queryType { name } } }', '{ __proto__: __typename }'])(
    'so is what is no usual document: %s', async query => {
      const [ours, theirs] = await both(query, {}, () => ({}))
      expect(ours).toEqual(theirs)
    })

  test('keys may be names that objects have by themselves', async () => {
    const [ours, theirs] = await both('{ constructor: __typename toString: __typename }', {}, () => ({}))
    expect(ours).toEqual(theirs)
  })
})
