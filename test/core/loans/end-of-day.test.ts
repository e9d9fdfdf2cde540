import { expect, test } from '@jest/globals'
import { repayLoan } from '#core/operations/loans/repayments/repay-loan.ts'
import { writeOffLoan } from '#core/operations/loans/servicing/write-off-loan.ts'
import { account } from '#core/queries/accounts.ts'
import { loanFigures } from '#core/queries/loans/figures.ts'
import { loanInstallments } from '#core/queries/loans/installments.ts'
import { loanPortfolio, loanProvisions } from '#core/queries/loans/portfolio.ts'
import { closeThrough } from '#test/core/end-of-day/close-through.ts'
import { expectSound } from '#test/core/standing-instructions/payment.ts'
import { lending } from './lending.ts'

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

  const statuses = async (): Promise<readonly string[]> =>
    (await loanInstallments(here.viewer(), { id })).map(({ status }) => status)
  const pay = (amount: string): Promise<unknown> =>
    repayLoan(here.staff('teller')(), { id, amount, sourceAccountId: accountId })
  await pay('1000.00')
  expect(await statuses()).toEqual(['OVERDUE', 'PENDING', 'PENDING', 'PENDING'])
  expect(await now(id)).toMatchObject({ status: 'IN_ARREARS', classification: 'BAD' })
  await pay('24939.03')
  expect(await statuses()).toEqual(['PAID', 'PENDING', 'PENDING', 'PENDING'])
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

test('a horizontal payment pays the penalties of all late installments first', async () => {
  const { here, accountId, lend } = await lending({
    allocationDirection: 'HORIZONTAL',
    latePenalty: { type: 'FLAT', value: '500', graceDays: 0 },
  })
  const { id } = await lend()
  await closeThrough(here, '2026-06-15')

  const payment = await repayLoan(here.staff('teller')(), {
    id,
    amount: '1600.00',
    sourceAccountId: accountId,
  })

  expect(payment).toMatchObject({ penaltyMinor: 100_000n, interestMinor: 60_000n, principalMinor: 0n })
  await expectSound(here)
})
