import { expect, test } from '@jest/globals'
import { graphql, type ExecutionResult } from 'graphql'
import type { Context } from '#kernel/context.ts'
import { leafCheck, sentence, unwritable } from '#kernel/graph/constraints.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

const SCHEMA = `
  type Query {
    find(first: Int = 50 @constraint(min: 1, max: 200), after: String @constraint(maxLength: 20), ids: [UUID!] @constraint(maxItems: 3)): String!
    tree(node: Node): String!
    plain: String!
  }
  type Mutation {
    send(input: SendInput!): String!
    repeat: String!
  }
  input SendInput {
    name: String! @constraint(minLength: 1, maxLength: 20)
    code: String @constraint(pattern: "[A-Z]{3}")
    amount: Money
    count: Int @constraint(min: 1, max: 9)
    tags: [String!] @constraint(maxItems: 2)
    address: AddressInput
    stops: [AddressInput!] @constraint(maxItems: 2)
    details: JSONObject @constraint(maxBytes: 100)
    anything: JSONObject
    kind: Kind
  }
  input AddressInput { city: String! @constraint(maxLength: 10), note: String }
  input Node { name: String @constraint(maxLength: 3), next: Node }
  enum Kind { NEW OLD }`

const reached: unknown[] = []
const keys: (string | undefined)[] = []
const resolve = (_parent: unknown, args: unknown, ctx: Context): string => {
  reached.push(args)
  keys.push(ctx.idempotency?.key)
  return 'done'
}
const schema = executableSubgraph({
  schema: SCHEMA,
  resolvers: {
    Query: { find: resolve, tree: resolve, plain: resolve },
    Mutation: { send: resolve, repeat: resolve },
  },
})

function run(
  source: string,
  variableValues: Record<string, unknown> = {},
  idempotency?: Context['idempotency'],
): Promise<ExecutionResult> {
  return graphql({ schema, source, variableValues, contextValue: { actor: {}, idempotency } })
}

const send = (input: Record<string, unknown>): Promise<ExecutionResult> =>
  run('mutation ($input: SendInput!) { send(input: $input) }', { input: { name: 'name', ...input } })

async function issuesOf(result: Promise<ExecutionResult>): Promise<readonly ValidationIssue[]> {
  const { errors } = await result
  expect(errors).toHaveLength(1)
  expect(errors![0]!.extensions).toMatchObject({ code: 'VALIDATION_ERROR', kind: 'invalid' })
  return errors![0]!.extensions['issues'] as ValidationIssue[]
}

test('input within its bounds reaches its resolver unchanged', async () => {
  reached.length = 0
  const input = {
    name: 'x'.repeat(20),
    code: 'ABC',
    amount: '1.00',
    count: 9,
    tags: ['a', 'b'],
    address: { city: 'Łódź' },
    stops: [{ city: '🦉' }],
    details: { a: [1] },
    anything: {},
    kind: 'NEW',
  }

  expect((await send(input)).errors).toBeUndefined()

  expect(reached).toEqual([{ input }])
})

test('all validation issues of a request are reported at once, each with its path as the caller wrote it', async () => {
  reached.length = 0

  const issues = await issuesOf(
    send({
      name: '',
      code: 'abc',
      count: 10,
      tags: ['a', 'b', 'c'],
      address: { city: 'x'.repeat(11), note: '\u0000' },
      stops: [{ city: 'fine' }, { city: 'x'.repeat(11) }],
      details: { a: 'x'.repeat(100) },
    }),
  )

  expect(issues).toEqual([
    { field: 'name', reason: 'must not be empty' },
    { field: 'code', reason: 'has characters that are not allowed' },
    { field: 'count', reason: 'must be at most 9' },
    { field: 'tags', reason: 'must have at most 2 items' },
    { field: 'address.city', reason: 'must have at most 10 characters' },
    { field: 'address.note', reason: 'must not contain control characters' },
    { field: 'stops[1].city', reason: 'must have at most 10 characters' },
    { field: 'details', reason: 'must have at most 100 bytes' },
  ])
  expect(reached).toEqual([])
})

