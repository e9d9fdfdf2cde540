import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { adjustBalance } from '#core/operations/transactions/adjust-balance.ts'
import { freezeAccount } from '#core/operations/accounts/freeze-account.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { accountStatement } from '#core/queries/statements/account-statement.ts'
import { accountBalance } from '#core/queries/account-balance.ts'
import { accruals } from '#core/queries/end-of-day/accruals.ts'
import { ledgerIntegrity } from '#core/queries/integrity.ts'
import type { GivenInterest } from '#core/rules/product.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { closeThrough } from './close-through.ts'

/** An account under a product with these terms, opened on a business date. */
async function bearing(
  here: Setting,
  interest: GivenInterest | null,
  { on, amount = '0', overdraft = {} }: { on: string; amount?: string; overdraft?: Record<string, string> },
): Promise<string> {
  const admin = here.staff('admin')
  const { id: productId } = await createProduct(admin(), {
    code: newId(),
    name: 'Product',
    category: 'SAVINGS',
    currency: 'NGN',
    interest,
    ...overdraft,
  })
  await activateProduct(admin(), { id: productId })
  const { id } = await here.account({ productId })
  await openBusinessDate(here, on)
  if (amount !== '0') await here.deposit(id, amount)
  return id
}

/** Type, booking date, value date, amount and narration of the entries of an account. */
async function lines(here: Setting, id: string): Promise<unknown[]> {
  const { lines: all } = await accountStatement(here.viewer(), { id, from: '2000-01-01', to: '2999-12-31' })
  return all.map(({ amountMinor, transaction: { type, bookingDate, valueDate, narration } }) => [
    type,
    bookingDate,
    valueDate,
    amountMinor,
    narration,
  ])
}

test('interest of 10 % is posted at the end of each month, less 10 % tax, and the remainder of the rounding is carried on', async () => {
  const here = await setting()
  const id = await bearing(
    here,
    { rate: '10', withholdingTaxRate: '10' },
    { on: '2026-11-23', amount: '1000000.00' },
  )

  await closeThrough(here, '2026-12-31')

  expect(await lines(here, id)).toEqual([
    ['DEPOSIT', '2026-11-23', '2026-11-23', 100_000_000n, 'Cash'],
    ['INTEREST', '2026-11-30', '2026-12-01', 219_178n, 'Interest'],
    ['FEE', '2026-11-30', '2026-12-01', -21_918n, 'Withholding tax'],
    ['INTEREST', '2026-12-31', '2027-01-01', 850_991n, 'Interest'],
    ['FEE', '2026-12-31', '2027-01-01', -85_099n, 'Withholding tax'],
  ])
  expect(await accountBalance(here.viewer(), { id, asOf: '2026-11-30' })).toMatchObject({
    balanceMinor: 100_197_260n,
  })
  expect(
    (await ledgerIntegrity(here.viewer(), { full: false })).checks.filter(each => each.broken > 0n),
  ).toEqual([])
})

