import { beforeAll, expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { runBatchChunk } from '#sentinel/operations/batch-runs/run-batch-chunk.ts'
import { batchRunClient, type BatchRunBody, type BatchRunClient } from './batch-run-client.ts'
import { RIVAL_KEY } from './rest-client.ts'
import { storeTransactions } from './stored-transactions.ts'

let at: BatchRunClient
beforeAll(async () => {
  at = await batchRunClient()
})

test('a refresh computes the baselines of the given profiles and publishes that it is completed', async () => {
  const profileIds = await at.profiles(3)

  const run = await at.started({ type: 'BASELINE_REFRESH', profile_ids: [...profileIds, profileIds[0]] })
  await at.performRuns()

  const completed = await at.readRun(run)
  expect(run).toMatchObject({ status: 'QUEUED', profiles_total: 3, started_at: null, completed_at: null })
  expect(completed).toMatchObject({
    status: 'COMPLETED',
    profiles_total: 3,
    profiles_done: 3,
    profiles_failed: 0,
    baselines_computed: 33,
    signals_created: 0,
    started_at: expect.any(String),
    completed_at: expect.any(String),
  })
  expect(await at.versionsOf(profileIds)).toEqual([1, 1, 1])
  const events = await at.rows<{ type: string; data: unknown }>(
    'select type, data from kernel.outbox where aggregate_id = $1 order by id',
    [run.id],
  )
  expect(events.map(({ type }) => type)).toEqual([
    'sentinel.batch_run_started',
    'sentinel.batch_run_completed',
  ])
  expect(events[1]!.data).toMatchObject({ id: run.id, status: 'COMPLETED', profilesDone: 3 })
})

test('a run without profiles includes every profile that is watched, and no other', async () => {
  const [watched, suspended] = (await at.profiles(2)) as [string, string]
  await at.call('PUT', `/profiles/${suspended}/status`, { status: 'SUSPENDED' })

  const run = await at.started({ type: 'BASELINE_REFRESH' })
  await at.performRuns()

  const completed = await at.readRun(run)
  expect(completed).toMatchObject({ status: 'COMPLETED', profiles_done: completed.profiles_total })
  expect(await at.versionsOf([watched])).toEqual([1])
  expect(await at.versionsOf([suspended])).toEqual([0])
})

/** A context whose transactions end like those of a killed process: their statements ran, and their connection ends before COMMIT. */
const killedAtCommit = (ctx: Context): Context => ({
  ...ctx,
  database: {
    ...ctx.database,
    transaction: (workspaceId, work) =>
      ctx.database.transaction(workspaceId, session =>
        work(
          Object.create(session, {
            commit: { value: () => Promise.reject(new Error('The process was killed.')) },
          }) as typeof session,
        ),
      ),
  },
})

test('a run whose worker dies in a chunk continues there: no profile is lost, doubled or skipped', async () => {
  const profileIds = await at.profiles(45)
  const run = await at.started({ type: 'FULL', profile_ids: profileIds })

  await at.performRuns({}, 1)
  const afterOne = await at.readRun(run)
  await at.performRuns({ contextIn: async id => killedAtCommit(await at.platform.contextIn(id)) }, 1)
  const afterDeath = await at.readRun(run)
  await at.performRuns()
  const whileLeased = await at.readRun(run)
  await at.performRuns({}, 100, 31_000)

  expect(afterOne).toMatchObject({ status: 'RUNNING', profiles_done: 20 })
  expect([afterDeath, whileLeased]).toEqual([afterOne, afterOne])
  expect(await at.readRun(run)).toMatchObject({
    status: 'COMPLETED',
    profiles_done: 45,
    baselines_computed: 45 * 11,
  })
  expect(await at.versionsOf(profileIds)).toEqual(profileIds.map(() => 1))
})

test('workers that perform the same chunk at once have one effect', async () => {
  const profileIds = await at.profiles(30)
  const { id } = await at.started({ type: 'FULL', profile_ids: profileIds })
  const [profile] = await at.rows<{ workspace_id: string }>(
    'select workspace_id from sentinel.profiles where id = $1',
    [profileIds[0]],
  )

  const chunks = await Promise.allSettled(
    Array.from({ length: 5 }, async () =>
      runBatchChunk(await at.platform.contextIn(profile!.workspace_id), { id, size: 20 }),
    ),
  )
  const afterOne = await at.readRun({ id })
  await Promise.all([at.performRuns(), at.performRuns(), at.performRuns()])

  expect(chunks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(afterOne).toMatchObject({ profiles_done: 20 })
  expect(await at.readRun({ id })).toMatchObject({
    status: 'COMPLETED',
    profiles_done: 30,
    profiles_failed: 0,
  })
  expect(await at.versionsOf(profileIds)).toEqual(profileIds.map(() => 1))
})

test('a profile that fails is counted, and the others are done', async () => {
  const profileIds = await at.profiles(25)
  await at.rows(`update sentinel.profiles set time_zone = 'Nowhere/Bad' where id = $1`, [profileIds[7]])

  const run = await at.started({ type: 'FULL', profile_ids: profileIds })
  await at.performRuns()

  expect(await at.readRun(run)).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    profiles_total: 25,
    profiles_done: 24,
    profiles_failed: 1,
    baselines_computed: 24 * 11,
  })
  await at.rows(`update sentinel.profiles set time_zone = 'UTC' where id = $1`, [profileIds[7]])
})

