import { beforeAll, expect, test } from '@jest/globals'
import { asKey, bearer, DEMO, parsed, RIVAL } from '#test/e2e/support/rest.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

const URL = '/api/v1/monitoring/screening/policy'
const key = bearer('sk_sandbox_demo', DEMO.id)

let demo: TestPlatform
beforeAll(async () => {
  demo = await demoWorld()
})

async function call(
  method: 'GET' | 'PUT',
  body?: unknown,
  headers = key,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await demo.app.inject({
    method,
    url: URL,
    headers,
    ...(body !== undefined && { payload: body as object }),
  })
  return { status: response.statusCode, body: parsed(response.body) as Record<string, unknown> }
}

test('the returned policy can be sent back, completely or in part', async () => {
  const given = await call('GET')
  expect(given).toEqual({
    status: 200,
    body: {
      pep: { foreign: 'HOLD', domestic: 'HOLD', international_org: 'HOLD' },
      adverse_media: 'REVIEW',
      weak_alias: 'REVIEW',
      on_unavailable: 'HOLD',
      stale_after_hours: 48,
      hold_ttl_hours: 168,
      auto_release_on_false_positive: true,
      parties: ['PAYER', 'PAYEE', 'BANK', 'ULTIMATE'],
      min_score: 70,
      block_score: 85,
      name_only_cap: 100,
      home_country: null,
      decisions_by: 'ANY',
    },
  })

  expect(await call('PUT', given.body)).toEqual(given)
  expect(
    (await call('PUT', { block_score: 80, pep: { foreign: 'BLOCK' }, hold_ttl_hours: null })).body,
  ).toEqual({
    ...given.body,
    block_score: 80,
    pep: { foreign: 'BLOCK', domestic: 'HOLD', international_org: 'HOLD' },
    hold_ttl_hours: null,
  })
  expect((await call('PUT', given.body)).body['code']).toBe('STAFF_REQUIRED')
})

test('on_unavailable accepts only HOLD, and invalid values are rejected', async () => {
  const before = await call('GET')
  const wrong: readonly [field: string, body: object][] = [
    ['on_unavailable', { on_unavailable: 'ALLOW' }],
    ['on_unavailable', { on_unavailable: 'REVIEW' }],
    ['block_score', { block_score: 60 }],
    ['block_score', { block_score: 101 }],
    ['min_score', { min_score: -1 }],
    ['min_score', { min_score: 86 }],
    ['name_only_cap', { name_only_cap: 60 }],
    ['stale_after_hours', { stale_after_hours: 97 }],
    ['parties', { parties: ['PAYER'] }],
    ['decisions_by', { decisions_by: 'NOBODY' }],
    ['parties', { parties: [] }],
    ['parties', { parties: ['BANK', 'ULTIMATE'] }],
    ['parties', { parties: ['NOBODY'] }],
    ['foreign', { pep: { foreign: 'SOMETIMES' } }],
    ['stale_after_hours', { stale_after_hours: 0 }],
    ['hold_ttl_hours', { hold_ttl_hours: 0 }],
    ['weak_alias', { weak_alias: 'BLOCK' }],
    ['unheard_of', { unheard_of: 1 }],
  ]

  for (const [field, body] of wrong) {
    const refused = await call('PUT', body)
    expect({
      body,
      status: refused.status,
      code: refused.body['code'],
      namesField: String(refused.body['message']).includes(field),
    }).toEqual({ body, status: 400, code: 'VALIDATION_ERROR', namesField: true })
  }
  expect(await call('GET')).toEqual(before)
})

test('keys of other services and unknown keys are rejected, and each tenant has a separate policy', async () => {
  expect((await call('PUT', { min_score: 69 })).status).toBe(200)

  expect((await call('GET', undefined, bearer('sk_sandbox_rival', RIVAL.id))).body['min_score']).toBe(70)
  expect((await call('GET', undefined, asKey(DEMO))).status).toBe(401)
  expect((await call('GET', undefined, {})).status).toBe(401)
})
