import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { join } from 'node:path'
import {
  AS_DEMO,
  ORDER,
  quote,
  readTransfer,
  recipient,
  session,
  transfer,
  type HttpResponse,
} from './support/client.ts'
import { installation, type Installation } from './support/installation.ts'

let here: Installation
beforeEach(() => {
  here = installation()
})
afterEach(async () => {
  expect(await here.tidy()).toEqual([])
}, 60_000)

test('the first start prints an example request, which works', async () => {
  const platform = await here.start()
  await platform.ready()

  const command = platform.out().replaceAll('\\\n', '')
  const { status, body } = await quote(platform.url)

  expect(command).toContain(`curl -s ${platform.url}/api/v1/remittance/quotes`)
  expect(command).toContain(
    `-H 'Authorization: ${AS_DEMO.authorization}' -H 'X-Tenant-ID: ${AS_DEMO['x-tenant-id']}'`,
  )
  expect(command).toContain(`-d '${JSON.stringify(ORDER)}'`)
  expect(platform.out().split('\n')[0]).toBe(
    `Creating the database in ${here.dataDir}; this takes some seconds.`,
  )
  expect(platform.err()).toBe('')
  expect(status).toBe(201)
  expect(body).toMatchObject({
    sendAmount: '100.00',
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    exchangeRate: expect.stringMatching(/^\d+\.\d+$/),
  })
}, 60_000)

test('a start without the demonstration lists the missing watchlists in one line, and one with it has them all', async () => {
  const [demo, bare] = [
    await here.start(),
    await here.start({ env: { DATA_DIR: join(here.path, 'bare'), DEMO: '0' } }),
  ]
  await Promise.all([demo.ready(), bare.ready()])

  expect(demo.out()).not.toContain('watchlists')
  expect(bare.out()).toMatch(
    /^Missing watchlists: OFAC_SDN, .*, SRC_NIGERIA_PEP\. Payments are held until these 13 watchlists are imported: .*\.$/m,
  )
}, 60_000)

test('LOG_FORMAT applies to every line of the log', async () => {
  const [forPeople, forPrograms] = [
    await here.start({ env: { LOG_LEVEL: 'info', LOG_FORMAT: 'pretty' } }),
    await here.start({ env: { DATA_DIR: join(here.path, 'other'), LOG_LEVEL: 'info' } }),
  ]
  await Promise.all([forPeople.ready(), forPrograms.ready()])
  await Promise.all([quote(forPeople.url), quote(forPrograms.url)])
  await Promise.all([forPeople.stop(), forPrograms.stop()])

  expect(forPeople.err()).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3} INFO  request requestId=\S+ method=POST .*status=201/m,
  )
  expect(
    forPrograms
      .err()
      .trimEnd()
      .split('\n')
      .map(line => (JSON.parse(line) as { msg: string }).msg),
  ).toContain('request')
}, 90_000)

test('the port opens only once requests succeed', async () => {
  const platform = await here.start()
  let first: HttpResponse | undefined
  while (!first) first = await quote(platform.url).catch(() => undefined)

  expect(first.status).toBe(201)
}, 60_000)

test('a second start on the same folder keeps transfers, sessions and keys of the first', async () => {
  const first = await here.start()
  await first.ready()
  const user = await session(first.url)
  const {
    body: { quoteId },
  } = await quote(first.url, user)
  const created = await transfer(first.url, user, { quoteId, recipientId: await recipient(first.url, user) })
  first.signal('SIGTERM')
  await first.ended

  const second = await here.start({ port: first.port })
  await second.ready()
  const read = await readTransfer(second.url, user, created.body.id)

  expect([first.out(), second.out()].map(out => out.includes('Creating the database'))).toEqual([true, false])
  expect(created.status).toBe(201)
  expect(read.status).toBe(200)
  expect(read.body).toMatchObject({
    id: created.body.id,
    reference: created.body.reference,
    receiveAmount: created.body.receiveAmount,
  })
  expect((await quote(second.url)).status).toBe(201)
}, 60_000)

test('a closed standard output does not end the platform', async () => {
  const platform = await here.start({ closesOutput: true })
  let response: HttpResponse | undefined
  while (!response) response = await quote(platform.url).catch(() => undefined)

  const later = await quote(platform.url)

  expect(later.status).toBe(201)
}, 60_000)
