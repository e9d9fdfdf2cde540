import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { RIVAL } from '#test/e2e/support/rest.ts'

let desk: Desk
let own: string
let target: string
let foreign: string

const zero = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  target_account_id: target,
  method: 'ZERO_BALANCE',
  ...given,
})

beforeAll(async () => {
  desk = await openDesk()
  own = await desk.account(1_000)
  target = await desk.account()
  foreign = await desk.account(0, 'USD')
})

test('an officer creates, changes, pauses, resumes and runs a sweep, and a viewer reads it', async () => {
  const as = 'officer' as const
  const [key, body] = [
    randomUUID(),
    zero({ method: 'TARGET_BALANCE', target_amount: 400.5, direction: 'TWO_WAY', min_sweep: 10 }),
  ]
  const created = await desk.done(`POST /accounts/${own}/sweeps`, { as, key, body })
  const { id } = created

  expect(created).toMatchObject({
    ...body,
    account_id: own,
    currency: 'NGN',
    trigger_amount: null,
    percentage: null,
    status: 'ACTIVE',
  })
  expect((await desk.done(`POST /accounts/${own}/sweeps`, { as, key, body })).id).toBe(id)
  expect(
    await desk.done(`PATCH /sweeps/${id}`, { as, body: { target_amount: 300, min_sweep: null } }),
  ).toMatchObject({ target_amount: 300, min_sweep: null, direction: 'TWO_WAY' })
  expect(await desk.done(`POST /sweeps/${id}/pause`, { as })).toMatchObject({ status: 'PAUSED' })
  for (const name of ['pause', 'run'])
    expect((await desk.call(`POST /sweeps/${id}/${name}`, { as })).body.code).toBe('INVALID_STATE')
  expect(await desk.done(`POST /sweeps/${id}/resume`, { as })).toMatchObject({ status: 'ACTIVE' })
  const execution = await desk.done(`POST /sweeps/${id}/run`, { as })
  expect(execution).toMatchObject({
    sweep_id: id,
    origin: 'MANUAL',
    status: 'COMPLETED',
    source_account_id: own,
    destination_account_id: target,
    amount: 700,
    currency: 'NGN',
  })
  expect(
    await desk.done(`GET /transactions/${execution.transaction_id as string}`, { as: 'viewer' }),
  ).toMatchObject({ transaction_type: 'TRANSFER', amount: 700, metadata: { sweepId: id } })
  expect(await desk.done(`GET /sweeps/${id}/executions`, { as: 'viewer' })).toEqual({
    executions: [execution],
    has_more: false,
    next_cursor: null,
  })
  expect((await desk.done(`GET /accounts/${own}/sweeps`, { as: 'viewer' })).sweeps).toEqual([
    await desk.done(`GET /sweeps/${id}`, { as: 'viewer' }),
  ])
  expect(await desk.isClean()).toBe(true)
})

test('what cannot run is refused', async () => {
  const cases: [Record<string, unknown>, number, string, string?][] = [
    [{ method: 'HOURLY' }, 400, 'VALIDATION_ERROR'],
    [{ method: 'FIXED' }, 400, 'VALIDATION_ERROR', 'amount'],
    [{ method: 'FIXED', amount: 1.005 }, 400, 'VALIDATION_ERROR', 'amount'],
    [{ method: 'PERCENTAGE', percentage: 0 }, 400, 'VALIDATION_ERROR', 'percentage'],
    [{ method: 'RANGE', trigger_amount: 5, target_amount: 6 }, 400, 'VALIDATION_ERROR', 'target_amount'],
    [{ trigger_amount: 5 }, 400, 'VALIDATION_ERROR', 'trigger_amount'],
    [{ multiple_of: 0 }, 400, 'VALIDATION_ERROR', 'multiple_of'],
    [{ target_account_id: own }, 422, 'SAME_ACCOUNT'],
    [{ target_account_id: foreign }, 422, 'CURRENCY_MISMATCH'],
    [{ target_account_id: randomUUID() }, 404, 'ACCOUNT_NOT_FOUND'],
  ]
  for (const [given, status, code, field] of cases) {
    const refused = await desk.call(`POST /accounts/${own}/sweeps`, { body: zero(given) })
    expect([given, refused.status, refused.body.code]).toEqual([given, status, code])
    if (field) expect(JSON.stringify(refused.body.details)).toContain(`"${field}"`)
  }
  expect((await desk.call(`POST /accounts/${randomUUID()}/sweeps`, { body: zero() })).status).toBe(404)
})

test('tellers cannot write, and another tenant finds nothing', async () => {
  const { id } = await desk.done(`POST /accounts/${own}/sweeps`, { body: zero() })
  const writes = [
    [`POST /accounts/${own}/sweeps`, zero()],
    [`PATCH /sweeps/${id}`, { max_sweep: 1 }],
    ...['pause', 'resume', 'run'].map(name => [`POST /sweeps/${id}/${name}`, undefined]),
  ] as [string, unknown][]

  for (const [route, body] of writes) {
    expect([route, (await desk.call(route, { as: 'teller', body })).status]).toEqual([route, 403])
    expect([route, (await desk.call(route, { tenant: RIVAL, body })).status]).toEqual([route, 404])
  }
  for (const route of [`GET /sweeps/${id}`, `GET /sweeps/${id}/executions`, `GET /accounts/${own}/sweeps`])
    expect((await desk.call(route, { tenant: RIVAL })).status).toBe(404)
})
