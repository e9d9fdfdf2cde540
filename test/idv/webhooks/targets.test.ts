import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { receiver, respondWith } from '#test/webhooks/receiver.ts'
import { afterMinutes, APPROVED, eventsOf, isSignedWith, webhookTenant } from './webhook-tenant.ts'

test('the webhook URL of the settings receives a decision as completed and verified, with exactly the listed data', async () => {
  const here = await webhookTenant()
  const at = await receiver()
  await here.call('PUT', '/settings', { webhookUrl: at.url })
  const secret = await here.secret()
  const { id, externalId } = await here.open()

  await here.end(id, APPROVED)
  await here.work()

  expect(eventsOf(at.received)).toEqual(['verification.completed', 'verification.verified'])
  for (const one of at.received) {
    const body = JSON.parse(one.body)
    expect(body).toEqual({
      id: expect.any(String),
      eventType: one.headers['x-event-type'],
      resourceType: 'verification',
      resourceId: id,
      tenantId: here.tenantId,
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
      data: {
        verificationId: id,
        externalId,
        status: 'verified',
        decision: 'auto_approve',
        decisionReason: 'score_above_threshold',
        overallScore: 97.35,
      },
    })
    expect(one.headers).toMatchObject({ 'x-webhook-id': body.id, 'x-signature-algorithm': 'sha256' })
    expect(
      Math.abs(Number(one.headers['x-timestamp']) - here.platform.source.now().getTime() / 1000),
    ).toBeLessThan(300)
    expect(isSignedWith(secret, one)).toBe(true)
  }
})

test('opening, cancelling and other steps send nothing; the end of a session sends expired', async () => {
  const here = await webhookTenant()
  const at = await receiver()
  await here.call('PUT', '/settings', { webhookUrl: at.url })
  const cancelled = await here.open()
  await here.call('POST', `/verifications/${cancelled.id}/cancel`)
  const { id, externalId } = await here.open({ externalId: `test-expire-${newId()}` })
  await here.work()
  expect(at.received).toEqual([])

  here.clock.offsetMs += 3_000
  await here.open({ externalId })
  await here.work()

  expect(at.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { eventType: 'verification.expired', data: { verificationId: id, externalId, status: 'expired' } },
  ])
})

test('a callbackUrl receives the events of its verification and its alerts, and the tenant none of them', async () => {
  const here = await webhookTenant()
  const [tenants, callbacks] = [await receiver(), await receiver()]
  await here.call('PUT', '/settings', { webhookUrl: tenants.url })
  const secret = await here.secret()
  const own = await here.open({ callbackUrl: `${callbacks.url}?case=7` })
  const other = await here.open()

  await here.alert(own.id)
  await here.alert(other.id)
  await here.end(own.id, {
    status: 'REJECTED',
    decision: 'AUTO_REJECT',
    decisionReason: 'UNDERAGE',
    overallScore: 60,
  })
  await here.work()

  expect(eventsOf(callbacks.received)).toEqual([
    'fraud_alert.created',
    'verification.completed',
    'verification.rejected',
  ])
  expect(callbacks.received.every(one => isSignedWith(secret, one) && one.path === '/hook?case=7')).toBe(true)
  expect(tenants.received.map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      eventType: 'fraud_alert.created',
      resourceType: 'fraud_alert',
      data: {
        alertId: expect.any(String),
        verificationId: other.id,
        alertType: 'duplicate_document',
        severity: 'high',
        description: 'Another person has presented a document with the same number and issuer.',
      },
    }),
  ])
})

test('a callbackUrl needs no webhook URL, and two verifications with the same one share a target', async () => {
  const here = await webhookTenant()
  const at = await receiver()
  const [one, other] = [await here.open({ callbackUrl: at.url }), await here.open({ callbackUrl: at.url })]

  await here.end(one.id, APPROVED)
  await here.work()
  await here.end(other.id, APPROVED)
  await here.work()
  const secret = await here.secret()
  await here.alert(one.id)
  await here.work()

  expect(at.received).toHaveLength(5)
  expect(isSignedWith(secret, at.received.at(-1)!)).toBe(true)
  expect(at.received.slice(0, 4).some(each => isSignedWith(secret, each))).toBe(false)
  const rows = await here.database.asWorker(
    'select kind, url from webhooks.subscriptions where workspace_id = $1 order by kind',
    [here.workspaceId],
  )
  expect(rows).toEqual([
    { kind: 'CALLBACK_TARGET', url: at.url },
    { kind: 'TENANT_TARGET', url: '' },
  ])
  expect((await here.call('GET', '/settings')).body).not.toHaveProperty('webhookUrl')
})

