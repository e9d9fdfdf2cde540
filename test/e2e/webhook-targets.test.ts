import { Resolver } from 'node:dns/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { deliverToFailing, deliverToHealthy } from '#webhooks/jobs/deliver.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'
import { asKey, bearer, DEMO, send, type RestResponse, type Headers } from './support/rest.ts'
import { inDatabase } from './support/tables.ts'

const LIVE = { ...bearer('svc_live_demo', DEMO.id), host: 'live.localhost' }

let inside: Server
let port: number
let connections = 0

beforeEach(async () => {
  connections = 0
  inside = createServer(socket => {
    connections++
    socket.destroy()
  })
  await new Promise<void>(resolve => inside.listen(0, '127.0.0.1', resolve))
  port = (inside.address() as AddressInfo).port
})
afterEach(async () => {
  jest.restoreAllMocks()
  await new Promise(resolve => inside.close(resolve))
})

const subscribe = (here: TestPlatform, headers: Headers, url: string): Promise<RestResponse> =>
  send(here.app, {
    method: 'POST',
    path: '/webhooks/subscriptions',
    headers,
    body: { name: 'Inside', url, events: ['*'] },
  })

/** Sends a test event to the subscription and returns the result. */
async function attempted(here: TestPlatform, headers: Headers, subscriptionId: string): Promise<unknown> {
  const {
    body: { id },
  } = await send(here.app, {
    method: 'POST',
    path: `/webhooks/subscriptions/${subscriptionId}/test`,
    headers,
  })
  const worker = workerOn(here.platform)
  for (const job of [deliverToHealthy, deliverToFailing]) await job.run(worker)
  await worker.settled()
  const { body } = await send(here.app, { method: 'GET', path: `/webhooks/deliveries/${id}`, headers })
  return body.attemptLog.map(({ failure }: { failure: unknown }) => failure)
}

test.each([
  'http://hooks.example/in',
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://a.localhost/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/',
  'https://0.0.0.0/',
  'ftp://hooks.example/',
  'https://user@hooks.example/',
  'file:///etc/passwd',
])('in production %s is refused when a subscription is created or updated', async url => {
  const here = await demoWorld()
  const {
    body: { id },
  } = await subscribe(here, LIVE, 'https://hooks.example/in')

  const created = await subscribe(here, LIVE, url)
  const changed = await send(here.app, {
    method: 'PUT',
    path: `/webhooks/subscriptions/${id}`,
    headers: LIVE,
    body: { url },
  })
  await send(here.app, { method: 'DELETE', path: `/webhooks/subscriptions/${id}`, headers: LIVE })

  for (const { status, body } of [created, changed])
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'VALIDATION_ERROR', error: expect.stringMatching(/^url must /) },
    })
})

test.each([
  ['a key of production', () => LIVE],
  ['a sandbox key', () => asKey(DEMO)],
])('%s: a name that resolves to internal addresses is never contacted', async (_, headers) => {
  const here = await demoWorld()
  jest.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(['127.0.0.1', '10.0.0.1'] as never)
  jest.spyOn(Resolver.prototype, 'resolve6').mockResolvedValue(['::1'] as never)
  const {
    status,
    body: { id },
  } = await subscribe(here, headers(), `https://inside.example:${port}/in`)

  const failures = await attempted(here, headers(), id)

  expect([status, failures, connections]).toEqual([201, ['address'], 0])
})

test.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://localhost'])(
  'a production subscription stored with %s is never contacted',
  async base => {
    const here = await demoWorld()
    const {
      body: { id },
    } = await subscribe(here, LIVE, 'https://hooks.example/in')
    await inDatabase(here.databaseName, admin =>
      admin.query('update webhooks.subscriptions set url = $2 where id = $1', [id, `${base}:${port}/in`]),
    )

    const failures = await attempted(here, LIVE, id)

    expect([failures, connections]).toEqual([[expect.stringMatching(/^(address|url)$/)], 0])
  },
)
