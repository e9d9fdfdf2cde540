import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import { setFee } from '#core/operations/pricing/set-fee.ts'
import { adjustBalance } from '#core/operations/transactions/adjust-balance.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { reverseTransaction } from '#core/operations/transactions/reverse-transaction.ts'
import { withdraw } from '#core/operations/transactions/withdraw.ts'
import { transferBetweenBranches } from '#core/operations/transfers/transfer-between-branches.ts'
import { transferByNip } from '#core/operations/transfers/transfer-by-nip.ts'
import { transferInternally } from '#core/operations/transfers/transfer-internally.ts'
import { systemBalances } from '#core/queries/system-balances.ts'
import { CUSTOMER_MONEY, SYSTEM_MONEY } from '#core/rules/books/chart/mappings.ts'
import type { SystemAccountKind } from '#core/rules/accounts/system-account-kind.ts'
import { convert, converting } from '../currencies/converting.ts'
import type { MovementSetting } from '../movement-setting.ts'
import {
  booksOf,
  brokenBooks,
  givenBranches,
  postBetweenSystemAccounts,
  relayPostings,
  type Books,
} from './books-setting.ts'

const cash = (at: MovementSetting, accountId: string, amount: string) => ({
  accountId,
  amount,
  channel: 'BRANCH' as const,
  narration: 'Cash',
  initiatedBy: at.tellerId,
})

const feeOn = (at: MovementSetting, given: object) =>
  setFee(at.admin(), {
    transactionType: 'TRANSFER',
    currency: 'NGN',
    feeType: 'FLAT',
    feeValue: '10.00',
    vatRate: '7.5',
    ...given,
  })

test('a transfer is on the accounts of both customers, with its fee and VAT in the branch of the payer', async () => {
  const at = await converting()
  const { LAG } = await givenBranches(at.admin(), 'LAG')
  await feeOn(at, { transferType: 'INTERNAL' })
  const savings = await at.account('100.00')
  const current = await at.account('0.00', { account_type: 'CURRENT', branch_id: LAG })

  await transferInternally(at.teller(), at.order(savings, current, { amount: '30.00' }))
  await relayPostings(at)

  expect(await booksOf(at)).toEqual({
    '1000 HO NGN': 10_000n,
    '1700 HO NGN': -3_000n,
    '1700 LAG NGN': 3_000n,
    '2000 HO NGN': -5_925n,
    '2100 LAG NGN': -3_000n,
    '2400 HO NGN': -75n,
    '4100 HO NGN': -1_000n,
  })
  expect(await brokenBooks(at)).toEqual([])
})

test('a transfer between branches is as even as one within, also after its reversal', async () => {
  const at = await converting()
  const { LAG } = await givenBranches(at.admin(), 'LAG')
  const [source, destination] = [await at.account('100.00'), await at.account('0.00', { branch_id: LAG })]

  const { id } = await transferBetweenBranches(
    at.teller(),
    at.order(source, destination, { amount: '40.00' }),
  )
  await relayPostings(at)
  const moved = await booksOf(at)
  await reverseTransaction(at.staff('manager')(), { id, reason: 'Sent twice' })
  await relayPostings(at)

  expect(moved).toEqual({
    '1000 HO NGN': 10_000n,
    '1700 HO NGN': -4_000n,
    '1700 LAG NGN': 4_000n,
    '2000 HO NGN': -6_000n,
    '2000 LAG NGN': -4_000n,
  })
  expect(await booksOf(at)).toEqual({ '1000 HO NGN': 10_000n, '2000 HO NGN': -10_000n })
})

