import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { HOOK, tenant } from './given.ts'

const ID = '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f'
const INPUT = { name: 'Graph', url: 'https://hooks.example/graph', events: ['*'] }
const CREATE =
  'mutation ($service: ServiceName, $input: CreateWebhookSubscriptionInput!) { createWebhookSubscription(service: $service, input: $input) { id service secret rateLimitPerMinute } }'

const READS = [
  '{ webhookSubscriptions { id } }',
  `{ webhookSubscription(id: "${ID}") { id } }`,
  '{ webhookDeliveries { nodes { id } } }',
  `{ webhookDelivery(id: "${ID}") { id } }`,
  '{ webhookEvents { name } }',
]
const WRITES = [
  CREATE,
  `mutation { updateWebhookSubscription(id: "${ID}", input: {}) { id } }`,
  `mutation { deleteWebhookSubscription(id: "${ID}") }`,
  `mutation { testWebhookSubscription(id: "${ID}") { id } }`,
  `mutation { rotateWebhookSecret(id: "${ID}") { secret } }`,
  `mutation { retryWebhookDelivery(id: "${ID}") { id } }`,
]

test('a key that may only read reads, and is refused everything else', async () => {
  const { call, key, subscribe, delivered } = await tenant()
  const { id } = await subscribe()
  const delivery = await delivered(id)
  const reader = await key({ scopes: ['remittance:read'] })
  const paths = [
    '/webhooks/subscriptions',
    `/webhooks/subscriptions/${id}`,
    '/webhooks/deliveries',
    `/webhooks/deliveries/${delivery.id}`,
  ]

  const reads = await Promise.all(paths.map(path => call('GET', path, undefined, reader)))
  const writes = [
    await call('POST', '/webhooks/subscriptions', HOOK, reader),
    await call('PUT', `/webhooks/subscriptions/${id}`, { name: 'x' }, reader),
    await call('DELETE', `/webhooks/subscriptions/${id}`, undefined, reader),
    await call('POST', `/webhooks/subscriptions/${id}/test`, undefined, reader),
    await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`, undefined, reader),
    await call('POST', `/webhooks/deliveries/${delivery.id}/retry`, undefined, reader),
  ]

  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(writes.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([401, 'FORBIDDEN']))
})

test('over the graph, too, users, partners and keys without the right are refused', async () => {
  const { as, ask } = await tenant()
  const variables = { service: 'REMITTANCE', input: INPUT }
  const codesFor = async (documents: readonly string[], who: Context): Promise<unknown[]> =>
    Promise.all(
      documents.map(
        async document =>
          (await ask(document, document === CREATE ? variables : {}, who)).errors?.[0]?.extensions['code'],
      ),
    )

  for (const who of [
    as({ kind: 'user', customerId: ID }),
    as({ kind: 'partner_key', scopes: ['*'] }),
    as({ kind: 'staff', scopes: ['remittance:write'] }),
    as({ kind: 'tenant_key', scopes: ['*'] }),
    as({ kind: 'service' }),
  ])
    expect(await codesFor([...READS, ...WRITES], who)).toEqual(Array(11).fill('FORBIDDEN'))
  for (const who of [
    as({ kind: 'staff', scopes: ['webhooks:read'] }),
    as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:read'] }),
  ])
    expect(await codesFor(WRITES, who)).toEqual(Array(6).fill('FORBIDDEN'))
  expect(await codesFor(READS, as({ kind: 'staff', scopes: ['webhooks:read'] }))).toEqual([
    undefined,
    'SUBSCRIPTION_NOT_FOUND',
    undefined,
    'DELIVERY_NOT_FOUND',
    undefined,
  ])
})

test('staff name the service and see all services; a key creates and sees only those of its own service', async () => {
  const { as, ask } = await tenant()
  const staff = (): Context => as({ kind: 'staff', scopes: ['webhooks:write'] })
  const core = (): Context =>
    as({ kind: 'tenant_key', service: 'core', roles: ['manager'], scopes: ['core:*'] })
  const create = async (service: string | null, who: Context): Promise<Json> =>
    ask(CREATE, { service, input: INPUT }, who)
  const services = async (who: Context, only = ''): Promise<string[]> =>
    (await ask<Json>(`{ webhookSubscriptions${only} { service } }`, {}, who)).data.webhookSubscriptions.map(
      ({ service }: Json) => service,
    )

  const byStaff = [await create('REMITTANCE', staff()), await create('CORE', staff())]
  const byKey = await create(null, core())
  const {
    errors: [unnamed],
  } = await create(null, staff())
  const {
    errors: [foreign],
  } = await create('IDV', core())

  expect([...byStaff, byKey].map(({ data }) => data.createWebhookSubscription)).toMatchObject(
    ['REMITTANCE', 'CORE', 'CORE'].map(service => ({
      service,
      rateLimitPerMinute: 1_000,
      secret: expect.stringMatching(/^whsec_/),
    })),
  )
  expect(unnamed).toMatchObject({
    message: 'service is required.',
    extensions: { code: 'VALIDATION_ERROR', issues: [{ field: 'service' }] },
  })
  expect(foreign).toMatchObject({ extensions: { code: 'VALIDATION_ERROR', issues: [{ field: 'service' }] } })
  expect(await services(staff())).toEqual(['CORE', 'CORE', 'REMITTANCE'])
  expect(await services(staff(), '(service: REMITTANCE)')).toEqual(['REMITTANCE'])
  expect(await services(core())).toEqual(['CORE', 'CORE'])
  expect(await services(core(), '(service: REMITTANCE)')).toEqual([])
})

test('a key of another service of the tenant finds nothing of this one', async () => {
  const { as, ask, subscribe, delivered } = await tenant()
  const { id } = await subscribe()
  const delivery = await delivered(id)
  const core = (): Context =>
    as({ kind: 'tenant_key', service: 'core', roles: ['manager'], scopes: ['core:*'] })
  const codeOf = async (document: string): Promise<unknown> =>
    (await ask(document, {}, core())).errors?.[0]?.extensions['code']

  expect(await codeOf(`{ webhookSubscription(id: "${id}") { id } }`)).toBe('SUBSCRIPTION_NOT_FOUND')
  expect(await codeOf(`{ webhookDelivery(id: "${delivery.id}") { id } }`)).toBe('DELIVERY_NOT_FOUND')
  for (const write of WRITES.slice(1))
    expect(await codeOf(write.replace(ID, write.includes('Delivery') ? delivery.id : id))).toMatch(
      /^(SUBSCRIPTION|DELIVERY)_NOT_FOUND$/,
    )
  expect(
    await ask<Json>(`{ webhookDeliveries(subscriptionId: "${id}") { nodes { id } } }`, {}, core()),
  ).toMatchObject({ data: { webhookDeliveries: { nodes: [] } } })
})

test('the catalogue lists every event of the service with its description', async () => {
  const { as, ask } = await tenant()
  const events = async (who: Context, only = ''): Promise<Json[]> =>
    (await ask<Json>(`{ webhookEvents${only} { service name description } }`, {}, who)).data.webhookEvents

  const own = await events(as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:read'] }))

  expect(own.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'transfer.created',
      'transfer.completed',
      'transfer.failed',
      'recipient.created',
    ]),
  )
  expect(own).toContainEqual({
    service: 'REMITTANCE',
    name: 'transfer.completed',
    description: 'A transfer was paid out to its recipient.',
  })
  expect(await events(as({ kind: 'staff', scopes: ['webhooks:read'] }), '(service: REMITTANCE)')).toEqual(own)
  expect(
    await events(
      as({ kind: 'tenant_key', service: 'core', roles: ['manager'], scopes: ['*'] }),
      '(service: REMITTANCE)',
    ),
  ).toEqual([])
})

test('subscriptions and deliveries are entities: callers with access load them by id, in one statement', async () => {
  const { as, ask, subscribe, delivered, statements } = await tenant()
  const { id } = await subscribe()
  for (let count = 0; count < 3; count++) await delivered(id)
  statements.length = 0

  const { data } = await ask<Json>(
    '{ webhookDeliveries { nodes { id service resourceType isTest subscription { id service name failures } attemptLog { number } } } }',
    {},
    as({ kind: 'staff', scopes: ['webhooks:read'] }),
  )

  expect(data.webhookDeliveries.nodes).toHaveLength(3)
  expect(data.webhookDeliveries.nodes[0]).toMatchObject({
    service: 'REMITTANCE',
    resourceType: 'webhook_subscription',
    isTest: true,
    subscription: { id, service: 'REMITTANCE', name: HOOK.name, failures: 0 },
    attemptLog: [],
  })
  expect(statements).toHaveLength(3)
})
