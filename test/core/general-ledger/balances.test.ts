import { expect, test } from '@jest/globals'
import { createGlAccount } from '#core/operations/general-ledger/create-gl-account.ts'
import { updateGlAccount } from '#core/operations/general-ledger/update-gl-account.ts'
import { glAccounts } from '#core/queries/general-ledger/gl-accounts.ts'
import { bank, type Bank } from '../bank.ts'
import { addEntries, type GivenEntry } from './books-setting.ts'

interface Books {
  readonly at: Bank
  /** Id of an account by its code. */
  readonly id: (code: string) => Promise<string>
  read<Found>(document: string, variables: Record<string, unknown>): Promise<Found>
}

async function openBooks(): Promise<Books> {
  const at = await bank()
  const viewer = () => at.staff('viewer')
  await glAccounts(viewer(), { first: 1 })
  return {
    at,
    id: async code => (await glAccounts(viewer(), { first: 1, code })).nodes[0]!.id,
    async read<Found>(document: string, variables: Record<string, unknown>) {
      const { data, errors } = await at.ask<{ found: Found }>(document, variables, viewer())
      if (!data) throw new Error(JSON.stringify(errors))
      return data.found
    },
  }
}

/** Interest paid on savings: an expense and a liability. */
const interest = (date: string, minor: bigint, given: Partial<GivenEntry> = {}): GivenEntry[] => [
  { code: '5000', date, debit: minor, ...given },
  { code: '2500', date, credit: minor, ...given },
]

const BALANCE = `query ($id: UUID!, $asOf: LocalDate, $currency: CurrencyCode) {
  found: glAccountBalance(id: $id, asOf: $asOf, currency: $currency) { balance currency }
}`

test('a balance is positive on the normal side, as of a date and in a currency', async () => {
  const { at, id, read } = await openBooks()
  await addEntries(at, [
    ...interest('2026-01-31', 1_000n),
    ...interest('2026-02-01', 250n),
    ...interest('2026-02-28', 30n),
    ...interest('2026-02-28', 7n, { currency: 'JPY' }),
  ])
  const [expense, borrowings, cash] = [await id('5000'), await id('2500'), await id('1000')]
  const balance = (account: string, more: object = {}) => read(BALANCE, { id: account, ...more })

  expect(await balance(expense)).toEqual({ balance: '12.80', currency: 'NGN' })
  expect(await balance(borrowings)).toEqual({ balance: '12.80', currency: 'NGN' })
  expect(await balance(cash)).toEqual({ balance: '0.00', currency: 'NGN' })
  expect(await balance(expense, { currency: 'JPY' })).toEqual({ balance: '7', currency: 'JPY' })
  for (const [asOf, expected] of [
    ['2026-01-30', '0.00'],
    ['2026-01-31', '10.00'],
    ['2026-02-01', '12.50'],
    ['2026-02-27', '12.50'],
    ['2026-12-31', '12.80'],
  ])
    expect(await balance(borrowings, { asOf })).toEqual({ balance: expected, currency: 'NGN' })
  await addEntries(at, [
    { code: '2500', date: '2026-01-02', debit: 5_000n },
    { code: '1000', date: '2026-01-02', credit: 5_000n },
  ])
  expect(await balance(borrowings, { asOf: '2026-02-01' })).toEqual({ balance: '-37.50', currency: 'NGN' })
})

test('a header has the balances of the accounts below it, and an account of one currency shows that one', async () => {
  const { at, id, read } = await openBooks()
  const admin = at.staff('admin')
  const top = await createGlAccount(admin, {
    code: '5001',
    name: 'Cost of money',
    type: 'EXPENSE',
    usage: 'HEADER',
    isControl: false,
    cashFlowClass: 'OPERATING',
  })
  const middle = await createGlAccount(admin, {
    code: '5002',
    name: 'Interest',
    type: 'EXPENSE',
    usage: 'HEADER',
    isControl: false,
    cashFlowClass: 'OPERATING',
    parentId: top.id,
    currency: 'USD',
  })
  await updateGlAccount(admin, { id: await id('5000'), parentId: middle.id })
  await addEntries(at, [
    ...interest('2026-01-31', 1_000n),
    ...interest('2026-01-31', 25n, { currency: 'USD' }),
  ])

  expect(await read(BALANCE, { id: top.id })).toEqual({ balance: '10.00', currency: 'NGN' })
  expect(await read(BALANCE, { id: middle.id })).toEqual({ balance: '0.25', currency: 'USD' })
})

const DAYS = `query ($id: UUID!, $from: LocalDate!, $to: LocalDate!, $currency: CurrencyCode) {
  found: glAccountBalances(accountId: $id, from: $from, to: $to, currency: $currency) { date currency opening debit credit closing }
}`

test('balances are listed for every day, and each day opens with the balance that closed the day before', async () => {
  const { at, id, read } = await openBooks()
  await addEntries(at, [
    ...interest('2026-01-05', 1_000n),
    ...interest('2026-02-27', 20n, { currency: 'USD' }),
    ...interest('2026-02-28', 250n),
    { code: '2500', date: '2026-02-28', debit: 50n },
    { code: '1000', date: '2026-02-28', credit: 50n },
  ])

  const days = await read(DAYS, { id: await id('2500'), from: '2026-02-27', to: '2026-03-01' })

  const naira = { currency: 'NGN', debit: '0.00', credit: '0.00' }
  const dollars = { currency: 'USD', debit: '0.00', credit: '0.00', opening: '0.20', closing: '0.20' }
  expect(days).toEqual([
    { ...naira, date: '2026-02-27', opening: '10.00', closing: '10.00' },
    { ...dollars, date: '2026-02-27', opening: '0.00', credit: '0.20' },
    { ...naira, date: '2026-02-28', opening: '10.00', debit: '0.50', credit: '2.50', closing: '12.00' },
    { ...dollars, date: '2026-02-28' },
    { ...naira, date: '2026-03-01', opening: '12.00', closing: '12.00' },
    { ...dollars, date: '2026-03-01' },
  ])
})

test('balances cover 400 days at most, and their period does not end before it begins', async () => {
  const { id, read } = await openBooks()
  const expense = await id('5000')
  const days = (from: string, to: string) => read<unknown[]>(DAYS, { id: expense, from, to })

  expect(await days('2025-01-01', '2026-02-04')).toEqual([])
  await expect(days('2025-01-01', '2026-02-05')).rejects.toThrow('must be at most 400 days')
  await expect(days('2026-01-02', '2026-01-01')).rejects.toThrow('must not be before from')
})
