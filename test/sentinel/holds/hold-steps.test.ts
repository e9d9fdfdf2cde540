import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { expireHolds } from '#sentinel/jobs/expire-holds.ts'
import { workerOn } from '#test/support/world.ts'
import { ANALYST, at, call, enrol, eventsOf, place, REASON, statusOf, stopClock } from './holds-rest.ts'

const review = { basis: 'INTERNAL_REVIEW', reason: 'Calls preceded each transfer.' }
const report = { basis: 'REPORTED', authority: 'Department on Aging', reason: 'Reported.' }
const order = { authority: 'Circuit Court', reference: '2026-CH-42' }

const extend = (id: string, body: object) => call(`PUT /holds/${id}/extend`, body)
const expire = (): Promise<number> => expireHolds.run(workerOn(at.platform))
const moveTo = (time: string): void => {
  at.clock.offsetMs = Date.parse(time) - at.clock.stoppedAtMs!
}

async function heldProfile(): Promise<{ readonly profileId: string; readonly id: string }> {
  stopClock('2026-11-20T15:00:00Z')
  const { id: profileId } = await enrol()
  const { body } = await place(profileId)
  return { profileId, id: body.id as string }
}

test('a hold is extended by 10 and then by 30 business days, 55 in all', async () => {
  const { id } = await heldProfile()

  const first = await extend(id, review)
  const second = await extend(id, report)

  expect(first).toMatchObject({
    status: 200,
    // Christmas Day does not count.
    body: { status: 'EXTENDED_10', expires_at: '2026-12-29T15:00:00.000Z' },
  })
  // New Year's Day, Martin Luther King Day and Presidents' Day do not count.
  expect(second.body).toMatchObject({ status: 'EXTENDED_30', expires_at: '2027-02-11T15:00:00.000Z' })
  expect(second.body.steps).toMatchObject([
    { status: 'PLACED', basis: null },
    { status: 'EXTENDED_10', basis: 'INTERNAL_REVIEW', authority: null, actor: ANALYST },
    { status: 'EXTENDED_30', basis: 'REPORTED', authority: 'Department on Aging' },
  ])
  expect((await call(`GET /holds/${id}`)).body).toEqual(second.body)
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
    'sentinel.hold_placed',
    'sentinel.hold_extended',
    'sentinel.hold_extended',
  ])
})

test('extensions out of order and after the end are refused', async () => {
  const { id } = await heldProfile()

  const early = await extend(id, report)
  await extend(id, review)
  const twice = await extend(id, review)
  await extend(id, report)
  const afterAll = [await extend(id, report), await extend(id, review)]
  await call(`PUT /holds/${id}/release`, REASON)
  const ended = [
    await extend(id, review),
    await call(`PUT /holds/${id}/release`, REASON),
    await call(`PUT /holds/${id}/order`, order),
  ]

  for (const refused of [early, twice, ...afterAll, ...ended])
    expect(refused).toMatchObject({ status: 409, code: 'INVALID_STATE' })
})

