import { beforeAll, expect, test } from '@jest/globals'
import { demoWorld, type House } from '#test/support/world.ts'
import {
  asKey,
  asPartner,
  bearer,
  DEMO,
  handoffToken,
  makeTransfer,
  QUOTE,
  REASONS,
  RECIPIENT,
  RIVAL,
  send,
  signIn,
  type Headers,
  type Made,
  type Session,
} from './support/rest.ts'
import { rowsOf, workspaceOf } from './support/tables.ts'
import { ask, staffToken, verify } from './support/tokens.ts'

/**
 * Objects of the victim: a verified user of the demo tenant, and everything that the tenant's staff can name.
 */
interface Victim extends Made {
  readonly workspaceId: string
  readonly session: Session
  readonly customerId: string
  readonly apiKeyId: string
  readonly partnerId: string
  readonly staffId: string
  readonly denyListId: string
  readonly subscriptionId: string
  readonly deliveryId: string
  readonly cursors: {
    readonly customers: string
    readonly transfers: string
    readonly remittances: string
    readonly deliveries: string
  }
}

/** A caller with valid credentials and no right to the victim's objects. */
interface Intruder {
  readonly headers: Headers
  readonly recipientId?: string
  readonly isOfTheTenant?: true
}

let house: House
let victim: Victim
const intruders: Record<string, Intruder> = {}

const LISTS = `query Everything {
  apiKeys { id } partners { id } staff { id } denyList { id }
  customers(first: 1) { nodes { id externalId } pageInfo { endCursor } }
  transfers(first: 1) { pageInfo { endCursor } }
  webhookDeliveries(first: 1) { pageInfo { endCursor } }
}`

beforeAll(async () => {
  house = await demoWorld()
  await house.endWorker()
  const { app } = house
  const session = await signIn(app, DEMO)
  const made = await makeTransfer(app, session)
  await makeTransfer(app, session)
  const hook = { name: 'Victim', url: 'https://hooks.example/victim', events: ['*'] }
  const {
    body: { id: subscriptionId },
  } = await send(app, { method: 'POST', path: '/webhooks/subscriptions', headers: asKey(DEMO), body: hook })
  const testing = {
    method: 'POST',
    path: `/webhooks/subscriptions/${subscriptionId}/test`,
    headers: asKey(DEMO),
  }
  const [
    {
      body: { id: deliveryId },
    },
  ] = [await send(app, testing), await send(app, testing)]
  const admin = bearer(await staffToken(app, DEMO), DEMO.id)
  const { data } = await ask(app, LISTS, { headers: admin })
  const {
    data: { customer },
  } = await ask(
    app,
    '{ customer(externalId: "verified-user") { id remittances(first: 1) { pageInfo { endCursor } } } }',
    { headers: admin },
  )
  // An unused quote is worth more to an intruder.
  const {
    body: { quoteId },
  } = await send(app, { method: 'POST', path: '/quotes', headers: session.headers, body: QUOTE })
  victim = {
    ...made,
    quoteId,
    session,
    subscriptionId,
    deliveryId,
    workspaceId: await workspaceOf(house.databaseName, DEMO.id),
    customerId: customer.id,
    apiKeyId: data.apiKeys[0].id,
    partnerId: data.partners[0].id,
    staffId: data.staff[0].id,
    denyListId: data.denyList[0].id,
    cursors: {
      customers: data.customers.pageInfo.endCursor,
      transfers: data.transfers.pageInfo.endCursor,
      remittances: customer.remittances.pageInfo.endCursor,
      deliveries: data.webhookDeliveries.pageInfo.endCursor,
    },
  }

  const rival = await signIn(app, RIVAL)
  await signIn(app, DEMO, 'another-user')
  await verify(app, DEMO, 'another-user')
  const another = await signIn(app, DEMO, 'another-user')
  const ownRecipient = async ({ headers }: Session): Promise<string> =>
    (await send(app, { method: 'POST', path: '/recipients', headers, body: RECIPIENT })).body.id
  Object.assign(intruders, {
    'a verified user of another tenant': { headers: rival.headers, recipientId: await ownRecipient(rival) },
    'another verified user of the tenant': {
      headers: another.headers,
      recipientId: await ownRecipient(another),
      isOfTheTenant: true,
    },
    'the key of another tenant': { headers: asKey(RIVAL) },
    "the same tenant's key in production": {
      headers: { ...bearer('svc_live_demo', DEMO.id), host: 'live.localhost' },
    },
    'staff of another tenant': { headers: bearer(await staffToken(app, RIVAL), RIVAL.id) },
  } satisfies Record<string, Intruder>)
})

