import { beforeAll, expect, test } from '@jest/globals'
import { randomInt } from 'node:crypto'
import { newId } from '#kernel/id.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { continueRun } from '#core/end-of-day/continue-run.ts'
import { closeDays } from '#core/jobs/close-days.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { pauseStandingInstruction } from '#core/operations/standing-instructions/pause-standing-instruction.ts'
import { accountBalance } from '#core/queries/account-balance.ts'
import { endOfDayRun } from '#core/queries/end-of-day/runs.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { expectSound, payment } from '#test/core/standing-instructions/payment.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import { workerOn } from '#test/support/world.ts'
import { closeThrough } from './close-through.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})

/** Closes business dates over REST, and waits for the run by the job that does the work. */
async function closeDates(days: number): Promise<void> {
  const { business_date: from } = await desk.done('GET /business-date')
  const { id } = await desk.done('POST /eod/run', {
    as: 'admin',
    body: { through: daysAfter(from, days - 1) },
  })
  for (;;) {
    await closeDays.run(workerOn(desk.demo.platform))
    const { status, failures } = await desk.done(`GET /eod/runs/${id}`)
    if (status === 'RUNNING') continue
    expect([status, failures]).toEqual(['COMPLETED', []])
    return
  }
}

const product = (dormancy_days: unknown): Record<string, unknown> => ({
  code: newId().replaceAll('-', ''),
  name: 'Savings',
  category: 'SAVINGS',
  currency: 'NGN',
  interest: { rate: 36.5, posting: 'DAILY', withholding_tax_rate: 10 },
  dormancy_days,
})

/** Accounts under a product whose accounts become inactive after 5 days and dormant after 8. */
async function accounts(count: number): Promise<string[]> {
  const { id: product_id, dormancy_days } = await desk.done('POST /products', {
    as: 'admin',
    body: product({ inactive: 5, dormant: 8 }),
  })
  expect(dormancy_days).toEqual({ inactive: 5, dormant: 8 })
  await desk.done(`POST /products/${product_id}/activate`, { as: 'admin' })
  const { id: customer_id } = await desk.done('POST /customers', {
    body: { first_name: 'Ada', last_name: 'Obi' },
  })
  const open = async (): Promise<string> =>
    (await desk.done('POST /accounts', { body: { customer_id, product_id, currency: 'NGN' } })).id
  return Promise.all(Array.from({ length: count }, open))
}

const statuses = (ids: readonly string[]): Promise<unknown[]> =>
  Promise.all(ids.map(async id => (await desk.done(`GET /accounts/${id}`)).status as unknown))

