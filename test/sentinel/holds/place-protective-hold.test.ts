import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { sealingContext } from '#kernel/events/outbox.ts'
import { publicEvents } from '#app/public-events.ts'
import {
  ANALYST,
  at,
  call,
  contact,
  enrol,
  eventsOf,
  place,
  REASON,
  RIVAL_KEY,
  statusOf,
  stopClock,
} from './holds-rest.ts'

test('a hold lasts 15 business days of the profile and its notices are due after two', async () => {
  // Friday 20 November 2026, 10:00 in New York. Thanksgiving is a holiday; Christmas is after the end.
  stopClock('2026-11-20T15:00:00Z')
  const { id, customer_id } = await enrol()

  const { status, body } = await place(id, { scope: 'TRANSACTION', transaction_id: 'wire-1' })

  expect(status).toBe(201)
  expect(body).toMatchObject({
    profile_id: id,
    customer_id,
    scope: 'TRANSACTION',
    transaction_id: 'wire-1',
    payee: null,
    account_id: null,
    all_assets_in_doubt: false,
    status: 'PLACED',
    ...REASON,
    signal_ids: [],
    is_automatic: false,
    placed_by: ANALYST,
    placed_at: '2026-11-20T15:00:00.000Z',
    expires_at: '2026-12-14T15:00:00.000Z',
    notify_by: '2026-11-24T15:00:00.000Z',
    released_by: null,
    notices: [],
    steps: [{ status: 'PLACED', basis: null, actor: ANALYST, ...REASON }],
  })
})

test('the profile is RESTRICTED while any hold is in force and then returns to its status', async () => {
  const { id } = await enrol()
  await call(`PUT /profiles/${id}/status`, { status: 'UNDER_REVIEW' })

  const one = await place(id)
  const other = await place(id)
  const seen = [await statusOf(id)]
  await call(`PUT /holds/${one.body.id}/release`, REASON)
  seen.push(await statusOf(id))
  await call(`PUT /holds/${other.body.id}/release`, REASON)
  seen.push(await statusOf(id))
  const again = await place(id)
  const refused = await call(`PUT /profiles/${id}/status`, { status: 'ACTIVE' })

  expect(seen).toEqual(['RESTRICTED', 'RESTRICTED', 'UNDER_REVIEW'])
  expect([again.status, refused.code]).toEqual([201, 'INVALID_STATUS_TRANSITION'])
  const timeline = (await call(`GET /profiles/${id}/timeline`)).body.events as { type: string }[]
  expect(timeline.filter(({ type }) => type === 'STATUS_CHANGED')).toHaveLength(4)
  expect((await eventsOf(id)).filter(({ type }) => type === 'sentinel.profile_status_changed')).toHaveLength(
    4,
  )
})

test('a hold names exactly the field of its scope', async () => {
  const { id } = await enrol()
  const targets = [
    { scope: 'TRANSACTION' },
    { scope: 'TRANSACTION', transaction_id: 't', payee: 'p' },
    { scope: 'PAYEE', account_id: 'a' },
    { scope: 'PAYEE', payee: '  ' },
    { scope: 'ACCOUNT' },
    { scope: 'ALL' },
    { scope: 'ALL', all_assets_in_doubt: false },
    { scope: 'ALL', all_assets_in_doubt: true, account_id: 'a' },
    { scope: 'NONE' },
    { scope: 'ACCOUNT', account_id: 'a', colour: 'red' },
    { scope: 'ACCOUNT', account_id: '' },
    { scope: 'ACCOUNT', account_id: 'a\u0000' },
    { scope: 'ACCOUNT', account_id: 'a'.repeat(101) },
    { scope: 'ACCOUNT', account_id: 'a', signal_ids: ['42'] },
    { scope: 'ACCOUNT', account_id: 'a', signal_ids: [newId()] },
    { scope: 'ACCOUNT', account_id: 'a', suspected_contact_ids: [newId()] },
  ]

  const results = await Promise.all(targets.map(target => place(id, target)))
  const noReason = await call(`POST /profiles/${id}/holds`, { scope: 'ACCOUNT', account_id: 'a' })

  expect(results.map(({ status, code }) => [status, code])).toEqual(
    targets.map(() => [400, 'VALIDATION_ERROR']),
  )
  expect(results[0]!.body.message).toContain('transaction_id')
  expect(results[2]!.body.message).toMatch(/payee.*account_id/)
  expect(noReason.body.message).toContain('reason')
  expect(await statusOf(id)).toBe('ACTIVE')
})

test('each scope has a hold of its own, and a second one on the same target is refused', async () => {
  const { id } = await enrol()
  const targets = [
    { scope: 'TRANSACTION', transaction_id: 't-1' },
    { scope: 'PAYEE', payee: 'Global Trade Ltd' },
    { scope: 'ACCOUNT', account_id: 't-1' },
    { scope: 'ALL', all_assets_in_doubt: true },
  ]

  for (const target of targets) expect((await place(id, target)).status).toBe(201)

  const again = await Promise.all([
    ...targets.map(target => place(id, target)),
    place(id, { scope: 'PAYEE', payee: 'GLOBAL  TRADE, LTD' }),
  ])
  expect(again.map(({ status, code }) => [status, code])).toEqual(again.map(() => [409, 'HOLD_EXISTS']))
})

