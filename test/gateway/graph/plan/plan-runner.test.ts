import { describe, expect, test } from '@jest/globals'
import { createPlanner } from '#gateway/graph/plan/planner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { documents } from '#test/gateway/graph/corpus.ts'
import { probe, runners, supergraphSdl, type Probe } from '#test/gateway/graph/synthetic-graph.ts'

const planner = createPlanner<Probe>(supergraphSdl, { runners })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

async function run(query: string, variables?: Record<string, unknown>, given = planner) {
  const context = probe()
  const result = plain(await given.compile(query).run(variables, context))
  return { ...result, ...context }
}

describe('entities', () => {
  test('an entity that occurs several times is fetched once and filled in everywhere', async () => {
    const { data, fetches } = await run('{ parties { ... on Company { staff { id favourites { sku } } } } }')

    const representations = fetches.at(-1).variables.representations
    expect(representations).toEqual([
      { __typename: 'Person', id: 'p1' },
      { __typename: 'Person', id: 'p2' },
    ])
    const favourites = [{ sku: 'b1' }, { sku: 'f1' }]
    const staff = [
      { id: 'p1', favourites },
      { id: 'p2', favourites: null },
      { id: 'p1', favourites },
    ]
    expect(data.parties).toEqual([{}, { staff }, {}, { staff }])
  })

  test('an error of an entity that occurs several times is reported at each position', async () => {
    const { errors } = await run('{ parties { ... on Company { staff { id favourites { sku } } } } }')

    expect(errors.map(({ path }: { path: unknown }) => path)).toEqual([
      ['parties', 1, 'staff', 1, 'favourites'],
      ['parties', 3, 'staff', 1, 'favourites'],
    ])
  })

  test('an error has its position in the whole list, even between objects of other types', async () => {
    const { data, errors } = await run('{ shelves { ... on Book { stock } title } }')

    expect(errors[0]).toEqual({
      message: 'stock failed',
      path: ['shelves', 1, 1, 'stock'],
      extensions: { code: 'NO_STOCK', kind: 'refused', details: [{ field: 'stock' }] },
    })
    expect(data.shelves[1]).toEqual([{ title: 'Title f2' }, null])
  })

  test('an error of one entity is reported at that entity, an error of the fetch at the common position', async () => {
    const one = await run('{ f: item(sku: "f2") { ... on Film { director { label } } } }')
    const whole = await run('{ items { ... on Film { director { label } } } }')

    expect(one.errors).toEqual([
      { message: 'late reference failed', path: ['f', 'director'], extensions: { code: 'LATE' } },
    ])
    expect(whole.errors[0].path).toEqual(['items'])
  })

  test('lists of lists can be required', async () => {
    const { data } = await run('{ bestseller { area } }')

    const grid = [[{ axis: 'x' }, null], [], null]
    expect(JSON.parse(data.bestseller.area)).toEqual(grid)
  })
})

describe('order', () => {
  test('fields come in the order of the document, whichever fetch returned them', async () => {
    const { data } = await run(
      '{ oldest { limit label address { city street } id favourites { title sku } } }',
    )

    expect(Object.keys(data.oldest)).toEqual(['limit', 'label', 'address', 'id', 'favourites'])
    expect(Object.keys(data.oldest.favourites[0])).toEqual(['title', 'sku'])
  })

  test('a repeated field comes at its first position that is not skipped', async () => {
    const query = 'query Q($no: Boolean!) { oldest { id @include(if: $no) limit label id } }'

    const [skipped, included] = [await run(query, { no: false }), await run(query, { no: true })]

    expect(Object.keys(skipped.data.oldest)).toEqual(['limit', 'label', 'id'])
    expect(Object.keys(included.data.oldest)).toEqual(['id', 'limit', 'label'])
  })

  test('mutations run one after the other across subgraphs, also after one that failed', async () => {
    const { calls } = await run(
      'mutation { count tryRefuse ship(sku: "b1") { weight } rename(id: "p1", nickname: "x") { id } }',
    )

    expect(calls).toEqual(['count', 'tryRefuse', 'ship b1', 'rename p1'])
  })
})

