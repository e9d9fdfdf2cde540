import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { approveLoan } from '#core/operations/loans/applications/approve-loan.ts'
import { createLoan } from '#core/operations/loans/applications/create-loan.ts'
import { disburseLoan } from '#core/operations/loans/applications/disburse-loan.ts'
import { createLoanProduct, type NewLoanProduct } from '#core/operations/loans/create-loan-product.ts'
import type { LoanWithFigures } from '#core/operations/loans/record-loan.ts'
import { repayLoan } from '#core/operations/loans/repayments/repay-loan.ts'
import { writeOffLoan } from '#core/operations/loans/servicing/write-off-loan.ts'
import { account } from '#core/queries/accounts.ts'
import { loanFigures } from '#core/queries/loans/figures.ts'
import { loan, type LoanRow } from '#core/queries/loans/loans.ts'
import { loanPortfolio, loanProvisions } from '#core/queries/loans/portfolio.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'
import { expectSound } from '#test/core/standing-instructions/payment.ts'

const START = '2026-06-01'

/** 100,000.00 at 0.1 % a day over four weeks. */
const WEEKLY: Omit<NewLoanProduct, 'code'> = {
  name: 'Four weeks',
  currency: 'NGN',
  interestRate: '36.5',
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'WEEKLY',
  dayCount: 'ACTUAL_365',
  minPrincipal: '1000',
  maxPrincipal: '1000000',
  minInstallments: 1,
  maxInstallments: 52,
}

interface Lending {
  readonly here: Setting
  readonly accountId: string
  lend(isAutomatic?: boolean): Promise<LoanWithFigures>
  now(id: string): Promise<LoanRow>
  balanceOf(kind: string): Promise<bigint>
}

async function lending(terms: Partial<NewLoanProduct> = {}): Promise<Lending> {
  const here = await setting()
  await openBusinessDate(here, START)
  const { id: accountId, customerId } = await here.account({})
  const { id: productId } = await createLoanProduct(here.staff('admin')(), {
    code: newId(),
    ...WEEKLY,
    ...terms,
  })
  return {
    here,
    accountId,
    async lend(isAutomatic = false) {
      const { id } = await createLoan(here.officer(), {
        customerId,
        productId,
        principal: '100000.00',
        installments: 4,
        purpose: 'Stock',
        disbursementAccountId: accountId,
        repaymentAccountId: isAutomatic ? accountId : null,
      })
      await approveLoan(here.staff('manager')(), { id })
      return disburseLoan(here.staff('manager')(), { id })
    },
    now: id => loan(here.viewer(), id),
    async balanceOf(kind) {
      const [row] = await here.database.read<{ minor: string }>(
        here.workspaceId,
        `select coalesce(sum(case when credit_account_id = own.id then amount_minor else -amount_minor end), 0)::text as minor
         from core.system_accounts own join core.transactions posting on posting.workspace_id = $1 and own.id in (debit_account_id, credit_account_id)
         where own.workspace_id = $1 and own.kind = $2`,
        [here.workspaceId, kind],
      )
      return BigInt(row!.minor)
    },
  }
}

test('interest accrues by day, and a due installment is taken from the account at the close of its date', async () => {
  const { here, accountId, lend, now, balanceOf } = await lending()
  const { id } = await lend(true)

  await closeThrough(here, '2026-06-03')
  expect(await now(id)).toMatchObject({ accruedInterestMinor: 30_000n, provisionMinor: 100_000n })
  expect(await balanceOf('LOAN_INTEREST_INCOME')).toBe(30_000n)

  await closeThrough(here, '2026-06-08')
  expect(await now(id)).toMatchObject({
    status: 'ACTIVE',
    openPrincipalMinor: 7_526_097n,
    paidInterestMinor: 70_000n,
    // A day of the second week is earned as well.
    accruedInterestMinor: 77_526n,
    nextDueDate: '2026-06-15',
  })
  expect((await account(here.viewer(), accountId)).balanceMinor).toBe(10_000_000n - 2_543_903n)
  expect(await balanceOf('LOAN_PRINCIPAL')).toBe(-7_526_097n)
  await closeThrough(here, '2026-06-29')
  // The account has 23,682.91 left for the last installment of 25,439.02.
  expect((await account(here.viewer(), accountId)).balanceMinor).toBe(0n)
  expect(await now(id)).toMatchObject({ status: 'IN_ARREARS', openPrincipalMinor: 175_611n })
  await expectSound(here)
})