test('a cancelled run stops before its next chunk and is refused afterwards', async () => {
  const profileIds = await at.profiles(25)
  const run = await at.started({ type: 'FULL', profile_ids: profileIds })
  await at.performRuns({}, 1)

  const cancels = await Promise.all(
    Array.from({ length: 20 }, () => at.call('POST', `/batch-runs/${run.id}/cancel`)),
  )
  await at.performRuns()

  expect(cancels.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(cancels.find(({ status }) => status === 409)!.headers['x-error-code']).toBe('INVALID_STATE')
  expect(await at.readRun(run)).toMatchObject({
    status: 'CANCELLED',
    profiles_done: 20,
    completed_at: expect.any(String),
  })
  const ended = await at.rows(
    `select 1 from kernel.outbox where aggregate_id = $1 and type = 'sentinel.batch_run_completed'`,
    [run.id],
  )
  expect(ended).toHaveLength(1)
})

const ADD_RULE = `with changed as (update sentinel.standard_sets set stamp = gen_random_uuid())
  insert into sentinel.rules (workspace_id, id, code, rule_type, severity, weight, parameters, fincen_flags, is_enabled, is_standard, version, created_by, created_at, updated_at)
  select workspace_id, $2, $3, 'AMOUNT_THRESHOLD', 'LOW', 0.1, '{"amount": "5000.00"}', '{}', true, false, 1, 'test', now(), now()
  from sentinel.profiles where id = $1`

test('a backfill raises one signal for each hit of its period, and a repeat raises none', async () => {
  const [profileId] = (await at.profiles(1)) as [string]
  const code = `LARGE-${newId()}`
  await at.rows(ADD_RULE, [profileId, newId(), code])
  const large = (days: number) => ({ occurredAt: at.ago(days), amountMinor: 600_000n })
  const small = Array.from({ length: 250 }, (_, index) => ({ occurredAt: at.ago(20 + index / 10) }))
  await storeTransactions(at, profileId, [...small, large(21), large(30), large(40), large(200)])
  const period = {
    type: 'BACKFILL',
    profile_ids: [profileId],
    from: at.ago(100).toISOString(),
    to: at.ago(10).toISOString(),
  }
  const signals = async (): Promise<number> =>
    (
      await at.rows('select 1 from sentinel.signals where profile_id = $1 and rule_code = $2', [
        profileId,
        code,
      ])
    ).length

  const first = await at.started(period)
  await at.performRuns({}, 1)
  const afterOne = await at.readRun(first)
  await at.performRuns()
  const afterFirst = await signals()
  const second = await at.started(period)
  await at.performRuns()

  expect(afterOne).toMatchObject({ status: 'RUNNING', profiles_done: 0 })
  expect((await at.readRun(first)).signals_created).toBeGreaterThanOrEqual(3)
  expect(await at.readRun(first)).toMatchObject({
    status: 'COMPLETED',
    profiles_done: 1,
    baselines_computed: 0,
  })
  expect(await at.readRun(second)).toMatchObject({
    status: 'COMPLETED',
    profiles_done: 1,
    signals_created: 0,
  })
  expect([afterFirst, await signals()]).toEqual([3, 3])
})

test('a run that is not valid is refused with every issue', async () => {
  const profileId = await at.profile()
  const refusal = async (body: object): Promise<[number, unknown, string]> => {
    const { status, headers, body: error } = await at.call('POST', '/batch-runs', body)
    return [status, headers['x-error-code'], (error as { readonly message: string }).message]
  }
  const day = (days: number): string => at.ago(days).toISOString()

  const noPeriod = await refusal({ type: 'BACKFILL', as_of: day(1) })
  const others = [
    await refusal({ type: 'BACKFILL', from: day(1), to: day(2) }),
    await refusal({ type: 'BACKFILL', from: day(401), to: day(0) }),
    await refusal({ type: 'FULL', from: day(2) }),
    await refusal({ type: 'FULL', as_of: day(-1) }),
    await refusal({ type: 'FULL', as_of: '0001-01-01T00:00:00Z' }),
    await refusal({ type: 'FULL', profile_ids: [] }),
    await refusal({ type: 'FULL', profile_ids: ['42'] }),
    await refusal({ type: 'SOME' }),
    await refusal({}),
    await refusal({ type: 'FULL', color: 'red' }),
  ]
  const unknown = await refusal({ type: 'FULL', profile_ids: [profileId, newId()] })

  expect(noPeriod.slice(0, 2)).toEqual([400, 'VALIDATION_ERROR'])
  for (const field of ['as_of', 'from', 'to']) expect(noPeriod[2]).toContain(field)
  expect(others.map(([status, code]) => [status, code])).toEqual(others.map(() => [400, 'VALIDATION_ERROR']))
  expect(unknown.slice(0, 2)).toEqual([404, 'PROFILE_NOT_FOUND'])
})

test('another tenant neither sees nor cancels a run, nor runs one for profiles of others', async () => {
  const profileId = await at.profile()
  const run = await at.started({ type: 'RULE_SWEEP', profile_ids: [profileId] })

  const responses = [
    await at.call('GET', `/batch-runs/${run.id}`, undefined, RIVAL_KEY),
    await at.call('POST', `/batch-runs/${run.id}/cancel`, undefined, RIVAL_KEY),
    await at.call('POST', '/batch-runs', { type: 'FULL', profile_ids: [profileId] }, RIVAL_KEY),
    await at.call('GET', `/batch-runs/${newId()}`),
  ]
  const list = await at.call('GET', '/batch-runs', undefined, RIVAL_KEY)
  const mine = await at.call('GET', '/batch-runs?type=RULE_SWEEP&limit=1')
  await at.performRuns()

  expect(responses.map(({ status, headers }) => [status, headers['x-error-code']])).toEqual([
    [404, 'BATCH_RUN_NOT_FOUND'],
    [404, 'BATCH_RUN_NOT_FOUND'],
    [404, 'PROFILE_NOT_FOUND'],
    [404, 'BATCH_RUN_NOT_FOUND'],
  ])
  expect(list.body).toMatchObject({ batch_runs: [] })
  expect(mine.body).toMatchObject({ batch_runs: [{ id: run.id }] })
  expect(await at.readRun(run)).toMatchObject({ status: 'COMPLETED', profiles_done: 1 })
})

test('workspaces take turns chunk by chunk', async () => {
  const mine = await at.started({ type: 'FULL', profile_ids: await at.profiles(45) })
  const theirProfile = await at.profile({}, RIVAL_KEY)
  const theirs = await at.call(
    'POST',
    '/batch-runs',
    { type: 'FULL', profile_ids: [theirProfile] },
    RIVAL_KEY,
  )
  const { id } = theirs.body as BatchRunBody

  await at.performRuns({}, 4)

  const response = await at.call('GET', `/batch-runs/${id}`, undefined, RIVAL_KEY)
  expect(response.body).toMatchObject({ profiles_done: 1 })
  expect(await at.readRun(mine)).toMatchObject({ status: 'RUNNING' })
  await at.performRuns()
})

test('a workspace has at most 20 runs that have not ended', async () => {
  const profileIds = [await at.profile()]
  const runs = await Promise.all(
    Array.from({ length: 20 }, () => at.started({ type: 'RULE_SWEEP', profile_ids: profileIds })),
  )

  const response = await at.call('POST', '/batch-runs', { type: 'RULE_SWEEP', profile_ids: profileIds })

  expect([response.status, response.headers['x-error-code']]).toEqual([409, 'BATCH_RUN_LIMIT_REACHED'])
  await at.performRuns()
  for (const run of runs) expect(await at.readRun(run)).toMatchObject({ status: 'COMPLETED' })
})
