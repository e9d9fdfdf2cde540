import { describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { createPlanner } from '#gateway/graph/plan/planner.ts'
import { probe, runners, supergraphSdl } from '#test/gateway/graph/synthetic-graph.ts'

const planner = createPlanner(supergraphSdl, { runners })
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

describe('a document', () => {
  test('is described by its name, its kind and whether one fetch suffices', () => {
    expect(planner.compile('query Who { oldest { id } }')).toMatchObject({
      name: 'Who',
      kind: 'query',
      isSingleFetch: true,
    })
    expect(planner.compile(parse('mutation { count }'))).toMatchObject({
      name: undefined,
      kind: 'mutation',
      isSingleFetch: true,
    })
    expect(planner.compile('{ oldest { limit } }').isSingleFetch).toBe(false)
  })

  test('that is not valid is refused with its name and all of its errors', () => {
    const compile = () => planner.compile('query Bad($unused: Int) { oldest { nonsense } person { id } }')

    for (const part of ['The document Bad', 'nonsense', '"id"', '$unused']) expect(compile).toThrow(part)
  })

  test.each([
    ['has no operation', 'fragment F on Person { id }', /found 0/],
    ['has two operations', 'query A { fails } query B { fails }', /found 2/],
    ['names another field __typename', '{ parties { __typename: label } }', /__typename/],
    [
      'calls a variable of an entity fetch $representations',
      'query Q($representations: Boolean) { items { ... on Book { shippingCost(express: $representations) } } }',
      /representations/,
    ],
  ])('that %s is refused', (_, query, reason) => {
    expect(() => planner.compile(query)).toThrow(reason)
  })

  test('for a subgraph without a runner is refused at compile time', () => {
    const { people: _, ...others } = runners

    expect(() => createPlanner(supergraphSdl, { runners: others }).compile('{ oldest { id } }')).toThrow(
      'people',
    )
  })
})

describe('a plan that is not covered', () => {
  const rewritten = 'query Top($first: Int! = 1) { top(first: $first) { title score } }'

  test('goes to the fallback, which is created once and receives coerced variables', async () => {
    const created: string[] = []
    const received: unknown[] = []
    const covering = createPlanner(supergraphSdl, {
      runners,
      fallback: document => {
        created.push(document.kind)
        return async variables => (received.push(variables), { data: { top: [] } })
      },
    })
    const operation = covering.compile(rewritten)

    await operation.run({}, probe())
    await operation.run({ first: 2 }, probe())
    const wrong = await operation.run({ first: 'x' }, probe())

    expect(created).toEqual(['Document'])
    expect(received).toEqual([{ first: 1 }, { first: 2 }])
    expect(wrong.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  })

  test.each([rewritten, '{ __schema { queryType { name } } }'])(
    'is refused without a fallback: %s',
    query => {
      expect(() => planner.compile(query)).toThrow('fallback')
    },
  )
})

describe('what the public API hides', () => {
  const hidden = 'query Hidden { hiddenPeople { secret standing } }'

  test('is unknown to a public document', () => {
    expect(() => planner.compile(hidden)).toThrow('hiddenPeople')
    expect(planner.apiSchema.getType('Ghost')).toBeUndefined()
  })

  test('is open to an internal document', async () => {
    const run = planner.compile(hidden, { internal: true }).run
    const ghost = planner.compile('{ anyone(hidden: true) { __typename label } }', { internal: true }).run

    expect(plain(await run({}, probe()))).toEqual({
      data: { hiddenPeople: [{ secret: 'secret 1', standing: 'BAD' }] },
    })
    expect(plain(await ghost({}, probe()))).toEqual({
      data: { anyone: { __typename: 'Ghost', label: 'Boo' } },
    })
  })

  test('does not leak through a response that would otherwise be passed on unchanged', async () => {
    const visible = await planner.compile('{ people(first: 3) { standing } }').run({}, probe())
    const ghost = await planner.compile('{ anyone(hidden: true) { __typename label } }').run({}, probe())

    expect(plain(visible.data)).toEqual({ people: [{ standing: 'BAD' }, null, { standing: null }] })
    expect(plain(ghost.data)).toEqual({ anyone: null })
  })

  test('an internal document that needs two fetches is refused', () => {
    expect(() => planner.compile('query Two { hiddenPeople { limit } }', { internal: true })).toThrow(
      /Two.*one subgraph/,
    )
  })
})
