import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { buildSchema, execute, parse, type ExecutionResult, type GraphQLObjectType } from 'graphql'
import { createResponseMeter } from '#kernel/graph/response-meter.ts'
import { executorOf } from '#gateway/graph/execute/executor.ts'
import type { TimeSlices } from '#kernel/concurrency/time-slices.ts'
import { DOCUMENTS, AT_ONCE, LATER, treeOf, over } from './random-trees.ts'

const plain = (result: ExecutionResult): Both => JSON.parse(JSON.stringify(result))

/**
 * Never ends a slice. The end of a slice between two errors would decide their order, so errors are compared
 * without one.
 */
const ENDLESS: TimeSlices = { isUsedUp: () => false, next: async () => undefined }

/** Makes each item of each list wait for a new time slice. */
function tiny(): TimeSlices {
  let isUsedUp = true
  return {
    isUsedUp: () => (isUsedUp = !isUsedUp),
    next: () =>
      new Promise(resolve => {
        setImmediate(resolve)
      }),
  }
}

interface Both {
  readonly data?: unknown
  readonly errors?: readonly unknown[]
}

async function both(
  query: string,
  variables: Record<string, unknown>,
  tree: () => unknown,
  slices = ENDLESS,
): Promise<[Both, Both]> {
  const document = parse(query, { noLocation: true })
  const context = { slices, toString: () => 'ctx' }
  const ours = await executorOf(over(tree()))({ document, operationName: undefined, variables, context })
  const theirs = await execute({
    schema: over(tree()),
    document,
    variableValues: variables,
    contextValue: context,
  })
  return [plain(ours), plain(theirs)]
}

describe('a document is executed as graphql-js executes it', () => {
  test.each(DOCUMENTS)('with any resolver results, synchronous or not: %s', async query => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(999), { minLength: 30, maxLength: 200 }),
        fc.constantFrom(AT_ONCE, LATER),
        async (choices, kinds) => {
          const [ours, theirs] = await both(query, { size: { width: 3 } }, () => treeOf(choices, kinds))
          expect(ours).toEqual(theirs)
        },
      ),
      { numRuns: 100 },
    )
  })

  test.each(DOCUMENTS)('in any number of time slices: %s', async query => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(999), { minLength: 30, maxLength: 200 }),
        fc.constantFrom(AT_ONCE, LATER),
        async (choices, kinds) => {
          const [ours, theirs] = await both(
            query,
            { size: { width: 3 } },
            () => treeOf(choices, kinds),
            tiny(),
          )
          expect({ data: ours.data, hasErrors: ours.errors !== undefined }).toEqual({
            data: theirs.data,
            hasErrors: theirs.errors !== undefined,
          })
        },
      ),
      { numRuns: 25 },
    )
  })

  test.each([
    {},
    { many: null },
    { many: {} },
    { many: { sizes: [] } },
    { many: { sizes: [{ width: 1 }, { width: 2, height: 3, unit: 'cm' }] } },
    { many: { sizes: { width: 1 } } },
    { many: { colour: 'RED' } },
    { many: { nested: { nested: { sizes: [{ width: 9, height: null }] } } } },
    { id: 7 },
    { id: 'x', extra: 1 },
    { many: { colour: 'BLUE' } },
    { many: { sizes: [{}] } },
    { many: { sizes: [null] } },
    { many: [] },
    { many: 'x' },
    { many: { unknown: 1 } },
    { many: { sizes: [{ width: 'wide' }] } },
    { id: {} },
  ])('the same variables are accepted and rejected: %j', async variables => {
    const [ours, theirs] = await both(
      'query ($many: Many, $id: ID) { echo(many: $many, id: $id) }',
      variables,
      () => ({}),
    )
    expect(ours).toEqual(theirs)
  })

  test.each([
    'query ($must: Int!) { __typename }',
    'query ($must: Int! = 4, $list: [Int] = [1]) { __typename }',
    'query ($no: Nothing) { __typename }',
    '{ missing }',
    'query Named { __typename }',
    '{ __schema { queryType { name } } }',
    '{ __proto__: __typename }',
  ])('unusual documents give the same result: %s', async query => {
    const [ours, theirs] = await both(query, {}, () => ({}))
    expect(ours).toEqual(theirs)
  })

  test('response keys may have the names of object members', async () => {
    const [ours, theirs] = await both('{ constructor: __typename toString: __typename }', {}, () => ({}))
    expect(ours).toEqual(theirs)
  })
})

