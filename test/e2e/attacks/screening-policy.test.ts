import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { named } from '#test/compliance/active-lists.ts'
import type { RestResponse, Headers, Json } from '#test/e2e/support/rest.ts'
import { ask } from '#test/e2e/support/tokens.ts'
import { POLICY, type Attacked, attacked } from './attacked-workspace.ts'

const HOUR_MS = 3_600_000
let at: Attacked
beforeEach(async () => {
  at = await attacked()
})
afterEach(() => {
  at.clock.offsetMs = 0
})

const LISTED = 'Vorquill Zanthemar'

const WEAKER: readonly (readonly [what: string, body: object])[] = [
  ['raises the score that blocks', { block_score: 100 }],
  ['raises the score of a match', { min_score: 85 }],
  ['caps the score of a name alone', { name_only_cap: 84 }],
  ['drops the ultimate party', { parties: ['PAYER', 'PAYEE', 'BANK'] }],
  ['bears lists that are out of date', { stale_after_hours: 96 }],
  ['lets exposed persons pass', { pep: { foreign: 'ALLOW' } }],
  ['ignores weak aliases', { weak_alias: 'IGNORE' }],
  ['weakens one field behind a stricter one', { block_score: 80, min_score: 75 }],
]

test.each(WEAKER)(
  'a key with every right of its service cannot weaken the policy alone when it %s',
  async (_, body) => {
    const key = await at.key()
    await at.lists.list('OFAC_SDN', { names: named(LISTED) })
    const before = await at.policy(key)

    const {
      status,
      body: { code },
    } = await at.call('PUT', POLICY, key, body)

    expect({ status, code, policy: await at.policy(key), outcome: await at.payTo(LISTED) }).toEqual({
      status: 403,
      code: 'STAFF_REQUIRED',
      policy: before,
      outcome: 'BLOCKED',
    })
  },
)

test('a key can make the policy stricter at once, and its refused attempts are audited', async () => {
  const key = await at.key()
  await at.call('PUT', POLICY, key, { parties: ['PAYER', 'PAYEE'] })

  const stricter = await at.call('PUT', POLICY, key, {
    block_score: 75,
    min_score: 60,
    decisions_by: 'STAFF',
  })

  expect({ status: stricter.status, policy: stricter.body }).toEqual({
    status: 200,
    policy: await at.policy(key),
  })
  expect(stricter.body).toMatchObject({ block_score: 75, min_score: 60, decisions_by: 'STAFF' })
  expect((await at.call('PUT', POLICY, key, { decisions_by: 'ANY' })).body.code).toBe('STAFF_REQUIRED')
  const refused = await at.database.read(
    at.workspaceId,
    'select act, actor_kind, data from kernel.audit where workspace_id = $1 and outcome = $2',
    [at.workspaceId, 'REFUSED'],
  )
  expect(refused).toEqual(
    Array(2).fill({
      act: 'compliance.setScreeningPolicy',
      actor_kind: 'tenant_key',
      data: { code: 'STAFF_REQUIRED' },
    }),
  )
})

test('no policy can go below the floors, even if stored below them, and a listed name is always blocked or held', async () => {
  const staff = await at.staff()
  await at.lists.list('OFAC_SDN', { names: named(LISTED) })
  const below: readonly (readonly [field: string, body: object])[] = [
    ['min_score', { min_score: 86, block_score: 100 }],
    ['parties', { parties: ['PAYER'] }],
    ['parties', { parties: ['PAYEE', 'BANK'] }],
    ['stale_after_hours', { stale_after_hours: 97 }],
    ['name_only_cap', { name_only_cap: 69 }],
    ['block_score', { block_score: 69 }],
  ]
  for (const [field, body] of below) {
    const refused = await at.call('PUT', POLICY, staff, body)
    expect({
      body,
      status: refused.status,
      code: refused.body.code,
      namesField: String(refused.body.message).includes(field),
    }).toEqual({ body, status: 400, code: 'VALIDATION_ERROR', namesField: true })
  }

  await at.database.transaction(at.workspaceId, session =>
    session.commit({
      text: `insert into compliance.screening_policy_versions (workspace_id, version, pep_foreign, pep_domestic, pep_international_org, adverse_media, weak_alias, stale_after_hours, hold_ttl_hours,
      auto_release_on_false_positive, parties, min_score, block_score, name_only_cap, decisions_by, effective_at, set_at, set_by)
      values ($1, 1, 'ALLOW', 'ALLOW', 'ALLOW', 'ALLOW', 'IGNORE', 8760, 1, true, '{BANK}', 100, 100, 0, 'ANY', now() - interval '1 day', now(), 'earlier release')`,
      values: [at.workspaceId],
    }),
  )

  expect([await at.payTo(LISTED, 'SENDER'), await at.payTo(LISTED, 'RECIPIENT')]).toEqual(['HELD', 'HELD'])
  expect(await at.policy(staff)).toMatchObject({
    parties: ['BANK', 'PAYER', 'PAYEE'],
    min_score: 85,
    name_only_cap: 85,
    stale_after_hours: 96,
  })
})

