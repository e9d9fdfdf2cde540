import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { performBacktest } from '#compliance/backtests/perform-backtest.ts'
import type { BacktestResult } from '#compliance/backtests/backtest-result.ts'
import type { StoredBacktest } from '#compliance/backtests/stored-backtest.ts'
import { runBacktests } from '#compliance/jobs/run-backtests.ts'
import { completeBacktest } from '#compliance/operations/backtests/complete-backtest.ts'
import { backtestMonitoringRule } from '#compliance/operations/backtests/backtest-monitoring-rule.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { deleteMonitoringRule } from '#compliance/operations/monitoring-rules/delete-monitoring-rule.ts'
import { monitoringBacktest } from '#compliance/queries/monitoring/backtests.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { workerOn, world, type World } from '#test/support/world.ts'

const PERIOD = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-01-31T00:00:00Z') }

interface Given extends World {
  key(scope?: 'read' | 'write'): Context
  rule(): Promise<string>
  requested(): Promise<StoredBacktest>
  /** Runs the job once, as if the clock were advanced. */
  run(advanceMs?: number): Promise<number>
}

async function given(): Promise<Given> {
  const here = await world()
  const key = (scope: 'read' | 'write' = 'write') =>
    here.as({ kind: 'tenant_key', service: 'compliance', scopes: [`compliance:${scope}`] })
  const rule = async (): Promise<string> =>
    (
      await createMonitoringRule(key(), {
        code: `R-${newId()}`,
        ruleType: 'THRESHOLD',
        category: 'AML',
        severity: 'LOW',
        parameters: { amount_threshold: '100' },
      })
    ).id
  return {
    ...here,
    key,
    rule,
    requested: async () => backtestMonitoringRule(key(), { id: await rule(), ...PERIOD }),
    run: (advanceMs = 0) =>
      runBacktests.run(
        workerOn(here.platform, { now: () => new Date(here.platform.source.now().getTime() + advanceMs) }),
      ),
  }
}

const eventsOf = async (here: World, id: string): Promise<string[]> =>
  (await here.published()).filter(({ aggregateId }) => aggregateId === id).map(({ type }) => type)

const DIE = `update compliance.backtests set status = 'RUNNING', lease_until = now() + interval '60 seconds', attempts = $2 where id = $1`
const asKilled = (here: World, id: string, attempts: number): Promise<unknown> =>
  withClient(adminOf(here.databaseName), client => client.query(DIE, [id, attempts]))

test('a backtest whose worker was killed runs again once its lease ends, and is announced once', async () => {
  const here = await given()
  const { id } = await here.requested()
  await asKilled(here, id, 1)

  const before = [await here.run(), (await monitoringBacktest(here.key(), id))?.status]
  const after = [await here.run(61_000), (await monitoringBacktest(here.key(), id))?.status]
  const idle = await here.run(200_000)

  expect([before, after, idle]).toEqual([[0, 'RUNNING'], [1, 'COMPLETED'], 0])
  expect(await eventsOf(here, id)).toEqual(['compliance.backtest_requested', 'compliance.backtest_completed'])
})

test('two workers that ran the same backtest complete it once', async () => {
  const here = await given()
  const backtest = await here.requested()
  const outcome = { results: [] } as unknown as BacktestResult

  const done = await Promise.all([
    completeBacktest(here.platformContext, { backtest, outcome }),
    completeBacktest(here.platformContext, { backtest, outcome: { error: 'No.' } }),
  ])

  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await eventsOf(here, backtest.id)).toHaveLength(2)
})

test('a backtest that killed five workers fails and says so', async () => {
  const here = await given()
  const { id } = await here.requested()
  await asKilled(here, id, 5)

  await here.run(61_000)

  expect(await monitoringBacktest(here.key(), id)).toMatchObject({
    status: 'FAILED',
    error: 'The backtest could not be run because of an internal error.',
    result: null,
  })
})

test('a rule that was deleted after the request is still backtested in its version', async () => {
  const here = await given()
  const { id, ruleId } = await here.requested()
  await deleteMonitoringRule(here.key(), { id: ruleId })

  await here.run()

  expect(await monitoringBacktest(here.key(), id)).toMatchObject({ status: 'COMPLETED' })
})

test('a history that does not fit into memory is refused before it is read', async () => {
  const here = await given()
  const backtest = await here.requested()

  const outcome = await performBacktest(
    here.platformContext,
    { ...backtest, result: null },
    { onProgress: async () => {}, transactionsMax: -1 },
  )

  expect(outcome).toEqual({ error: expect.stringContaining('Choose a shorter period.') })
})

test('a worker that stops or lost its backtest ends it', async () => {
  const here = await given()
  const backtest = await here.requested()
  const onProgress = (): Promise<void> => Promise.reject(new Error('stopped'))
  await withClient(adminOf(here.databaseName), client =>
    client.query(
      `insert into compliance.monitored_transactions (workspace_id, id, transaction_id, occurred_at, received_at, type, direction, channel, amount_minor, currency,
         customer_id, customer_type, initiated_by, countries, content_hash, evaluation_id, decision, sequence)
       values ($1, gen_random_uuid(), 'tx-1', '2026-01-02', now(), 'TRANSFER', 'DEBIT', 'web', 100, 'USD', 'c-1', 'INDIVIDUAL', 'CUSTOMER', '{}', 'x', gen_random_uuid(), 'ALLOW', 1)`,
      [backtest.workspaceId],
    ),
  )

  const run = performBacktest(here.platformContext, { ...backtest, result: null }, { onProgress })

  await expect(run).rejects.toThrow('stopped')
})

test('a workspace has at most ten backtests that wait, and they do not delay those of another', async () => {
  const [busy, other] = [await given(), await given()]
  const id = await busy.rule()
  for (let count = 0; count < 10; count++) await backtestMonitoringRule(busy.key(), { id, ...PERIOD })
  const one = await other.requested()

  await expect(backtestMonitoringRule(busy.key(), { id, ...PERIOD })).rejects.toMatchObject({
    code: 'BACKTEST_LIMIT_REACHED',
    kind: 'conflict',
  })
  const completed = (workspaceId: string): Promise<number> =>
    withClient(adminOf(busy.databaseName), async client => {
      const { rowCount } = await client.query(
        `select 1 from compliance.backtests where workspace_id = $1 and status = 'COMPLETED'`,
        [workspaceId],
      )
      return rowCount!
    })
  while ((await completed(one.workspaceId)) === 0) await busy.run()

  expect(await completed(busy.key().actor.workspaceId)).toBeLessThanOrEqual(1)
})

test('a key that can only read requests no backtest but reads it', async () => {
  const here = await given()
  const { id, ruleId } = await here.requested()

  await expect(backtestMonitoringRule(here.key('read'), { id: ruleId, ...PERIOD })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await monitoringBacktest(here.key('read'), id)).toMatchObject({ status: 'QUEUED' })
})

test('the result of a backtest is stored encrypted', async () => {
  const here = await given()
  const { id } = await here.requested()
  while ((await here.run()) > 0);

  const { rows } = await withClient(adminOf(here.databaseName), client =>
    client.query<{ result: string }>('select result from compliance.backtests where id = $1', [id]),
  )

  expect(rows[0]!.result).not.toContain('transactions')
  expect((await monitoringBacktest(here.key(), id))?.result).toMatchObject({ transactions: 0 })
})