test('a removed URL receives nothing more, its waiting deliveries fail, and another URL gets what is retried', async () => {
  const here = await webhookTenant()
  const first = await receiver(respondWith(500))
  const second = await receiver()
  await here.call('PUT', '/settings', { webhookUrl: first.url })
  const { id } = await here.open()
  await here.alert(id)
  await here.work()

  const removed = await here.call('PUT', '/settings', { webhookUrl: null })
  const [delivery] = (await here.call('GET', '/webhooks/deliveries')).body.deliveries
  const refused = await here.call('POST', `/webhooks/deliveries/${delivery.id}/retry`)
  await here.end(id, APPROVED)
  await here.work(afterMinutes(here, 5))
  await here.call('PUT', '/settings', { webhookUrl: second.url })
  const retried = await here.call('POST', `/webhooks/deliveries/${delivery.id}/retry`)
  await here.work()

  expect(removed).toMatchObject({ status: 200, body: { minimumAge: 18 } })
  expect(delivery).toMatchObject({ status: 'failed', attempts: 1, responseStatus: 500 })
  expect(delivery).not.toHaveProperty('url')
  expect(refused).toMatchObject({ status: 409, body: { code: 'WEBHOOK_URL_REMOVED' } })
  expect(first.received).toHaveLength(1)
  expect(retried).toMatchObject({ status: 202, body: { status: 'pending', url: second.url } })
  expect(eventsOf(second.received)).toEqual(['fraud_alert.created'])
})

test('a 410 is a failure like every other one, and is retried', async () => {
  const here = await webhookTenant()
  const at = await receiver(respondWith(410))
  await here.call('PUT', '/settings', { webhookUrl: at.url })
  const { id } = await here.open()
  await here.alert(id)
  await here.work()
  at.behave(respondWith(204))
  await here.work(afterMinutes(here, 1))

  expect(at.received).toHaveLength(2)
  expect((await here.call('GET', '/webhooks/deliveries')).body.deliveries).toMatchObject([
    { status: 'delivered', attempts: 2 },
  ])
})

test('URLs and addresses that cannot be used are refused, and nothing changes', async () => {
  const here = await webhookTenant()
  await here.call('PUT', '/settings', {
    webhookUrl: 'https://hooks.example/idv',
    notificationEmail: 'ops@bank.example',
  })

  const internal = await here.call('PUT', '/settings', { webhookUrl: 'https://10.0.0.1/', minimumAge: 21 })
  const notNull = await here.call('PUT', '/settings', {
    webhookUrl: 'https://other.example/',
    minimumAge: null,
  })
  const noAddress = await here.call('PUT', '/settings', { notificationEmail: 'ops' })
  const callback = await here.call('POST', '/verifications', {
    externalId: 'p',
    callbackUrl: 'https://metadata.internal/',
  })

  for (const [refused, field] of [
    [internal, 'webhookUrl'],
    [notNull, 'minimumAge'],
    [noAddress, 'notificationEmail'],
    [callback, 'callbackUrl'],
  ] as const)
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', details: { field } } })
  expect((await here.call('GET', '/settings')).body).toEqual({
    webhookUrl: 'https://hooks.example/idv',
    notificationEmail: 'ops@bank.example',
    minimumAge: 18,
    attemptsPerDay: 5,
  })
})

test('in production the webhook URL and callbackUrl must be https', async () => {
  const here = await webhookTenant()
  const production = here.as({
    kind: 'tenant_key',
    service: 'idv',
    scopes: ['*'],
    environment: 'production',
    workspaceId: here.production.workspaceId,
  })

  const settings = await here.ask(
    'mutation { setIdvSettings(input: { webhookUrl: "http://hooks.example/" }) { webhookUrl } }',
    {},
    production,
  )
  const verification = await here.ask(
    'mutation { createVerification(input: { externalId: "p", callbackUrl: "http://hooks.example/" }) { isRepeated } }',
    {},
    production,
  )

  for (const { errors } of [settings, verification])
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_ERROR' } }])
})
