import { buildSubgraphSchema } from '@apollo/subgraph'
import { composeServices } from '@apollo/composition'
import { GraphQLError, parse, type GraphQLSchema } from 'graphql'
import { inProcessRunner, type SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { goods, people, ratings, shipping } from './synthetic-subgraphs.ts'

/** The observable effects of an execution, and the state that mutations change. */
export interface Probe {
  count: number
  calls: string[]
  fetches: { subgraph: string; variables: Record<string, unknown> }[]
}

export function probe(): Probe {
  return { count: 0, calls: [], fetches: [] }
}

const boom = (what: string, code?: string) => {
  throw new GraphQLError(
    `${what} failed`,
    code ? { extensions: { code, kind: 'refused', details: [{ field: what }] } } : {},
  )
}
const person = (id: string) => {
  if (!/^p[1-6]$/.test(id)) return null
  const number = Number(id.slice(1))
  return {
    __typename: 'Person',
    id,
    email: `${id}@x.test`,
    label: `Person ${number}`,
    note: number % 2 ? `note ${number}` : null,
    nickname: number === 4 ? null : `nick${number}`,
    standing: ['GOOD', 'BAD', 'SECRET'][number % 3],
    secret: `secret ${number}`,
    born: `19${number}0-01-01`,
    managerId: number > 1 ? `p${number - 1}` : 'p9',
  }
}
const item = (sku: string) => {
  const number = Number(sku.slice(1))
  const shared = { sku, title: `Title ${sku}` }
  if (sku.startsWith('f'))
    return {
      __typename: 'Film',
      ...shared,
      minutes: number * 30,
      castIds: [number, 9, number + 1],
      directorId: number,
    }
  return {
    __typename: 'Book',
    ...shared,
    pages: number * 100,
    weight: number === 3 ? null : number * 10,
    authorId: number,
    dimensions:
      number === 2
        ? null
        : [
            { axis: 'x', length: number, note: 'n' },
            { axis: 'y', length: null },
          ],
    grid: [[{ axis: 'x', length: 1 }, null], [], null],
  }
}
const stub = (number: number) => ({
  __typename: 'Person',
  id: `p${number}`,
  nickname: number === 4 ? null : `nick${number}`,
})
const idOf = ({ id }: { id: string }) => id
const fromSku = { __resolveReference: ({ sku }: { sku: string }) => item(sku) }

const peopleResolvers = {
  Query: {
    person: (_: unknown, { id }: { id: string }) =>
      id === 'p0' ? boom('person', 'PERSON_NOT_FOUND') : person(id),
    people: (_: unknown, { first, filter }: { first: number; filter?: { standing?: string } }) =>
      [1, 9, 2, 3, 4, 5]
        .slice(0, first)
        .map(n => person(`p${n}`))
        .filter(p => !filter?.standing || p?.standing === filter.standing),
    parties: () => [
      person('p1'),
      { __typename: 'Company', id: 'c1' },
      person('p3'),
      { __typename: 'Company', id: 'c2' },
    ],
    rows: () => [[person('p1'), null, person('p2')], null, [], [person('p3')]],
    oldest: () => person('p6'),
    fails: () => boom('fails'),
    failsHard: () => boom('failsHard', 'HARD'),
    echo: (_: unknown, args: object) => JSON.stringify(args),
    hiddenPeople: () => [person('p1')],
    anyone: (_: unknown, { hidden }: { hidden: boolean }) =>
      hidden ? { __typename: 'Ghost', id: 'g1', label: 'Boo' } : person('p2'),
    viewer: () => ({ name: 'me' }),
  },
  Mutation: {
    rename: (_: unknown, { id, nickname }: { id: string; nickname: string }, at: Probe) => {
      at.calls.push(`rename ${id}`)
      return { ...person(id), nickname }
    },
    count: (_: unknown, { by }: { by: number }, at: Probe) => (at.calls.push('count'), (at.count += by)),
    refuse: (_: unknown, __: unknown, at: Probe) => (at.calls.push('refuse'), boom('refuse', 'REFUSED')),
    tryRefuse: (_: unknown, __: unknown, at: Probe) => (
      at.calls.push('tryRefuse'),
      boom('tryRefuse', 'REFUSED')
    ),
  },
  Person: {
    __resolveReference: ({ id, email }: { id?: string; email?: string }, at: Probe) => {
      const key = id ?? String(email).split('@')[0] ?? ''
      at.calls.push(`person ${key}`)
      // A reference resolver that throws fails its whole fetch; one that rejects fails only its entity.
      // No document requests p6 before p5 in one fetch: `_entities` would drop p6's promise, whose rejection
      // would be unhandled.
      if (key === 'p6')
        return Promise.reject(new GraphQLError('late reference failed', { extensions: { code: 'LATE' } }))
      return key === 'p5' ? boom('reference', 'NO_REFERENCE') : person(key)
    },
    manager: ({ managerId }: { managerId: string }) => person(managerId),
    size: ({ id }: { id: string }, { unit }: { unit: string }) =>
      unit === 'cm' ? 170 : id === 'p2' ? boom('size') : 67,
    strict: ({ id }: { id: string }) => (id === 'p2' ? boom('strict', 'STRICT') : 'strict'),
  },
  Company: {
    __resolveReference: ({ id }: { id: string }) => (id === 'c1' || id === 'c2' ? { id } : null),
    label: ({ id }: { id: string }) => `Company ${id}`,
    staff: () => [person('p1'), person('p2'), person('p1')],
    boss: ({ id }: { id: string }) => (id === 'c2' ? boom('boss', 'NO_BOSS') : person('p2')),
  },
}

const goodsResolvers = {
  Query: {
    item: (_: unknown, { sku }: { sku: string }) => (sku === 'none' ? null : item(sku)),
    items: () => ['b1', 'f1', 'b2', 'b3', 'f2', 'b1'].map(item),
    things: () => [item('b1'), null, item('f1'), { __typename: 'Gadget', name: 'Lamp', owner: stub(2) }],
    shelves: () => [[item('b1'), null], [item('f2'), item('b2')], []],
    bestseller: () => item('b2'),
  },
  Book: {
    ...fromSku,
    author: ({ authorId }: { authorId: number }) => (authorId === 3 ? null : stub(authorId)),
    sequels: ({ sku }: { sku: string }) => (sku === 'b1' ? [item('b2'), item('b3'), item('b2')] : []),
  },
  Film: {
    ...fromSku,
    cast: ({ castIds }: { castIds: number[] }) => castIds.map(n => (n === 9 ? null : stub(n))),
    director: ({ directorId }: { directorId: number }) => stub(directorId === 1 ? 5 : 6),
  },
  Item: fromSku,
  Person: {
    favourites: ({ id }: { id: string }) =>
      id === 'p2' ? boom('favourites', 'NO_TASTE') : [item('b1'), item('f1')],
    wish: ({ id }: { id: string }) =>
      ({ p1: item('f2'), p2: { __typename: 'Gadget', name: 'Cup', owner: stub(3) }, p3: item('b3') })[id] ??
      null,
    library: () => [[item('b1'), null], null, [item('b3')]],
  },
  Company: { products: () => [item('b2'), item('f1')] },
}

const depot = (code: string) => ({
  __typename: 'Depot',
  code,
  city: code === 'D2' ? null : `City ${code}`,
  hours: [['9', null], []],
  keeper: { __typename: 'Person', email: code === 'D1' ? 'p4@x.test' : 'p2@x.test' },
})
const numberOf = (email: string) => Number(/p(\d)/.exec(email)?.[1])

const shippingResolvers = {
  Query: { depots: () => ['D1', 'D2', 'D3'].map(depot), viewer: () => ({ name: 'me', home: depot('D1') }) },
  Mutation: {
    ship: (_: unknown, { sku }: { sku: string }, at: Probe) => {
      at.calls.push(`ship ${sku}`)
      return { id: sku, weight: at.count, book: { sku }, depot: depot('D1') }
    },
  },
  Book: {
    shippingCost: ({ weight }: { weight: number | null }, { express }: { express: boolean }) =>
      weight === null ? null : weight * (express ? 3 : 2),
    volume: ({ dimensions }: { dimensions: unknown }) => JSON.stringify(dimensions),
    area: ({ grid }: { grid: unknown }) => JSON.stringify(grid),
    depot: ({ sku }: { sku: string }) => depot(sku === 'b1' ? 'D1' : 'D2'),
    stock: ({ sku }: { sku: string }) => (sku === 'b2' ? boom('stock', 'NO_STOCK') : 5),
  },
  Film: { stock: ({ sku }: { sku: string }) => (sku === 'f2' ? boom('stock') : 1), depot: () => depot('D3') },
  Depot: { __resolveReference: ({ code }: { code: string }) => depot(code) },
  Person: {
    __resolveReference: ({ email }: { email: string }) => (numberOf(email) === 3 ? null : { email }),
    born: ({ email }: { email: string }) => `19${numberOf(email)}0-01-01`,
    address: ({ email }: { email: string }) =>
      numberOf(email) === 2 ? boom('address', 'NO_HOME') : { street: 'Main', city: null },
    parcels: ({ email }: { email: string }) => [
      { id: `x${email}`, weight: 1, book: { sku: 'b2' }, depot: depot('D2') },
      null,
    ],
    mustHave: ({ email }: { email: string }) => (numberOf(email) === 1 ? boom('mustHave', 'MUST') : 'has'),
    limit: ({ email }: { email: string }) => numberOf(email) * 2,
  },
}

const ratingsResolvers = {
  Query: {
    top: (_: unknown, { first }: { first: number }) =>
      ['b1', 'f2', 'b3'].slice(0, first).map(sku => ({ sku })),
    search: () => [
      { __typename: 'Depot', code: 'D2' },
      { __typename: 'Verdict', text: 'Fine', by: { id: 'p2' }, of: { code: 'D1' } },
    ],
  },
  Item: {
    __resolveReference: ({ sku }: { sku: string }) => ({ sku }),
    score: ({ sku }: { sku: string }) => (sku === 'b2' ? boom('score') : Number(sku.slice(1)) / 2),
  },
  Depot: {
    __resolveReference: ({ code }: { code: string }) => (code === 'D3' ? null : { code }),
    grade: ({ code }: { code: string }) => (code === 'D2' ? 'B' : 'A'),
    verdicts: ({ code }: { code: string }, { first }: { first?: number }) =>
      [
        { text: `${code} ok`, by: { id: 'p1' } },
        { text: 'so', by: { id: 'p5' } },
      ].slice(0, first ?? 2),
  },
  Person: {
    verdicts: (at: { id: string }) => [
      { text: `by ${idOf(at)}`, by: { id: 'p3' }, of: { code: 'D2' } },
      null,
    ],
  },
}

const subgraphs = [
  { name: 'people', sdl: people, resolvers: peopleResolvers },
  { name: 'goods', sdl: goods, resolvers: goodsResolvers },
  { name: 'shipping', sdl: shipping, resolvers: shippingResolvers },
  { name: 'ratings', sdl: ratings, resolvers: ratingsResolvers },
]

export const supergraphSdl = compose()

function compose(): string {
  const composed = composeServices(
    subgraphs.map(({ name, sdl }) => ({ name, url: `local:${name}`, typeDefs: parse(sdl) })),
  )
  if (composed.errors) throw new Error(composed.errors.map(error => error.message).join('\n'))
  return composed.supergraphSdl
}

export const schemas: Record<string, GraphQLSchema> = Object.fromEntries(
  subgraphs.map(({ name, sdl, resolvers }) => [
    name,
    buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: resolvers as object as never }]),
  ]),
)

/** Runners that record the requests to each subgraph. */
export const runners: Record<string, SubgraphRunner<Probe>> = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => {
    const run = inProcessRunner<Probe>(schema)
    const noting: SubgraphRunner<Probe> = request => {
      request.context.fetches.push({ subgraph: name, variables: { ...request.variables } })
      return run(request)
    }
    return [name, noting]
  }),
)
