import { buildSchema, type GraphQLSchema } from 'graphql'

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Size { width: Int! height: Int = 2 unit: String }
  input Many { sizes: [Size!]! = [], nested: Many, colour: Colour }
  interface Named { name: String }
  union Plant = Leaf | Twig
  type Leaf implements Named { name: String text(of: Size, times: Int! = 1, colours: [Colour]): String! colour: Colour! number: Int }
  type Twig { name: String must: String! leaf: Leaf sure: Leaf! leaves: [Leaf!] maybe: [Leaf] grid: [[Leaf!]]! twig: Twig words: [String!]! }
  type Query { twig: Twig sure: Twig! twigs: [Twig!]! named: Named plants: [Plant!] echo(many: Many, id: ID): String }
  type Mutation { grow(size: Size!): Twig cut: Twig }
`)

const LEAF = '{ __typename name called: text(of: $size, times: 2) text colour number }'
const TWIG = `{ name must leaf ${LEAF} sure ${LEAF} leaves ${LEAF} maybe ${LEAF} grid ${LEAF} words twig { must leaf { text } } twig { name sure { name } } }`

export const DOCUMENTS = [
  `query ($size: Size) { twig ${TWIG} }`,
  `query ($size: Size) { sure ${TWIG} other: sure { must } }`,
  `query ($size: Size) { twigs ${TWIG} twig { ...T } } fragment T on Twig { name ... on Twig { must } ... { words } twig { ...U } } fragment U on Twig { name }`,
  'mutation ($size: Size = { width: 1 }) { grow(size: $size) { name must } }',
  'query ($no: Boolean = false) { named { name } twig { name @include(if: $no) must @skip(if: $no) } }',
  'query ($yes: Boolean = true, $no: Boolean = false) { ... @include(if: $yes) { twig { ...F @skip(if: $no) ... on Twig @include(if: false) { must } } } twigs { name @skip(if: true) words } } fragment F on Twig { name leaf { name } }',
  'query ($size: Size) { plants { __typename ... on Leaf { text(of: $size) colour } ... on Twig { must leaf { name } } ... on Named { name } } named { __typename ... on Leaf { number } } }',
  'mutation { cut { name } again: cut { must } }',
  'mutation ($size: Size!) { grow(size: $size) { must sure { text } } cut { leaves { name } } last: grow(size: $size) { words } }',
] as const

type Kind = 'value' | 'null' | 'error' | 'throws' | 'later' | 'never' | 'laterNull'
/**
 * If one list item fails synchronously, graphql ignores the promises of its siblings, and an unhandled
 * rejection ends the process. So within one case failures are either all synchronous or all asynchronous.
 */
export const AT_ONCE: readonly Kind[] = ['value', 'value', 'value', 'value', 'null', 'error', 'throws']
export const LATER: readonly Kind[] = ['value', 'value', 'value', 'later', 'later', 'never', 'laterNull']

/** A value or failure in one of the forms that resolvers use. */
function given(kind: Kind, value: unknown): unknown {
  switch (kind) {
    case 'value':
      return value
    case 'null':
      return null
    case 'error':
      return new Error('an error as a value')
    case 'throws':
      return () => {
        throw new Error('thrown')
      }
    case 'later':
      return () => Promise.resolve(value)
    case 'never':
      return () => Promise.reject(new Error('rejected'))
    case 'laterNull':
      return () => Promise.resolve(null)
  }
}

/** Builds a tree that is the same for the same choices. */
export function treeOf(choices: readonly number[], kinds: readonly Kind[]): unknown {
  let at = 0
  const kind = (): Kind => kinds[(choices[at++ % choices.length] ?? 0) % kinds.length]!
  const inList = (value: unknown): unknown => {
    const chosen = kind()
    if (kinds === AT_ONCE) return chosen === 'throws' ? value : given(chosen, value)
    return chosen === 'value' ? value : Promise.resolve(chosen === 'laterNull' ? null : value)
  }
  const leaf = (): object => ({
    name: given(kind(), 'leaf'),
    text: given(
      kind(),
      (args: unknown, ctx: unknown, info: { path: { key: unknown } }) =>
        `${JSON.stringify(args)} ${String(ctx)} ${String(info.path.key)}`,
    ),
    colour: given(kind(), 'RED'),
    number: given(kind(), 7),
  })
  const twig = (depth: number): object => ({
    name: given(kind(), 'twig'),
    must: given(kind(), 'must'),
    leaf: given(kind(), leaf()),
    sure: given(kind(), leaf()),
    leaves: given(kind(), [inList(leaf()), inList(leaf())]),
    maybe: given(kind(), new Set([inList(leaf()), inList(leaf()), inList(leaf())])),
    grid: given(kind(), [[inList(leaf())], inList([leaf()])]),
    words: given(kind(), kind() === 'error' ? 'no list' : ['a', 'b']),
    twig: depth > 0 ? given(kind(), twig(depth - 1)) : null,
  })
  return {
    twig: given(kind(), twig(2)),
    sure: given(kind(), twig(1)),
    twigs: given(kind(), [inList(twig(0)), inList(twig(1))]),
    named: { __typename: 'Leaf', name: 'named' },
    plants: given(kind(), [
      inList({ __typename: 'Leaf', ...leaf() }),
      inList({ __typename: 'Twig', ...twig(0) }),
      inList({ __typename: 'Leaf', ...leaf() }),
    ]),
    grow: given(kind(), twig(0)),
    cut: given(kind(), twig(0)),
  }
}

/** Resolves the root fields from a tree, because there is no root value. */
export function over(tree: unknown): GraphQLSchema {
  for (const type of [schema.getQueryType()!, schema.getMutationType()!])
    for (const field of Object.values(type.getFields())) {
      if (field.name !== 'echo')
        field.resolve = (_, args, ctx: unknown, info) => {
          const value = (tree as Record<string, unknown>)[field.name]
          return typeof value === 'function'
            ? (value as (...all: unknown[]) => unknown)(args, ctx, info)
            : value
        }
    }
  schema.getQueryType()!.getFields()['echo']!.resolve = (_, args) => JSON.stringify(args)
  return schema
}