test('unused accounts become inactive, wake with the next movement, become dormant, and are reactivated', async () => {
  const [paying, receiving, unused] = (await accounts(3)) as [string, string, string]
  const deposit = async (id: string) => desk.call('POST /deposits', { body: await desk.cash(id, 1000) })
  const withdraw = async (id: string) => desk.call('POST /withdrawals', { body: await desk.cash(id, 1) })
  await deposit(paying)
  const ids = [paying, receiving, unused]

  await closeDates(5)
  expect(await statuses(ids)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
  // Interest is paid each day and does not count.
  await closeDates(1)
  expect(await statuses(ids)).toEqual(['INACTIVE', 'INACTIVE', 'INACTIVE'])

  const refused = await desk.call('POST /transfers/internal', {
    body: await desk.order(paying, receiving, 1e6),
  })
  expect([refused.body.code, await statuses([paying])]).toEqual(['INSUFFICIENT_FUNDS', ['INACTIVE']])
  const preview = await desk.call('POST /transfers/preview', {
    body: {
      transfer_type: 'INTERNAL',
      source_account_id: paying,
      destination_account_id: receiving,
      amount: 10,
      currency: 'NGN',
    },
  })
  expect([preview.body.possible, await statuses([paying])]).toEqual([true, ['INACTIVE']])
  const paid = await desk.done('POST /transfers/internal', { body: await desk.order(paying, receiving, 10) })
  expect(await statuses(ids)).toEqual(['ACTIVE', 'ACTIVE', 'INACTIVE'])

  await closeDates(3)
  expect(await statuses(ids)).toEqual(['ACTIVE', 'ACTIVE', 'DORMANT'])
  expect((await deposit(unused)).status).toBe(201)
  const withdrawal = await withdraw(unused)
  expect([withdrawal.status, withdrawal.body.code]).toEqual([422, 'ACCOUNT_DORMANT'])
  expect(await statuses([unused])).toEqual(['DORMANT'])

  const reason = 'Asked for in the branch'
  const teller = await desk.call(`POST /accounts/${unused}/reactivate`, { as: 'teller', body: { reason } })
  expect(teller.status).toBe(403)
  await desk.done(`POST /accounts/${unused}/reactivate`, { as: 'officer', body: { reason } })
  await closeDates(5)
  expect(await statuses([unused])).toEqual(['ACTIVE'])
  expect((await withdraw(unused)).status).toBe(201)

  expect(await history(unused)).toEqual([
    ['OPENED', null],
    ['BECAME_INACTIVE', expect.stringMatching(/^Unused since \d{4}-\d\d-\d\d$/)],
    ['BECAME_DORMANT', expect.stringMatching(/^Unused since /)],
    ['REACTIVATED', reason],
  ])
  expect(await history(paying)).toEqual([
    ['OPENED', null],
    ['BECAME_INACTIVE', expect.stringMatching(/^Unused since /)],
    ['REACTIVATED', `Transaction ${paid.transaction_ref}`],
    ['BECAME_INACTIVE', expect.stringMatching(/^Unused since /)],
  ])
  expect(await desk.isClean()).toBe(true)
}, 60_000)

/** Kind and reason of the changes of an account, oldest first. */
async function history(id: string): Promise<unknown[]> {
  const { changes } = await desk.done(`GET /accounts/${id}/history`)
  return changes
    .map(({ change, reason }: { change: string; reason: string | null }) => [change, reason])
    .reverse()
}

test('terms that no account could reach are refused, and null removes them', async () => {
  const create = async (days: unknown): Promise<unknown[]> => {
    const { status, body } = await desk.call('POST /products', { as: 'admin', body: product(days) })
    return [status, ...(body.details ?? []).map(({ field }: { field: string }) => field)]
  }

  expect(await create({ inactive: 8, dormant: 8 })).toEqual([400, 'dormancy_days.dormant'])
  expect(await create({ inactive: 0 })).toEqual([400, 'dormancy_days.inactive'])
  expect(await create({ dormant: 36_501 })).toEqual([400, 'dormancy_days.dormant'])
  expect(await create({ dormant: 1.5 })).toEqual([400, 'dormancy_days.dormant'])
  expect(await create({})).toEqual([201])
  const { id } = await desk.done('POST /products', { as: 'admin', body: product({ dormant: 30 }) })
  const patch = (dormancy_days: unknown) =>
    desk.done(`PATCH /products/${id}`, { as: 'admin', body: { dormancy_days } })
  expect((await patch({ inactive: 7 })).dormancy_days).toEqual({ inactive: 7, dormant: null })
  expect((await patch(null)).dormancy_days).toBeNull()
})

/** An account under a product with these terms. */
async function account(
  here: Setting,
  dormancyDays: { inactive?: number; dormant?: number },
): Promise<string> {
  const admin = here.staff('admin')
  const { id: productId } = await createProduct(admin(), {
    code: newId(),
    name: 'Product',
    category: 'SAVINGS',
    currency: 'NGN',
    dormancyDays,
  })
  await activateProduct(admin(), { id: productId })
  return (await here.account({ productId })).id
}

test('workers that are cut short change each account once, and store one balance for each date on which it moved', async () => {
  const here = await setting()
  await openBusinessDate(here, '2027-03-01')
  const ids = [
    await account(here, { inactive: 2, dormant: 4 }),
    await account(here, { inactive: 2, dormant: 4 }),
    await account(here, { dormant: 1 }),
    await account(here, {}),
  ]
  for (const id of ids) await here.deposit(id, '1000.00')
  const { id: runId } = await runEndOfDay(here.staff('admin')(), { through: '2027-03-08' })
  const worker = workerOn(here.platform, {
    // A third of the parts finds its deadline passed before its commit, as if the process had been killed.
    contextIn: async workspaceId => {
      const ctx = await here.platform.contextIn(workspaceId)
      let isShort = randomInt(3) === 0
      return Object.defineProperty({ ...ctx }, 'deadlineAt', {
        get: () => (isShort && randomInt(4) === 0 ? ((isShort = false), 0) : ctx.deadlineAt),
      }) as typeof ctx
    },
  })

  for (let status = 'RUNNING'; status === 'RUNNING'; here.clock.offsetMs += 60_000) {
    await Promise.all([1, 2, 3].map(() => closeDays.run(worker)))
    status = (await endOfDayRun(here.viewer(), runId))!.status
  }

  const changes = await here.asAdmin(
    `select array_position($1::uuid[], account_id) as account, change, reason from core.account_changes
     where account_id = any($1) and change <> 'OPENED' order by account, version`,
    [ids],
  )
  const reason = 'Unused since 2027-03-01'
  expect(changes).toEqual([
    { account: 1, change: 'BECAME_INACTIVE', reason },
    { account: 1, change: 'BECAME_DORMANT', reason },
    { account: 2, change: 'BECAME_INACTIVE', reason },
    { account: 2, change: 'BECAME_DORMANT', reason },
    { account: 3, change: 'BECAME_DORMANT', reason },
  ])
  const published = (await here.published()).filter(({ type }) => /account_(inactive|dormant)/.test(type))
  expect(published.map(({ type }) => type).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'core.account_dormant'),
    ...Array.from({ length: 2 }, () => 'core.account_inactive'),
  ])
  const snapshots = await here.asAdmin(
    `select to_char(snapshot_date, 'YYYY-MM-DD') as date, balance_minor as minor, count(*)::int as accounts
     from core.balance_snapshots where account_id = any($1) group by 1, 2`,
    [ids],
  )
  expect(snapshots).toEqual([{ date: '2027-03-01', minor: '100000', accounts: 4 }])
}, 60_000)

