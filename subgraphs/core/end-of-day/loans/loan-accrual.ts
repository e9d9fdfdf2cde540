import type { Tx } from '#kernel/command.ts'
import { int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { events } from '#core/events.ts'
import { postWithin } from '#core/ledger/post-within.ts'
import { recordLoanChange } from '#core/operations/loans/record-loan.ts'
import { saveLines } from '#core/operations/loans/save-lines.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import type { LoanSchedule } from '#core/rules/loans/installment.ts'
import { closedBooks, loanOnDate, summedLoanOnDate, type LoanBooks } from '#core/rules/loans/day-close.ts'
import { sumsSuffice } from '#core/rules/loans/line-sums.ts'
import type { LoanProductTerms } from '#core/rules/loans/product-terms.ts'
import { isInRepayment, statusByArrears } from '#core/rules/loans/status.ts'
import { endOfDayStep, FIRST_ID, type ChunkResult } from '../step.ts'
import { bookPostings, changePostings, type BookPostings, type LoanGroup } from './book-postings.ts'
import { lockLoans, termsOfVersions, type LoanWithSchedule } from './lock-loans.ts'
import { lockSummedLoans, type AccruingLoan, type SummedLoan } from './lock-summed-loans.ts'

/** A chunk locks its loans, so a larger one would delay repayments. */
const LOANS_MAX = 2_000

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

/** A loan in repayment whose lines were read, as they were and as they become. */
interface ReadLoan {
  readonly row: LoanRow
  readonly before: LoanSchedule
  readonly schedule: LoanSchedule
}

interface Accrued {
  readonly loan: AccruingLoan
  /** Undefined if the sums of the lines suffice. */
  readonly read?: ReadLoan | undefined
  readonly status: LoanRow['status']
  readonly classification: string | null
  readonly penaltyMinor: bigint
  readonly books: LoanBooks
  readonly change: LoanBooks
}

async function accrue(tx: Tx, date: string, { ids, postings }: Prepared): Promise<ChunkResult> {
  if (ids.length === 0) return { cursor: null, processed: 0, failures: [] }
  const next = daysAfter(date, 1)
  const accrued = await accruedLoans(tx, ids, next)
  const sums = new Map<string, LoanBooks>()
  for (const { loan, change } of accrued)
    sums.set(nameOf(loan), added(sums.get(nameOf(loan)) ?? NO_CHANGE, change))
  await postWithin(
    tx,
    [...sums].flatMap(([name, change]) => changePostings(postings.get(name)!, change)),
  )
  const penalised = accrued.filter(({ penaltyMinor }) => penaltyMinor > 0n)
  await saveLines(
    tx,
    penalised.flatMap(({ loan, read }) =>
      read
        ? [
            {
              loanId: loan.id,
              version: read.before.version,
              before: read.before.lines,
              after: read.schedule.lines,
            },
          ]
        : [],
    ),
  )
  await save(tx, date, accrued)
  for (const { read, status, classification } of accrued)
    if (read && isNewlyLate(status, read.row))
      await recordLoanChange(
        tx,
        { ...read.row, status, classification, updatedAt: tx.now() },
        { change: 'OVERDUE', event: events.loan_overdue, date: next, schedule: read.schedule },
      )
  return { cursor: ids.length < LOANS_MAX ? null : ids.at(-1)!, processed: accrued.length, failures: [] }
}

const isNewlyLate = (status: LoanRow['status'], before: Pick<LoanRow, 'status'>): boolean =>
  status === 'IN_ARREARS' && before.status !== 'IN_ARREARS'

/** Locks the loans, and computes their books from the sums of their lines; of few loans all lines are read. */
async function accruedLoans(tx: Tx, ids: readonly string[], date: string): Promise<Accrued[]> {
  const loans = await lockSummedLoans(tx, ids, date)
  const termsOf = await termsOfVersions(tx, loans)
  const accrued: Accrued[] = []
  const others: string[] = []
  for (const loan of loans) {
    const summed = accruedBySums(loan, termsOf(loan), date)
    if (summed) accrued.push(summed)
    else others.push(loan.id)
  }
  if (others.length === 0) return accrued
  return [...accrued, ...(await lockLoans(tx, others)).map(loan => accruedByLines(loan, date))]
}

/** Undefined if the lines are needed: for a penalty, for FLAT interest, and for the event of a loan that becomes late. */
function accruedBySums(
  { sums, ...loan }: SummedLoan,
  product: LoanProductTerms,
  date: string,
): Accrued | undefined {
  if (!isInRepayment(loan.status)) return settledLoan(loan)
  if (!sumsSuffice(product, sums, date)) return undefined
  const { daysPastDue, band, books } = summedLoanOnDate(product, sums, { ...loan, date })
  const status = statusByArrears(daysPastDue, loan.isRestructured)
  if (isNewlyLate(status, loan)) return undefined
  const change = added(books, postedOf(loan), -1n)
  return { loan, status, classification: band.name, penaltyMinor: 0n, books, change }
}

function settledLoan(loan: AccruingLoan): Accrued {
  const { status, classification, paidInterestMinor } = loan
  const books = closedBooks(paidInterestMinor)
  return { loan, status, classification, penaltyMinor: 0n, books, change: added(books, postedOf(loan), -1n) }
}

function accruedByLines({ row, product, schedule: before }: LoanWithSchedule, date: string): Accrued {
  const { schedule, penaltyMinor, daysPastDue, band, books } = loanOnDate(product, before!, {
    date,
    paidInterestMinor: row.paidInterestMinor,
  })
  return {
    loan: row,
    read: { row, before: before!, schedule },
    status: statusByArrears(daysPastDue, row.isRestructured),
    classification: band.name,
    penaltyMinor,
    books,
    change: added(books, postedOf(row), -1n),
  }
}

const postedOf = ({
  accruedInterestMinor,
  suspendedInterestMinor,
  provisionMinor,
}: AccruingLoan): LoanBooks => ({
  accruedMinor: accruedInterestMinor,
  suspendedMinor: suspendedInterestMinor,
  provisionMinor,
})

const NO_CHANGE: LoanBooks = { accruedMinor: 0n, suspendedMinor: 0n, provisionMinor: 0n }

const added = (one: LoanBooks, other: LoanBooks, sign: 1n | -1n = 1n): LoanBooks => ({
  accruedMinor: one.accruedMinor + sign * other.accruedMinor,
  suspendedMinor: one.suspendedMinor + sign * other.suspendedMinor,
  provisionMinor: one.provisionMinor + sign * other.provisionMinor,
})

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
  const isChanged = ({ change, penaltyMinor }: Accrued): boolean =>
    penaltyMinor > 0n ||
    change.accruedMinor !== 0n ||
    change.suspendedMinor !== 0n ||
    change.provisionMinor !== 0n
  const changed = accrued.filter(isChanged)
  const moved = accrued.filter(
    each =>
      isChanged(each) ||
      each.status !== each.loan.status ||
      each.classification !== each.loan.classification ||
      !isInRepayment(each.status),
  )
  if (moved.length > 0)
    await tx.sql(SAVE, [
      workspaceId,
      uuidArray(moved.map(({ loan }) => loan.id)),
      tx.now(),
      textArray(moved.map(({ status }) => status)),
      textArray(moved.map(({ classification }) => classification)),
      int8Array(moved.map(({ books }) => books.accruedMinor)),
      int8Array(moved.map(({ books }) => books.suspendedMinor)),
      int8Array(moved.map(({ books }) => books.provisionMinor)),
      moved.map(({ status }) => isInRepayment(status)),
    ])
  if (changed.length > 0)
    tx.atCommit(RECORD, [
      workspaceId,
      date,
      uuidArray(changed.map(({ loan }) => loan.id)),
      int8Array(changed.map(({ change }) => change.accruedMinor)),
      int8Array(changed.map(({ change }) => change.suspendedMinor)),
      int8Array(changed.map(({ change }) => change.provisionMinor)),
      int8Array(changed.map(({ penaltyMinor }) => penaltyMinor)),
    ])
}
