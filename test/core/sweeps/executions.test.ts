import { expect, test } from '@jest/globals'
import { closeDays } from '#core/jobs/close-days.ts'
import { closeAccount } from '#core/operations/accounts/close-account.ts'
import { freezeAccount } from '#core/operations/accounts/freeze-account.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { placeHold } from '#core/operations/holds/place-hold.ts'
import { setTransferSettings } from '#core/operations/pricing/set-transfer-settings.ts'
import { createSweep, type CreateSweep } from '#core/operations/sweeps/create-sweep.ts'
import { resumeSweep } from '#core/operations/sweeps/resume-sweep.ts'
import { runSweep } from '#core/operations/sweeps/run-sweep.ts'
import { account } from '#core/queries/accounts.ts'
import { failuresOfRun } from '#core/queries/end-of-day/runs.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import { accountStatement } from '#core/queries/statements/account-statement.ts'
import { sweepExecutions } from '#core/queries/sweeps/executions.ts'
import { sweep } from '#core/queries/sweeps/sweeps.ts'
import { claim, setting, type Setting } from '#test/core/accounts/given.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { expectSound } from '#test/core/standing-instructions/payment.ts'
import { workerOn } from '#test/support/world.ts'

const TODAY = '2026-06-01'

async function given(...amounts: string[]): Promise<{
  here: Setting
  ids: string[]
  give(from: number, to: number, terms?: Partial<CreateSweep>): Promise<string>
  balances(): Promise<bigint[]>
  results(id: string): Promise<unknown[]>
}> {
  const here = await setting()
  await openBusinessDate(here, TODAY)
  const ids: string[] = []
  for (const amount of amounts) {
    const { id } = await here.account()
    if (amount !== '0') await here.deposit(id, amount)
    ids.push(id)
  }
  return {
    here,
    ids,
    give: async (from, to, terms) =>
      (
        await createSweep(here.officer(), {
          accountId: ids[from]!,
          targetAccountId: ids[to]!,
          method: 'ZERO_BALANCE',
          ...terms,
        })
      ).id,
    balances: () => Promise.all(ids.map(async id => (await account(here.viewer(), id)).balanceMinor)),
    async results(id) {
      const { nodes } = await sweepExecutions(here.viewer(), { id, first: 100 })
      return nodes
        .map(({ businessDate, status, amountMinor, failureCode }) => [
          businessDate,
          status,
          amountMinor ?? failureCode,
        ])
        .reverse()
    },
  }
}

test('closing a date runs each sweep once, and a sweep sees what those before it moved', async () => {
  const { here, ids, give, balances, results } = await given('1000.00', '0', '300.00')
  const first = await give(0, 1)
  const second = await give(1, 2, { method: 'TARGET_BALANCE', targetAmount: '250.00' })
  const third = await give(2, 0, {
    method: 'RANGE',
    direction: 'TWO_WAY',
    triggerAmount: '900',
    targetAmount: '0',
  })

  await closeThrough(here, '2026-06-02')

  // 1,000.00 to the second account, 750.00 of it to the third, and 150.00 of its 1,050.00 back to the first.
  expect(await results(first)).toEqual([
    [TODAY, 'COMPLETED', 100_000n],
    ['2026-06-02', 'COMPLETED', 15_000n],
  ])
  expect(await results(second)).toEqual([
    [TODAY, 'COMPLETED', 75_000n],
    ['2026-06-02', 'COMPLETED', 15_000n],
  ])
  expect(await results(third)).toEqual([
    [TODAY, 'COMPLETED', 15_000n],
    ['2026-06-02', 'COMPLETED', 15_000n],
  ])
  expect(await balances()).toEqual([15_000n, 25_000n, 90_000n])
  const { lines } = await accountStatement(here.viewer(), { id: ids[0]!, from: TODAY, to: TODAY })
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([100_000n, -100_000n, 15_000n])
  expect(lines[1]!.transaction).toMatchObject({
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    narration: 'Sweep',
    bookingDate: TODAY,
    valueDate: '2026-06-02',
    metadata: { sweepId: first },
    feeMinor: 0n,
  })
  const published = (await here.published()).filter(({ type }) => type.startsWith('core.sweep'))
  expect(published.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 3 }, () => 'core.sweep_created'),
    ...Array.from({ length: 6 }, () => 'core.sweep_executed'),
  ])
  await expectSound(here)
})

