import { ApolloGateway } from '@apollo/gateway'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { contextOf, type Context, type ContextSource } from '#kernel/context.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import { newId } from '#kernel/id.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import type { Principal } from '#kernel/principal.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { roleHierarchies, subgraphs } from '#app/subgraphs.ts'

/**
 * Baseline: the same domains on unmodified Apollo packages. The role `gateway` is Apollo Server on
 * @apollo/gateway with its own data sources; any other role is that subgraph under Apollo Server, with the
 * platform's resolvers and SQL. Requests are not authenticated: the caller is fixed, so this side has less
 * work to do.
 */
interface Stock {
  readonly role: string
  readonly urls: Readonly<Record<string, string>>
  readonly databaseUrl: string
  readonly workerUrl: string
  readonly encryptionKey: string
  readonly actor: Principal
}

const { role, urls, databaseUrl, workerUrl, encryptionKey, actor } = JSON.parse(
  process.env['STOCK']!,
) as Stock

async function gateway(): Promise<ApolloServer<Context>> {
  const addressed = supergraphSdl().replace(
    /url: "http:\/\/(\w+)\.internal\/graphql"/g,
    (whole, name: string) => (urls[name] === undefined ? whole : `url: "${urls[name]}"`),
  )
  return new ApolloServer<Context>({
    gateway: new ApolloGateway({ supergraphSdl: addressed }),
    includeStacktraceInErrorResponses: false,
  })
}

async function subgraph(name: string): Promise<ApolloServer<Context>> {
  const definition = subgraphs.find(each => each.name === name)
  if (!definition) throw new Error(`There is no subgraph ${name}.`)
  return new ApolloServer<Context>({
    schema: executableSubgraph(definition),
    includeStacktraceInErrorResponses: false,
  })
}

const orm = openOrm(subgraphs.flatMap(({ entities }) => entities))
const database = openDatabase({
  app: { connectionString: databaseUrl },
  worker: { connectionString: workerUrl },
  orm,
})
const source = {
  database,
  keys: keyringOn(database, installationKeys(Buffer.from(encryptionKey, 'base64'))),
  settings: { roleHierarchies },
  callDomain: () => {
    throw new Error('This bench makes no domain calls.')
  },
  now: () => new Date(),
  onCommitted: () => undefined,
} as unknown as ContextSource

// The platform's subgraph runner, which normally loads the workspace's keys, is not used here.
await source.keys.ready(actor.workspaceId)
const server = role === 'gateway' ? await gateway() : await subgraph(role)
const { url } = await startStandaloneServer(server, {
  listen: { port: await free(), host: '127.0.0.1' },
  context: async () => contextOf(source, { actor, requestId: newId() }),
})
console.log(`stock listens at ${url}`)

async function free(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}
