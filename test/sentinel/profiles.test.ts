import { expect, test } from '@jest/globals'
import { sentinelClient, KEY } from './support.ts'
import { services } from '#app/services.ts'
import { routeOf } from '#rest-adapter/endpoint.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'

const ENROLMENT = {
  customer_name: 'Eleanor O’Hara-Whitfield',
  date_of_birth: '1941-03-09',
  enrollment_reason: 'AGE_THRESHOLD',
}
const UNKNOWN = '01a21f71-0000-7000-8000-000000000000'

test('an enrolled customer is answered with every field, and read back the same', async () => {
  const { call } = await sentinelClient()

  const created = await call('POST', '/elder/profiles', {
    ...ENROLMENT,
    customer_id: 'whole',
    country: 'GB',
    time_zone: 'Europe/London',
    vulnerability_flags: ['PRIOR_VICTIM', 'PRIOR_VICTIM'],
    linked_account_ids: ['a-1'],
    consent: { given_by: 'Eleanor', at: '2026-01-02T03:04:05Z' },
    notes: 'Lives alone.',
  })
  const read = await call('GET', `/profiles/${created.body.id}`)

  expect(created.status).toBe(201)
  expect(created.body).toEqual({
    id: expect.any(String),
    customer_id: 'whole',
    ...ENROLMENT,
    age: 85,
    status: 'ACTIVE',
    country: 'GB',
    time_zone: 'Europe/London',
    vulnerability_flags: ['PRIOR_VICTIM'],
    linked_account_ids: ['a-1'],
    consent: { given_by: 'Eleanor', at: '2026-01-02T03:04:05.000Z', document: null },
    notes: 'Lives alone.',
    risk_score: 0,
    risk_level: 'LOW',
    assigned_to: null,
    enrolled_at: expect.any(String),
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
  expect(read.body).toEqual(created.body)
})

test('of twenty enrolments of one customer at once, one is made', async () => {
  const { call, databaseName } = await sentinelClient()

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '/profiles', { ...ENROLMENT, customer_id: 'raced' })),
  )

  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)])
  expect(responses.find(({ status }) => status === 409)).toMatchObject({
    code: 'PROFILE_EXISTS',
    body: { error: 'Conflict', message: 'The customer already has an elder profile.', status: 409 },
  })
  expect(
    await inDatabase(
      databaseName,
      async admin =>
        (await admin.query(`select 1 from sentinel.profiles where customer_id = 'raced'`)).rows.length,
    ),
  ).toBe(1)
})

test.each([
  ['younger than 18', { date_of_birth: '2015-01-01', enrollment_reason: 'OTHER' }, 'date_of_birth'],
  ['not born yet', { date_of_birth: '2999-01-01', enrollment_reason: 'OTHER' }, 'date_of_birth'],
  ['older than 120', { date_of_birth: '1900-01-01', enrollment_reason: 'OTHER' }, 'date_of_birth'],
  ['no date', { date_of_birth: '1941-02-30' }, 'date_of_birth'],
  ['too young for AGE_THRESHOLD', { date_of_birth: '1980-01-01' }, 'enrollment_reason'],
  ['an unknown reason', { enrollment_reason: 'BECAUSE' }, 'enrollment_reason'],
  ['an unknown time zone', { time_zone: 'Mars/Olympus' }, 'time_zone'],
  ['a future consent', { consent: { given_by: 'E', at: '2999-01-01T00:00:00Z' } }, 'consent.at'],
  ['a name without letters', { customer_name: '🙂' }, 'customer_name'],
  ['an unknown flag', { vulnerability_flags: ['TALL'] }, 'vulnerability_flags'],
  ['a status that only holds set', { status: 'RESTRICTED' }, 'status'],
  ['a misspelt field', { date_of_brith: '1941-03-09' }, 'date_of_brith'],
])('an enrolment with %s is refused by the name of the field', async (_, fields, field) => {
  const { call } = await sentinelClient()

  const { status, code, body } = await call('POST', '/profiles', {
    ...ENROLMENT,
    customer_id: 'refused',
    ...fields,
  })

  expect([status, code]).toEqual([400, 'VALIDATION_ERROR'])
  expect(body.message).toContain(field)
})

test('every faulty field is named at once', async () => {
  const { call } = await sentinelClient()

  const { body } = await call('POST', '/profiles', { customer_id: '', enrollment_reason: 'X' })

  for (const field of ['customer_id', 'customer_name', 'date_of_birth', 'enrollment_reason'])
    expect(body.message).toContain(field)
  expect(Object.keys(body)).toEqual(['error', 'message', 'status'])
})