const USERS = ['a verified user of another tenant', 'another verified user of the tenant']
const KEYS = ['the key of another tenant', "the same tenant's key in production"]
const STAFF = ['staff of another tenant']

/** Requests that name the victim's objects, and the expected responses. */
const REST: readonly (readonly [
  by: readonly string[],
  method: string,
  path: () => string,
  status: number,
  code: string,
  body?: (intruder: Intruder) => Promise<object>,
])[] = [
  [[...USERS, ...KEYS], 'GET', () => `/quotes/${victim.quoteId}`, 404, 'QUOTE_NOT_FOUND'],
  [[...USERS, ...KEYS], 'GET', () => `/transfers/${victim.transferId}`, 404, 'TRANSFER_NOT_FOUND'],
  [USERS, 'POST', () => `/transfers/${victim.transferId}/cancel`, 404, 'TRANSFER_NOT_FOUND'],
  [KEYS, 'POST', () => `/transfers/${victim.transferId}/fund`, 404, 'TRANSFER_NOT_FOUND'],
  [[...USERS, ...KEYS], 'GET', () => `/transfers/${victim.transferId}/receipt`, 404, 'TRANSFER_NOT_FOUND'],
  [USERS, 'GET', () => `/recipients/${victim.recipientId}`, 404, 'RECIPIENT_NOT_FOUND'],
  [
    USERS,
    'PATCH',
    () => `/recipients/${victim.recipientId}`,
    404,
    'RECIPIENT_NOT_FOUND',
    async () => ({ lastName: 'Intruder' }),
  ],
  [USERS, 'DELETE', () => `/recipients/${victim.recipientId}`, 404, 'RECIPIENT_NOT_FOUND'],
  [KEYS, 'GET', () => `/webhooks/subscriptions/${victim.subscriptionId}`, 404, 'SUBSCRIPTION_NOT_FOUND'],
  [
    KEYS,
    'PUT',
    () => `/webhooks/subscriptions/${victim.subscriptionId}`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
    async () => ({ url: 'https://hooks.example/intruder' }),
  ],
  [KEYS, 'DELETE', () => `/webhooks/subscriptions/${victim.subscriptionId}`, 404, 'SUBSCRIPTION_NOT_FOUND'],
  [
    KEYS,
    'POST',
    () => `/webhooks/subscriptions/${victim.subscriptionId}/test`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
  ],
  [
    KEYS,
    'POST',
    () => `/webhooks/subscriptions/${victim.subscriptionId}/rotate-secret`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
  ],
  [KEYS, 'GET', () => `/webhooks/deliveries/${victim.deliveryId}`, 404, 'DELIVERY_NOT_FOUND'],
  [KEYS, 'POST', () => `/webhooks/deliveries/${victim.deliveryId}/retry`, 404, 'DELIVERY_NOT_FOUND'],
  [
    USERS,
    'POST',
    () => '/transfers',
    400,
    'QUOTE_NOT_FOUND',
    async ({ recipientId }) => ({ quoteId: victim.quoteId, recipientId, ...REASONS }),
  ],
  [
    USERS,
    'POST',
    () => '/transfers',
    400,
    'RECIPIENT_NOT_FOUND',
    async ({ headers }) => ({
      quoteId: (await send(house.app, { method: 'POST', path: '/quotes', headers, body: QUOTE })).body
        .quoteId,
      recipientId: victim.recipientId,
      ...REASONS,
    }),
  ],
]

