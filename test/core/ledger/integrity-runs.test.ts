import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import type { Sql } from '#kernel/database/dedicated.ts'
import { runIntegrityReports } from '#core/jobs/run-integrity-reports.ts'
import { continueIntegrityRun } from '#core/ledger/integrity-run.ts'
import { ADVANCE_MARK, INTEGRITY, INTEGRITY_FROM_MARK } from '#core/queries/integrity-sql.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import type { IntegrityReport } from '#core/queries/integrity-report.ts'
import { workerOn, type World } from '#test/support/world.ts'
import { chained, relayed, type Chained } from './chained.ts'

const MINUTE_MS = 60_000
const BOUNDS = { untilMs: Infinity, signal: new AbortController().signal }

const viewer = (at: World): Context => at.as({ kind: 'staff', roles: ['viewer'] })
const manager = (at: World): Context => at.as({ kind: 'staff', roles: ['manager'] })
const broken = ({ checks }: IntegrityReport): string[] =>
  checks.flatMap(check => (check.broken > 0n ? [check.name] : []))

/**
 * Inserts more transactions than a synchronous report reads: movements between the tenant's own accounts,
 * from before the chain.
 */
const FILL = `insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, debit_account_id, credit_account_id, actor_kind, actor_id, request_id, booking_date, value_date, created_at)
  select $1, ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'TRN-OLD-' || n, 'ADJUSTMENT', 'COMPLETED', 'API', 'NGN', 5, $2, $3, 'platform', 'x', 'r', current_date, current_date, now() from generate_series(1, 10001) as n`

let large: Chained
beforeAll(async () => {
  large = await chained(0)
  const { ledger, at, account, other } = large
  await ledger.run(`delete from core.ledger_chains where workspace_id = $1`, [at.workspaceId])
  await large.tamper(`delete from core.ledger_blocks where workspace_id = '${at.workspaceId}'`)
  await ledger.run(FILL, [at.workspaceId, ledger.own.get('CASH'), ledger.own.get('FEE_INCOME')])
  await ledger.post({ from: account, to: other, amountMinor: 10n, feeMinor: 5n, vatMinor: 1n, withFee: true })
  await large.seal()
})

/** Runs the job until the requested run is finished. */
async function completeRuns(at: World): Promise<void> {
  while ((await runIntegrityReports.run(workerOn(at.platform))) > 0);
}

test('concurrent callers share one run, which uses no connection of the pool', async () => {
  const { at } = await chained(1)
  at.statements.length = 0
  let busiest = 0
  const watching = setInterval(() => {
    busiest = Math.max(busiest, at.database.pools()[0]!.busy)
  }, 1)

  const reports = await Promise.all(Array.from({ length: 50 }, () => ledgerIntegrity(viewer(at))))

  clearInterval(watching)
  expect(new Set(reports.map(({ checkedAt }) => checkedAt)).size).toBe(1)
  expect(reports[0]!.checks.at(-1)).toEqual({ name: 'CHAIN', checked: 4n, broken: 0n, examples: [] })
  expect(at.statements.filter(text => text === INTEGRITY)).toHaveLength(1)
  expect(busiest).toBe(0)
})

test('for a large ledger the result comes from job runs, each of which reads the postings since the previous run', async () => {
  const { at, ledger, account, other, seal } = large

  await expect(ledgerIntegrity(viewer(at))).rejects.toMatchObject({
    code: 'INTEGRITY_NOT_READY',
    kind: 'unavailable',
    retryAfterS: 10,
  })
  await Promise.all(Array.from({ length: 50 }, () => ledgerIntegrity(viewer(at)).catch(() => undefined)))
  const open = await ledger.run('select status from core.integrity_runs where workspace_id = $1', [
    at.workspaceId,
  ])
  await completeRuns(at)
  const first = await ledgerIntegrity(viewer(at))
  await ledger.post({ from: account, to: other, amountMinor: 10n })
  await seal()
  await ledger.post({ from: other, to: account, amountMinor: 4n, feeMinor: 2n, withFee: true })
  at.clock.offsetMs += 2 * MINUTE_MS
  const stale = await ledgerIntegrity(viewer(at))
  at.statements.length = 0
  await completeRuns(at)
  const second = await ledgerIntegrity(viewer(at))

  expect(open).toEqual([{ status: 'QUEUED' }])
  expect([first.transactions, first.status, first.isFull, broken(first)]).toEqual([
    10_005n,
    'COMPLETED',
    false,
    [],
  ])
  expect([stale.transactions, stale.status, stale.checkedAt]).toEqual([10_005n, 'RUNNING', first.checkedAt])
  expect([second.transactions, second.status, broken(second), second.checks.at(-1)]).toEqual([
    10_008n,
    'COMPLETED',
    [],
    { name: 'CHAIN', checked: 10_006n, broken: 0n, examples: [] },
  ])
  expect(at.statements.filter(text => text === ADVANCE_MARK)).toHaveLength(1)
})