test('a conversion is in the branches of its customers, and its value in that of the payer', async () => {
  const at = await converting()
  const { LAG } = await givenBranches(at.admin(), 'LAG')
  const dollars = await at.account('100.00', {
    account_type: 'DOMICILIARY',
    currency: 'USD',
    branch_id: LAG,
  })
  const naira = await at.account()

  await convert(at, dollars, naira, { amount: '100.00', currency: 'USD' })
  await relayPostings(at)

  expect(await booksOf(at)).toEqual({
    '1000 LAG USD': 10_000n,
    '1600 LAG USD': -10_000n,
    '1600 HO NGN': 15_900_000n,
    '1600 LAG NGN': 100_000n,
    '2000 HO NGN': -15_900_000n,
    '4200 LAG NGN': -100_000n,
  })
})

test('between system accounts the branch is the one named, that of the customer in the parent, or the head office', async () => {
  const at = await converting()
  const { LAG } = await givenBranches(at.admin(), 'LAG')
  const account = await at.account('0.00', { branch_id: LAG })
  const paid = await deposit(at.teller(), cash(at, account, '100.00'))
  const accrued = {
    debit: 'LOAN_INTEREST_RECEIVABLE',
    credit: 'LOAN_INTEREST_INCOME',
    amountMinor: 5n,
  } as const

  await postBetweenSystemAccounts(at.platformContext, accrued)
  await postBetweenSystemAccounts(at.platformContext, {
    ...accrued,
    amountMinor: 70n,
    metadata: { branchId: LAG },
  })
  await postBetweenSystemAccounts(at.platformContext, {
    ...accrued,
    amountMinor: 3n,
    metadata: { branchId: newId() },
  })
  await postBetweenSystemAccounts(at.platformContext, {
    debit: 'LOAN_CLEARING',
    credit: 'LOAN_PRINCIPAL',
    amountMinor: 900n,
    parentId: paid.id,
  })
  await relayPostings(at)

  expect(await booksOf(at)).toEqual({
    '1000 LAG NGN': 10_000n,
    '2000 LAG NGN': -10_000n,
    '1400 HO NGN': 8n,
    '4000 HO NGN': -8n,
    '1400 LAG NGN': 70n,
    '4000 LAG NGN': -70n,
    '2900 LAG NGN': 900n,
    '1300 LAG NGN': -900n,
  })
  expect(await brokenBooks(at)).toEqual([])
})

type StepOf<Steps> = Steps extends fc.Arbitrary<infer Step> ? Step : never

const CODES = { ...CUSTOMER_MONEY, ...SYSTEM_MONEY }

/** What the ledger must show by the balances: customers' by branch, those of system accounts over all branches. */
async function expectedOf(at: MovementSetting): Promise<{ customers: Books; system: Books }> {
  const held = await at.database.read<{ type: keyof typeof CUSTOMER_MONEY; place: string; minor: string }>(
    at.workspaceId,
    `select account_type as type, branch.code || ' ' || currency as place, sum(balance_minor)::text as minor from core.accounts account
     join core.branches branch on branch.workspace_id = account.workspace_id and branch.id = branch_id where account.workspace_id = $1 group by 1, 2`,
    [at.workspaceId],
  )
  const owned = await systemBalances(at.staff('viewer')())
  return {
    customers: summed(held.map(({ type, place, minor }) => [`${CODES[type]} ${place}`, -BigInt(minor)])),
    system: summed(
      owned.map(({ kind, currency, addedUpMinor }) => [
        `${CODES[kind as SystemAccountKind]} ${currency}`,
        -BigInt(addedUpMinor),
      ]),
    ),
  }
}

function summed(amounts: readonly (readonly [name: string, minor: bigint])[]): Books {
  const sums: Record<string, bigint> = {}
  for (const [name, minor] of amounts) sums[name] = (sums[name] ?? 0n) + minor
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0n))
}

const isCustomers = ([name]: readonly [string, bigint]): boolean => /^2[0-3]/.test(name)