/** Asserts that the work changes no row of the victim's workspace. */
async function untouched(work: () => Promise<void>): Promise<void> {
  const before = await rowsOf(house.databaseName, victim.workspaceId)
  await work()
  const after = await rowsOf(house.databaseName, victim.workspaceId)

  expect(Object.keys(before).length).toBeGreaterThan(10)
  expect(after).toEqual(before)
}

for (const [by, method, path, status, code, body] of REST) {
  for (const name of by) {
    test(`over REST ${name} gets ${code} (${method} ${status}), as if the resource did not exist`, async () => {
      const intruder = intruders[name]!
      const given = await body?.(intruder)
      await untouched(async () => {
        const answer = await send(house.app, {
          method,
          path: path(),
          headers: intruder.headers,
          ...(given && { body: given }),
        })

        expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
      })
    })
  }
}

test('over REST a list contains only the data of its caller', async () => {
  for (const name of USERS)
    for (const path of ['/transfers?pageSize=100', '/recipients?pageSize=100']) {
      const { body, text } = await send(house.app, { method: 'GET', path, headers: intruders[name]!.headers })
      expect(body.totalCount).toBe(path.startsWith('/transfers') ? 0 : 1)
      expect(text).not.toContain(victim.recipientId)
    }
})

test('over REST the delivery log contains nothing of another tenant, with any filter', async () => {
  for (const name of KEYS)
    for (const query of ['', `?subscriptionId=${victim.subscriptionId}`, '?event=webhook.test']) {
      const { status, body } = await send(house.app, {
        method: 'GET',
        path: `/webhooks/deliveries${query}`,
        headers: intruders[name]!.headers,
      })
      expect({ status, body }).toEqual({
        status: 200,
        body: { deliveries: [], pageInfo: { hasNextPage: false } },
      })
    }
})