test('a full run, which a manager can request, finds a changed row below the mark; every run finds a changed balance', async () => {
  const { at, ledger, account, tamper } = large
  await tamper(
    `update core.transactions set narration = 'Gift' where workspace_id = '${at.workspaceId}' and reference = 'TRN-OLD-7'; update core.accounts set balance_minor = balance_minor + 1 where id = '${account}'`,
  )
  at.clock.offsetMs += 2 * MINUTE_MS

  await ledgerIntegrity(viewer(at)).catch(() => undefined)
  await completeRuns(at)
  const incremental = await ledgerIntegrity(viewer(at))
  await expect(ledgerIntegrity(viewer(at), { full: true })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const before = await ledgerIntegrity(manager(at), { full: true })
  await completeRuns(at)
  const full = await ledgerIntegrity(viewer(at))

  expect([incremental.isFull, broken(incremental)]).toEqual([false, ['BALANCE', 'SEQUENCE', 'GL_CONTROL']])
  expect(before.status).toBe('RUNNING')
  expect([full.isFull, broken(full), full.checks.at(-1)]).toEqual([
    true,
    ['BALANCE', 'SEQUENCE', 'GL_CONTROL', 'CHAIN'],
    {
      name: 'CHAIN',
      checked: 10_006n,
      broken: 1n,
      examples: [
        { accountId: null, message: expect.stringMatching(/^ROW_CHANGED, position 7, .*TRN-OLD-7/) },
      ],
    },
  ])
  await ledger.run(`update core.accounts set balance_minor = balance_minor - 1 where id = $1`, [account])
})

test('another worker resumes a run that died from its mark, and only one worker runs at a time', async () => {
  const { at, ledger } = large
  await ledger.run(`delete from core.integrity_marks where workspace_id = $1`, [at.workspaceId])
  await ledger.run(`delete from core.integrity_sums where workspace_id = $1`, [at.workspaceId])
  at.clock.offsetMs += 2 * MINUTE_MS
  await ledgerIntegrity(viewer(at)).catch(() => undefined)
  const [run] = await ledger.run<{ id: string }>(
    'select id from core.integrity_runs where workspace_id = $1 and finished_at is null',
    [at.workspaceId],
  )
  let slices = 0
  const dying: Context['database'] = {
    ...at.database,
    dedicated: (workspaceId, options, work) =>
      at.database.dedicated(workspaceId, options, sql =>
        work((async (text, values) => {
          if (text === ADVANCE_MARK && ++slices === 2) throw new Error('the process died')
          return sql(text, values)
        }) satisfies Sql),
      ),
  }
  const open = { workspaceId: at.workspaceId, id: run!.id }

  await expect(
    continueIntegrityRun({ ...at.platformContext, database: dying }, open, BOUNDS),
  ).rejects.toThrow('the process died')
  const [mark] = await ledger.run<{ block_number: string }>(
    'select block_number from core.integrity_marks where workspace_id = $1',
    [at.workspaceId],
  )
  at.statements.length = 0
  const steps = await Promise.all([1, 2, 3].map(() => continueIntegrityRun(at.platformContext, open, BOUNDS)))

  expect(mark).toEqual({ block_number: '10' })
  expect(steps.filter(step => step === 'worked')).toHaveLength(1)
  expect(at.statements.filter(text => text === ADVANCE_MARK).length).toBeLessThanOrEqual(2)
  expect(broken(await ledgerIntegrity(viewer(at)))).toEqual(['CHAIN'])
})

test('a stopping worker cancels the running statement, and the run is resumed later', async () => {
  const { at, ledger } = large
  const controller = new AbortController()
  at.clock.offsetMs += 2 * MINUTE_MS
  await ledgerIntegrity(viewer(at)).catch(() => undefined)
  const [run] = await ledger.run<{ id: string }>(
    'select id from core.integrity_runs where workspace_id = $1 and finished_at is null',
    [at.workspaceId],
  )
  const slow: Context['database'] = {
    ...at.database,
    dedicated: (workspaceId, options, work) =>
      at.database.dedicated(workspaceId, options, sql =>
        work((async (text, values) => {
          if (text === INTEGRITY_FROM_MARK) {
            setTimeout(() => controller.abort(), 50)
            await sql('select pg_sleep(600)')
          }
          return sql(text, values)
        }) satisfies Sql),
      ),
  }

  // Without cancellation the statement would run longer than the test may.
  await expect(
    continueIntegrityRun(
      { ...at.platformContext, database: slow },
      { workspaceId: at.workspaceId, id: run!.id },
      { ...BOUNDS, signal: controller.signal },
    ),
  ).rejects.toThrow()
  const [open] = await ledger.run('select status, failures from core.integrity_runs where id = $1', [run!.id])
  let step = await continueIntegrityRun(
    at.platformContext,
    { workspaceId: at.workspaceId, id: run!.id },
    BOUNDS,
  )
  while (step === 'locked') {
    await sleep(100)
    step = await continueIntegrityRun(
      at.platformContext,
      { workspaceId: at.workspaceId, id: run!.id },
      BOUNDS,
    )
  }

  expect(open).toEqual({ status: 'RUNNING', failures: 0 })
  expect(step).toBe('worked')
})

test('from any mark the result equals that of a full run, whether later postings are published, queued or sealed', async () => {
  const { at, ledger, account, other, seal } = await chained(2)
  const rows = async (text: string): Promise<Record<string, unknown>[]> =>
    (await at.database.read(at.workspaceId, text, [at.workspaceId])).sort((a, b) =>
      String(a['name']) < String(b['name']) ? -1 : 1,
    )
  const post = (): Promise<unknown> =>
    ledger.post({ from: account, to: other, amountMinor: 10n, feeMinor: 5n, vatMinor: 1n, withFee: true })
  const verify = (): Promise<unknown> =>
    ledger
      .run(
        `insert into core.integrity_runs (workspace_id, id, status, is_full, requested_by, requested_at) values ($1, gen_random_uuid(), 'QUEUED', false, 'x', now())`,
        [at.workspaceId],
      )
      .then(() => completeRuns(at))
  const both = async (): Promise<void> =>
    expect(await rows(INTEGRITY_FROM_MARK)).toEqual(await rows(INTEGRITY))

  await both()
  await verify()
  await both()
  await post()
  await both()
  await relayed(at)
  await both()
  await seal()
  await post()
  await both()
  await verify()
  await ledger.run('update core.accounts set balance_minor = balance_minor + 3 where id = $1', [other])
  await both()
})