test('a refused sweep is listed and stops no other, and one of a closed account is paused', async () => {
  const { here, ids, give, balances, results } = await given('100.00', '0', '0', '50.00')
  const frozen = await give(0, 1)
  const closed = await give(2, 1)
  const works = await give(3, 1)
  await freezeAccount(here.manager(), { id: ids[0]!, reason: 'Lost' })
  await closeAccount(here.manager(), { id: ids[2]!, reason: 'Moved away' })

  const run = await closeThrough(here, '2026-06-02')

  expect(await results(frozen)).toEqual([
    [TODAY, 'FAILED', 'ACCOUNT_FROZEN'],
    ['2026-06-02', 'FAILED', 'ACCOUNT_FROZEN'],
  ])
  expect(await results(closed)).toEqual([[TODAY, 'FAILED', 'ACCOUNT_CLOSED']])
  expect(await sweep(here.viewer(), closed)).toMatchObject({ status: 'PAUSED' })
  expect(await results(works)).toEqual([
    [TODAY, 'COMPLETED', 5_000n],
    ['2026-06-02', 'SKIPPED', null],
  ])
  expect(await balances()).toEqual([10_000n, 5_000n, 0n, 0n])
  expect(
    (await failuresOfRun(here.viewer(), run)).map(({ businessDate, step, accountId, code }) => [
      businessDate,
      step,
      accountId,
      code,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [TODAY, 'SWEEPS', ids[0], 'ACCOUNT_FROZEN'],
      [TODAY, 'SWEEPS', ids[2], 'ACCOUNT_CLOSED'],
      ['2026-06-02', 'SWEEPS', ids[0], 'ACCOUNT_FROZEN'],
    ]),
  )
  await expect(resumeSweep(here.officer(), { id: closed })).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' })
  await expect(runSweep(here.officer(), { id: frozen })).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' })
  await expectSound(here)
})

test('held money stays, and a run by a person is repeated under its key without moving more', async () => {
  const { here, ids, give, balances, results } = await given('100.00', '20.00')
  const id = await give(0, 1, { multipleOf: '10' })
  await placeHold(here.officer(), {
    accountId: ids[0]!,
    amount: '35.00',
    reason: 'Card',
    type: 'AUTHORIZATION',
  })
  const parts = { idempotency: claim('run') }

  const one = await runSweep(here.officer(parts), { id })
  const other = await runSweep(here.officer(parts), { id })
  const idle = await runSweep(here.officer(), { id })

  expect(one).toMatchObject({ origin: 'MANUAL', status: 'COMPLETED', amountMinor: 6_000n })
  expect(other.id).toBe(one.id)
  expect(idle).toMatchObject({ status: 'SKIPPED', transactionId: null })
  expect(await balances()).toEqual([4_000n, 8_000n])
  expect(await results(id)).toHaveLength(2)
  await expectSound(here)
})

test('of two workers with the same run, one runs each sweep', async () => {
  const { here, give, balances, results } = await given('1000.00', '0')
  const sweeps = await Promise.all(
    Array.from({ length: 5 }, () => give(0, 1, { method: 'FIXED', amount: '10' })),
  )
  const [one, other] = [workerOn(here.platform), workerOn(here.platform)]
  await runEndOfDay(here.staff('admin')(), { through: '2026-06-02' })

  for (let round = 0; round < 200 && (await results(sweeps[4]!)).length < 2; round++)
    await Promise.all([closeDays.run(one), closeDays.run(other)])

  expect(await balances()).toEqual([90_000n, 10_000n])
  for (const id of sweeps) expect(await results(id)).toHaveLength(2)
  await expectSound(here)
})

test('where compliance decides on transfers between customers, a sweep makes none', async () => {
  const { here, ids, give, balances, results } = await given('100.00', '0')
  const own = await give(0, 1)
  const strange = await here.account({ customerId: await here.customer() })
  const between = (
    await createSweep(here.officer(), {
      accountId: strange.id,
      targetAccountId: ids[1]!,
      method: 'ZERO_BALANCE',
    })
  ).id
  await here.deposit(strange.id, '30.00')
  await setTransferSettings(here.staff('admin')(), { decidesInternalTransfers: true })

  await closeThrough(here, TODAY)

  expect(await results(own)).toEqual([[TODAY, 'COMPLETED', 10_000n]])
  expect(await results(between)).toEqual([[TODAY, 'FAILED', 'SWEEP_BETWEEN_CUSTOMERS']])
  expect(await balances()).toEqual([0n, 10_000n])
  await expect(
    createSweep(here.officer(), { accountId: strange.id, targetAccountId: ids[1]!, method: 'ZERO_BALANCE' }),
  ).rejects.toMatchObject({ code: 'SWEEP_BETWEEN_CUSTOMERS' })
})

test('a transfer of a sweep that no run records is found by the integrity report', async () => {
  const { here, ids, give } = await given('100.00', '0')
  await give(0, 1)
  await closeThrough(here, TODAY)
  await here.asAdmin(
    `set session_replication_role = replica; delete from core.sweep_executions where source_account_id = '${ids[0]!}'`,
  )

  const { checks } = await ledgerIntegrity(here.viewer(), { full: false })

  expect(checks.filter(({ broken }) => broken > 0n)).toMatchObject([
    { name: 'VIRTUAL_ACCOUNTS', broken: 1n, examples: [{ accountId: ids[0] }] },
  ])
})
