import { expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { newId } from '#kernel/id.ts'
import { receiver, respondWith } from '#test/webhooks/receiver.ts'
import { afterMinutes, isSignedWith, webhookTenant, type WebhookTenant } from './webhook-tenant.ts'

const DAY_MS = 24 * 3_600_000

async function alerted(here: WebhookTenant): Promise<void> {
  await here.alert((await here.open()).id)
  await here.work()
}

test('a secret is valid for 24 hours after its rotation, and not at all after one that revokes it', async () => {
  const here = await webhookTenant()
  const at = await receiver()
  await here.call('PUT', '/settings', { webhookUrl: at.url })
  const last = () => at.received.at(-1)!

  const first = await here.secret()
  await alerted(here)
  expect(isSignedWith(first, last())).toBe(true)

  const second = await here.secret()
  await alerted(here)
  expect(isSignedWith(first, last())).toBe(true)
  for (const secret of [first, second])
    expect(() =>
      new Webhook(secret).verify(last().body, last().headers as Record<string, string>),
    ).not.toThrow()

  here.clock.offsetMs += DAY_MS + 1
  await alerted(here)
  expect(isSignedWith(second, last())).toBe(true)

  const third = await here.secret({ revokePrevious: true })
  await alerted(here)
  expect(isSignedWith(third, last())).toBe(true)
  expect((last().headers['webhook-signature'] as string).split(' ')).toHaveLength(1)
})

test('a secret is shown once, and no response, event or row contains it', async () => {
  const here = await webhookTenant()
  const headers = { 'idempotency-key': newId() }

  const secret = await here.secret()
  const settings = await here.call('GET', '/settings')
  const rows = await here.database.asWorker('select * from webhooks.subscriptions where workspace_id = $1', [
    here.workspaceId,
  ])

  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(JSON.stringify([settings.body, rows, await here.published(), headers])).not.toContain(secret)
})

test('deliveries are listed, read with their attempts and retried, and another tenant finds none', async () => {
  const here = await webhookTenant()
  const rival = await webhookTenant()
  const at = await receiver(respondWith(500))
  await here.call('PUT', '/settings', { webhookUrl: at.url })
  await alerted(here)

  const list = await here.call('GET', '/webhooks/deliveries?event=fraud_alert.created&status=pending')
  const [delivery] = list.body.deliveries
  const one = await here.call('GET', `/webhooks/deliveries/${delivery.id}`)
  const early = await here.call('POST', `/webhooks/deliveries/${delivery.id}/retry`)
  await here.work(afterMinutes(here, 60), 6)
  const failed = await here.call('GET', `/webhooks/deliveries/${delivery.id}`)
  at.behave(respondWith(204))
  const retried = await here.call('POST', `/webhooks/deliveries/${delivery.id}/retry`)
  await here.work()

  expect(list.body).toEqual({
    deliveries: [expect.objectContaining({ eventId: delivery.eventId })],
    hasMore: false,
  })
  expect(delivery).toMatchObject({
    url: at.url,
    event: 'fraud_alert.created',
    eventId: JSON.parse(at.received[0]!.body).id,
    resourceType: 'fraud_alert',
    status: 'pending',
    attempts: 1,
    responseStatus: 500,
  })
  expect(one.body.attemptLog).toMatchObject([{ number: 1, responseStatus: 500, failure: 'status' }])
  expect(early).toMatchObject({ status: 409, body: { code: 'DELIVERY_NOT_FAILED' } })
  expect(failed.body).toMatchObject({ status: 'failed', attempts: 6 })
  expect(retried).toMatchObject({ status: 202, body: { status: 'pending', eventId: delivery.eventId } })
  expect(at.received).toHaveLength(7)
  expect(new Set(at.received.map(({ body }) => body)).size).toBe(1)
  for (const path of [`/webhooks/deliveries/${delivery.id}`, `/webhooks/deliveries/${newId()}`])
    expect(await rival.call('GET', path)).toMatchObject({ status: 404, body: { code: 'DELIVERY_NOT_FOUND' } })
  expect(await rival.call('POST', `/webhooks/deliveries/${delivery.id}/retry`)).toMatchObject({ status: 404 })
  expect((await rival.call('GET', '/webhooks/deliveries')).body.deliveries).toEqual([])
})

test('identity verification has no subscriptions, over REST and in the graph', async () => {
  const here = await webhookTenant()
  const key = here.as({ kind: 'tenant_key', service: 'idv', scopes: ['*'] })
  await here.secret()

  const rest = await here.call('GET', '/webhooks/subscriptions')
  const graph = await here.ask(
    'mutation { createWebhookSubscription(input: { name: "x", url: "https://hooks.example/", events: ["*"] }) { id } }',
    {},
    key,
  )
  const list = await here.ask<{ webhookSubscriptions: unknown[] }>('{ webhookSubscriptions { id } }', {}, key)

  expect(rest.status).toBe(404)
  expect(graph.errors).toMatchObject([{ extensions: { code: 'VALIDATION_ERROR' } }])
  expect(list.data!.webhookSubscriptions).toEqual([])
})

test('the secret of another service cannot be rotated this way, and read rights do not suffice', async () => {
  const here = await webhookTenant()
  const rotate = (service: string, scopes: string[]) =>
    here.ask(
      `mutation { rotateWebhookTargetSecret(service: ${service}) { id } }`,
      {},
      here.as({ kind: 'tenant_key', service: service === 'IDV' ? 'idv' : 'compliance', scopes }),
    )

  expect((await rotate('COMPLIANCE', ['*'])).errors).toMatchObject([
    { extensions: { code: 'VALIDATION_ERROR' } },
  ])
  expect((await rotate('IDV', ['idv:read'])).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
})

test('a callback target is deleted with its last delivery, and a later event adds it again', async () => {
  const here = await webhookTenant()
  const at = await receiver()
  const { id } = await here.open({ callbackUrl: at.url })
  const targets = () =>
    here.database.asWorker<{ kind: string }>(
      'select kind from webhooks.subscriptions where workspace_id = $1 order by kind',
      [here.workspaceId],
    )
  await here.alert(id)
  // The end of an open session would be another event.
  await here.call('POST', `/verifications/${id}/cancel`)
  await here.work()
  expect(await targets()).toHaveLength(2)

  await here.work(31 * DAY_MS)
  const after = await targets()
  const other = await here.open({ callbackUrl: at.url })
  await here.alert(other.id)
  await here.work()

  expect(after).toEqual([{ kind: 'TENANT_TARGET' }])
  expect(at.received).toHaveLength(2)
})
