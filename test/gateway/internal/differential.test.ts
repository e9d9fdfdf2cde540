import { beforeAll, expect, test } from '@jest/globals'
import { isDeepStrictEqual } from 'node:util'
import type { ExecutionResult } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { createPlanner, type Planner } from '#gateway/graph/plan/planner.ts'
import { documents } from '#test/gateway/graph/corpus.ts'
import { probe, runners, schemas, supergraphSdl, type Probe } from '#test/gateway/graph/synthetic-graph.ts'
import { ask, caller, listening, remote, schemaOf } from './processes.ts'

/**
 * One mutation over several subgraphs reads what an earlier one left in the context, which processes do not
 * share.
 */
const SHARES_MEMORY = /\bcount\b.*\bship\b/s

let near: Planner<Probe>
let far: Planner<Context>

const seenBy = ({ data, errors, extensions }: ExecutionResult): unknown =>
  JSON.parse(
    JSON.stringify({
      data,
      valueCompletion: extensions?.['valueCompletion'],
      errors: errors
        ?.map(({ message, path, extensions: own }) => JSON.stringify({ message, path, own }))
        .sort(),
    }),
  )

beforeAll(() => {
  near = createPlanner<Probe>(supergraphSdl, {
    runners,
    fallback: () => () => Promise.resolve({ data: null }),
  })
})

test('every document of the corpus has the same response over HTTP as in one process', async () => {
  const urls = await Promise.all(
    Object.entries(schemas).map(
      async ([name, schema]) => [name, await listening(schema, { ...probe() }, name)] as const,
    ),
  )
  const remotes = Object.fromEntries(urls.map(([name, url]) => [name, remote([url], { name }).run]))
  far = createPlanner<Context>(supergraphSdl, {
    runners: remotes,
    fallback: () => () => Promise.resolve({ data: null }),
  })
  const differences: unknown[] = []
  let compared = 0

  for (const { query, variables = {} } of documents) {
    if (SHARES_MEMORY.test(query)) continue
    const inProcess = seenBy(await near.compile(query).run(variables, probe()))
    const overHttp = seenBy(await far.compile(query).run(variables, caller()))
    compared += 1
    if (!isDeepStrictEqual(inProcess, overHttp)) differences.push({ query, inProcess, overHttp })
  }

  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(100)
})

test('keys named like object members, and empty and large values, round-trip', async () => {
  const echo = schemaOf('scalar Any type Query { echo(value: Any): Any text: String n: Float }', {
    Query: { echo: (_: unknown, { value }: { value: unknown }) => value, n: () => Number.MAX_SAFE_INTEGER },
  })
  const value = JSON.parse(
    '{"__proto__":{"constructor":1},"constructor":null,"toString":[],"":"\\u0000\\ud83d\\ude00","lone":"\\ud800","deep":[[{"a":[null]}]],"small":1e-9}',
  ) as unknown

  const { data } = await ask(
    remote([await listening(echo)]),
    'query ($value: Any) { __proto__: n constructor: n echo(value: $value) text }',
    caller(),
    { value },
  )

  expect(JSON.stringify(data)).toBe(
    JSON.stringify({
      ['__proto__']: Number.MAX_SAFE_INTEGER,
      constructor: Number.MAX_SAFE_INTEGER,
      echo: value,
      text: null,
    }),
  )
})
