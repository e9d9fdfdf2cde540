import { beforeAll, expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { closeDays } from '#core/jobs/close-days.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { generateFiscalPeriods } from '#core/operations/fiscal-periods/generate-fiscal-periods.ts'
import { createJournal } from '#core/operations/journals/create-journal.ts'
import { approveLoan } from '#core/operations/loans/applications/approve-loan.ts'
import { createLoan } from '#core/operations/loans/applications/create-loan.ts'
import { disburseLoan } from '#core/operations/loans/applications/disburse-loan.ts'
import { undoDisbursement } from '#core/operations/loans/applications/undo-disbursement.ts'
import { createLoanProduct } from '#core/operations/loans/create-loan-product.ts'
import { closeFiscalYear } from '#core/operations/year-end/close-fiscal-year.ts'
import { reverseYearEndClose } from '#core/operations/year-end/reverse-year-end-close.ts'
import { account } from '#core/queries/accounts.ts'
import { currentBusinessDate } from '#core/queries/end-of-day/business-date.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { dyingDatabase, workerWith } from '#test/remittance/transfer-history.ts'
import { claim, setting, type Caller, type Setting } from '../accounts/given.ts'
import { closeThrough, runsEnd } from './close-through.ts'
import { openBusinessDate } from './open-business-date.ts'
import { relayPostings } from '../general-ledger/books-setting.ts'
import { expectSound } from '../standing-instructions/payment.ts'

// A process that dies before a call leaves the same rows as one that dies after the call before, so it dies after each of its calls.
const dying = (here: Setting, lifetime: number) => dyingDatabase(here, lifetime, true)

const START = '2026-06-01'
const PRINCIPAL = '100000.00'

let here: Setting
let productId: string

beforeAll(async () => {
  here = await setting()
  await openBusinessDate(here, START)
  for (const year of [2025, 2026]) await generateFiscalPeriods(here.staff('admin')(), { year })
  const product = await createLoanProduct(here.staff('admin')(), {
    code: newId(),
    name: 'A year',
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
    fees: [{ name: 'Opening', type: 'PERCENTAGE', value: '2', timing: 'DISBURSEMENT' }],
  })
  productId = product.id
})

const rows = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  here.database.read<Row>(here.workspaceId, text, [here.workspaceId, ...values])

async function approvedLoan(): Promise<{ id: string; accountId: string }> {
  const { id: accountId } = await here.account()
  const { id } = await createLoan(here.officer(), {
    customerId: here.customerId,
    productId,
    principal: PRINCIPAL,
    installments: 4,
    purpose: 'Stock',
    disbursementAccountId: accountId,
    repaymentAccountId: accountId,
  })
  await approveLoan(here.staff('manager')(), { id })
  return { id, accountId }
}

/** Requests a change in a process that dies after a number of calls, then again under the same key. Returns whether the process died. */
async function repeated(
  caller: Caller,
  lifetime: number,
  change: (ctx: Context) => Promise<unknown>,
): Promise<boolean> {
  const [database, key] = [dying(here, lifetime), newId()]
  await change(caller({ database, idempotency: claim(key) })).catch(() => undefined)
  await change(caller({ idempotency: claim(key) }))
  return database.isDead()
}

const journalsByType = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await rows<{ type: string; found: number }>(
        'select journal_type as type, count(*)::int as found from core.journals where workspace_id = $1 group by 1',
      )
    ).map(({ type, found }) => [type, found]),
  )

/** Debits less credits of journals on an account, in minor units. */
async function posted(code: string): Promise<string> {
  const [sum] = await rows<{ minor: string }>(
    `select coalesce(sum(debit_minor - credit_minor), 0)::text as minor from core.gl_sums sums
     join core.gl_accounts account on account.workspace_id = $1 and account.id = gl_account_id
     where sums.workspace_id = $1 and grain = 'MONTH' and source = 'JOURNALS' and code = $2`,
    code,
  )
  return sum!.minor
}

const sale = (minor: number): Parameters<typeof createJournal>[1] => ({
  journalType: 'GENERAL',
  description: 'Sale',
  transactionDate: '2025-06-30',
  requiresApproval: false,
  entries: [
    { accountCode: '1000', amount: (minor / 100).toFixed(2), entryType: 'DEBIT', currencyCode: 'NGN' },
    { accountCode: '4100', amount: (minor / 100).toFixed(2), entryType: 'CREDIT', currencyCode: 'NGN' },
  ],
})

