import type pg from 'pg'
import { daysAfter } from '#kernel/local-day.ts'
import { one } from '#kernel/database/one.ts'
import { withClient } from '#app/database/with-client.ts'
import { scheduleOf } from '#core/rules/loans/schedule.ts'
import { fundAccounts, openBank, untilPublished, type Bank } from '../bank.ts'
import { rows } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { table, verdict } from '../table.ts'
import { closeDate } from './close-date.ts'

const LOANS = rows(200_000)
const INSTALLMENTS = 12
/** The loans were disbursed evenly over this many days before the open business date. */
const DAYS = 360

const PRODUCT = {
  code: 'BENCH',
  name: 'Measured',
  currency: 'NGN',
  interest_rate: 24,
  rate_type: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repayment_frequency: 'MONTHLY',
  day_count: 'THIRTY_360',
  min_principal: 1_000,
  max_principal: 1_000_000,
  min_installments: 1,
  max_installments: 24,
}
const PRINCIPAL = 12_000_000n

/** One loan for each account, whose lines due before the business date are paid. */
const LOAN_ROWS = `with owned as (
    select id, customer_id, branch_id, row_number() over (order by id) as n from core.accounts where workspace_id = $1 and account_type = 'SAVINGS' and product_id = $1)
  insert into core.loans (workspace_id, id, loan_number, customer_id, branch_id, product_id, product_version, currency, status, requested_minor, principal_minor, installments, purpose,
    disbursement_account_id, repayment_account_id, created_by, created_at, updated_at, disbursed_on, schedule_version, schedule_principal_minor, schedule_installments,
    schedule_start_date, interest_only_installments, is_restructured, open_principal_minor, next_due_date, classification, paid_interest_minor, has_books,
    accrued_interest_minor, suspended_interest_minor, provision_minor, written_off_minor, recovered_minor)
  select $1, uuidv7(), 'LN' || to_char(start, 'YYYYMMDD') || lpad(n::text, 8, '0'), customer_id, branch_id, $2, 1, 'NGN', 'ACTIVE', $3, $3, ${INSTALLMENTS}, 'Stock', owned.id, owned.id,
    'bench', now(), now(), start, 1, $3, ${INSTALLMENTS}, start, 0, false, open_principal, next_due, 'PERFORMING', paid_interest, true, paid_interest, 0, 0, 0, 0
  from owned join bench_starts on bench_starts.day = owned.n % ${DAYS}`

const LINE_ROWS = `insert into core.loan_lines (workspace_id, loan_id, version, number, due_date, opening_minor, due_penalty_minor, due_fee_minor, due_interest_minor, due_principal_minor,
    paid_penalty_minor, paid_fee_minor, paid_interest_minor, paid_principal_minor, waived_penalty_minor, waived_fee_minor, waived_interest_minor, waived_principal_minor,
    carried_interest_minor, is_penalised)
  select $1, loan.id, 1, number, due, opening, 0, 0, interest, principal, 0, 0, case when is_paid then interest else 0 end, case when is_paid then principal else 0 end,
    0, 0, 0, 0, 0, false
  from core.loans loan join bench_lines line on line.start = loan.disbursed_on where loan.workspace_id = $1 and loan.product_id = $2 order by loan.id, number`

/** A table whose rows the end of the day inserts or updates. */
interface Written {
  readonly name: string
  /** The rows that were written when `$1` was closed. */
  readonly where: string
  /** Columns that an update sets, and those that identify its row; absent if rows are inserted. */
  readonly update?: { readonly columns: readonly string[]; readonly key: readonly string[] }
}

const WRITTEN: Readonly<Record<'LOAN_REPAYMENTS' | 'LOAN_ACCRUAL', readonly Written[]>> = {
  LOAN_REPAYMENTS: [
    { name: 'transactions', where: `booking_date = $1 and metadata ? 'loanId'` },
    { name: 'loan_repayments', where: 'booking_date = $1' },
    { name: 'loan_changes', where: 'business_date = $1' },
    {
      name: 'loan_lines',
      where: 'due_date = $1',
      update: {
        columns: ['paid_interest_minor', 'paid_principal_minor'],
        key: ['workspace_id', 'loan_id', 'version', 'number'],
      },
    },
    {
      name: 'accounts',
      where: `booked_on = $1 and account_type = 'SAVINGS'`,
      update: { columns: ['balance_minor', 'entries'], key: ['workspace_id', 'id'] },
    },
  ],
  LOAN_ACCRUAL: [
    { name: 'loan_accruals', where: 'accrual_date = $1' },
    {
      name: 'loans',
      where: 'has_books and $1::date is not null',
      update: {
        columns: [
          'status',
          'classification',
          'accrued_interest_minor',
          'suspended_interest_minor',
          'provision_minor',
        ],
        key: ['workspace_id', 'id'],
      },
    },
  ],
}

/**
 * Closes two business dates of a bank with loans, and measures the steps of loans at the second: a thirtieth of the loans have a line due,
 * which is debited, and all accrue interest. The yardstick inserts and updates as many rows in copies of the tables with the same indexes and
 * checks, one statement for each table.
 */