describe('an execution', () => {
  const many = buildSchema(
    'directive @listSize(assumedSize: Int) on FIELD_DEFINITION type Row { text: String rows: [Row] } type Query { rows: [Row!]! short: [Row!]! @listSize(assumedSize: 3) kept: Row }',
  )
  const row = { text: 'x'.repeat(100) }
  let calls = 0
  const fields = many.getQueryType()!.getFields()
  fields['rows']!.resolve = async () => Array.from({ length: 2_000 }, () => row)
  fields['kept']!.resolve = () => row
  const text = (many.getType('Row') as GraphQLObjectType).getFields()['text']!
  text.resolve = ({ text: of }: typeof row) => (calls++, of)
  const run = (query: string, context: unknown): Promise<ExecutionResult> =>
    Promise.resolve(
      executorOf(many)({ document: parse(query), operationName: undefined, variables: {}, context }),
    )

  test('stops as soon as its response is too large, and calls no more resolvers', async () => {
    calls = 0
    const responseMeter = createResponseMeter(100_000)
    const { data, errors } = await run('{ kept { text } a: rows { text } b: rows { text rows { text } } }', {
      responseMeter,
    })

    expect({ data, code: errors?.[0]?.extensions['code'], count: errors?.length }).toEqual({
      data: null,
      code: 'RESPONSE_TOO_LARGE',
      count: 1,
    })
    // The result has two lists of two thousand rows; a row has about 115 bytes.
    expect(calls).toBeGreaterThan(500)
    expect(calls).toBeLessThan(1_500)
    expect(responseMeter.bytesLeft).toBeGreaterThan(-1_000)
  })

  test('returns a large response within the bound completely, and meters its size', async () => {
    const responseMeter = createResponseMeter(1_000_000)
    const { data, errors } = await run('{ rows { text } }', { responseMeter })

    const written = JSON.stringify(data).length
    expect(errors).toBeUndefined()
    expect(1_000_000 - responseMeter.bytesLeft).toBeGreaterThan(written * 0.9)
    expect(1_000_000 - responseMeter.bytesLeft).toBeLessThan(written * 1.1)
  })

  test('refuses a list that is longer than the contract declares', async () => {
    fields['short']!.resolve = () => [row, row, row, row]
    const { errors } = await run('{ short { text } }', {})

    expect(errors?.[0]).toMatchObject({
      message: 'Query.short has 4 items; at most 3 can be returned.',
      extensions: { code: 'LIST_TOO_LONG' },
    })
  })

  test('shares the event loop even if its lists are long', async () => {
    fields['rows']!.resolve = () =>
      Array.from({ length: 3_000 }, () => ({ text: 'x', rows: Array.from({ length: 100 }, () => row) }))
    calls = 0
    let [longest, last, rounds] = [0, 0, 0]
    let isOver = false
    const round = (): void => {
      longest = Math.max(longest, calls - last)
      last = calls
      rounds++
      if (!isOver) setImmediate(round)
    }
    setImmediate(round)
    await run('{ rows { text rows { text again: text } } }', {})
    isOver = true

    // No round of the loop may process a third of the 603,000 fields. Slices are measured in time, so this
    // holds on slow machines too.
    expect(calls).toBe(603_000)
    expect(longest).toBeLessThan(calls / 3)
    expect(rounds).toBeGreaterThan(5)
  })

  test('ends once its client has disconnected', async () => {
    const client = new AbortController()
    fields['rows']!.resolve = () =>
      Array.from({ length: 3_000 }, () => ({ text: 'x', rows: Array.from({ length: 100 }, () => row) }))
    setImmediate(() => client.abort())
    const { data, errors } = await run('{ rows { rows { text again: text more: text } } }', {
      responseMeter: createResponseMeter(Infinity),
      signal: client.signal,
    })

    expect({ data, code: errors?.[0]?.extensions['code'] }).toEqual({ data: null, code: 'UNAVAILABLE' })
  })
})

describe('an item that rejects while its list', () => {
  const schema = buildSchema('type Query { optional: [Int] required: [Int!] }')
  const rejected = (): Promise<never> => Promise.reject(new Error('rejected'))
  const executed = async (query: string, items: () => unknown[]): Promise<[ExecutionResult, unknown[]]> => {
    const unhandled: unknown[] = []
    const note = (error: unknown): unknown => unhandled.push(error)
    process.on('unhandledRejection', note)
    const { optional, required } = schema.getQueryType()!.getFields()
    optional!.resolve = required!.resolve = items
    const context = { slices: tiny() }
    const result = await executorOf(schema)({
      document: parse(query),
      operationName: undefined,
      variables: {},
      context,
    })
    await new Promise(setImmediate)
    process.off('unhandledRejection', note)
    return [result, unhandled]
  }

  test('waits for a time slice is reported at its position and does not end the process', async () => {
    const [{ data, errors }, unhandled] = await executed('{ optional }', () => [1, 2, rejected(), 4])
    expect(data).toEqual({ optional: [1, 2, null, 4] })
    expect(errors!.map(({ path }) => path)).toEqual([['optional', 2]])
    expect(unhandled).toEqual([])
  })

  test('is discarded does not end the process', async () => {
    const [{ data }, unhandled] = await executed('{ required }', () => [null, rejected()])
    expect(data).toEqual({ required: null })
    expect(unhandled).toEqual([])
  })
})