test('a process that dies while it disburses a loan or takes it back does so once or not at all, and a repeat completes it', async () => {
  let deaths = 0
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const { id, accountId } = await approvedLoan()
    const balance = async (): Promise<bigint> => (await account(here.viewer(), accountId)).balanceMinor

    const disbursing = await repeated(here.staff('manager'), lifetime, ctx => disburseLoan(ctx, { id }))
    expect([lifetime, await balance()]).toEqual([lifetime, 9_800_000n])
    expect((await loan(here.viewer(), id)).status).toBe('ACTIVE')
    const undoing = await repeated(here.staff('manager'), lifetime, ctx =>
      undoDisbursement(ctx, { id, reason: 'Wrong account' }),
    )
    expect([lifetime, await balance()]).toEqual([lifetime, 0n])
    expect((await loan(here.viewer(), id)).status).toBe('APPROVED')

    isDead = disbursing || undoing
    deaths += Number(disbursing) + Number(undoing)
  }

  expect(deaths).toBeGreaterThan(6)
  await relayPostings(here)
  await expectSound(here)
})

test('journals of 50 processes, of which many die before or after they commit, have numbers without a gap', async () => {
  const created = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const database = dyingDatabase(here, 1 + (index % 6), index % 2 === 0)
      const parts = index % 4 === 3 ? {} : { database }
      return createJournal(here.staff('manager')(parts), sale(1)).catch(() => undefined)
    }),
  )

  const numbers = await rows<{ number: number }>(
    'select right(journal_number, 6)::int as number from core.journals where workspace_id = $1 order by 1',
  )
  const confirmed = created.filter(each => each !== undefined).length
  expect(confirmed).toBeGreaterThan(10)
  expect(confirmed).toBeLessThan(50)
  expect(numbers.length).toBeGreaterThanOrEqual(confirmed)
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((__, index) => index + 1))
  expect(await posted('1000')).toBe(String(numbers.length))
  await expectSound(here)
})

test('a process that dies while it closes a year or reverses the close does so once or not at all, and a repeat completes it', async () => {
  await createJournal(here.staff('manager')(), sale(25_000))
  const income = await posted('4100')
  const { CLOSING: earlier = 0 } = await journalsByType()
  let deaths = 0
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const admin = here.staff('admin')
    const closing = await repeated(admin, lifetime, ctx => closeFiscalYear(ctx, { year: 2025 }))
    expect([lifetime, await posted('4100'), await posted('3100')]).toEqual([lifetime, '0', income])
    const [close] = await rows<{ id: string }>(
      `select id from core.year_end_closes where workspace_id = $1 and status = 'CLOSED'`,
    )
    const reversing = await repeated(admin, lifetime, ctx =>
      reverseYearEndClose(ctx, { id: close!.id, reason: 'A late invoice' }),
    )
    expect([lifetime, await posted('4100'), await posted('3100')]).toEqual([lifetime, income, '0'])
    // Two journals close the year, over the income summary.
    expect((await journalsByType())['CLOSING']).toBe(earlier + 4 * lifetime)
    isDead = closing || reversing
    deaths += Number(closing) + Number(reversing)
  }

  expect(deaths).toBeGreaterThan(4)
  await expectSound(here)
})

test('a process that dies at any call while it closes a date leaves a run that ends with every step done once', async () => {
  const { id, accountId } = await approvedLoan()
  await disburseLoan(here.staff('manager')(), { id })
  await here.withdraw(accountId, '98000.00')
  // From the first due date on, each date takes what the account has.
  await closeThrough(here, daysAfter(START, 7))
  let date = daysAfter(START, 8)
  const dates: string[] = []
  for (let lifetime = 1, isDead = true; isDead; lifetime++, date = daysAfter(date, 1)) {
    await here.deposit(accountId, '100.00')
    await runEndOfDay(here.staff('admin')(), { through: date })
    const database = dying(here, lifetime)
    await runsEnd(here, () => closeDays.run(workerWith(here, database.isDead() ? here.database : database)))
    isDead = database.isDead()
    dates.push(date)
  }

  expect(dates.length).toBeGreaterThan(20)
  expect((await currentBusinessDate(here.viewer(), here.workspaceId))!.businessDate).toBe(date)
  expect((await account(here.viewer(), accountId)).balanceMinor).toBe(0n)
  const taken = await rows<{ date: string; minor: string }>(
    `select booking_date::text as date, sum(amount_minor)::text as minor from core.loan_repayments
     where workspace_id = $1 and loan_id = $2 group by 1 order by 1`,
    id,
  )
  expect(taken).toEqual(dates.map(each => ({ date: each, minor: '10000' })))
  const closed = await rows<{ date: string; accruals: number; journals: number }>(
    `select day::date::text as date,
       (select count(*)::int from core.loan_accruals where workspace_id = $1 and accrual_date = day and loan_id = $2) as accruals,
       (select count(*)::int from core.journals where workspace_id = $1 and effective_date = day and journal_type = 'SUBLEDGER') as journals
     from unnest($3::date[]) as day order by 1`,
    id,
    dates,
  )
  expect(closed).toEqual(dates.map(each => ({ date: each, accruals: 1, journals: 1 })))
  await relayPostings(here)
  await expectSound(here)
})
