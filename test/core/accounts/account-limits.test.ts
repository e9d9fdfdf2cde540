import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { accountLimits } from '#core/queries/account-limits.ts'
import { on, setting } from './given.ts'

test("limits return used and remaining amounts, and the reset time in the tenant's time zone", async () => {
  const here = await setting()
  const { viewer, asAdmin, workspaceId, deposit, withdraw, transfer } = here
  const { id } = await here.account()
  const { id: other } = await here.account()
  const limit = (
    type: string,
    transferType: string | null,
    accountType: string | null,
    currency: string,
    bounds: readonly (number | null)[],
  ): Promise<unknown> =>
    asAdmin(
      `insert into core.limits (workspace_id, id, account_type, transaction_type, transfer_type, currency, single_minor, daily_minor, weekly_minor, monthly_minor, version, created_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, 'x', now())`,
      [workspaceId, newId(), accountType, type, transferType, currency, ...bounds],
    )
  await limit('WITHDRAWAL', null, 'SAVINGS', 'NGN', [5_000, 10_000, null, 50_000])
  await limit('TRANSFER', null, null, 'NGN', [null, null, 30_000, null])
  await limit('WITHDRAWAL', null, 'CURRENT', 'NGN', [1, 1, 1, 1])
  await limit('WITHDRAWAL', null, null, 'USD', [1, 1, 1, 1])
  await asAdmin('update core.policies set version = version + 1 where workspace_id = $1', [workspaceId])
  // A Wednesday and the following Thursday.
  await on(here, '2026-12-30', async () => {
    await deposit(id, '1000.00')
    await withdraw(id, '40.00')
    await transfer(id, other, '70.00')
  })

  const [transfers, withdrawals, ...more] = await on(here, '2026-12-31', async () => {
    await withdraw(id, '20.00')
    return accountLimits(viewer(), id)
  })

  expect(more).toEqual([])
  expect(transfers).toMatchObject({
    transactionType: 'TRANSFER',
    singleMinor: null,
    windows: [
      {
        window: 'WEEKLY',
        limitMinor: 30_000n,
        usedMinor: 7_000n,
        resetsAt: new Date('2027-01-03T23:00:00Z'),
      },
    ],
  })
  expect(withdrawals).toMatchObject({
    transactionType: 'WITHDRAWAL',
    singleMinor: 5_000n,
    windows: [
      { window: 'DAILY', limitMinor: 10_000n, usedMinor: 2_000n, resetsAt: new Date('2026-12-31T23:00:00Z') },
      {
        window: 'MONTHLY',
        limitMinor: 50_000n,
        usedMinor: 6_000n,
        resetsAt: new Date('2026-12-31T23:00:00Z'),
      },
    ],
  })
})