test('one staff member cannot approve a milder policy alone, in another tenant, twice, or concurrently', async () => {
  const [proposer, approver, key] = [await at.staff(), await at.staff(), await at.key()]
  const rival = await attacked()
  await at.lists.list('OFAC_SDN', { names: named(LISTED) })
  const before = await at.policy(key)
  const proposed = await at.call('PUT', POLICY, proposer, { name_only_cap: 84 })
  const approve = (headers: Headers) =>
    at.call('POST', `${POLICY}/changes/${proposed.body.id as string}/approve`, headers, {})
  const response = async (call: Promise<RestResponse>) => {
    const { status, body } = await call
    return [status, body.code ?? body.status] as const
  }

  expect([proposed.status, proposed.body]).toEqual([
    202,
    expect.objectContaining({
      status: 'PENDING_APPROVAL',
      weakens: ['NAME_ONLY_CAP'],
      base_version: 0,
      effective_at: null,
    }),
  ])
  expect(await response(approve(proposer))).toEqual([409, 'FOUR_EYES_REQUIRED'])
  expect(await response(approve(key))).toEqual([403, 'STAFF_REQUIRED'])
  expect(await response(approve(await at.staff(['compliance:read'])))).toEqual([403, 'FORBIDDEN'])
  expect(await response(approve(await rival.staff()))).toEqual([404, 'POLICY_CHANGE_NOT_FOUND'])
  expect(await response(at.call('PUT', POLICY, proposer, { stale_after_hours: 49 }))).toEqual([
    409,
    'POLICY_CHANGE_PENDING',
  ])
  expect(await at.policy(key)).toEqual(before)

  const raced = await Promise.all([approve(approver), approve(await at.staff()), approve(approver)])
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await response(approve(approver))).toEqual([409, 'INVALID_STATE'])
  expect([await at.policy(key), await at.payTo(LISTED)]).toEqual([before, 'BLOCKED'])
  at.clock.offsetMs = 24 * HOUR_MS - 60_000
  expect([await at.policy(key), await at.payTo(LISTED)]).toEqual([before, 'BLOCKED'])
  at.clock.offsetMs = 24 * HOUR_MS + 60_000
  expect([(await at.policy(key)).name_only_cap, await at.payTo(LISTED)]).toEqual([84, 'HELD'])
})

test('a proposal cannot be approved after it expired or the policy changed, and a stricter policy cancels an approved one', async () => {
  const [proposer, approver, key] = [await at.staff(), await at.staff(), await at.key()]
  const propose = async (body: object): Promise<string> =>
    (await at.call('PUT', POLICY, proposer, body)).body.id as string
  const decide = async (id: string, what: 'approve' | 'reject', by = approver) => {
    const { status, body } = await at.call('POST', `${POLICY}/changes/${id}/${what}`, by, {})
    return [status, body.code ?? body.status]
  }

  const overtaken = await propose({ stale_after_hours: 96 })
  await at.call('PUT', POLICY, key, { min_score: 60 })
  expect(await decide(overtaken, 'approve')).toEqual([409, 'POLICY_CHANGED'])

  const cancelled = await propose({ stale_after_hours: 96 })
  expect(await decide(cancelled, 'approve')).toEqual([200, 'APPROVED'])
  await at.call('PUT', POLICY, key, { min_score: 55 })
  const withdrawn = await propose({ block_score: 100 })
  expect(await decide(withdrawn, 'approve')).toEqual([200, 'APPROVED'])
  expect(await decide(withdrawn, 'reject', proposer)).toEqual([200, 'REJECTED'])
  at.clock.offsetMs = 25 * HOUR_MS
  expect(await at.policy(key)).toMatchObject({ min_score: 55, stale_after_hours: 48, block_score: 85 })

  const expired = (await at.call('PUT', POLICY, await at.staff(), { block_score: 100 })).body.id as string
  at.clock.offsetMs += 8 * 24 * HOUR_MS
  const fresh = await at.staff()
  expect(await decide(expired, 'approve', fresh)).toEqual([409, 'INVALID_STATE'])
  expect(
    (await at.call('GET', `${POLICY}/changes`, fresh)).body.changes.map(({ status }: Json) => status),
  ).toEqual(['EXPIRED', 'REJECTED', 'SUPERSEDED', 'SUPERSEDED'])
})

test('two changes in one graph document cannot bypass the approval: the second is refused', async () => {
  const { data, errors } = await ask(
    at.app,
    'mutation { one: setScreeningPolicy(input: { staleAfterHours: 96 }) { staleAfterHours pendingChange { status } } two: setScreeningPolicy(input: { blockScore: 100 }) { blockScore } }',
    { headers: await at.staff() },
  )

  expect(data).toBeNull()
  expect(errors.map(({ path, extensions }) => [path?.[0], extensions['code']])).toEqual([
    ['two', 'POLICY_CHANGE_PENDING'],
  ])
  expect(await at.policy(await at.key())).toMatchObject({ stale_after_hours: 48, block_score: 85 })
})

test('a proposal and an approval each raise a system alert and are audited', async () => {
  const proposed = await at.call('PUT', POLICY, await at.staff(), { pep: { foreign: 'ALLOW' } })
  await at.call('POST', `${POLICY}/changes/${proposed.body.id as string}/approve`, await at.staff(), {})

  const published = (await at.published()).filter(({ aggregateId }) => aggregateId === proposed.body.id)
  expect(published.map(({ type, data }) => [type, data['code'], data['severity']])).toEqual([
    ['compliance.screening_policy_change_proposed', undefined, undefined],
    ['compliance.alert_raised', 'SCREENING_POLICY_WEAKENING_PROPOSED', 'HIGH'],
    ['compliance.screening_policy_change_approved', undefined, undefined],
    ['compliance.alert_raised', 'SCREENING_POLICY_WEAKENING_APPROVED', 'HIGH'],
  ])
  expect(published[1]!.data['message']).toContain('PEP_FOREIGN')
  const acts = await at.database.read<{ act: string; actor_id: string }>(
    at.workspaceId,
    `select act, actor_id from kernel.audit where workspace_id = $1 and aggregate_id = $2 order by at, id`,
    [at.workspaceId, proposed.body.id],
  )
  expect(acts.map(({ act }) => act)).toEqual([
    'compliance.screening_policy_change_proposed',
    'compliance.alert_raised',
    'compliance.screening_policy_change_approved',
    'compliance.alert_raised',
  ])
})
