import { expect, test } from '@jest/globals'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { ElderTransaction, type ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { simulateDetectionRule } from '#sentinel/queries/simulate-detection-rule.ts'
import { giftCards, newWorkspace, type RuleCaller } from './rule-caller.ts'

const JANUARY = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }

const ruleOf = async ({ call }: RuleCaller, rule = giftCards()): Promise<string> =>
  (await call('POST', '/rules', rule)).body.id as string
const enrol = async ({ call }: RuleCaller): Promise<string> =>
  (
    await call('POST', '/profiles', {
      customer_id: `elder-${newId()}`,
      customer_name: 'Eleanor Whitfield',
      date_of_birth: '1941-03-09',
      enrollment_reason: 'AGE_THRESHOLD',
    })
  ).body.id as string

const transactionAt = (
  { here: { workspaceId } }: RuleCaller,
  profileId: string,
  at: string,
): Parameters<typeof valuesOf<typeof ElderTransaction>>[1] => ({
  workspaceId,
  id: newId(),
  profileId,
  transactionId: `t-${newId()}`,
  contentHash: 'hash',
  occurredAt: new Date(at),
  receivedAt: new Date(at),
  type: 'CARD',
  direction: 'DEBIT',
  channel: 'CARD',
  amountMinor: 5_000n,
  currency: 'USD',
  isDebit: true,
  isAtLimit: false,
  isGiftCard: false,
  isCrypto: false,
  localHour: 12,
  isConfirmed: false,
})

const store = async (
  caller: RuleCaller,
  profileId: string,
  times: readonly string[],
  more: Partial<ElderTransactionRow> = {},
): Promise<void> =>
  caller.here.database.transaction(caller.here.workspaceId, async session => {
    const insert = insertOf(ElderTransaction, 'transaction')
    for (const at of times)
      await session.sql(
        insert,
        valuesOf(ElderTransaction, { ...transactionAt(caller, profileId, at), ...more }),
      )
    await session.commit()
  })

/** Inserts many credits of a profile, one a minute. */
const storeCredits = async (caller: RuleCaller, profileId: string, count: number): Promise<void> => {
  await store(caller, profileId, ['2026-01-01T00:00:00Z'], { direction: 'CREDIT', isDebit: false })
  const columns = Object.keys(ElderTransaction.meta.properties)
    .map(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
    .filter(name => !['id', 'transaction_id', 'occurred_at'].includes(name))
    .join(', ')
  await caller.here.database.transaction(caller.here.workspaceId, async session => {
    await session.sql(
      `insert into sentinel.transactions (id, transaction_id, occurred_at, ${columns})
      select gen_random_uuid(), 'many-' || number, occurred_at + number * interval '1 minute', ${columns}
      from sentinel.transactions, generate_series(1, $2::int) number where workspace_id = $1 and profile_id = $3`,
      [caller.here.workspaceId, count - 1, profileId],
    )
    await session.commit()
  })
}

test('a simulation evaluates the transactions of the period and of the profiles', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const [ann, bob, id] = [await enrol(workspace), await enrol(workspace), await ruleOf(workspace)]
  await store(workspace, ann, [
    '2025-12-31T23:59:59.999Z',
    '2026-01-01T00:00:00Z',
    '2026-01-31T23:59:59.999Z',
    '2026-02-01T00:00:00Z',
  ])
  await store(workspace, bob, ['2026-01-15T12:00:00Z'])
  const simulate = async (more: object): Promise<unknown> =>
    (await call('POST', `/rules/${id}/simulate`, { ...JANUARY, ...more })).body

  expect(await simulate({})).toEqual({
    transactions_evaluated: 3,
    is_complete: true,
    hits_total: 0,
    hits: [],
  })
  expect(await simulate({ profile_ids: [bob, bob] })).toMatchObject({ transactions_evaluated: 1 })
  expect(await simulate({ profile_ids: [] })).toMatchObject({ transactions_evaluated: 0 })
})

test('the hits are the transactions that the rule would have reported, newest first', async () => {
  const workspace = await newWorkspace()
  const [profileId, id] = [await enrol(workspace), await ruleOf(workspace)]
  await store(
    workspace,
    profileId,
    ['2026-01-10T10:00:00Z', '2026-01-10T11:00:00Z', '2026-01-10T12:00:00Z'],
    {
      isGiftCard: true,
    },
  )
  await store(workspace, profileId, ['2026-01-10T13:00:00Z'])

  const { body } = await workspace.call('POST', `/rules/${id}/simulate`, JANUARY)

  expect(body).toMatchObject({
    transactions_evaluated: 4,
    hits_total: 2,
    hits: [
      { profile_id: profileId, occurred_at: '2026-01-10T12:00:00.000Z' },
      { profile_id: profileId, occurred_at: '2026-01-10T11:00:00.000Z' },
    ],
  })
  expect((await workspace.call('GET', '/signals')).body).toMatchObject({ signals: [] })
})