test('issues of separate arguments carry the name of the argument', async () => {
  const ids = Array.from({ length: 4 }, () => '01a1ffa6-cba0-75dc-84f1-69ac6dda8f2b')

  const issues = await issuesOf(
    run('query ($ids: [UUID!], $after: String) { find(first: 0, after: $after, ids: $ids) }', {
      ids,
      after: 'x'.repeat(21),
    }),
  )

  expect(issues).toEqual([
    { field: 'first', reason: 'must be at least 1' },
    { field: 'after', reason: 'must have at most 20 characters' },
    { field: 'ids', reason: 'must have at most 3 items' },
  ])
})

test('literal values in the document are checked like variables', async () => {
  expect(await issuesOf(run('{ find(first: 201) }'))).toEqual([
    { field: 'first', reason: 'must be at most 200' },
  ])
  expect(await issuesOf(run('mutation { send(input: { name: " ", anything: { a: "\\u0000" } }) }'))).toEqual([
    { field: 'name', reason: 'must not be empty' },
    { field: 'anything', reason: 'must be well-formed Unicode without control characters' },
  ])
})

test('a recursive input is checked at every level', async () => {
  const issues = await issuesOf(
    run('query ($node: Node) { tree(node: $node) }', {
      node: { name: 'ok', next: { name: 'long', next: { name: 'longer' } } },
    }),
  )

  expect(issues.map(({ field }) => field)).toEqual(['node.next.name', 'node.next.next.name'])
})

test.each(['\u0000', 'a\u0000b', '\u0007', '\u001b[31m', '\u007f', '\ud800', '\udc00', 'a\udfff'])(
  'every field rejects the text %j',
  async text => {
    const fields = (
      await issuesOf(
        send({
          tags: [text],
          address: { city: 'x', note: text },
          anything: { deep: [{ [text]: 1 }] },
          details: { a: text },
        }),
      )
    ).map(({ field }) => field)

    expect(fields).toEqual(['tags[0]', 'address.note', 'details', 'anything'])
    expect(unwritable(text)).toBeDefined()
  },
)

test.each(['a\tb', 'a\r\nb', 'Łódź', '🦉', '\u202e', '٣', ''])(
  'text of any language, tabs and line breaks are accepted: %j',
  text => {
    expect(unwritable(text)).toBeUndefined()
  },
)

test('an object that is nested too deep is refused, however deep it is', async () => {
  const nested = (depth: number): Record<string, unknown> => {
    let value: Record<string, unknown> = {}
    for (let level = 1; level < depth; level++) value = { a: value }
    return value
  }

  expect((await send({ anything: nested(32) })).errors).toBeUndefined()
  for (const depth of [33, 100, 100_000])
    expect(await issuesOf(send({ anything: nested(depth) }))).toEqual([
      { field: 'anything', reason: 'must not be nested deeper than 32 levels' },
    ])
})

test('a key named __proto__ is an ordinary key', async () => {
  reached.length = 0

  await send({ anything: JSON.parse('{"__proto__":{"isAdmin":true}}') as object })

  expect(JSON.stringify(reached)).toContain('"__proto__":{"isAdmin":true}')
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(await issuesOf(send({ anything: JSON.parse('{"__proto__":"\\u0000"}') as object }))).toHaveLength(1)
})

test('a validation issue never repeats the value, however long it is', async () => {
  const secret = `sk_live_${'x'.repeat(1_000_000)}`

  const issues = await issuesOf(
    send({
      name: secret,
      code: secret,
      tags: ['a', 'b', secret],
      details: { secret },
      anything: { [`\u0000${secret}`]: 1 },
    }),
  )

  expect(issues).toHaveLength(5)
  expect(sentence(issues).length).toBeLessThan(400)
  expect(sentence(issues)).not.toContain('sk_live')
})

test('each mutation of a document has its own idempotency key where keys are per field', async () => {
  keys.length = 0
  const claim = { key: 'graph:k', subject: 's', fingerprint: 'f' }

  await run('mutation { a: repeat b: repeat repeat }', {}, { ...claim, isPerField: true })
  await run('mutation { repeat }', {}, claim)
  await run('mutation { repeat }')

  expect(keys).toEqual(['graph:k/a', 'graph:k/b', 'graph:k/repeat', 'graph:k', undefined])
})

test('a contract with an unknown format fails at the start', () => {
  expect(() => leafCheck({ format: 'nmae' })).toThrow('nmae')
})
