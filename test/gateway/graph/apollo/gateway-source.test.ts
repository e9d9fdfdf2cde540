import { expect, test } from '@jest/globals'
import type { GraphQLDataSource } from '@apollo/gateway'
import { parse, type DocumentNode } from 'graphql'
import { localDataSource } from '#gateway/graph/apollo/gateway-source.ts'

type Options = Parameters<GraphQLDataSource['process']>[0]

function source() {
  const seen: { document: DocumentNode; context: unknown; variables: unknown }[] = []
  const { process } = localDataSource(request => (seen.push(request), { data: {} }))
  const ask = (query: string, more: object = {}) =>
    process({ request: { query }, context: { who: 'me' }, ...more } as unknown as Options)
  return { seen, ask }
}

test('the runner receives the context of the request and the document that the gateway gave', async () => {
  const { seen, ask } = source()
  const document = parse('{ given }')

  await ask('{ given }', { document })

  expect(seen[0]).toMatchObject({ context: { who: 'me' }, variables: {} })
  expect(seen[0]?.document).toBe(document)
})

test('a document used twice stays parsed, even after very many others', async () => {
  const { seen, ask } = source()

  await ask('{ first }')
  await ask('{ first }')
  for (let i = 0; i < 1000; i++) await ask(`{ other${i} ${'more '.repeat(200)} }`)
  await ask('{ first }')

  const [one, two] = seen
  expect(one?.document).toBe(two?.document)
  expect(seen.at(-1)?.document).toBe(one?.document)
})

test('a document used once is evicted by later ones', async () => {
  const { seen, ask } = source()

  await ask('{ once }')
  for (let i = 0; i < 1000; i++) await ask(`{ other${i} ${'more '.repeat(200)} }`)
  await ask('{ once }')

  expect(seen.at(-1)?.document).not.toBe(seen[0]?.document)
})
