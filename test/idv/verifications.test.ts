import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { DEMO } from '#tools/traffic/tenant-fixture.ts'
import { idvClient, RIVAL_KEY } from './support.ts'

test('opening a verification twice returns the open one, and the reference reads it too', async () => {
  const { call } = await idvClient()
  const externalId = `person-${newId()}`

  const first = await call('POST', '/verifications', {
    externalId,
    documentTypes: ['international_passport'],
  })
  const second = await call('POST', '/verifications', { externalId })

  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    externalId,
    status: 'pending',
    currentStep: 'document_front',
    attemptNumber: 1,
    documentTypes: ['international_passport'],
  })
  expect(first.body).not.toHaveProperty('decision')
  expect(first.body.reference).toMatch(/^ver_[a-z2-7]{26}$/)
  expect(Date.parse(first.body.expiresAt) - Date.parse(first.body.createdAt)).toBe(24 * 3_600_000)
  expect(second).toMatchObject({ status: 200, body: first.body })
  for (const id of [first.body.id, first.body.reference])
    expect((await call('GET', `/verifications/${id}`)).body).toEqual(first.body)
})

test('the same externalId opened 20 times at once makes one verification', async () => {
  const { call } = await idvClient()
  const externalId = `person-${newId()}`

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '/verifications', { externalId })),
  )

  expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201])
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
})

test('another tenant sees nothing, and an id that is none is invalid', async () => {
  const { call, open } = await idvClient()
  const { id, externalId } = await open()

  const theirs = await call('GET', `/verifications/${id}`, undefined, RIVAL_KEY)
  const list = await call('GET', `/verifications?externalId=${externalId}`, undefined, RIVAL_KEY)
  const malformed = await call('GET', '/verifications/ver_1')

  expect(theirs).toMatchObject({
    status: 404,
    body: { code: 'VERIFICATION_NOT_FOUND', error: 'There is no verification with this id.' },
  })
  expect(list).toMatchObject({ status: 200, body: { verifications: [], hasMore: false } })
  expect(list.body).not.toHaveProperty('nextCursor')
  expect(malformed).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: { field: 'id' } },
  })
  expect(malformed.body.error).toContain('invalid verification id')
})

test('lists are newest first, filtered and paged', async () => {
  const { call, open } = await idvClient()
  const { externalId, id } = await open()
  const { id: newer } = await open()

  const page = await call('GET', '/verifications?limit=1&status=pending')
  const next = await call('GET', `/verifications?limit=1&status=pending&cursor=${page.body.nextCursor}`)
  const own = await call('GET', `/verifications?externalId=${externalId}`)

  expect(page.body.verifications).toMatchObject([{ id: newer }])
  expect(page.body.hasMore).toBe(true)
  expect(next.body.verifications).toMatchObject([{ id }])
  expect(own.body.verifications).toMatchObject([{ id }])
  expect(await call('GET', '/verifications?limit=201')).toMatchObject({ status: 400 })
})

test('a missing tenant is named, an unknown one is not found, and a sandbox key is forbidden at a production host', async () => {
  const { call } = await idvClient()
  const authorization = 'Bearer test_idv_demo'
  const at = (headers: Record<string, string>) => call('GET', '/verifications', undefined, headers)

  const missing = await at({ authorization })
  const unknown = await at({ authorization, 'x-tenant-id': '99999999-9999-4999-8999-999999999999' })
  const malformed = await at({ authorization, 'x-tenant-id': '1' })
  const atProduction = await at({ authorization, 'x-tenant-id': DEMO.id, host: 'live.localhost' })

  expect(missing).toMatchObject({ status: 401 })
  expect(missing.body.error).toContain('X-Tenant-ID header is required')
  expect(unknown).toMatchObject({ status: 401, body: { code: 'TENANT_NOT_FOUND' } })
  expect(malformed).toMatchObject({ status: 401, body: { code: 'TENANT_NOT_FOUND' } })
  expect(atProduction).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
})

test('settings change what they name', async () => {
  const { call } = await idvClient()

  const changed = await call('PUT', '/settings', { attemptsPerDay: 4 }, RIVAL_KEY)

  expect(changed).toMatchObject({ status: 200, body: { minimumAge: 18, attemptsPerDay: 4 } })
  expect((await call('GET', '/settings', undefined, RIVAL_KEY)).body).toEqual(changed.body)
  expect((await call('GET', '/settings')).body).toEqual({ minimumAge: 18, attemptsPerDay: 5 })
  expect(await call('PUT', '/settings', { attemptsPerDay: 0 })).toMatchObject({
    status: 400,
    body: { details: { field: 'attemptsPerDay' } },
  })
})
