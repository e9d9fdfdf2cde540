import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const KEY = 'Bearer sk_sandbox_demo'

let at: TestPlatform
beforeEach(async () => {
  at = await demoWorld()
})

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  const response = await at.app.inject({
    method,
    url: `/api/v1/monitoring/blacklists${path}`,
    headers: { authorization, 'x-actor': 'analyst@bank.example' },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() }
}

test('an entry is added, listed, counted and removed', async () => {
  const value = `fp-${newId()}`
  const added = await call('POST', '/DEVICE/entries', { value, reason: 'Stolen', source: 'Police' })
  expect(added).toMatchObject({
    status: 201,
    body: {
      kind: 'DEVICE',
      value,
      reason: 'Stolen',
      source: 'Police',
      expires_at: null,
      added_by: 'analyst@bank.example',
    },
  })
  expect(await call('POST', '/DEVICE/entries', { value, reason: 'Again' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: 'The value is already on this blacklist.' },
  })
  expect((await call('GET', '/DEVICE/entries?limit=1')).body).toMatchObject({ entries: [added.body] })
  expect((await call('GET', '')).body['blacklists']).toContainEqual({ kind: 'DEVICE', entries: 1 })

  const path = `/entries/${String(added.body['id'])}`
  expect(await call('DELETE', path, undefined, 'Bearer sk_sandbox_rival')).toMatchObject({ status: 404 })
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await call('DELETE', path)).toMatchObject({
    status: 404,
    body: { code: 'BLACKLIST_ENTRY_NOT_FOUND' },
  })
})

test('a CSV file is imported from the field csv', async () => {
  const csv = `value,reason\n${newId()},Seen\n,Nothing\n`
  expect(await call('POST', '/MERCHANT/import', { csv })).toEqual({
    status: 200,
    body: {
      imported: 1,
      duplicates: 0,
      rejected: [{ line: 3, reason: 'value must be a merchant id' }],
      rejected_total: 1,
    },
  })
  expect(await call('POST', '/MERCHANT/import', { csv: 'name\nx' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR' },
  })
})

test('unknown kinds and values that are not valid for their kind are refused', async () => {
  for (const [path, payload, field] of [
    ['/SHOE_SIZE/entries', { value: '44', reason: 'x' }, 'kind'],
    ['/IP/entries', { value: '1.2.3', reason: 'x' }, 'value'],
    ['/IP/entries', { value: '192.0.2.1' }, 'reason'],
    ['/IP/entries', { value: '192.0.2.1', reason: 'x', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['/IP/entries', { value: '192.0.2.1', reason: 'x', colour: 'red' }, 'colour'],
  ] as const) {
    const { status, body } = await call('POST', path, payload)
    expect([status, body['code']]).toEqual([400, 'VALIDATION_ERROR'])
    expect(body['message']).toContain(field)
  }
})
