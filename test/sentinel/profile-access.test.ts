import { expect, test } from '@jest/globals'
import { sentinelClient, RIVAL_KEY, KEY } from './support.ts'

test('another tenant sees and changes nothing', async () => {
  const { call, enrol } = await sentinelClient()
  const { id } = await enrol({ customer_name: 'Hidden Person' })

  const responses = [
    await call('GET', `/profiles/${id}`, undefined, RIVAL_KEY),
    await call('PATCH', `/profiles/${id}`, { notes: 'x' }, RIVAL_KEY),
    await call('PUT', `/profiles/${id}/status`, { status: 'DECEASED' }, RIVAL_KEY),
    await call('GET', `/profiles/${id}/timeline`, undefined, RIVAL_KEY),
    await call('GET', `/profiles/${id}/trusted-contacts`, undefined, RIVAL_KEY),
  ]
  const list = await call('GET', '/profiles?q=hidden', undefined, RIVAL_KEY)

  expect(responses.map(({ code }) => code)).toEqual(Array(5).fill('PROFILE_NOT_FOUND'))
  expect(list.body.profiles).toEqual([])
  expect((await call('GET', `/profiles/${id}`)).body).toMatchObject({ status: 'ACTIVE', notes: null })
})

test('a missing, malformed, unknown or foreign tenant is TENANT_NOT_FOUND', async () => {
  const { call } = await sentinelClient()
  const { 'x-tenant-id': _, ...without } = KEY as Record<string, string>

  const codes = await Promise.all(
    [
      undefined,
      'demo',
      '1',
      '99999999-9999-4999-8999-999999999999',
      (RIVAL_KEY as Record<string, string>)['x-tenant-id'],
    ].map(async tenant => {
      const headers = tenant === undefined ? without : { ...without, 'x-tenant-id': tenant }
      const { status, code } = await call('GET', '/profiles', undefined, headers as Record<string, string>)
      return [status, code]
    }),
  )

  expect(codes).toEqual(Array(5).fill([401, 'TENANT_NOT_FOUND']))
})