/** Graph queries that name the victim's objects. None may return any of their data. */
const READS: readonly (readonly [
  by: readonly string[],
  title: string,
  query: string,
  variables: () => object,
])[] = [
  [
    [...USERS, ...KEYS, ...STAFF],
    'a customer by id',
    'query Q($id: UUID) { customer(id: $id) { id externalId firstName kycStatus remittances { nodes { id } } recipients { id name } } }',
    () => ({ id: victim.customerId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "a customer by the tenant's id",
    'query Q { customer(externalId: "verified-user") { id email remittances { nodes { id reference } } recipients { id } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a transfer with everything around it',
    'query Q($id: UUID!) { transfer(id: $id) { id reference sender { id firstName } recipient { id name } quote { id } events { at } } }',
    () => ({ id: victim.transferId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a receipt and what both sides of a transfer are',
    'query Q($id: UUID!, $customer: UUID) { transfer(id: $id) { id travelRule { originator { name } } } transferReceipt(id: $id) { reference } sendingLimits(customerId: $customer) { leftToday } }',
    () => ({ id: victim.transferId, customer: victim.customerId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a quote',
    'query Q($id: UUID!) { quote(id: $id) { id sendAmount } }',
    () => ({ id: victim.quoteId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a recipient',
    'query Q($id: UUID!) { recipient(id: $id) { id name accountNumber } }',
    () => ({ id: victim.recipientId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'transfers of a customer',
    'query Q($id: UUID!) { transfers(customerId: $id) { nodes { id } edges { node { id } } } }',
    () => ({ id: victim.customerId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'all transfers',
    'query Q { transfers(first: 200) { nodes { id sender { id } recipient { id } quote { id } } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'all customers',
    'query Q { customers(first: 200) { nodes { id remittances { nodes { id } } recipients { id } } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'numbered pages',
    'query Q { transferPage { transfers { id } } recipientPage { recipients { id } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'who works there and with what keys',
    'query Q { apiKeys { id partnerId } partners { id apiKeys { id } } staff { id } denyList { id } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'who is asking',
    'query Q { viewer { tenantId subjectId customer { id remittances { nodes { id } } } } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "customers after the victim's cursor",
    'query Q($after: String) { customers(after: $after) { nodes { id } } }',
    () => ({ after: victim.cursors.customers }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "transfers after the victim's cursor",
    'query Q($after: String) { transfers(after: $after) { nodes { id } } }',
    () => ({ after: victim.cursors.transfers }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "a customer's transfers after the victim's cursor",
    'query Q($after: String, $id: UUID) { customer(id: $id) { remittances(after: $after) { nodes { id } } } }',
    () => ({ id: victim.customerId, after: victim.cursors.remittances }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a webhook subscription',
    'query Q($id: UUID!) { webhookSubscription(id: $id) { id url } }',
    () => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a webhook delivery',
    'query Q($id: UUID!) { webhookDelivery(id: $id) { id attemptLog { responseBody } subscription { id } } }',
    () => ({ id: victim.deliveryId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'who is told of what',
    'query Q { webhookSubscriptions { id url } }',
    () => ({}),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'deliveries of a subscription',
    'query Q($id: UUID) { webhookDeliveries(subscriptionId: $id) { nodes { id subscription { id } } } }',
    () => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    "deliveries after the victim's cursor",
    'query Q($after: String) { webhookDeliveries(after: $after) { nodes { id } } }',
    () => ({ after: victim.cursors.deliveries }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'a made-up cursor',
    'query Q($after: String) { transfers(after: $after) { nodes { id } } }',
    () => ({ after: Buffer.from('mx7z.ffffffff-ffff-ffff-ffff-ffffffffffff.x').toString('base64url') }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'what subgraphs ask each other',
    'query Q { _entities(representations: [{ __typename: "Transfer", id: "x" }]) { __typename } _service { sdl } }',
    () => ({}),
  ],
]

const ids = (): string[] => [
  victim.transferId,
  victim.quoteId,
  victim.recipientId,
  victim.customerId,
  victim.apiKeyId,
  victim.partnerId,
  victim.staffId,
  victim.denyListId,
  victim.subscriptionId,
  victim.deliveryId,
]

for (const [by, title, query, variables] of READS) {
  test(`the graph does not show another caller ${title}`, async () => {
    for (const name of by) {
      const { data, text, errors } = await ask(house.app, query, {
        headers: intruders[name]!.headers,
        variables: variables(),
      })
      const seen = ids().filter(id => JSON.stringify(data ?? null).includes(id))

      expect({ name, seen }).toEqual({ name, seen: [] })
      expect({ name, text, codes: errors.map(({ extensions }) => extensions['code']) }).not.toMatchObject({
        codes: expect.arrayContaining(['INTERNAL_ERROR']),
      })
    }
  })
}

test('the owner sees the data with the same queries, so that these tests prove something', async () => {
  const owners = [victim.session.headers, bearer(await staffToken(house.app, DEMO), DEMO.id)]
  const blind: string[] = []
  for (const [, title, query, variables] of READS) {
    const answers = await Promise.all(
      owners.map(headers => ask(house.app, query, { headers, variables: variables() })),
    )
    if (!ids().some(id => answers.some(({ data }) => JSON.stringify(data ?? null).includes(id))))
      blind.push(title)
  }

  expect(blind).toEqual(['a made-up cursor', 'what subgraphs ask each other'])
})

/** Graph mutations on the victim's objects. */
const WRITES: readonly (readonly [
  by: readonly string[],
  mutation: string,
  variables: (intruder: Intruder) => object,
])[] = [
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { revokeApiKey(id: $id) { id } }',
    () => ({ id: victim.apiKeyId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { createApiKey(input: { name: "x", partnerId: $id }) { secret } }',
    () => ({ id: victim.partnerId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { updatePartner(id: $id, input: { returnUrls: ["https://evil.example/"] }) { id } }',
    () => ({ id: victim.partnerId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { updateStaffMember(id: $id, input: { roles: ["viewer"], isActive: false }) { id } }',
    () => ({ id: victim.staffId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { attestKyc(customerId: $id, input: { status: REJECTED, level: 0 }) { id } }',
    () => ({ id: victim.customerId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { removeFromDenyList(id: $id) }',
    () => ({ id: victim.denyListId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { updateRecipient(id: $id, input: { accountNumber: "0000014579", lastName: "Intruder" }) { id } }',
    () => ({ id: victim.recipientId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { deactivateRecipient(id: $id) { id } }',
    () => ({ id: victim.recipientId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { updateWebhookSubscription(id: $id, input: { url: "https://evil.example/" }) { id } }',
    () => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { deleteWebhookSubscription(id: $id) }',
    () => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { testWebhookSubscription(id: $id) { id } }',
    () => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { rotateWebhookSecret(id: $id) { secret } }',
    () => ({ id: victim.subscriptionId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { retryWebhookDelivery(id: $id) { id } }',
    () => ({ id: victim.deliveryId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($id: UUID!) { cancelTransfer(id: $id) { id } }',
    () => ({ id: victim.transferId }),
  ],
  [
    [...USERS, ...KEYS, ...STAFF],
    'mutation M($id: UUID!) { confirmFunding(id: $id) { id } }',
    () => ({ id: victim.transferId }),
  ],
  [
    [...USERS, ...STAFF],
    'mutation M($input: CreateTransferInput!) { createTransfer(input: $input) { id } }',
    ({ recipientId }) => ({
      input: { quoteId: victim.quoteId, recipientId: recipientId ?? victim.recipientId, ...REASONS },
    }),
  ],
]

for (const [by, mutation, variables] of WRITES) {
  test(`the graph changes nothing for another caller: ${/\{ (\w+)/.exec(mutation)![1]}`, async () => {
    for (const name of by)
      await untouched(async () => {
        const { data, errors } = await ask(house.app, mutation, {
          headers: intruders[name]!.headers,
          variables: variables(intruders[name]!),
        })

        expect({ name, data, code: errors[0]?.extensions['code'] }).toEqual({
          name,
          data: null,
          code: expect.stringMatching(/_NOT_FOUND$|^FORBIDDEN$/),
        })
      })
  })
}

test('tokens of one tenant are refused when another tenant is named', async () => {
  const token = await handoffToken(house.app, DEMO, 'verified-user')
  const refreshing = {
    method: 'POST',
    path: '/auth/refresh-token',
    headers: { 'x-tenant-id': RIVAL.id },
    body: { refreshToken: victim.session.refreshToken },
  }
  const exchanging = {
    method: 'POST',
    path: '/auth/exchange-token',
    headers: { 'x-tenant-id': RIVAL.id },
    body: { token },
  }

  const foreign = [await send(house.app, refreshing), await send(house.app, exchanging)]
  const own = await send(house.app, { ...exchanging, headers: {} })

  expect(foreign.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'TOKEN_INVALID'],
    [401, 'TOKEN_INVALID'],
  ])
  expect(own.status).toBe(200)
})

test('the same partner user id is a different customer at another tenant', async () => {
  const subject = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')).sub as string
  const sessions = [
    await signIn(house.app, DEMO, 'same-id'),
    await signIn(house.app, RIVAL, 'same-id'),
    await signIn(house.app, DEMO, 'same-id'),
  ]
  const [demo, rival, again] = sessions.map(({ token }) => subject(token))

  expect(demo).toBe(again)
  expect(rival).not.toBe(demo)
  expect(
    (
      await send(house.app, {
        method: 'POST',
        path: '/auth/partner-token',
        headers: { ...asPartner(RIVAL), 'x-tenant-id': DEMO.id },
        body: { partnerUserId: 'same-id' },
      })
    ).status,
  ).toBe(401)
})
