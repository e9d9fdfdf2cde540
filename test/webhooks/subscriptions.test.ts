import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createWebhookSubscription } from '#webhooks/operations/create-webhook-subscription.ts'
import { openSecret } from '#webhooks/secrets.ts'
import { HOOK, tenant } from './given.ts'
import { codes, MOMENT } from './delivery-responses.ts'

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/)
const SECRET = expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)
const SHOWN = {
  id: UUID,
  ...HOOK,
  status: 'ACTIVE',
  rateLimitPerMinute: 1_000,
  createdAt: MOMENT,
  updatedAt: MOMENT,
}

test('a new subscription is active at once, and its secret is shown only at its creation', async () => {
  const { call, row, workspaceId, platform } = await tenant()

  const created = await call('POST', '/webhooks/subscriptions', HOOK)
  const { id, secret } = created.body
  const list = await call('GET', '/webhooks/subscriptions')
  const one = await call('GET', `/webhooks/subscriptions/${id}`)
  const stored = await row('subscriptions', id)

  expect({ status: created.status, body: created.body }).toEqual({
    status: 201,
    body: { ...SHOWN, secret: SECRET },
  })
  expect(list.body).toEqual({ subscriptions: [SHOWN] })
  expect(one.body).toEqual(SHOWN)
  expect(openSecret(platform.source.keys, workspaceId, id, stored.secret)).toBe(secret)
  expect(stored).toMatchObject({ service: 'remittance', failures: 0, concurrency: 2, due_at: null })
})

test('a secret can only be decrypted for its own subscription', async () => {
  const { subscribe, row, workspaceId, platform } = await tenant()
  const { id } = await subscribe()
  const { secret } = await row('subscriptions', id)

  expect(() => openSecret(platform.source.keys, workspaceId, newId(), secret)).toThrow()
  expect(() => openSecret(platform.source.keys, newId(), id, secret)).toThrow()
})

test('a repeat under the same key creates no second subscription and does not return the secret again', async () => {
  const { call } = await tenant()
  const again = { 'idempotency-key': 'hook-1' }

  const responses = [
    await call('POST', '/webhooks/subscriptions', HOOK, again),
    await call('POST', '/webhooks/subscriptions', HOOK, again),
    await call('POST', '/webhooks/subscriptions', { ...HOOK, name: 'Other' }, again),
  ]

  expect(codes(responses)).toEqual([
    [201, undefined],
    [409, 'IDEMPOTENCY_REPLAY_UNAVAILABLE'],
    [409, 'IDEMPOTENCY_CONFLICT'],
  ])
  expect((await call('GET', '/webhooks/subscriptions')).body.subscriptions).toHaveLength(1)
})

test('lists are newest first', async () => {
  const { subscribe, call } = await tenant()
  const ids = []
  for (const name of ['one', 'two', 'three']) ids.unshift((await subscribe({ name })).id)

  expect(
    (await call('GET', '/webhooks/subscriptions')).body.subscriptions.map(({ id }: { id: string }) => id),
  ).toEqual(ids)
})

/** Invalid inputs of a subscription, with the fields that the refusal names. */
const WRONG: readonly (readonly [title: string, change: object, fields: readonly string[]])[] = [
  ['an unknown event', { events: ['transfer.completed', 'transfer.exploded'] }, ['events[1]']],
  ['an event of another service', { events: ['screening.completed'] }, ['events[0]']],
  ['a group without events', { events: ['quote.*'] }, ['events[0]']],
  [
    'a group of groups',
    { events: ['transfer.completed.*', '**', '*.completed'] },
    ['events[0]', 'events[1]', 'events[2]'],
  ],
  ['the test event', { events: ['webhook.test'] }, ['events[0]']],
  ['no event', { events: [] }, ['events']],
  ['more than fifty', { events: Array(51).fill('*') }, ['events']],
  ['an address of another scheme', { url: 'ftp://hooks.example/' }, ['url']],
  ['an address that is too long', { url: `https://hooks.example/${'x'.repeat(2_040)}` }, ['url']],
  ['a name without characters', { name: '  ' }, ['name']],
  ['a limit of zero', { rateLimitPerMinute: 0 }, ['rateLimitPerMinute']],
  ['a limit above the maximum', { rateLimitPerMinute: 10_001 }, ['rateLimitPerMinute']],
  [
    'all at once',
    { name: '', url: 'nowhere', events: 'transfer.completed', rateLimitPerMinute: 1.5 },
    ['name', 'url', 'events', 'rateLimitPerMinute'],
  ],
]

test.each(WRONG)('%s is refused with its field, on creation and on update', async (_, change, fields) => {
  const { call, subscribe } = await tenant()
  const { id } = await subscribe()

  const responses = [
    await call('POST', '/webhooks/subscriptions', { ...HOOK, ...change }),
    await call('PUT', `/webhooks/subscriptions/${id}`, change),
  ]

  expect(codes(responses)).toEqual([
    [400, 'VALIDATION_ERROR'],
    [400, 'VALIDATION_ERROR'],
  ])
  for (const field of fields) for (const { body } of responses) expect(body.error).toContain(`${field} `)
  expect((await call('GET', '/webhooks/subscriptions')).body.subscriptions).toEqual([
    expect.objectContaining(HOOK),
  ])
})