test('a customer of 40 can be enrolled for an impairment, and for age once the threshold is lower', async () => {
  const { call } = await sentinelClient()
  const young = { ...ENROLMENT, date_of_birth: '1986-01-01' }

  const impaired = await call('POST', '/profiles', {
    ...young,
    customer_id: 'impaired',
    enrollment_reason: 'PHYSICAL_IMPAIRMENT',
  })
  await call('PUT', '/settings', { age_threshold: 40 })
  const forAge = await call('POST', '/profiles', { ...young, customer_id: 'forty' })
  const settings = await call('PUT', '/settings', { age_threshold: 60 })

  expect([impaired.status, forAge.status]).toEqual([201, 201])
  expect(settings.body).toEqual({
    age_threshold: 60,
    signal_expiry_days: 90,
    auto_hold_severity: null,
    updated_at: expect.any(String),
  })
})

test('a malformed profile id is an invalid profile ID, on every path that names a profile', async () => {
  const { call } = await sentinelClient()
  const routes = services
    .find(({ name }) => name === 'sentinel')!
    .endpoints.filter(({ route }) => route.includes('/profiles/{id}'))

  for (const endpoint of routes) {
    const { method, path } = routeOf(endpoint)
    const malformed = path.replace('{id}', '42').replace(/\{\w+\}/, UNKNOWN)
    const { status, body } = await call(
      method,
      malformed,
      method === 'GET' || method === 'DELETE' ? undefined : {},
    )
    expect([path, status, body.message]).toEqual([path, 400, expect.stringContaining('invalid profile ID')])
  }
  expect(routes.length).toBeGreaterThan(5)
})

test('every profile path is served under both prefixes', async () => {
  const { call, enrol } = await sentinelClient()
  const { id } = await enrol()

  for (const { route, alias } of services.find(({ name }) => name === 'sentinel')!.endpoints) {
    const [, path] = route.split(' ') as [string, string]
    if (!/^\/(?:elder\/)?profiles/.test(path)) continue
    expect([path, alias].sort()).toEqual(
      [`/elder${path.replace('/elder', '')}`, path.replace('/elder', '')].sort(),
    )
  }
  const [one, other] = [await call('GET', `/profiles/${id}`), await call('GET', `/elder/profiles/${id}`)]
  expect(one.body).toEqual(other.body)
})

test('profiles are found by status, reason, id, customer and whole words of the name, newest first', async () => {
  const { call, enrol } = await sentinelClient()
  const first = await enrol({ customer_name: 'Zebulon Quarrington', enrollment_reason: 'BEREAVEMENT' })
  const second = await enrol({ customer_name: 'Quarrington, Émilie', status: 'PENDING_CONSENT' })
  const idsOf = async (query: string): Promise<string[]> =>
    (await call('GET', `/profiles?${query}`)).body.profiles.map(({ id }: { id: string }) => id)

  expect(await idsOf('q=quarrington')).toEqual([second.id, first.id])
  expect(await idsOf('q=EMILIE%20Quarrington')).toEqual([second.id])
  expect(await idsOf('q=quarring')).toEqual([])
  expect(await idsOf(`q=${first.id}`)).toEqual([first.id])
  expect(await idsOf(`q=${first.customer_id}`)).toEqual([first.id])
  expect(await idsOf('q=quarrington&status=PENDING_CONSENT')).toEqual([second.id])
  expect(await idsOf('q=quarrington&enrollment_reason=BEREAVEMENT')).toEqual([first.id])
  expect(await idsOf('q=quarrington&min_risk=1')).toEqual([])
  expect(await idsOf('q=%2A%2A')).toEqual([])
})

