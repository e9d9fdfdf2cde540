import { withClient } from '#app/database/with-client.ts'
import { startPlatform, type Environment } from './environment.ts'
import { freePort, type Launched } from './launcher.ts'
import { compared, type Call, type Compared } from './load.ts'
import { comparison, verdict } from './table.ts'
import { QUOTE, quoteStatements } from './statements.ts'
import { one } from '#kernel/database/one.ts'
import { rounds, seconds } from './effort.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const KEY = 'svc_sandbox_demo'
export const HEADERS = {
  authorization: `Bearer ${KEY}`,
  'x-tenant-id': TENANT,
  'content-type': 'application/json',
}
const LOAD = { connections: 32, seconds: seconds(6), rounds: rounds(5), warmUpSeconds: seconds(5) }

interface Sides {
  readonly platform: string
  readonly bare: string
  readonly turns: readonly Readonly<Record<string, string>>[]
  readonly stop: () => Promise<void>
}

async function sides(environment: Environment): Promise<Sides> {
  const platform = await startPlatform(environment)
  const statements = await quoteStatements(environment)
  const more = await moreKeys(platform.url)
  const port = await freePort()
  const bare: Launched = await environment.launch(
    ['tools/bench/bare-server.ts'],
    {
      BARE: JSON.stringify({
        port,
        databaseUrl: environment.env['DATABASE_URL'],
        statements,
        keys: [KEY, ...more],
        tenantId: TENANT,
      }),
    },
    'the bare handler listens',
  )
  return {
    platform: `${platform.url}/api/v1/remittance`,
    bare: `http://127.0.0.1:${port}`,
    turns: more.map(key => ({ ...HEADERS, authorization: `Bearer ${key}` })),
    stop: async () => {
      await Promise.all([platform.stop(), bare.stop()])
    },
  }
}

/** Creates more API keys for the demonstration's tenant: reads exceed the rate limit of one key. */
async function moreKeys(url: string): Promise<string[]> {
  const ask = async <Data>(query: string, headers: Readonly<Record<string, string>>): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant-id': TENANT, ...headers },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
    if (errors) throw new Error(`The platform returned ${JSON.stringify(errors)}.`)
    return data!
  }
  const { loginStaff } = await ask<{ loginStaff: { accessToken: string } }>(
    'mutation { loginStaff(email: "admin@demo.example", password: "demo-password-1") { accessToken } }',
    {},
  )
  const create = (name: string): string =>
    `mutation { createApiKey(input: { service: REMITTANCE, name: "${name}" }) { secret } }`
  return Promise.all(
    ['bench 1', 'bench 2', 'bench 3'].map(
      async name =>
        (
          await ask<{ createApiKey: { secret: string } }>(create(name), {
            authorization: `Bearer ${loginStaff.accessToken}`,
          })
        ).createApiKey.secret,
    ),
  )
}

async function quoteId(base: string): Promise<string> {
  const response = await fetch(`${base}/quotes`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(QUOTE),
  })
  if (response.status !== 201)
    throw new Error(`${base} returned ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { quoteId: string }).quoteId
}

/** Fails unless both sides return the same fields and so do the same work. */
async function expectSameResponse(calls: readonly Call[]): Promise<void> {
  const [ours, bare] = await Promise.all(
    calls.map(async ({ url, method, headers, body }) =>
      Object.keys(
        (await (
          await fetch(url, { method, headers: { ...headers }, ...(body !== undefined && { body }) })
        ).json()) as object,
      )
        .sort()
        .join(),
    ),
  )
  if (ours !== bare) throw new Error(`The responses differ: ${ours} and ${bare}.`)
}

/**
 * Waits until the relay has processed all events; the next contender would otherwise share the processor with
 * it.
 */
async function untilRelayed(environment: Environment): Promise<void> {
  await withClient(environment.admin, async client => {
    for (;;) {
      const row = one(
        await client.query<{ waiting: boolean }>(
          'select exists (select 1 from kernel.outbox where relayed_at is null) as waiting',
        ),
      )
      if (!row.waiting) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })
}

async function judged(
  environment: Environment,
  what: string,
  wanted: number,
  callOf: (base: string) => Promise<Call>,
): Promise<string> {
  const { platform, bare, turns, stop } = await sides(environment)
  try {
    const [ours, theirs] = [await callOf(platform), await callOf(bare)]
    await expectSameResponse([ours, theirs])
    const between = (): Promise<void> => untilRelayed(environment)
    const all = await compared(
      [
        { name: 'through the platform', call: { ...ours, turns }, between },
        { name: 'bare Fastify + pg', call: { ...theirs, turns }, between },
      ],
      LOAD,
    )
    const [us, them] = all as [Compared, Compared]
    return [
      comparison(all),
      '',
      verdict(`${what}, ratio`, us.median.perSecond / them.median.perSecond, wanted),
      verdict('p99, times the bare one', us.median.p99Ms / them.median.p99Ms, 2, false),
    ].join('\n')
  } finally {
    await stop()
  }
}

/** Measures a REST read of one row by its primary key. */
export const read = (environment: Environment): Promise<string> =>
  judged(environment, 'GET /quotes/{id}', 0.8, async base => ({
    url: `${base}/quotes/${await quoteId(base)}`,
    method: 'GET',
    headers: HEADERS,
  }))

/** Measures two reads, a price calculation, and a transaction that inserts a row and an event. */
export const quote = (environment: Environment): Promise<string> =>
  judged(environment, 'POST /quotes', 0.6, async base => ({
    url: `${base}/quotes`,
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(QUOTE),
  }))