export async function loans(environment: Environment): Promise<string> {
  const bank = await openBank(environment, 1)
  try {
    const { id: productId } = await bank.post('/loans/products', PRODUCT)
    const date = await withClient(environment.admin, client => fill(client, bank, productId as string))
    await closeDate(environment, bank)
    await untilPublished(environment)
    const steps = await closeDate(environment, bank)
    const names = ['LOAN_REPAYMENTS', 'LOAN_ACCRUAL'] as const
    const measured: { name: string; processed: number; seconds: number; bare: number }[] = []
    for (const name of names) {
      const { processed, seconds, failed } = steps[name]!
      if (failed > 0) throw new Error(`${failed} loans failed in ${name}.`)
      const bare = await withClient(environment.admin, client =>
        written(client, WRITTEN[name], daysAfter(date, 1)),
      )
      measured.push({ name, processed, seconds, bare })
    }
    const [all, bare] = [
      measured.reduce((sum, { seconds }) => sum + seconds, 0),
      measured.reduce((sum, each) => sum + each.bare, 0),
    ]
    return [
      table([
        [`${LOANS} loans`, 'loans', 'seconds', 'bare, seconds', 'ratio'],
        ...measured.map(({ name, processed, seconds, bare: own }) => [
          name,
          String(processed),
          seconds.toFixed(2),
          own.toFixed(2),
          (own / seconds).toFixed(2),
        ]),
        ['both', '', all.toFixed(2), bare.toFixed(2), (bare / all).toFixed(2)],
      ]),
      '',
      verdict('End of day of loans, times a bare insert and update', bare / all, 0.3),
    ].join('\n')
  } finally {
    await bank.stop()
  }
}

/** Creates the loans with an account each, and returns the open business date. */
async function fill(client: pg.Client, { workspaceId }: Bank, productId: string): Promise<string> {
  const { date } = one(
    await client.query<{ date: string }>(
      'select business_date::text as date from core.policies where workspace_id = $1',
      [workspaceId],
    ),
  )
  // The search by name is not measured, and its words would double the time of the preparation.
  await client.query('alter table core.accounts disable trigger save_search_tokens')
  await fundAccounts(client, workspaceId, { accounts: LOANS, accountType: 'SAVINGS' })
  await client.query('alter table core.accounts enable trigger save_search_tokens')
  const lines = Array.from({ length: DAYS }, (_, day) => linesOf(day, date)).flat()
  await client.query(
    `create temporary table bench_lines as select * from jsonb_to_recordset($1::jsonb)
       as line (day int, start date, number int, due date, opening bigint, principal bigint, interest bigint, is_paid boolean)`,
    [JSON.stringify(lines)],
  )
  await client.query(`create temporary table bench_starts as select day, start, min(due) filter (where not is_paid) as next_due,
      coalesce(sum(principal) filter (where not is_paid), 0) as open_principal, coalesce(sum(interest) filter (where is_paid), 0) as paid_interest
    from bench_lines group by 1, 2`)
  await client.query('set synchronous_commit = off')
  await client.query(LOAN_ROWS, [workspaceId, productId, PRINCIPAL])
  await client.query(LINE_ROWS, [workspaceId, productId])
  await client.query('vacuum analyze core.loans, core.loan_lines')
  await client.query('checkpoint')
  return date
}

/** The lines of a loan that was disbursed some days before a date; lines due before that date are paid. */
function linesOf(day: number, date: string): readonly Record<string, unknown>[] {
  const start = daysAfter(date, -1 - day)
  const lines = scheduleOf({
    principal: PRINCIPAL,
    installments: INSTALLMENTS,
    startDate: start,
    interestRate: 240_000n,
    rateType: 'DECLINING',
    amortization: 'EQUAL_INSTALLMENT',
    repaymentFrequency: 'MONTHLY',
    dayCount: 'THIRTY_360',
    interestOnlyInstallments: 0,
  })
  return lines.map(({ number, dueDate: due, opening, principal, interest }) => ({
    day,
    start,
    number,
    due,
    opening: String(opening),
    principal: String(principal),
    interest: String(interest),
    is_paid: due < date,
  }))
}

/** Seconds to write the rows of a closed date into copies of their tables. */
async function written(client: pg.Client, tables: readonly Written[], date: string): Promise<number> {
  let seconds = 0
  for (const { name, where, update } of tables) {
    await client.query(
      `create temporary table written as select * from core.${name} where ${where.replaceAll('$1', `'${date}'`)}`,
    )
    await client.query(`create table public.bare (like core.${name} including all)`)
    if (update) await client.query('insert into public.bare select * from written')
    await client.query('vacuum analyze public.bare')
    await client.query('analyze written')
    await client.query('checkpoint')
    const statement = update
      ? `update public.bare set ${update.columns.map(column => `${column} = written.${column}`).join()} from written
         where (${update.key.map(column => `bare.${column}`).join()}) = (${update.key.map(column => `written.${column}`).join()})`
      : 'insert into public.bare select * from written'
    const begunMs = performance.now()
    const { rowCount } = await client.query(statement)
    seconds += (performance.now() - begunMs) / 1_000
    if (!rowCount) throw new Error(`The end of the day wrote no rows of ${name}.`)
    await client.query('drop table public.bare, written')
  }
  return seconds
}
