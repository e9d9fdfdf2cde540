import { withClient } from '#app/database/with-client.ts'
import type { Principal } from '#kernel/principal.ts'
import { newId } from '#kernel/id.ts'
import { one } from '#kernel/database/one.ts'
import { startPlatform, type Environment } from './environment.ts'
import { compared, type Call } from './load.ts'
import { comparison, verdict } from './table.ts'
import { rounds, seconds } from './effort.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
export const HEADERS = {
  authorization: 'Bearer svc_sandbox_demo',
  'x-tenant-id': TENANT,
  'content-type': 'application/json',
}
const LOAD = { connections: 32, seconds: seconds(8), rounds: rounds(3), warmUpSeconds: seconds(6) }

/** Reads a customer from one domain and that customer's data from another. */
const QUERY =
  'query Dashboard($externalId: String!) { customer(externalId: $externalId) { externalId kycStatus remittances(first: 5) { nodes { reference status sendAmount } } recipients { id status } } }'
export const BODY = JSON.stringify({ query: QUERY, variables: { externalId: 'verified-user' } })

/**
 * Compares one query over two subgraphs with unmodified Apollo Server and @apollo/gateway on the same
 * resolvers, SQL and database.
 */
export async function graph(environment: Environment): Promise<string> {
  const platform = await startPlatform(environment)
  const actor = await withClient(environment.admin, async (client): Promise<Principal> => {
    const row = one(
      await client.query<{ id: string }>(
        `select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where t.code = 'demo' and w.environment = 'sandbox'`,
      ),
    )
    return {
      kind: 'tenant_key',
      workspaceId: row.id,
      tenantId: TENANT,
      environment: 'sandbox',
      subjectId: newId(),
      service: 'remittance',
      roles: [],
      scopes: ['*'],
    }
  })
  const stock = async (role: string, urls: Readonly<Record<string, string>> = {}): Promise<string> => {
    const launched = await environment.launch(
      ['tools/bench/stock-graph.ts'],
      {
        NODE_ENV: 'production',
        STOCK: JSON.stringify({
          role,
          urls,
          databaseUrl: environment.env['DATABASE_URL'],
          workerUrl: environment.env['DATABASE_WORKER_URL'],
          encryptionKey: environment.env['ENCRYPTION_KEY'],
          actor,
        }),
      },
      'stock listens at',
    )
    return /stock listens at (\S+)/.exec(launched.out())![1]!
  }
  const [identity, remittance] = await Promise.all([stock('identity'), stock('remittance')])
  const gateway = await stock('gateway', { identity, remittance })

  const calls: Call[] = [`${platform.url}/graphql`, gateway].map(url => ({
    url,
    method: 'POST',
    headers: HEADERS,
    body: BODY,
  }))
  const [ours, theirs] = await Promise.all(
    calls.map(async ({ url }) => (await fetch(url, { method: 'POST', headers: HEADERS, body: BODY })).text()),
  )
  if (
    JSON.stringify(JSON.parse(ours!).data) !== JSON.stringify(JSON.parse(theirs!).data) ||
    JSON.parse(ours!).data.customer === null
  )
    throw new Error(`The responses differ: ${ours} and ${theirs}.`)
  const all = await compared(
    [
      { name: "the platform's /graphql", call: calls[0]! },
      { name: 'stock Apollo gateway', call: calls[1]! },
    ],
    LOAD,
  )
  return [
    comparison(all),
    '',
    verdict(
      'Query over two subgraphs, times the stock gateway',
      all[0]!.median.perSecond / all[1]!.median.perSecond,
      3,
    ),
  ].join('\n')
}