test('an extension names an authority exactly if it was reported', async () => {
  const { id } = await heldProfile()
  const bodies = [
    { basis: 'REPORTED', reason: 'Reported.' },
    { ...review, authority: 'Department on Aging' },
    { basis: 'INTERNAL_REVIEW' },
    { ...review, basis: 'ORDERED' },
    { ...review, reason: '' },
    { ...report, authority: '' },
    { ...review, reason: 'x\u0000' },
    { ...review, days: 100 },
  ]

  for (const body of bodies)
    expect(await extend(id, body)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' })
  expect(await call(`PUT /holds/${id}/order`, { authority: 'Court' })).toMatchObject({ status: 400 })
  expect(await call(`PUT /holds/${id}/release`, {})).toMatchObject({ status: 400 })
  expect(await extend(newId(), review)).toMatchObject({ status: 404, code: 'HOLD_NOT_FOUND' })
  expect((await call(`GET /holds/${newId()}`)).code).toBe('HOLD_NOT_FOUND')
})

test('an ordered hold never expires and ends by release alone', async () => {
  const { id, profileId } = await heldProfile()

  const ordered = await call(`PUT /holds/${id}/order`, order)
  moveTo('2036-11-20T15:00:00Z')
  await expire()
  const late = (await call(`GET /holds/${id}`)).body
  const refused = [await extend(id, review), await call(`PUT /holds/${id}/order`, order)]
  const released = await call(`PUT /holds/${id}/release`, REASON)

  expect(ordered.body).toMatchObject({ status: 'ORDERED', expires_at: null })
  expect(ordered.body.steps.at(-1)).toMatchObject({ basis: 'ORDERED', ...order, expires_at: null })
  expect(late.status).toBe('ORDERED')
  for (const each of refused) expect(each.code).toBe('INVALID_STATE')
  expect(released.body).toMatchObject({
    status: 'RELEASED',
    released_by: ANALYST,
    release_reason: REASON.reason,
    released_at: expect.any(String),
  })
  expect(await statusOf(profileId)).toBe('ACTIVE')
})

test('a hold expires at its end, not before, once, and the profile returns to its status', async () => {
  const { id, profileId } = await heldProfile()

  moveTo('2026-12-14T14:59:59.999Z')
  await expire()
  const before = (await call(`GET /holds/${id}`)).body
  moveTo('2026-12-14T15:00:00.000Z')
  const late = await extend(id, review)
  await Promise.all([expire(), expire(), expire()])
  const after = (await call(`GET /holds/${id}`)).body

  expect([before.status, after.status]).toEqual(['PLACED', 'EXPIRED'])
  expect(late.code).toBe('INVALID_STATE')
  expect(after.steps).toMatchObject([{ status: 'PLACED' }, { status: 'EXPIRED', actor: 'PLATFORM' }])
  expect(after).toMatchObject({
    released_by: null,
    released_at: null,
    expires_at: '2026-12-14T15:00:00.000Z',
  })
  expect(await statusOf(profileId)).toBe('ACTIVE')
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
    'sentinel.hold_placed',
    'sentinel.hold_expired',
  ])
})

test('an extended hold outlives its first end', async () => {
  const { id } = await heldProfile()
  await extend(id, review)

  moveTo('2026-12-20T15:00:00Z')
  await expire()
  const between = (await call(`GET /holds/${id}`)).body.status
  moveTo('2026-12-29T15:00:00Z')
  await expire()

  expect([between, (await call(`GET /holds/${id}`)).body.status]).toEqual(['EXTENDED_10', 'EXPIRED'])
})

test('a target whose hold has passed its end can be held again before the job has run', async () => {
  const { id: profileId } = await enrol()
  stopClock('2026-11-20T15:00:00Z')
  const target = { scope: 'ACCOUNT', account_id: 'checking' }
  const first = await place(profileId, target)
  moveTo('2026-12-14T15:00:00Z')

  const second = await place(profileId, target)

  expect(second.status).toBe(201)
  expect((await call(`GET /holds/${first.body.id}`)).body.status).toBe('EXPIRED')
  expect(await statusOf(profileId)).toBe('RESTRICTED')
})

test('of 20 extensions and of 20 releases at once, one has an effect', async () => {
  const { id, profileId } = await heldProfile()

  const extensions = await Promise.all(Array.from({ length: 20 }, () => extend(id, review)))
  const releases = await Promise.all(
    Array.from({ length: 20 }, () => call(`PUT /holds/${id}/release`, REASON)),
  )

  for (const results of [extensions, releases]) {
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(results.filter(({ code }) => code === 'INVALID_STATE')).toHaveLength(19)
  }
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
    'sentinel.hold_placed',
    'sentinel.hold_extended',
    'sentinel.hold_released',
  ])
  const changes = (await eventsOf(profileId)).filter(({ type }) => type === 'sentinel.profile_status_changed')
  expect(changes.map(({ data }) => data['status'])).toEqual(['RESTRICTED', 'ACTIVE'])
})

test('an extension and the expiry at the same moment leave one of both', async () => {
  const { id } = await heldProfile()
  moveTo('2026-12-14T14:59:59.999Z')
  const extending = extend(id, review)
  moveTo('2026-12-14T15:00:00.000Z')

  await Promise.all([extending, expire()])
  // The first run leaves a profile that the extension has locked to the next one.
  await expire()

  const { status, steps } = (await call(`GET /holds/${id}`)).body
  expect([(await extending).status === 200, steps.length]).toEqual([status === 'EXTENDED_10', 2])
})

test('holds of a customer who has died stay in force until they end, and the profile stays DECEASED', async () => {
  const { id, profileId } = await heldProfile()
  await call(`PUT /profiles/${profileId}/status`, { status: 'DECEASED' })

  const extended = await extend(id, review)
  const released = await call(`PUT /holds/${id}/release`, REASON)

  expect([extended.status, released.status, await statusOf(profileId)]).toEqual([200, 200, 'DECEASED'])
})