describe('variables', () => {
  test('every invalid variable is reported as bad input, and no subgraph is called', async () => {
    const query =
      'query Q($id: ID!, $first: Int, $f: PersonFilter) { person(id: $id) { id } people(first: $first, filter: $f) { id } }'
    const { errors, fetches, ...result } = await run(query, { first: 'two', f: { standing: 'UGLY', odd: 1 } })

    expect(errors.map(({ message }: { message: string }) => message.split(';')[0])).toEqual([
      'Variable "$id" of required type "ID!" was not provided.',
      'Variable "$first" got invalid value "two"',
      'Variable "$f" got invalid value "UGLY" at "f.standing"',
      'Variable "$f" got invalid value { standing: "UGLY", odd: 1 }',
    ])
    expect(
      new Set(errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)),
    ).toEqual(new Set(['BAD_USER_INPUT']))
    expect(result).not.toHaveProperty('data')
    expect(fetches).toEqual([])
  })

  test('a subgraph receives only its own variables, with defaults filled in', async () => {
    const query = `query Q($id: ID!, $express: Boolean = true, $unit: String) {
      person(id: $id) { size(unit: $unit) favourites { ... on Book { shippingCost(express: $express) } } }
    }`
    const { fetches } = await run(query, { id: 1 })

    const sent = fetches.map(
      ({ variables: { representations: _, ...others } }: Probe['fetches'][number]) => others,
    )
    expect(sent).toEqual([{ id: '1' }])
    expect((await run(query, { id: 'p1' })).fetches.at(-1).variables).toMatchObject({ express: true })
  })
})

describe('runners', () => {
  test('the response of a single fetch is passed on unchanged', async () => {
    const data = { oldest: { id: 'p6', label: 'x' } }
    const passing = createPlanner(supergraphSdl, { runners: { ...runners, people: () => ({ data }) } })

    const result = await passing.compile('{ oldest { id label } }').run({}, probe())

    expect(result.data).toBe(data)
  })

  test('type names added for the plan do not reach the caller', async () => {
    const { data } = await run('{ parties { id } }')

    expect(data.parties[0]).toEqual({ id: 'p1' })
  })

  test.each([
    [
      'throws',
      () => {
        throw new TypeError('broken')
      },
    ],
    ['rejects', () => Promise.reject(new TypeError('broken'))],
  ])(
    'a runner that %s becomes one error with its cause, and the rest of the response is returned',
    async (_, broken) => {
      const half = createPlanner<Probe>(supergraphSdl, {
        runners: { ...runners, shipping: broken as SubgraphRunner<Probe> },
      })

      const mixed = await half.compile('{ oldest { label address { street } } }').run({}, probe())
      const alone = await half.compile('{ depots { code } }').run({}, probe())

      expect(plain(mixed)).toEqual({
        data: { oldest: { label: 'Person 6', address: null } },
        errors: [{ message: 'broken' }],
      })
      expect(plain(alone)).toEqual({ data: null, errors: [{ message: 'broken' }] })
      for (const result of [mixed, alone]) expect(result.errors?.[0]?.originalError).toBeInstanceOf(TypeError)
    },
  )

  test('a subgraph that returns too few entities is an error, not a mix-up', async () => {
    const short = { ...runners, goods: () => ({ data: { _entities: [] } }) }
    const { data, errors } = await run(
      '{ people { id wish { __typename } } }',
      {},
      createPlanner(supergraphSdl, { runners: short }),
    )

    expect(errors).toHaveLength(1)
    expect(data.people[0]).toEqual({ id: 'p1', wish: null })
  })

  test('results serialised as JSON give the same responses', async () => {
    const overWire = Object.fromEntries(
      Object.entries(runners).map(([name, runner]): [string, SubgraphRunner<Probe>] => [
        name,
        async request => plain(await runner({ ...request, variables: plain(request.variables) })),
      ]),
    )
    const remote = createPlanner<Probe>(supergraphSdl, { runners: overWire })
    const local = documents.filter(({ query }) => !/score|__schema/.test(query))

    for (const { query, variables } of local) {
      const { data, errors } = await run(query, variables, remote)
      const expected = await run(query, variables)
      expect({ query, data, errors: new Set(errors) }).toEqual({
        query,
        data: expected.data,
        errors: new Set(expected.errors),
      })
    }
    expect(local.length).toBeGreaterThan(100)
  })

  test('no response key can reach a prototype', async () => {
    const query = '{ __proto__: oldest { constructor: label __proto__: address { __proto__: street } } }'
    const { data } = await planner.compile(query).run({}, probe())

    const person = Object.getOwnPropertyDescriptor(data, '__proto__')?.value
    expect(Object.keys(person)).toEqual(['constructor', '__proto__'])
    expect(Object.getPrototypeOf(person)).toBeNull()
    expect(({} as Record<string, unknown>)['street']).toBeUndefined()
  })
})
