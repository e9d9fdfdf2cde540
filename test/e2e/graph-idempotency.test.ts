import { beforeAll, expect, test } from '@jest/globals'
import { randomBytes, randomUUID } from 'node:crypto'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { asKey, DEMO, QUOTE, signIn, type Headers } from './support/rest.ts'
import { rowCounts } from './support/tables.ts'
import { ask } from './support/tokens.ts'

let demo: TestPlatform
let session: Headers

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  session = (await signIn(demo.app, DEMO)).headers
})

test('with a key each mutation of a document takes effect once, and a repeat gets the same response', async () => {
  const headers = { ...session, 'idempotency-key': randomUUID() }
  const document =
    'mutation Two($input: CreateQuoteInput!) { one: createQuote(input: $input) { id sendAmount } two: createQuote(input: $input) { id sendAmount } }'
  const variables = { input: QUOTE }
  const before = await rowCounts(demo.databaseName)

  const first = await ask(demo.app, document, { headers, variables })
  const second = await ask(demo.app, document, { headers, variables })
  const other = await ask(demo.app, document, {
    headers,
    variables: { input: { ...QUOTE, sendAmount: '101.00' } },
  })
  const after = await rowCounts(demo.databaseName)

  expect(first.data.one.id).not.toBe(first.data.two.id)
  expect(second.data).toEqual(first.data)
  expect([first, second].map(({ headers: received }) => received['idempotent-replayed'])).toEqual([
    undefined,
    'true',
  ])
  expect(other.errors.map(({ extensions }) => extensions['code'])).toEqual(['IDEMPOTENCY_CONFLICT'])
  expect(after['remittance.quotes']! - before['remittance.quotes']!).toBe(2)
})

test('idempotency works for a mutation with an alias of any length', async () => {
  const headers = { ...session, 'idempotency-key': randomUUID() }
  const name = `a${randomBytes(3_000).toString('hex')}`
  const document = `mutation ($input: CreateQuoteInput!) { ${name}: createQuote(input: $input) { id } }`

  const first = await ask(demo.app, document, { headers, variables: { input: QUOTE } })
  const second = await ask(demo.app, document, { headers, variables: { input: QUOTE } })

  expect(first.errors).toEqual([])
  expect(second.data).toEqual(first.data)
})

test('concurrent queries under one key each get their own result', async () => {
  const headers = { ...asKey(DEMO), 'apollo-require-preflight': 'yes', 'idempotency-key': randomUUID() }
  const read = (document: string) =>
    demo.app.inject({ method: 'GET', url: `/graphql?query=${encodeURIComponent(document)}`, headers })
  const documents = ['{ corridors { id } }', '{ viewer { kind } }']
  for (const document of documents) await read(document)

  const responses = await Promise.all(documents.map(read))

  expect(responses.map(response => Object.keys(response.json().data))).toEqual([['corridors'], ['viewer']])
})