test('accruals show the balance and the exact interest of each day', async () => {
  const here = await setting()
  const id = await bearing(here, { rate: '12' }, { on: '2026-06-01', amount: '1000000.00' })

  await closeThrough(here, '2026-06-10')

  const list = await accruals(here.viewer(), { accountId: id, from: '2026-06-01', to: '2026-06-30' })
  expect(list.map(({ date }) => date)).toEqual(
    Array.from({ length: 10 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`),
  )
  expect(new Set(list.map(({ amount, balanceMinor }) => `${balanceMinor} ${amount}`))).toEqual(
    new Set(['100000000 328.7671232877']),
  )
  const { data } = await here.ask<{ account: { accruedInterest: string } }>(
    'query ($id: UUID!) { account(id: $id) { accruedInterest } }',
    { id },
    here.viewer(),
  )
  expect(data?.account.accruedInterest).toBe('3287.67')
})

test('each tier pays its rate on its own slice of the balance', async () => {
  const here = await setting()
  const tiers = [
    { from: '0.00', rate: '5' },
    { from: '100000.00', rate: '10' },
  ]
  const id = await bearing(
    here,
    { tiers, compounding: 'ANNUAL', posting: 'ANNUAL', dayCount: 'ACTUAL_ACTUAL' },
    { on: '2026-01-01', amount: '250000.00' },
  )

  await closeThrough(here, '2026-12-31')

  expect(await lines(here, id)).toEqual([
    ['DEPOSIT', '2026-01-01', '2026-01-01', 25_000_000n, 'Cash'],
    ['INTEREST', '2026-12-31', '2027-01-01', 2_000_000n, 'Interest'],
  ])
}, 120_000)

test('an overdraft earns nothing and is charged its own rate', async () => {
  const here = await setting()
  const id = await bearing(
    here,
    { rate: '10' },
    {
      on: '2026-11-21',
      amount: '100.00',
      overdraft: { overdraftLimit: '1000000.00', overdraftRate: '20' },
    },
  )
  await here.withdraw(id, '100100.00')

  await closeThrough(here, '2026-11-30')

  expect((await lines(here, id)).slice(2)).toEqual([
    ['INTEREST', '2026-11-30', '2026-12-01', -54_795n, 'Overdraft interest'],
  ])
})

test('daily compounding counts accrued interest as balance before it is paid', async () => {
  const here = await setting()
  const id = await bearing(
    here,
    { rate: '36.5', compounding: 'DAILY', posting: 'MONTHLY' },
    {
      on: '2026-11-28',
      amount: '1000.00',
    },
  )

  await closeThrough(here, '2026-11-30')

  // 0.1 % a day: 1.00, then 1.001 on 1,001.00 and 1.002 on 1,002.00.
  expect((await lines(here, id)).at(-1)).toEqual(['INTEREST', '2026-11-30', '2026-12-01', 300n, 'Interest'])
})

test('MINIMUM pays on the lowest closing balance of the period', async () => {
  const here = await setting()
  const id = await bearing(
    here,
    { rate: '36.5', calculationMethod: 'MINIMUM' },
    {
      on: '2026-11-26',
      amount: '1000.00',
    },
  )
  await closeThrough(here, '2026-11-26')
  await here.withdraw(id, '600.00')
  await closeThrough(here, '2026-11-27')
  await here.deposit(id, '500.00')

  await closeThrough(here, '2026-11-30')

  expect((await lines(here, id)).at(-1)).toEqual(['INTEREST', '2026-11-30', '2026-12-01', 200n, 'Interest'])
})

test('interest is paid into a frozen account', async () => {
  const here = await setting()
  const id = await bearing(here, { rate: '10' }, { on: '2026-11-30', amount: '365000.00' })
  await freezeAccount(here.manager(), { id, reason: 'Court order' })

  await closeThrough(here, '2026-11-30')

  expect((await lines(here, id)).at(-1)).toEqual([
    'INTEREST',
    '2026-11-30',
    '2026-12-01',
    10_000n,
    'Interest',
  ])
})

test('a reversal has the value date of its original, and the difference of interest is a separate line', async () => {
  const here = await setting()
  const id = await bearing(here, { rate: '36.5' }, { on: '2026-11-10', amount: '1000.00' })
  const wrong = await here.deposit(id, '500.00')
  await closeThrough(here, '2026-11-14')

  await reverseTransaction(here.manager(), { id: wrong.id, reason: 'Wrong account' })
  await closeThrough(here, '2026-11-15')
  const list = await accruals(here.viewer(), { accountId: id, from: '2026-11-10', to: '2026-11-15' })
  await closeThrough(here, '2026-11-30')

  expect(
    list.map(({ date, valueDate, balanceMinor, amount }) => [date, valueDate, balanceMinor, amount]),
  ).toEqual([
    ...['10', '11', '12', '13', '14'].map(day => [
      `2026-11-${day}`,
      `2026-11-${day}`,
      150_000n,
      '1.5000000000',
    ]),
    ['2026-11-15', '2026-11-15', 100_000n, '1.0000000000'],
    ['2026-11-15', '2026-11-10', -50_000n, '-2.5000000000'],
  ])
  expect((await lines(here, id)).at(-1)).toEqual(['INTEREST', '2026-11-30', '2026-12-01', 2_100n, 'Interest'])
})

test('an account that is closed during the period is left out, and its bank goes on', async () => {
  const here = await setting()
  const id = await bearing(here, { rate: '10' }, { on: '2026-11-20', amount: '100.00' })
  await closeThrough(here, '2026-11-21')
  await adjustBalance(here.staff('admin')(), {
    accountId: id,
    direction: 'DEBIT',
    amount: '100.00',
    reason: 'Payout',
  })
  await here.asAdmin(`update core.accounts set status = 'CLOSED', closed_at = now() where id = $1`, [id])

  const run = await closeThrough(here, '2026-11-30')

  expect(run).toMatchObject({ status: 'COMPLETED' })
  expect((await lines(here, id)).map(line => (line as unknown[])[0])).toEqual(['DEPOSIT', 'ADJUSTMENT'])
})

test('the integrity report finds accrued interest that does not follow from the date before, and posted interest without its transaction', async () => {
  const here = await setting()
  const id = await bearing(here, { rate: '36.5', posting: 'DAILY' }, { on: '2026-11-28', amount: '1000.00' })
  const other = await bearing(here, { rate: '36.5' }, { on: '2026-11-28', amount: '1000.00' })
  await closeThrough(here, '2026-11-29')
  const broken = async (): Promise<unknown> =>
    (await ledgerIntegrity(here.viewer(), { full: false })).checks
      .filter(({ broken: count }) => count > 0n)
      .map(({ name, examples }) => [name, examples.map(({ accountId }) => accountId)])
  const before = await broken()
  const tamper = (table: string, change: string, condition: string) =>
    here.asAdmin(
      `alter table core.${table} disable trigger append_only; update core.${table} set ${change} where ${condition}; alter table core.${table} enable trigger append_only`,
    )

  await tamper('accruals', 'accrued = accrued + 1', `account_id = '${other}' and accrual_date = '2026-11-29'`)
  await tamper(
    'interest_postings',
    'tax_minor = tax_minor + 1',
    `account_id = '${id}' and booking_date = '2026-11-28'`,
  )

  expect(before).toEqual([])
  expect(await broken()).toEqual([['ACCRUALS', [id, other].toSorted()]])
})

test('a deposit that is booked after the accrual of its date earns its interest at the next close', async () => {
  const here = await setting()
  const id = await bearing(here, { rate: '36.5' }, { on: '2026-11-10', amount: '1000.00' })
  await closeThrough(here, '2026-11-10')
  // As if it had been posted while the date before was being closed.
  await here.deposit(id, '500.00')
  await here.asAdmin(
    `alter table core.transactions disable trigger append_only;
     update core.transactions set booking_date = '2026-11-10', value_date = '2026-11-10' where credit_account_id = '${id}' and amount_minor = 50000;
     alter table core.transactions enable trigger append_only`,
  )

  await closeThrough(here, '2026-11-11')

  const list = await accruals(here.viewer(), { accountId: id, from: '2026-11-10', to: '2026-11-11' })
  expect(list.map(({ date, valueDate, amount }) => [date, valueDate, amount])).toEqual([
    ['2026-11-10', '2026-11-10', '1.0000000000'],
    ['2026-11-11', '2026-11-11', '1.5000000000'],
    ['2026-11-11', '2026-11-10', '0.5000000000'],
  ])
})