test('pages continue where they ended, and a foreign cursor or limit is refused', async () => {
  const { call, enrol } = await sentinelClient()
  const ids = [await enrol({ customer_name: 'Paged One' }), await enrol({ customer_name: 'Paged Two' })].map(
    ({ id }) => id,
  )

  const first = await call('GET', '/profiles?q=paged&limit=1')
  const second = await call('GET', `/profiles?q=paged&limit=1&cursor=${first.body.next_cursor}`)
  const refused = await Promise.all(
    ['limit=0', 'limit=201', 'limit=1e1', 'cursor=nonsense'].map(query => call('GET', `/profiles?${query}`)),
  )

  expect([first.body.has_more, second.body.has_more, second.body.next_cursor]).toEqual([true, false, null])
  expect([second, first].map(({ body }) => body.profiles[0].id)).toEqual(ids)
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('a change sets the given fields, null clears optional ones, and customer and status stay', async () => {
  const { call, enrol } = await sentinelClient()
  const { id } = await enrol({ notes: 'Old', vulnerability_flags: ['PRIOR_VICTIM'] })

  const changed = await call('PATCH', `/profiles/${id}`, {
    customer_name: 'Ellen Marlowe',
    notes: null,
    vulnerability_flags: [],
    assigned_to: 'ada@bank.example',
  })
  const renamed = await call('GET', '/profiles?q=marlowe')
  const refused = await Promise.all(
    [{ customer_id: 'x' }, { status: 'ACTIVE' }, { customer_name: null }, { time_zone: 'x' }].map(body =>
      call('PATCH', `/profiles/${id}`, body),
    ),
  )

  expect(changed.body).toMatchObject({
    customer_name: 'Ellen Marlowe',
    notes: null,
    vulnerability_flags: [],
    assigned_to: 'ada@bank.example',
  })
  expect(renamed.body.profiles.map((each: { id: string }) => each.id)).toEqual([id])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

test('a status changes only as the table permits, and the death of a customer is final', async () => {
  const { call, enrol } = await sentinelClient()
  const { id } = await enrol({ status: 'PENDING_CONSENT' })
  const become = async (status: string): Promise<unknown> => {
    const response = await call('PUT', `/profiles/${id}/status`, { status, reason: 'Asked' })
    return response.status === 200 ? response.body.status : response.code
  }

  const steps: [string, unknown][] = []
  for (const status of [
    'UNDER_REVIEW',
    'ACTIVE',
    'RESTRICTED',
    'UNDER_REVIEW',
    'ACTIVE',
    'CLOSED',
    'SUSPENDED',
    'ACTIVE',
    'DECEASED',
    'ACTIVE',
  ])
    steps.push([status, await become(status)])

  const refused = 'INVALID_STATUS_TRANSITION'
  expect(steps).toEqual([
    ['UNDER_REVIEW', refused],
    ['ACTIVE', 'ACTIVE'],
    ['RESTRICTED', refused],
    ['UNDER_REVIEW', 'UNDER_REVIEW'],
    ['ACTIVE', 'ACTIVE'],
    ['CLOSED', 'CLOSED'],
    ['SUSPENDED', refused],
    ['ACTIVE', 'ACTIVE'],
    ['DECEASED', 'DECEASED'],
    ['ACTIVE', refused],
  ])
  expect((await call('GET', `/profiles/${id}`)).body.enrolled_at).not.toBeNull()
})

test('a profile has at most twenty trusted contacts, each with a way to reach it', async () => {
  const { call, enrol } = await sentinelClient()
  const { id } = await enrol()
  const contact = { name: 'Ruth Whitfield', relation: 'daughter', phone: '+13125550123' }

  const added = await Promise.all(
    Array.from({ length: 22 }, () => call('POST', `/profiles/${id}/trusted-contacts`, contact)),
  )
  const unreachable = await call('POST', `/profiles/${id}/trusted-contacts`, { name: 'X', relation: 'son' })
  const created = added.filter(({ status }) => status === 201)
  const path = `/profiles/${id}/trusted-contacts/${created[0]!.body.id}`
  const read = await call('GET', path)
  const [removed, again] = [await call('DELETE', path), await call('DELETE', path)]

  expect(created).toHaveLength(20)
  expect(added.find(({ status }) => status === 409)!.code).toBe('TRUSTED_CONTACT_LIMIT_REACHED')
  expect([unreachable.status, unreachable.body.message]).toEqual([400, expect.stringContaining('phone')])
  expect(read.body).toEqual({
    id: expect.any(String),
    profile_id: id,
    ...contact,
    email: null,
    is_suspected: false,
    created_at: expect.any(String),
  })
  expect([removed.status, again.status, again.code]).toEqual([204, 404, 'TRUSTED_CONTACT_NOT_FOUND'])
  expect(
    (await call('GET', `/profiles/${id}/trusted-contacts?limit=200`)).body.trusted_contacts,
  ).toHaveLength(19)
})

test('the timeline names who did what, newest first', async () => {
  const { call, enrol } = await sentinelClient()
  const { id } = await enrol()
  const by = { ...KEY, 'x-actor': 'ada@bank.example' }

  await call('PUT', `/profiles/${id}/status`, { status: 'UNDER_REVIEW' }, by)
  const { body } = await call('GET', `/profiles/${id}/timeline`)

  expect(body.events.map(({ type, actor }: { type: string; actor: string }) => [type, actor])).toEqual([
    ['STATUS_CHANGED', 'ada@bank.example'],
    ['PROFILE_CREATED', expect.any(String)],
  ])
})
