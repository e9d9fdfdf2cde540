import { afterEach, expect, test } from '@jest/globals'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import { purgeCallNonces } from '#kernel/jobs/kernel-jobs.ts'
import { claimNonce } from '#gateway/internal/claim-nonce.ts'
import { callOf } from '#gateway/internal/envelope.ts'
import { signatureFor } from '#gateway/internal/signature.ts'
import { createSubgraphServer } from '#gateway/internal/subgraph-server.ts'
import { identity } from '#identity/subgraph.ts'
import { adminOf } from '#test/support/cluster.ts'
import { withClient } from '#test/support/clients.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

const KEY = Buffer.alloc(32, 3)
const CREATE = 'mutation Create($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

/** Two replicas of one domain, each with its own memory of used signatures. */
function replicas({ platform, database }: World) {
  return [0, 1].map(() => {
    const server = createSubgraphServer({
      name: 'identity',
      schema: executableSubgraph(identity),
      source: platform.source,
      key: KEY,
      log: () => undefined,
      claimCall: (workspaceId, signed) => claimNonce(database, workspaceId, signed),
      readiness: async () => ({ status: 'ready', checks: [] }),
    })
    closers.push(() => server.close())
    return server
  })
}

const recorded = (here: World, lastName: string): { payload: string; headers: Record<string, string> } => {
  const context = here.as({ kind: 'staff', scopes: ['identity:write'] })
  const payload = callOf({
    query: CREATE,
    operationName: undefined,
    variables: { input: { firstName: 'Ada', lastName } },
    document: undefined as never,
    context,
  })
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-internal-signature': signatureFor(KEY, 'identity', payload),
    },
  }
}

const customers = async ({ database, workspaceId }: World): Promise<number> =>
  (
    await database.read<{ count: number }>(
      workspaceId,
      'select count(*)::integer as count from identity.customers where workspace_id = $1',
      [workspaceId],
    )
  )[0]!.count

test('a mutation replayed at another replica has no effect', async () => {
  const here = await world()
  const [one, other] = replicas(here)
  const call = recorded(here, 'Replay')
  const send = (server = one!) => server.inject({ method: 'POST', url: '/internal/graph', ...call })

  const first = await send()
  const replays = await Promise.all([send(other), send(other), send(one)])

  expect([first.statusCode, first.json().errors]).toEqual([200, undefined])
  expect(replays.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  expect(replays[0]!.body).toBe('{"error":"A valid credential is required."}')
  expect(await customers(here)).toBe(1)
})

test('a mutation sent to both replicas at once takes effect once', async () => {
  const here = await world()
  const both = replicas(here)
  const call = recorded(here, 'Race')

  const statuses = (
    await Promise.all(both.map(server => server.inject({ method: 'POST', url: '/internal/graph', ...call })))
  ).map(({ statusCode }) => statusCode)

  expect(statuses.sort()).toEqual([200, 401])
  expect(await customers(here)).toBe(1)
})

test('a signature too old by the database clock is refused, even by a replica with a wrong clock', async () => {
  const { database, workspaceId } = await world()
  const claim = (ageMs: number): Promise<boolean> =>
    claimNonce(database, workspaceId, { nonce: `aged-${ageMs}`, signedAt: Date.now() - ageMs })

  expect([await claim(0), await claim(50_000), await claim(70_000), await claim(-70_000)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('nonces are kept longer than a signature is valid, and then purged', async () => {
  const { database, databaseName, platform, workspaceId } = await world()
  await claimNonce(database, workspaceId, { nonce: 'kept', signedAt: Date.now() })
  await claimNonce(database, '', { nonce: 'of no workspace', signedAt: Date.now() })
  const count = () =>
    withClient(
      adminOf(databaseName),
      async client =>
        (
          await client.query<{ nonce: string }>(
            "select nonce from kernel.call_nonces where nonce in ('kept', 'of no workspace')",
          )
        ).rows.length,
    )

  await purgeCallNonces.run(workerOn(platform))
  const before = await count()
  await withClient(adminOf(databaseName), client =>
    client.query('update kernel.call_nonces set expires_at = clock_timestamp()'),
  )
  await purgeCallNonces.run(workerOn(platform))

  expect([before, await count()]).toEqual([2, 0])
})