test('balances of past dates are exact, also where money moved after a snapshot while the date was being closed', async () => {
  const here = await setting()
  const { id } = await here.account()
  await openBusinessDate(here, '2027-03-01')
  await here.deposit(id, '10.00')
  const { id: runId } = await runEndOfDay(here.staff('admin')(), {})
  const hasSnapshots = async (): Promise<boolean> =>
    (await here.asAdmin(`select from core.balance_snapshots where account_id = $1`, [id])).length > 0
  while (!(await hasSnapshots()))
    await continueRun(await here.platform.contextIn(here.workspaceId), {
      workspaceId: here.workspaceId,
      id: runId,
    })

  await here.deposit(id, '5.00')
  while ((await endOfDayRun(here.viewer(), runId))!.status === 'RUNNING')
    await closeDays.run(workerOn(here.platform))
  await closeThrough(here, '2027-03-03')
  for (let deposits = 0; deposits < 5; deposits++) await here.deposit(id, '1.00')
  await closeThrough(here, '2027-03-05')
  await here.deposit(id, '100.00')

  const balances = await Promise.all(
    ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06'].map(
      async asOf => (await accountBalance(here.viewer(), { id, asOf })).balanceMinor,
    ),
  )
  expect(balances).toEqual([0n, 1_500n, 1_500n, 1_500n, 2_000n, 2_000n, 12_000n])
  const snapshots = await here.asAdmin(
    `select to_char(snapshot_date, 'DD') as day, balance_minor as minor, entries from core.balance_snapshots where account_id = $1 order by 1`,
    [id],
  )
  expect(snapshots).toEqual([
    { day: '01', minor: '1000', entries: '1' },
    { day: '02', minor: '1500', entries: '2' },
    { day: '04', minor: '2000', entries: '7' },
  ])
  await expectSound(here)
})

test('a snapshot that differs from the entries is reported', async () => {
  const here = await setting()
  const { id } = await here.account()
  await openBusinessDate(here, '2027-03-01')
  await here.deposit(id, '10.00')
  await closeThrough(here, '2027-03-01')
  await expectSound(here)
  await here.asAdmin('alter table core.balance_snapshots disable trigger append_only')
  await here.asAdmin('update core.balance_snapshots set balance_minor = 999 where account_id = $1', [id])

  const { data } = await here.ask<{ ledgerIntegrity: { checks: { name: string; broken: number }[] } }>(
    '{ ledgerIntegrity { checks { name broken } } }',
    {},
    here.viewer(),
  )
  expect(data!.ledgerIntegrity.checks.filter(({ broken }) => broken > 0)).toEqual([
    { name: 'SNAPSHOTS', broken: 1 },
  ])
})

test('a paused standing instruction is completed with its last date', async () => {
  const { here, give, read } = await payment('2027-03-01', '1000.00')
  const [ended, open] = [await give({ endDate: '2027-03-03' }), await give({ endDate: '2027-03-04' })]
  for (const { id } of [ended, open]) await pauseStandingInstruction(here.officer(), { id })

  await closeThrough(here, '2027-03-03')

  expect((await read(ended.id)).status).toBe('COMPLETED')
  expect((await read(open.id)).status).toBe('PAUSED')
})