test('an installment without money is late, penalised once, classed and provided for, and its interest suspended', async () => {
  const { here, accountId, lend, now, balanceOf } = await lending({
    latePenalty: { type: 'FLAT', value: '500', graceDays: 2 },
    bands: [
      { name: 'GOOD', fromDays: 0, provisionPercent: '1', nonPerforming: false },
      { name: 'LATE', fromDays: 1, provisionPercent: '10', nonPerforming: false },
      { name: 'BAD', fromDays: 5, provisionPercent: '50', nonPerforming: true },
    ],
  })
  const { id } = await lend()

  await closeThrough(here, '2026-06-08')
  expect(await now(id)).toMatchObject({
    status: 'IN_ARREARS',
    classification: 'LATE',
    provisionMinor: 1_000_000n,
  })
  await closeThrough(here, '2026-06-12')
  const late = await now(id)
  expect(late).toMatchObject({ classification: 'BAD', provisionMinor: 5_000_000n })
  expect(late.suspendedInterestMinor).toBe(late.accruedInterestMinor)
  expect(await balanceOf('LOAN_INTEREST_INCOME')).toBe(0n)
  expect(await balanceOf('LOAN_INTEREST_SUSPENSE')).toBe(late.accruedInterestMinor)
  expect((await loanFigures(here.viewer(), late)).outstanding.penalty).toBe(50_000n)
  expect(await loanPortfolio(here.viewer(), {})).toMatchObject({
    principalMinor: 10_000_000n,
    buckets: [
      { days: 1, amountMinor: 10_000_000n, ratioPpm: 1_000_000n },
      { days: 30, amountMinor: 0n },
      {},
      {},
    ],
  })
  expect(await loanProvisions(here.viewer(), {})).toMatchObject({
    classes: [{ classification: 'BAD', loans: 1, provisionMinor: 5_000_000n }],
  })

  await repayLoan(here.staff('teller')(), { id, amount: '25939.03', sourceAccountId: accountId })
  expect(await now(id)).toMatchObject({ status: 'ACTIVE', classification: 'GOOD' })
  await closeThrough(here, '2026-06-13')
  expect(await now(id)).toMatchObject({ suspendedInterestMinor: 0n, provisionMinor: 75_261n })
  expect(await balanceOf('LOAN_INTEREST_SUSPENSE')).toBe(0n)
  await expectSound(here)
})

test('a write-off uses the provision first, and the next close takes back the interest', async () => {
  const { here, lend, now, balanceOf } = await lending()
  const { id } = await lend()
  await closeThrough(here, '2026-06-03')

  const written = await writeOffLoan(here.staff('manager')(), { id, reason: 'Insolvent' })
  expect(written).toMatchObject({ status: 'CLOSED_WRITTEN_OFF', writtenOffMinor: 10_030_000n })
  expect(await balanceOf('LOAN_PRINCIPAL')).toBe(0n)
  expect(await balanceOf('LOAN_ALLOWANCE')).toBe(0n)
  expect(await balanceOf('LOAN_IMPAIRMENT')).toBe(-10_000_000n)
  await closeThrough(here, '2026-06-04')
  expect(await now(id)).toMatchObject({ accruedInterestMinor: 0n, provisionMinor: 0n })
  expect(await balanceOf('LOAN_INTEREST_INCOME')).toBe(0n)
  await expectSound(here)
})
