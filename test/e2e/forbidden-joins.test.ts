import { beforeAll, expect, test } from '@jest/globals'
import { testInOneProcess } from '#test/support/split/installation.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, type Headers, type Json } from './support/rest.ts'
import { ask, staffToken } from './support/tokens.ts'

let demo: TestPlatform
let viewer: Headers
let dashboard: Headers
beforeAll(async () => {
  demo = await demoWorld()
  const staff = async (name: string): Promise<Headers> =>
    bearer(await staffToken(demo.app, DEMO, name), DEMO.id)
  viewer = await staff('viewer')
  dashboard = await staff('dashboard')
}, 60_000)

const CUSTOMER =
  '{ customer(externalId: "verified-user") { externalId kycStatus accounts(first: 2) { nodes { accountNumber customer { kycStatus } } } recipients { id } remittances(first: 1) { nodes { id } } riskBand screenings(first: 1) { nodes { id } } } }'

test('a caller without access to joins gets the rest of the document, and an error with the path of each join', async () => {
  const { data, errors } = await ask(demo.app, CUSTOMER, { headers: viewer })

  expect(data).toEqual({
    customer: {
      externalId: 'verified-user',
      kycStatus: 'VERIFIED',
      accounts: { nodes: expect.any(Array) },
      recipients: null,
      remittances: null,
      riskBand: null,
      screenings: null,
    },
  })
  expect(errors.map(({ path, extensions }: Json) => [path.join('.'), extensions.code]).sort()).toEqual(
    ['customer.recipients', 'customer.remittances', 'customer.riskBand', 'customer.screenings'].map(path => [
      path,
      'FORBIDDEN',
    ]),
  )
})

test('in a list each row keeps its permitted fields, and each refused join has its own path', async () => {
  const { data, errors } = await ask(
    demo.app,
    '{ customers(first: 2) { nodes { externalId remittances(first: 1) { nodes { id } } } } }',
    { headers: viewer },
  )

  expect(data.customers.nodes).toEqual(
    [0, 1].map(() => ({ externalId: expect.any(String), remittances: null })),
  )
  expect(errors.map(({ path }: Json) => path)).toEqual(
    [0, 1].map(row => ['customers', 'nodes', row, 'remittances']),
  )
})

testInOneProcess('away')('an unavailable domain removes only its own fields from the response', async () => {
  demo.away.add('remittance')
  const { data, errors } = await ask(demo.app, CUSTOMER, { headers: dashboard })
  demo.away.delete('remittance')

  expect(data.customer).toMatchObject({
    externalId: 'verified-user',
    kycStatus: 'VERIFIED',
    accounts: { nodes: expect.any(Array) },
    recipients: null,
    remittances: null,
    screenings: { nodes: expect.any(Array) },
  })
  expect(errors.length).toBeGreaterThan(0)
})
