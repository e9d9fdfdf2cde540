import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, world, type TestPlatform } from '#test/support/world.ts'
import {
  asKey,
  bearer,
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  RIVAL,
  send,
  signIn,
  type Headers,
  type Json,
  type RestResponse,
  type Session,
} from '#test/e2e/support/rest.ts'
import { ask, staffToken, verify } from '#test/e2e/support/tokens.ts'

const GUARD = bearer('test_sentinel_demo', DEMO.id)

let demo: TestPlatform
let work: (stepMs?: number, rounds?: number) => Promise<void>

beforeAll(async () => {
  demo = await demoWorld()
  work = (await world()).work
})

interface Sender extends Session {
  readonly externalId: string
}

/** A verified sender of a tenant with a session. */
async function sender(tenant: typeof DEMO = DEMO, externalId = `elder-${randomUUID()}`): Promise<Sender> {
  const session = await signIn(demo.app, tenant, externalId)
  const staff = bearer(await staffToken(demo.app, tenant), tenant.id)
  await ask(demo.app, 'mutation ($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }', {
    headers: staff,
    variables: {
      i: {
        externalId,
        firstName: 'Walter',
        lastName: 'Ashdown',
        dateOfBirth: '1939-08-21',
        countryCode: 'US',
      },
    },
  })
  await verify(demo.app, tenant, externalId)
  return { ...session, externalId }
}

const guard = async (method: string, path: string, body: unknown): Promise<Json> => {
  const response = await send(demo.app, {
    base: '/sentinel/api/v1',
    method,
    path,
    headers: GUARD,
    body,
  })
  if (response.status >= 300) throw new Error(response.text)
  return response.body
}

const enrol = async ({ externalId }: Sender): Promise<string> =>
  (
    await guard('POST', '/profiles', {
      customer_id: externalId,
      customer_name: 'Walter Ashdown',
      date_of_birth: '1939-08-21',
      enrollment_reason: 'AGE_THRESHOLD',
      country: 'US',
    })
  ).id

const holdAll = async (profileId: string): Promise<string> =>
  (
    await guard('POST', `/profiles/${profileId}/holds`, {
      scope: 'ALL',
      all_assets_in_doubt: true,
      reason: 'A caller urges him to send money.',
    })
  ).id

async function transfer({ headers }: Session): Promise<RestResponse> {
  const post = (path: string, body: unknown) => send(demo.app, { method: 'POST', path, headers, body })
  const { quoteId } = (await post('/quotes', QUOTE)).body
  const { id: recipientId } = (await post('/recipients', RECIPIENT)).body
  return post('/transfers', { quoteId, recipientId, ...REASONS })
}

const statusOf = async ({ headers }: Session, id: string): Promise<string> =>
  (await send(demo.app, { method: 'GET', path: `/transfers/${id}`, headers })).body.status

const holdSeenBy = async (headers: Headers, id: string): Promise<Json> =>
  (
    await ask(demo.app, 'query ($id: UUID!) { transfer(id: $id) { status hold } }', {
      headers,
      variables: { id },
    })
  ).data.transfer

test('a transfer under a protective hold is accepted and stays created; only the tenant learns why, and it completes after the release', async () => {
  const walter = await sender()
  const holdId = await holdAll(await enrol(walter))

  const { status, body } = await transfer(walter)
  expect([status, body.status]).toEqual([201, 'created'])
  await work(1_500, 4)
  expect(await statusOf(walter, body.id)).toBe('created')
  for (const [headers, hold] of [
    [asKey(DEMO), 'PROTECTION'],
    [bearer(await staffToken(demo.app, DEMO), DEMO.id), 'PROTECTION'],
    [walter.headers, 'SCREENING_PENDING'],
  ] as const)
    expect(await holdSeenBy(headers, body.id)).toEqual({ status: 'CREATED', hold })

  await guard('PUT', `/holds/${holdId}/release`, { reason: 'The family confirmed the payment.' })
  await work(1_500, 6)

  expect(await statusOf(walter, body.id)).toBe('completed')
})

test('the sender can cancel a transfer under a protective hold', async () => {
  const walter = await sender()
  await holdAll(await enrol(walter))
  const { body } = await transfer(walter)

  const cancelled = await send(demo.app, {
    method: 'POST',
    path: `/transfers/${body.id}/cancel`,
    headers: walter.headers,
  })

  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'failed'])
})

test('a hold of one tenant does not hold the transfers of the same customer id in another tenant', async () => {
  const walter = await sender()
  await holdAll(await enrol(walter))
  const namesake = await sender(RIVAL, walter.externalId)

  const { body } = await transfer(namesake)
  await work(1_500, 6)

  expect(await statusOf(namesake, body.id)).toBe('completed')
})
