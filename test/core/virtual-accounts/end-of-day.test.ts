import { expect, test } from '@jest/globals'
import { openVirtualAccount } from '#core/operations/virtual-accounts/open-virtual-account.ts'
import { closeVirtualAccount } from '#core/operations/virtual-accounts/close-virtual-account.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { activateVirtualAccount } from '#core/operations/virtual-accounts/activate-virtual-account.ts'
import { updateVirtualAccount } from '#core/operations/virtual-accounts/update-virtual-account.ts'
import { endAccountsOfCustomer } from '#core/operations/accounts/end-accounts-of-customer.ts'
import { account } from '#core/queries/accounts.ts'
import { accruals } from '#core/queries/end-of-day/accruals.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import { virtualAccount, type VirtualAccountRow } from '#core/queries/virtual-accounts/virtual-accounts.ts'
import { statusAt, type VirtualAccountKind } from '#core/rules/virtual-accounts/virtual-account.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { newId } from '#kernel/id.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { expectSound } from '#test/core/standing-instructions/payment.ts'

const TODAY = '2026-06-01'

async function family(productId?: string): Promise<{
  here: Setting
  parent: string
  open(kind: VirtualAccountKind, expiresAt?: Date): Promise<VirtualAccountRow>
  balances(...ids: string[]): Promise<bigint[]>
}> {
  const here = await setting()
  await openBusinessDate(here, TODAY)
  const parent = (await here.account(productId === undefined ? {} : { productId })).id
  return {
    here,
    parent,
    open: (kind, expiresAt) =>
      openVirtualAccount(here.officer(), {
        accountId: parent,
        kind,
        accountName: kind,
        ...(expiresAt && { expiresAt }),
      }),
    balances: (...ids) => Promise.all(ids.map(async id => (await account(here.viewer(), id)).balanceMinor)),
  }
}

test('a SWEEP account keeps its credits until the date is closed, then hands them to its parent', async () => {
  const { here, parent, open, balances } = await family()
  const { id } = await open('SWEEP')
  await here.deposit(id, '70.00')
  expect(await balances(parent, id)).toEqual([0n, 7_000n])

  await closeThrough(here, TODAY)

  expect(await balances(parent, id)).toEqual([7_000n, 0n])
  await expectSound(here)
})

/** An account that earns 0.1 % a day, paid at the end of the month, and opens virtual accounts. */
async function earning(): Promise<{
  here: Setting
  parent: string
  openFor(kind: VirtualAccountKind): Promise<VirtualAccountRow>
}> {
  const { here } = await family()
  const { id: productId } = await createProduct(here.staff('admin')(), {
    code: newId(),
    name: 'Pooling',
    category: 'CURRENT',
    currency: 'NGN',
    interest: { rate: '36.5', posting: 'MONTHLY' },
  })
  await activateProduct(here.staff('admin')(), { id: productId })
  const parent = (await here.account({ productId, accountType: 'CURRENT' })).id
  return {
    here,
    parent,
    openFor: kind => openVirtualAccount(here.officer(), { accountId: parent, kind, accountName: kind }),
  }
}

test('pooled money earns on the parent, and nothing on its own account', async () => {
  const { here, parent, openFor } = await earning()
  const [pooled, sub] = [(await openFor('POOLING')).id, (await openFor('SUB_ACCOUNT')).id]
  await here.deposit(pooled, '1000.00')
  await here.deposit(sub, '10.00')

  await closeThrough(here, '2026-06-02')
  await here.deposit(parent, '500.00')
  await closeThrough(here, '2026-06-03')

  const accrued = async (accountId: string): Promise<unknown[]> =>
    (await accruals(here.viewer(), { accountId, from: TODAY, to: '2026-06-03' })).map(
      ({ balanceMinor }) => balanceMinor,
    )
  expect(await accrued(parent)).toEqual([100_000n, 100_000n, 150_000n])
  expect(await accrued(pooled)).toEqual([])
  expect(await accrued(sub)).toEqual([1_000n, 1_000n, 1_000n])
  await closeThrough(here, '2026-06-30')
  // 0.1 % a day: two days of 1,000.00 and 28 of 1,500.00.
  expect((await account(here.viewer(), parent)).balanceMinor).toBe(50_000n + 200n + 4_200n)
  expect((await account(here.viewer(), pooled)).balanceMinor).toBe(100_000n)
  await expectSound(here)
})

