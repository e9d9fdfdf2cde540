import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { newId } from '#kernel/id.ts'
import type { Service } from '#kernel/principal.ts'
import { newSecret } from '#webhooks/secrets.ts'
import { world, type World } from '#test/support/world.ts'
import { deliverDue, deliveriesOf, noteWorker, publishNotes } from './dispatcher.ts'
import { givenSubscription } from './given.ts'
import { respondWith, receiver, type Received, type Receiver } from './receiver.ts'

const hmacHex = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Delivers one note from a service to a real receiver. */
async function delivered(
  service: Service,
  given: { previous?: { secret: string; until: Date } } = {},
): Promise<{ here: World; at: Receiver; one: Received; secret: string; id: string }> {
  const here = await world()
  const at = await receiver()
  const { secret } = await givenSubscription(here, {
    workspaceId: here.workspaceId,
    url: at.url,
    service,
    ...given,
  })
  const id = newId()
  await publishNotes(here, noteWorker(here), [
    { id, data: { amount: '100.00' }, personal: { name: 'Ada Łukasiewicz 🙂' } },
  ])
  expect(at.received).toHaveLength(1)
  return { here, at, one: at.received[0]!, secret, id }
}

test.each(['remittance', 'core', 'banking', 'sentinel', 'compliance', 'idv'] as const)(
  '%s: the libraries of Standard Webhooks and of svix accept the delivery, and nothing else',
  async service => {
    const { one, secret } = await delivered(service)
    const headers = one.headers as Record<string, string>

    expect(() => new StandardWebhook(secret).verify(one.body, headers)).not.toThrow()
    expect(() => new SvixWebhook(secret).verify(one.body, headers)).not.toThrow()
    expect(() => new StandardWebhook(secret).verify(`${one.body} `, headers)).toThrow()
    expect(() => new StandardWebhook(newSecret()).verify(one.body, headers)).toThrow()
    expect(one.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^Fiducia-Webhooks\//),
    })
  },
)

test('remittance: the body contains id, event, timestamp, sequence and data', async () => {
  const { here, one } = await delivered('remittance')
  const { eventId } = (await deliveriesOf(here, here.workspaceId))[0]!

  expect(JSON.parse(one.body)).toEqual({
    id: eventId,
    event: 'note.made',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    sequence: 1,
    data: { amount: '100.00', name: 'Ada Łukasiewicz 🙂' },
  })
  expect(one.headers['webhook-id']).toBe(eventId)
})

test("compliance: X-Webhook-Signature is the hex HMAC of the raw body with the secret as shown, and the body's id is the delivery's", async () => {
  const { here, one, secret } = await delivered('compliance')
  const { id, eventId } = (await deliveriesOf(here, here.workspaceId))[0]!

  expect(one.headers['x-webhook-signature']).toBe(hmacHex(secret, one.body))
  expect(JSON.parse(one.body)).toEqual({
    id,
    event: 'note.made',
    timestamp: expect.any(String),
    data: { amount: '100.00', name: 'Ada Łukasiewicz 🙂' },
  })
  expect(one.headers['webhook-id']).toBe(eventId)
})

test('idv: X-Signature is the hex HMAC of timestamp and raw body, beside the headers and the body that its interface lists', async () => {
  const { here, one, secret, id } = await delivered('idv')
  const { eventId } = (await deliveriesOf(here, here.workspaceId))[0]!
  const timestamp = one.headers['x-timestamp'] as string

  expect(one.headers).toMatchObject({
    'x-signature': hmacHex(secret, `${timestamp}.${one.body}`),
    'x-signature-algorithm': 'sha256',
    'x-webhook-id': eventId,
    'x-event-type': 'note.made',
  })
  expect(Math.abs(Number(timestamp) - one.atMs / 1_000)).toBeLessThan(60)
  expect(JSON.parse(one.body)).toEqual({
    id: eventId,
    eventType: 'note.made',
    resourceType: 'note',
    resourceId: id,
    tenantId: here.tenantId,
    timestamp: expect.any(String),
    data: { amount: '100.00', name: 'Ada Łukasiewicz 🙂' },
  })
})

test('while a secret is being replaced both verify, and the single signatures keep to the old one until it ends', async () => {
  const previous = { secret: newSecret(), until: new Date(Date.now() + 3_600_000) }
  const compliance = await delivered('compliance', { previous })
  const idv = await delivered('idv', { previous })
  const ended = await delivered('compliance', {
    previous: { secret: previous.secret, until: new Date(Date.now() - 1) },
  })

  for (const { one, secret } of [compliance, idv])
    for (const each of [secret, previous.secret]) {
      expect(() =>
        new StandardWebhook(each).verify(one.body, one.headers as Record<string, string>),
      ).not.toThrow()
      expect(() =>
        new SvixWebhook(each).verify(one.body, one.headers as Record<string, string>),
      ).not.toThrow()
    }
  const newest = (compliance.one.headers['webhook-signature'] as string).split(' ')[0]!
  expect(() =>
    new StandardWebhook(compliance.secret).verify(compliance.one.body, {
      ...(compliance.one.headers as Record<string, string>),
      'webhook-signature': newest,
    }),
  ).not.toThrow()
  expect(compliance.one.headers['x-webhook-signature']).toBe(hmacHex(previous.secret, compliance.one.body))
  expect(idv.one.headers['x-signature']).toBe(
    hmacHex(previous.secret, `${idv.one.headers['x-timestamp'] as string}.${idv.one.body}`),
  )
  expect(ended.one.headers['x-webhook-signature']).toBe(hmacHex(ended.secret, ended.one.body))
  expect(() =>
    new StandardWebhook(previous.secret).verify(ended.one.body, ended.one.headers as Record<string, string>),
  ).toThrow()
})

test.each(['remittance', 'compliance', 'idv'] as const)(
  '%s: every attempt has the same id and the same bytes, and a signature of its own time',
  async service => {
    const here = await world()
    const at = await receiver(respondWith(500))
    const { secret } = await givenSubscription(here, { workspaceId: here.workspaceId, url: at.url, service })
    const worker = noteWorker(here)
    here.clock.stoppedAtMs = Date.now()

    await publishNotes(here, worker, [{ data: { n: 1 } }])
    here.clock.offsetMs += 120
    await deliverDue(worker)
    here.clock.offsetMs += 600
    at.behave(respondWith(204))
    await deliverDue(worker)

    expect(at.received).toHaveLength(3)
    expect(new Set(at.received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const { body, headers } of at.received)
      expect(() => new StandardWebhook(secret).verify(body, headers as Record<string, string>)).not.toThrow()
  },
)
