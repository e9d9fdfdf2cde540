import type { Tx } from '#kernel/command.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { events } from '#core/events.ts'
import { postWithin } from '#core/ledger/post-within.ts'
import { recordLoanChange } from '#core/operations/loans/record-loan.ts'
import { saveLines } from '#core/operations/loans/save-lines.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import type { LoanSchedule } from '#core/rules/loans/installment.ts'
import { closedBooks, loanOnDate, type LoanBooks } from '#core/rules/loans/day-close.ts'
import { isInRepayment, statusByArrears } from '#core/rules/loans/status.ts'
import { endOfDayStep, FIRST_ID, type ChunkResult } from '../step.ts'
import { bookPostings, changePostings, type BookPostings, type LoanGroup } from './book-postings.ts'
import { lockLoans, type LoanWithSchedule } from './lock-loans.ts'

const LOANS_MAX = 500

const IS_DUE = `select exists (select from core.loans loan where workspace_id = $1 and has_books) as "isDue"`

const NEXT = `select id, branch_id as "branchId", currency from core.loans loan
  where workspace_id = $1 and id > $2 and has_books order by id limit ${LOANS_MAX}`

interface NextLoan extends LoanGroup {
  readonly id: string
}

interface Prepared {
  readonly ids: readonly string[]
  readonly postings: ReadonlyMap<string, BookPostings>
}

const nameOf = ({ branchId, currency }: LoanGroup): string => `${branchId} ${currency}`

/**
 * Charges the penalties of late loans, and posts the changes of earned interest, suspended interest and provisions as sums of each branch
 * and currency. Each loan's totals are recomputed and the difference is posted, which also accounts for a
 * missed date.
 */
export const loanAccrual = endOfDayStep<Prepared>({
  name: 'LOAN_ACCRUAL',
  async isDue({ database, actor: { workspaceId } }) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId])
    return row!.isDue
  },
  async prepare(ctx, _, cursor) {
    const { workspaceId } = ctx.actor
    const rows = await ctx.database.read<NextLoan>(workspaceId, NEXT, [workspaceId, cursor ?? FIRST_ID])
    const groups = new Map(rows.map(row => [nameOf(row), row]))
    const postings = await Promise.all(
      [...groups].map(async ([name, group]) => [name, await bookPostings(ctx, group)] as const),
    )
    return { ids: rows.map(({ id }) => id), postings: new Map(postings) }
  },
  write: accrue,
})

interface Accrued {
  readonly row: LoanRow
  readonly before: LoanSchedule | undefined
  readonly schedule: LoanSchedule | undefined
  readonly status: LoanRow['status']
  readonly classification: string | null
  readonly penaltyMinor: bigint
  readonly books: LoanBooks
  readonly change: LoanBooks
}

async function accrue(tx: Tx, date: string, { ids, postings }: Prepared): Promise<ChunkResult> {
  if (ids.length === 0) return { cursor: null, processed: 0, failures: [] }
  const loans = await lockLoans(tx, ids)
  const next = daysAfter(date, 1)
  const accrued = loans.map(loan => accruedLoan(loan, next))
  const sums = new Map<string, LoanBooks>()
  for (const { row, change } of accrued)
    sums.set(nameOf(row), added(sums.get(nameOf(row)) ?? NO_CHANGE, change))
  await postWithin(
    tx,
    [...sums].flatMap(([name, change]) => changePostings(postings.get(name)!, change)),
  )
  await saveLines(
    tx,
    accrued.flatMap(({ row, before, schedule, penaltyMinor }) =>
      before && schedule && penaltyMinor > 0n
        ? [{ loanId: row.id, version: before.version, before: before.lines, after: schedule.lines }]
        : [],
    ),
  )
  await save(tx, date, accrued)
  for (const { row, schedule, status, classification } of accrued)
    if (status === 'IN_ARREARS' && row.status !== 'IN_ARREARS')
      await recordLoanChange(
        tx,
        { ...row, status, classification, updatedAt: tx.now() },
        { change: 'OVERDUE', event: events.loan_overdue, date: next, schedule },
      )
  return { cursor: ids.length < LOANS_MAX ? null : ids.at(-1)!, processed: loans.length, failures: [] }
}

const NO_CHANGE: LoanBooks = { accruedMinor: 0n, suspendedMinor: 0n, provisionMinor: 0n }

const added = (one: LoanBooks, other: LoanBooks, sign: 1n | -1n = 1n): LoanBooks => ({
  accruedMinor: one.accruedMinor + sign * other.accruedMinor,
  suspendedMinor: one.suspendedMinor + sign * other.suspendedMinor,
  provisionMinor: one.provisionMinor + sign * other.provisionMinor,
})

function accruedLoan({ row, product, schedule }: LoanWithSchedule, date: string): Accrued {
  const { paidInterestMinor, accruedInterestMinor, suspendedInterestMinor, provisionMinor } = row
  const posted = {
    accruedMinor: accruedInterestMinor,
    suspendedMinor: suspendedInterestMinor,
    provisionMinor,
  }
  if (!schedule || !isInRepayment(row.status)) {
    const books = closedBooks(paidInterestMinor)
    const { status, classification } = row
    const change = added(books, posted, -1n)
    return { row, before: undefined, schedule, status, classification, penaltyMinor: 0n, books, change }
  }
  const on = loanOnDate(product, schedule, { date, paidInterestMinor })
  return {
    row,
    before: schedule,
    schedule: on.schedule,
    status: statusByArrears(on.daysPastDue, row.isRestructured),
    classification: on.band.name,
    penaltyMinor: on.penaltyMinor,
    books: on.books,
    change: added(on.books, posted, -1n),
  }
}

const SAVE = `update core.loans loan set status = closed.status, classification = closed.classification, accrued_interest_minor = closed.accrued,
    suspended_interest_minor = closed.suspended, provision_minor = closed.provision, has_books = closed.has_books,
    updated_at = case when (loan.status, loan.classification) is distinct from (closed.status, closed.classification) then $3 else loan.updated_at end
  from unnest($2::uuid[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::boolean[])
    as closed (id, status, classification, accrued, suspended, provision, has_books)
  where loan.workspace_id = $1 and loan.id = closed.id`

const RECORD = `insert into core.loan_accruals (workspace_id, accrual_date, loan_id, interest_minor, suspended_minor, provision_minor, penalty_minor)
  select $1, $2, * from unnest($3::uuid[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[])`

async function save(tx: Tx, date: string, accrued: readonly Accrued[]): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(SAVE, [
    workspaceId,
    accrued.map(({ row }) => row.id),
    tx.now(),
    accrued.map(({ status }) => status),
    accrued.map(({ classification }) => classification),
    accrued.map(({ books }) => books.accruedMinor),
    accrued.map(({ books }) => books.suspendedMinor),
    accrued.map(({ books }) => books.provisionMinor),
    accrued.map(({ status }) => isInRepayment(status)),
  ])
  const changed = accrued.filter(
    ({ change, penaltyMinor }) =>
      penaltyMinor > 0n ||
      change.accruedMinor !== 0n ||
      change.suspendedMinor !== 0n ||
      change.provisionMinor !== 0n,
  )
  await tx.sql(RECORD, [
    workspaceId,
    date,
    changed.map(({ row }) => row.id),
    changed.map(({ change }) => change.accruedMinor),
    changed.map(({ change }) => change.suspendedMinor),
    changed.map(({ change }) => change.provisionMinor),
    changed.map(({ penaltyMinor }) => penaltyMinor),
  ])
}