test('of 20 equal requests at once one places a hold', async () => {
  const { id } = await enrol()

  const results = await Promise.all(
    Array.from({ length: 20 }, () => place(id, { scope: 'ACCOUNT', account_id: 'checking' })),
  )

  expect(results.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(results.filter(({ code }) => code === 'HOLD_EXISTS')).toHaveLength(19)
  expect((await call(`GET /profiles/${id}/holds`)).body.holds).toHaveLength(1)
  expect((await eventsOf(id)).filter(({ type }) => type === 'sentinel.profile_status_changed')).toHaveLength(
    1,
  )
})

test('only specified adults whose profile is watched can have a hold', async () => {
  const young = await enrol({ date_of_birth: '1966-01-01' })
  const impaired = await enrol({
    date_of_birth: '1990-01-01',
    vulnerability_flags: ['COGNITIVE_IMPAIRMENT'],
  })
  const suspended = await enrol()
  await call(`PUT /profiles/${suspended.id}/status`, { status: 'SUSPENDED' })
  const pending = await enrol({ status: 'PENDING_CONSENT' })
  const dead = await enrol()
  await call(`PUT /profiles/${dead.id}/status`, { status: 'DECEASED' })

  expect((await place(young.id)).code).toBe('NOT_A_SPECIFIED_ADULT')
  expect((await place(impaired.id)).status).toBe(201)
  for (const { id } of [suspended, pending, dead])
    expect(await place(id)).toMatchObject({ status: 409, code: 'INVALID_STATE' })
  expect(await place(newId())).toMatchObject({ status: 404, code: 'PROFILE_NOT_FOUND' })
  expect((await place('42')).body.message).toContain('invalid profile ID')
})

test('another tenant neither sees nor changes a hold', async () => {
  const { id } = await enrol()
  const { body } = await place(id)
  const path = `/holds/${body.id}`

  const results = [
    await call(`GET ${path}`, undefined, RIVAL_KEY),
    await call(`PUT ${path}/extend`, { basis: 'INTERNAL_REVIEW', ...REASON }, RIVAL_KEY),
    await call(`PUT ${path}/release`, REASON, RIVAL_KEY),
    await call(`PUT ${path}/order`, { authority: 'Court', reference: '1' }, RIVAL_KEY),
  ]
  const listed = await call('GET /holds', undefined, RIVAL_KEY)
  const ofProfile = await call(`GET /profiles/${id}/holds`, undefined, RIVAL_KEY)

  expect(results.map(({ status, code }) => [status, code])).toEqual(
    results.map(() => [404, 'HOLD_NOT_FOUND']),
  )
  expect(listed.body.holds).toEqual([])
  expect(ofProfile.code).toBe('PROFILE_NOT_FOUND')
  expect((await call(`GET ${path}`)).body.status).toBe('PLACED')
})

test('holds are listed newest first, in pages, by profile, status and scope', async () => {
  const { id } = await enrol()
  const holds = []
  for (const account_id of ['a', 'b', 'c'])
    holds.push((await place(id, { scope: 'ACCOUNT', account_id })).body)
  await call(`PUT /holds/${holds[1].id}/release`, REASON)

  const page = await call(`GET /holds?profile_id=${id}&limit=2`)
  const rest = await call(`GET /elder/profiles/${id}/holds?limit=2&cursor=${page.body.next_cursor}`)
  const next = await call(`GET /holds?profile_id=${id}&limit=2&cursor=${page.body.next_cursor}`)
  const released = await call(`GET /profiles/${id}/holds?status=RELEASED&scope=ACCOUNT`)
  const none = await call(`GET /holds?profile_id=${id}&scope=PAYEE`)
  const unknown = await call('GET /holds?status=OPEN')

  expect(page.body).toMatchObject({ holds: [{ account_id: 'c' }, { account_id: 'b' }], has_more: true })
  expect(next.body).toMatchObject({ holds: [{ account_id: 'a' }], has_more: false, next_cursor: null })
  expect(rest.body).toEqual(next.body)
  expect(released.body.holds).toMatchObject([{ id: holds[1].id, released_by: ANALYST }])
  expect([none.body.holds, unknown.status]).toEqual([[], 400])
})

test('a hold publishes what other domains need, without personal data', async () => {
  const { id, customer_id } = await enrol()
  await contact(id, 'ruth@example.com')

  const { body } = await place(id, { scope: 'PAYEE', payee: 'Global Trade Ltd' })

  const [event] = await eventsOf(body.id as string)
  expect(event).toMatchObject({
    type: 'sentinel.hold_placed',
    data: { id: body.id, profileId: id, customerId: customer_id, scope: 'PAYEE', status: 'PLACED' },
  })
  expect(event!.data['payeeHashes']).toHaveLength(4)
  expect(JSON.stringify(event)).not.toMatch(/Global|Ruth|coached|ruth@/)
})

test('a webhook has the body of the REST response', async () => {
  const { id } = await enrol()
  await contact(id, 'ruth@example.com')
  const { body } = await place(id, { scope: 'PAYEE', payee: 'Global Trade Ltd' })
  const held = (await call(`PUT /holds/${body.id}/extend`, { basis: 'INTERNAL_REVIEW', ...REASON })).body

  const rendered = []
  for (const [name, type] of [
    ['hold.placed', 'sentinel.hold_placed'],
    ['hold.extended', 'sentinel.hold_extended'],
  ]) {
    const row = publicEvents().find(event => event.service === 'sentinel' && event.name === name)!
    const [event] = await at.database.asWorker<{ ws: string; id: string; data: object; personal: string }>(
      'select workspace_id as ws, id, data, personal from kernel.outbox where aggregate_id = $1 and type = $2',
      [body.id, type],
    )
    const { ws, data, personal } = event!
    await at.platform.source.keys.ready(ws)
    const opened = at.platform.source.keys.open(ws, personal, sealingContext(ws, event!.id))
    rendered.push(row.render({ ...data, ...(JSON.parse(opened) as object) }))
  }

  expect(JSON.parse(JSON.stringify(rendered))).toEqual([body, held])
})
