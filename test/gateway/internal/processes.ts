import { afterEach } from '@jest/globals'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { parse, type GraphQLSchema } from 'graphql'
import { contextOf, type Context, type ContextSource, type PublishedEvent } from '#kernel/context.ts'
import { platformPrincipal } from '#kernel/principal.ts'
import { remoteSubgraph, type RemoteSubgraph } from '#gateway/internal/http-runner.ts'
import { createSubgraphServer } from '#gateway/internal/subgraph-server.ts'
import type { TlsFiles } from '#gateway/tls.ts'

export const KEY = Buffer.alloc(32, 9)

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

export const logged: { fields: Readonly<Record<string, unknown>>; message: string }[] = []
export const log = (fields: Readonly<Record<string, unknown>>, message: string): void =>
  void logged.push({ fields, message })

/** The resolvers of these tests use no other part of the source. */
const source = {
  now: () => new Date(),
  keys: { ready: () => undefined } as Partial<ContextSource['keys']>,
} as ContextSource

/** Starts a subgraph that listens as a separate process would. */
export async function listening(
  schema: GraphQLSchema,
  parts: object = {},
  name = 'notes',
  { tls }: { readonly tls?: TlsFiles } = {},
): Promise<string> {
  const app = createSubgraphServer({
    name,
    schema,
    source: { ...source, ...parts },
    key: KEY,
    log,
    claimCall: async () => true,
    tls,
    readiness: async () => ({ status: 'ready', checks: [] }),
  })
  closers.push(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** Starts a server with custom responses. */
export async function serveWith(response: RequestListener): Promise<string> {
  const server = createServer(response)
  closers.push(
    () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns an address without a listener. */
export async function closedPort(): Promise<string> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

export function remote(
  urls: readonly string[],
  {
    name = 'notes',
    key = KEY,
    authority,
  }: { readonly name?: string; readonly key?: Buffer; readonly authority?: Buffer } = {},
): RemoteSubgraph {
  const subgraph = remoteSubgraph({ name, urls, key, log, authority })
  closers.push(() => subgraph.close())
  return subgraph
}

export const ACTOR = platformPrincipal(
  { workspaceId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f', tenantId: '', environment: 'sandbox' },
  'test',
)

export function caller(parts: Partial<Context> = {}, published: PublishedEvent[] = []): Context {
  return {
    ...contextOf(
      { ...source, onCommitted: events => void published.push(...events) },
      { actor: ACTOR, requestId: 'request-1' },
    ),
    ...parts,
  }
}

/** Calls the runner as a plan does. */
export function ask(
  { run }: RemoteSubgraph,
  query: string,
  context: Context = caller(),
  variables: Record<string, unknown> = {},
): Promise<Awaited<ReturnType<RemoteSubgraph['run']>>> {
  return Promise.resolve(
    run({
      document: parse(query, { noLocation: true }),
      query,
      operationName: undefined,
      variables,
      context,
    }),
  )
}

/** Builds a subgraph whose resolvers receive the context. */
export const schemaOf = (sdl: string, resolvers: object): GraphQLSchema =>
  buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: resolvers as never }])