test('whatever is posted, every branch is even in each currency, and the accounts equal what they stand for', async () => {
  const at = await converting()
  const { LAG, ABJ } = await givenBranches(at.admin(), 'LAG', 'ABJ')
  await feeOn(at, { transferType: 'INTERNAL' })
  await feeOn(at, { transferType: 'NIP', feeValue: '25.00' })
  await feeOn(at, { transactionType: 'WITHDRAWAL' })
  const naira = [
    await at.account('5000.00'),
    await at.account('5000.00', { account_type: 'CURRENT', branch_id: LAG }),
    await at.account('5000.00', { account_type: 'CORPORATE', branch_id: ABJ }),
  ]
  const dollars = [
    await at.account('500.00', { account_type: 'DOMICILIARY', currency: 'USD' }),
    await at.account('500.00', { account_type: 'DOMICILIARY', currency: 'USD', branch_id: ABJ }),
  ]
  const posted: string[] = []
  const step = fc.record({
    kind: fc.constantFrom(
      'deposit',
      'withdraw',
      'transfer',
      'branches',
      'convert',
      'nip',
      'adjust',
      'reverse',
      'system',
      'relay',
    ),
    from: fc.nat(2),
    shift: fc.integer({ min: 1, max: 2 }),
    minor: fc.integer({ min: 100, max: 200_000 }),
  })

  async function take({ kind, from, shift, minor }: StepOf<typeof step>): Promise<unknown> {
    const [source, destination] = [naira[from]!, naira[(from + shift) % 3]!]
    const amount = (minor / 100).toFixed(2)
    switch (kind) {
      case 'deposit':
        return deposit(at.teller(), cash(at, source, amount))
      case 'withdraw':
        return withdraw(at.teller(), cash(at, source, amount))
      case 'transfer':
        return transferInternally(at.teller(), at.order(source, destination, { amount }))
      case 'branches':
        return transferBetweenBranches(at.teller(), at.order(source, destination, { amount }))
      case 'convert': {
        const foreign = dollars[from % 2]!
        return shift === 1
          ? convert(at, source, foreign, { amount })
          : convert(at, foreign, source, { amount: (minor / 10_000).toFixed(2), currency: 'USD' })
      }
      case 'nip':
        return transferByNip(at.teller(), {
          sourceAccountId: source,
          destinationAccountNum: '0123456789',
          destinationBankCode: '000013',
          destinationAccountName: 'Chidi Okafor',
          amount,
          currency: 'NGN',
          channel: 'MOBILE',
          narration: 'Rent',
          initiatedBy: at.tellerId,
        })
      case 'adjust':
        return adjustBalance(at.admin(), {
          accountId: source,
          direction: shift === 1 ? 'CREDIT' : 'DEBIT',
          amount,
          reason: 'Charged twice',
        })
      case 'reverse': {
        const id = posted[minor % Math.max(1, posted.length)]
        return (
          id && reverseTransaction(at.staff('manager')(), { id, reason: 'Sent twice', force: shift === 1 })
        )
      }
      case 'system':
        return postBetweenSystemAccounts(at.platformContext, {
          debit: 'LOAN_IMPAIRMENT',
          credit: 'LOAN_ALLOWANCE',
          amountMinor: BigInt(minor),
          metadata: { branchId: LAG },
        })
      case 'relay':
        return relayPostings(at)
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async steps => {
      for (const each of steps)
        try {
          const row = await take(each)
          if (typeof row === 'object' && row && 'id' in row) posted.push(row.id as string)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      expect(await brokenBooks(at)).toEqual([])
      await relayPostings(at)

      const books = Object.entries(await booksOf(at))
      const evenness = summed(books.map(([name, minor]) => [name.slice(name.indexOf(' ') + 1), minor]))
      const { customers, system } = await expectedOf(at)
      expect(evenness).toEqual({})
      expect(Object.fromEntries(books.filter(isCustomers))).toEqual(customers)
      expect(
        summed(
          books
            .filter(each => !isCustomers(each))
            .map(([name, minor]) => [`${name.slice(0, 4)} ${name.slice(-3)}`, minor]),
        ),
      ).toEqual(system)
      expect(await brokenBooks(at)).toEqual([])
    }),
    { numRuns: 12 },
  )
  expect(posted.length).toBeGreaterThan(10)
})