test('events, groups and * can be subscribed to, each once', async () => {
  const { subscribe } = await tenant()

  const { events } = await subscribe({ events: ['transfer.*', '*', 'recipient.created', '*', 'transfer.*'] })

  expect(events).toEqual(['transfer.*', '*', 'recipient.created'])
})

test('in production a receiver must use https', async () => {
  const { as, production } = await tenant()
  const live = as({
    kind: 'tenant_key',
    service: 'remittance',
    scopes: ['remittance:*'],
    environment: 'production',
    workspaceId: production.workspaceId,
  })

  await expect(
    createWebhookSubscription(live, { input: { ...HOOK, url: 'http://hooks.example/' } }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'url' }] })
})

test('an update changes the given fields and leaves the others', async () => {
  const { subscribe, call } = await tenant()
  const { id, secret: _, updatedAt: __, ...before } = await subscribe()
  const put = async (change: object): Promise<unknown> =>
    (await call('PUT', `/webhooks/subscriptions/${id}`, change)).body

  const shown = { id, ...before, updatedAt: MOMENT }
  expect(await put({ name: 'Renamed' })).toEqual({ ...shown, name: 'Renamed' })
  expect(await put({ events: ['*', '*'], name: null })).toEqual({ ...shown, name: 'Renamed', events: ['*'] })
  expect(await put({ rateLimitPerMinute: 5, status: 'PAUSED' })).toEqual({
    ...shown,
    name: 'Renamed',
    events: ['*'],
    rateLimitPerMinute: 5,
    status: 'PAUSED',
  })
  expect(await put({})).toMatchObject({ status: 'PAUSED', name: 'Renamed' })
})

test('activation or a new URL resets the failures and makes the subscription due at once', async () => {
  const { subscribe, call, set, row } = await tenant()
  const { id } = await subscribe()
  const worn = { failures: 7, concurrency: 1, due_at: null }
  const fresh = { failures: 0, concurrency: 2, disabled_reason: null, due_at: expect.any(Date) }
  const put = async (change: object): Promise<unknown> => {
    await call('PUT', `/webhooks/subscriptions/${id}`, change)
    return row('subscriptions', id)
  }

  await set('subscriptions', id, { ...worn, status: 'DISABLED', disabled_reason: 'gone' })
  const shown = (await call('GET', `/webhooks/subscriptions/${id}`)).body
  const enabled = await put({ status: 'ACTIVE' })
  await set('subscriptions', id, worn)
  const renamed = await put({ name: 'Other', status: 'ACTIVE' })
  const moved = await put({ url: 'https://elsewhere.example/' })
  const paused = await put({ status: 'PAUSED' })

  expect(shown).toMatchObject({ status: 'DISABLED', disabledReason: 'gone' })
  expect(enabled).toMatchObject({ ...fresh, status: 'ACTIVE' })
  expect(renamed).toMatchObject(worn)
  expect(moved).toMatchObject({ ...fresh, status: 'ACTIVE' })
  expect(paused).toMatchObject({ status: 'PAUSED', due_at: null })
})

test('callers cannot set a subscription to DISABLED; only a 410 of its receiver does', async () => {
  const { subscribe, call } = await tenant()
  const { id } = await subscribe()

  expect(await call('PUT', `/webhooks/subscriptions/${id}`, { status: 'DISABLED' })).toMatchObject({
    status: 400,
    body: { error: 'status must be one of ACTIVE, PAUSED.' },
  })
})

test('a service has at most fifty subscriptions, even for concurrent requests, and a deleted one does not count', async () => {
  const { call, subscribe } = await tenant()

  const responses = await Promise.all(
    Array.from({ length: 56 }, (_, n) =>
      call('POST', '/webhooks/subscriptions', { ...HOOK, name: `Hook ${n}` }),
    ),
  )
  const {
    body: { subscriptions },
  } = await call('GET', '/webhooks/subscriptions')
  await call('DELETE', `/webhooks/subscriptions/${subscriptions[0].id}`)

  expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(codes(responses.filter(({ status }) => status !== 201))).toEqual(
    Array(6).fill([409, 'SUBSCRIPTION_LIMIT_REACHED']),
  )
  expect(subscriptions).toHaveLength(50)
  expect((await subscribe()).id).toEqual(UUID)
})

test('changes of a subscription are published without URL and secrets', async () => {
  const { subscribe, call, published } = await tenant()
  const { id } = await subscribe()
  await call('PUT', `/webhooks/subscriptions/${id}`, { status: 'PAUSED' })
  await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)
  await call('DELETE', `/webhooks/subscriptions/${id}`)

  const events = (await published()).filter(({ type }) => type.startsWith('webhooks.'))

  expect(events.map(({ type, aggregateId }) => [type, aggregateId])).toEqual(
    ['created', 'updated']
      .map(what => [`webhooks.subscription_${what}`, id])
      .concat([
        ['webhooks.secret_rotated', id],
        ['webhooks.subscription_deleted', id],
      ]),
  )
  expect(events[0]!.data).toEqual({
    subscriptionId: id,
    service: 'remittance',
    events: HOOK.events,
    status: 'ACTIVE',
    rateLimitPerMinute: 1_000,
    by: expect.stringMatching(/^tenant_key:/),
  })
  expect(JSON.stringify(events)).not.toMatch(/whsec_|hooks\.example/)
})