test('each rule of the standard set can be evaluated without the others', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const profileId = await enrol(workspace)
  await store(workspace, profileId, ['2026-01-15T12:00:00Z'])
  await store(workspace, profileId, ['2026-01-16T12:00:00Z'], {
    type: 'WIRE',
    deviceHash: 'device',
    payeeHash: 'payee',
    counterpartyCountry: 'GB',
    isCrypto: true,
  })
  const { rules } = (await call('GET', '/rules?limit=200')).body as { rules: { id: string; code: string }[] }

  const refused: string[] = []
  for (const { id, code } of rules)
    if ((await call('POST', `/rules/${id}/simulate`, JANUARY)).status !== 200) refused.push(code)

  expect(rules.length).toBeGreaterThan(30)
  expect(refused).toEqual([])
})

test('a simulation whose time is over shows that it is incomplete', async () => {
  const workspace = await newWorkspace()
  const [profileId, id] = [await enrol(workspace), await ruleOf(workspace)]
  await storeCredits(workspace, profileId, 150)
  const late = workspace.here.as({ kind: 'staff', scopes: ['sentinel:read'] }, { deadlineAt: Date.now() - 1 })

  const simulated = await simulateDetectionRule(late, {
    id,
    from: new Date(JANUARY.from),
    to: new Date(JANUARY.to),
  })

  expect(simulated).toEqual({ transactionsEvaluated: 0, isComplete: false, hitsTotal: 0, hits: [] })
})

test('a simulation leaves out profiles for which the rule is not evaluated', async () => {
  const workspace = await newWorkspace()
  const { call } = workspace
  const [suspended, deceased] = [await enrol(workspace), await enrol(workspace)]
  await store(workspace, suspended, ['2026-01-15T12:00:00Z'])
  await store(workspace, deceased, ['2026-01-15T12:00:00Z', '2026-01-16T12:00:00Z'])
  await call('PUT', `/profiles/${suspended}/status`, { status: 'SUSPENDED' })
  await call('PUT', `/profiles/${deceased}/status`, { status: 'DECEASED' })
  const simulated = async (rule: object): Promise<unknown> =>
    (await call('POST', `/rules/${await ruleOf(workspace, giftCards(rule))}/simulate`, JANUARY)).body

  expect(await simulated({})).toMatchObject({ transactions_evaluated: 0 })
  expect(await simulated({ rule_type: 'POST_DEATH' })).toMatchObject({ transactions_evaluated: 2 })
})

test('a simulation leaves no trace', async () => {
  const workspace = await newWorkspace()
  const { call, here } = workspace
  const [profileId, id] = [await enrol(workspace), await ruleOf(workspace)]
  await store(workspace, profileId, ['2026-01-15T12:00:00Z'])
  const published = await here.published()
  const rule = (await call('GET', `/rules/${id}`)).body as unknown
  here.statements.length = 0

  const { status } = await call('POST', `/rules/${id}/simulate`, JANUARY)

  expect(status).toBe(200)
  expect(here.statements.filter(text => /^\s*(?:insert|update|delete)\b/i.test(text))).toEqual([])
  expect(await here.published()).toEqual(published)
  expect((await call('GET', `/rules/${id}`)).body).toEqual(rule)
})

test('a simulation is refused for an impossible period, unknown profiles and too many transactions', async () => {
  const workspace = await newWorkspace()
  const rival = await newWorkspace()
  const { call } = workspace
  const [profileId, theirs, id] = [await enrol(workspace), await enrol(rival), await ruleOf(workspace)]
  await storeCredits(workspace, profileId, 10_001)
  const simulate = async (body: object): Promise<readonly unknown[]> => {
    const { status, headers } = await call('POST', `/rules/${id}/simulate`, body)
    return [status, headers['x-error-code']]
  }
  const invalid = [400, 'VALIDATION_ERROR']

  expect(await simulate({ from: JANUARY.to, to: JANUARY.from })).toEqual(invalid)
  expect(await simulate({ from: JANUARY.from, to: JANUARY.from })).toEqual(invalid)
  expect(await simulate({ from: '2024-12-27T23:59:59Z', to: JANUARY.to })).toEqual(invalid)
  expect(await simulate({ from: '0000-01-01T00:00:00Z', to: '0000-02-01T00:00:00Z' })).toEqual(invalid)
  expect(await simulate({ from: '9999-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' })).toEqual([
    200,
    undefined,
  ])
  expect(await simulate({ to: JANUARY.to })).toEqual(invalid)
  expect(await simulate({ ...JANUARY, profile_ids: ['42'] })).toEqual(invalid)
  expect(await simulate({ ...JANUARY, profile_ids: Array.from({ length: 1_001 }, () => newId()) })).toEqual(
    invalid,
  )
  expect(await simulate({ ...JANUARY, profile_ids: [profileId, newId()] })).toEqual([
    404,
    'PROFILE_NOT_FOUND',
  ])
  expect(await simulate({ ...JANUARY, profile_ids: [theirs] })).toEqual([404, 'PROFILE_NOT_FOUND'])
  expect(await simulate(JANUARY)).toEqual(invalid)
  expect(await simulate({ ...JANUARY, from: '2026-01-01T00:01:00Z' })).toEqual([200, undefined])
})