test('pooled money with an earlier value date corrects the interest of the parent, also when its account is closed the same day', async () => {
  const { here, parent, openFor } = await earning()
  const [lasting, ended] = [(await openFor('POOLING')).id, (await openFor('POOLING')).id]
  await here.deposit(parent, '100.00')
  await here.deposit(lasting, '1000.00')
  const wrong = [await here.deposit(lasting, '500.00'), await here.deposit(ended, '200.00')]
  await closeThrough(here, '2026-06-03')

  for (const { id } of wrong) await reverseTransaction(here.manager(), { id, reason: 'Wrong account' })
  await closeVirtualAccount(here.officer(), { id: ended })
  await closeThrough(here, '2026-06-05')

  const list = await accruals(here.viewer(), { accountId: parent, from: TODAY, to: '2026-06-05' })
  expect(
    list.map(({ date, valueDate, balanceMinor, amount }) => [date, valueDate, balanceMinor, amount]),
  ).toEqual([
    ...['01', '02', '03'].map(day => [`2026-06-${day}`, `2026-06-${day}`, 180_000n, '1.8000000000']),
    ['2026-06-04', '2026-06-04', 110_000n, '1.1000000000'],
    ['2026-06-04', TODAY, -70_000n, '-2.1000000000'],
    ['2026-06-05', '2026-06-05', 110_000n, '1.1000000000'],
  ])
  await closeThrough(here, '2026-06-30')
  expect((await account(here.viewer(), parent)).balanceMinor).toBe(10_000n + 30n * 110n)
  await expectSound(here)
})

test('a number refuses credits from its end on, is marked at the end of the day, and is activated with a later end', async () => {
  const { here, open } = await family()
  const later = (ms: number): Date => new Date(Date.now() + here.clock.offsetMs + ms)
  const { id } = await open('SUB_ACCOUNT', later(60_000))
  await here.deposit(id, '1.00')
  here.clock.offsetMs += 120_000
  const stored = async () => virtualAccount(here.viewer(), id)

  await expect(here.deposit(id, '1.00')).rejects.toMatchObject({ code: 'VIRTUAL_ACCOUNT_EXPIRED' })
  expect([(await stored()).status, statusAt(await stored(), later(0))]).toEqual(['ACTIVE', 'EXPIRED'])
  await closeThrough(here, TODAY)
  expect((await stored()).status).toBe('EXPIRED')
  await expect(activateVirtualAccount(here.officer(), { id })).rejects.toMatchObject({
    code: 'VIRTUAL_ACCOUNT_EXPIRED',
  })
  await updateVirtualAccount(here.officer(), { id, expiresAt: null })
  await expect(here.deposit(id, '1.00')).rejects.toMatchObject({ code: 'VIRTUAL_ACCOUNT_EXPIRED' })
  await activateVirtualAccount(here.officer(), { id })
  await here.deposit(id, '1.00')
  await expectSound(here)
})

test('the accounts of a closed customer are closed with their virtual accounts', async () => {
  const { here, parent, open } = await family()
  const { id } = await open('COLLECTION')

  await endAccountsOfCustomer(here.platformContext, { customerId: here.customerId })

  expect([(await account(here.viewer(), parent)).status, (await account(here.viewer(), id)).status]).toEqual([
    'CLOSED',
    'CLOSED',
  ])
})

test('a virtual account that does not agree with its account is found by the integrity report', async () => {
  const { here, open } = await family()
  const { id } = await open('POOLING')
  await here.asAdmin(`update core.virtual_accounts set kind = 'SUB_ACCOUNT' where id = $1`, [id])

  const { checks } = await ledgerIntegrity(here.viewer(), { full: false })

  expect(checks.filter(({ broken }) => broken > 0n)).toMatchObject([
    { name: 'VIRTUAL_ACCOUNTS', broken: 1n, examples: [{ accountId: id }] },
  ])
})
