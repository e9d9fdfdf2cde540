import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parse, validate } from 'graphql'
import { comparison } from '#test/support/differential.ts'
import { documents } from './corpus.ts'
import { randomQuery } from './random-query.ts'
import { probe, runners, supergraphSdl } from './synthetic-graph.ts'

/**
 * Documents with errors behind a fetch for one of several types, or of a fetch that failed as a whole: see
 * `Difference.kind`.
 */
const misplacedByGateway = new Set([
  '{ shelves { ... on Book { author { label } stock } title } }',
  '{ items { ... on Book { author { nickname } } ... on Film { director { nickname } } } }',
  '{ items { sku ... on Film { stock } } }',
  '{ items { sku ... on Book { stock } } }',
  '{ depots { verdicts { by { label } } } }',
  '{ items { ... on Film { director { label } cast { label } } } }',
  '{ f: item(sku: "f1") { ... on Film { director { label born } } } g: item(sku: "f2") { ... on Film { director { label } } } }',
  '{ grid: items { ... on Book { grid { axis } grid { length } stock } } }',
  '{ items { ... on Book { author { id ...N } } ... on Film { director { ...N } } } } fragment N on Person { label wish { __typename } }',
])

/** Arguments to choose from. Fields with required arguments occur only with an entry here. */
const argumentsOf = {
  'Query.person': ['(id: "p1")', '(id: "p2")', '(id: "p9")', '(id: "p0")'],
  'Query.people': ['', '(first: 2)', '(first: 6, filter: { standing: BAD })'],
  'Query.item': ['(sku: "b1")', '(sku: "f2")', '(sku: "none")'],
  'Query.search': ['(text: "x")'],
  'Query.echo': ['', '(value: {}, times: 1)'],
  'Query.anyone': ['', '(hidden: true)'],
  'Query.top': ['', '(first: 3)'],
  'Person.size': ['', '(unit: "in")'],
  'Book.shippingCost': ['', '(express: true)'],
  'Depot.verdicts': ['', '(first: 1)'],
}
/** Fields that require lists of lists. The gateway does not support them and leaves the field null. */
const beyondGateway = new Set(['Book.area'])

let compare: Awaited<ReturnType<typeof comparison<ReturnType<typeof probe>>>>
beforeAll(async () => {
  compare = await comparison({ supergraphSdl, runners, context: probe })
})
afterAll(() => compare.stop())

describe('a compiled plan responds as the gateway does', () => {
  test.each(documents)('$query $variables', async document => {
    const difference = await compare.one(document)

    if (misplacedByGateway.has(document.query)) expect(difference?.kind).toBe('position')
    else expect(difference).toBeUndefined()
  })

  test('for two hundred random queries', async () => {
    const { apiSchema } = compare.planner
    let compared = 0
    const query = randomQuery(apiSchema, argumentsOf, beyondGateway).filter(
      text => validate(apiSchema, parse(text)).length === 0,
    )

    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (text, yes) => {
        const difference = await compare.one({ query: text, variables: { yes } })
        compared++
        if (difference?.kind === 'result') throw new Error(JSON.stringify(difference, null, 1))
      }),
      { seed: 20_261_120, numRuns: 200 },
    )
    expect(compared).toBe(200)
  })
})
