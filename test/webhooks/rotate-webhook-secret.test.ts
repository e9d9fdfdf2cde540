import { expect, test } from '@jest/globals'
import { purgePreviousSecrets } from '#webhooks/jobs/purge-previous-secrets.ts'
import { openSecret } from '#webhooks/secrets.ts'
import { workerOn } from '#test/support/world.ts'
import { tenant } from './given.ts'

const DAY_MS = 24 * 3_600_000

test('a new secret replaces the old one, which is stored encrypted for 24 hours', async () => {
  const { call, subscribe, row, platform, workspaceId } = await tenant()
  const { id, secret } = await subscribe()
  const open = (sealed: string): string => openSecret(platform.source.keys, workspaceId, id, sealed)

  const { status, body } = await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)
  const stored = await row('subscriptions', id)

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      previousSecretExpiresAt: stored.previous_secret_until.toISOString(),
    },
  })
  expect(stored.previous_secret_until.getTime() - stored.updated_at.getTime()).toBe(DAY_MS)
  expect([open(stored.secret), open(stored.previous_secret)]).toEqual([body.secret, secret])
  expect(body.secret).not.toBe(secret)
})

test('after a second rotation within a day the first secret is no longer valid', async () => {
  const { call, subscribe, row, platform, workspaceId } = await tenant()
  const { id } = await subscribe()
  const rotate = async (): Promise<string> =>
    (await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)).body.secret

  const secrets = [await rotate(), await rotate()]
  const { secret, previous_secret: previous } = await row('subscriptions', id)

  expect([previous, secret].map(sealed => openSecret(platform.source.keys, workspaceId, id, sealed))).toEqual(
    secrets,
  )
})

test('concurrent rotations keep the last two secrets, in their order', async () => {
  const { call, subscribe, row, platform, workspaceId } = await tenant()
  const { id } = await subscribe()

  const responses = await Promise.all(
    Array.from({ length: 5 }, () => call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)),
  )
  const { secret, previous_secret: previous } = await row('subscriptions', id)
  const secrets = [secret, previous].map(sealed => openSecret(platform.source.keys, workspaceId, id, sealed))

  expect(new Set(secrets).size).toBe(2)
  for (const each of secrets) expect(responses.map(({ body }) => body.secret)).toContain(each)
})

test('the previous secret is deleted when the overlap ends, and not before', async () => {
  const { call, subscribe, row, platform, clock, as, ask } = await tenant()
  const { id } = await subscribe()
  await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)
  const expiry = async (): Promise<unknown> =>
    (
      await ask<{ webhookSubscription: object }>(
        `{ webhookSubscription(id: "${id}") { previousSecretExpiresAt } }`,
        {},
        as({ kind: 'staff', scopes: ['webhooks:read'] }),
      )
    ).data!.webhookSubscription

  await purgePreviousSecrets.run(workerOn(platform))
  const early = [await row('subscriptions', id), await expiry()]
  clock.offsetMs += DAY_MS
  const ended = await expiry()
  await purgePreviousSecrets.run(workerOn(platform))
  const late = await row('subscriptions', id)

  expect(early).toMatchObject([
    { previous_secret: expect.any(String) },
    { previousSecretExpiresAt: expect.any(String) },
  ])
  expect(ended).toEqual({ previousSecretExpiresAt: null })
  expect(late).toMatchObject({
    previous_secret: null,
    previous_secret_until: null,
    secret: expect.any(String),
  })
})

test('an immediate rotation ends the secret that has leaked, and one that an earlier rotation left over', async () => {
  const { call, subscribe, row, platform, workspaceId } = await tenant()
  const { id } = await subscribe()
  await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`)

  const { status, body } = await call('POST', `/webhooks/subscriptions/${id}/rotate-secret`, {
    immediate: true,
  })
  const stored = await row('subscriptions', id)

  expect(status).toBe(200)
  expect(openSecret(platform.source.keys, workspaceId, id, stored.secret)).toBe(body.secret)
  expect(stored).toMatchObject({ previous_secret: null, previous_secret_until: null })
  expect(body.previousSecretExpiresAt).toBe(stored.updated_at.toISOString())
})

test('a repeat under the same key rotates once and does not return the secret again', async () => {
  const { call, subscribe, row } = await tenant()
  const { id } = await subscribe()
  const rotate = (): ReturnType<typeof call> =>
    call('POST', `/webhooks/subscriptions/${id}/rotate-secret`, undefined, { 'idempotency-key': 'rotate-1' })

  await rotate()
  const { secret } = await row('subscriptions', id)
  const again = await rotate()

  expect([again.status, again.body.code]).toEqual([409, 'IDEMPOTENCY_REPLAY_UNAVAILABLE'])
  expect((await row('subscriptions', id)).secret).toBe(secret)
})
