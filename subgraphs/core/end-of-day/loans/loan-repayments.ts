import type { Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { collectionPosting, planCollections, type CollectionPlan } from '#core/ledger/loans/collection.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { postEachWithin } from '#core/ledger/post-within.ts'
import type { LockedLoan } from '#core/operations/loans/locked-loan.ts'
import { recordCollection } from '#core/operations/loans/repayments/collect.ts'
import { saveLines } from '#core/operations/loans/save-lines.ts'
import { LOAN_COLUMNS, type LoanRow } from '#core/queries/loans/loans.ts'
import { openOf, totalOf, type LoanSchedule } from '#core/rules/loans/installment.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { repay, type Repayment } from '#core/rules/loans/repayment.ts'
import { sweptBalance } from '#core/rules/sweeps/sweep.ts'
import { endOfDayStep, FIRST_ID, type ChunkResult, type StepFailure } from '../step.ts'
import { lockLoans } from './lock-loans.ts'

/** A chunk locks accounts, so it is as large as a batch of transfers. */
const LOANS_MAX = 250

const DUE = `workspace_id = $1 and status in ('ACTIVE', 'IN_ARREARS', 'RESTRUCTURED') and repayment_account_id is not null and next_due_date <= $2`

const IS_DUE = `select exists (select from core.loans where ${DUE}) as "isDue"`

const NEXT = `select ${LOAN_COLUMNS} from core.loans loan where ${DUE} and id > $3 order by id limit ${LOANS_MAX}`

interface DueLoan {
  readonly row: LoanRow
  readonly plan: CollectionPlan
}

/**
 * Takes due installments from the accounts that loans name, as far as these have money: never an overdraft. The rest is taken at a
 * later close, and the installment is late until then.
 */
export const loanRepayments = endOfDayStep<readonly DueLoan[]>({
  name: 'LOAN_REPAYMENTS',
  async isDue({ database, actor: { workspaceId } }, date) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId, date])
    return row!.isDue
  },
  async prepare(ctx, date, cursor) {
    const { workspaceId } = ctx.actor
    const rows = await ctx.database.read<LoanRow>(workspaceId, NEXT, [workspaceId, date, cursor ?? FIRST_ID])
    const plans = await planCollections(
      ctx,
      rows.map(loan => ({
        loan,
        payment: {
          sourceAccountId: loan.repaymentAccountId!,
          channel: 'API',
          narration: null,
          isAutomatic: true,
        },
      })),
    )
    return rows.map((row, index) => ({ row, plan: plans[index]! }))
  },
  write: collectDue,
})

/** What is taken for a loan. */
interface Taking {
  readonly locked: LockedLoan
  readonly plan: CollectionPlan
  readonly amountMinor: bigint
  readonly repayment: Repayment
}

async function collectDue(tx: Tx, date: string, due: readonly DueLoan[]): Promise<ChunkResult> {
  if (due.length === 0) return { cursor: null, processed: 0, failures: [] }
  const takings = await takingsOf(tx, date, due)
  const postings = takings.map(({ plan, amountMinor, repayment }) =>
    collectionPosting(plan, amountMinor, repayment.paid),
  )
  const results = await postEachWithin(tx, postings)
  const failures = new Map<string, StepFailure>()
  const collected: (Taking & {
    readonly transaction: { readonly id: string; readonly bookingDate: string }
  })[] = []
  for (const [index, taking] of takings.entries()) {
    const result = results[index]!
    if (result.kind === 'posted') {
      collected.push({ ...taking, transaction: { id: result.id, bookingDate: result.bookedOn ?? date } })
      continue
    }
    const accountId = taking.plan.whole.debit.id
    const { code, message } = refusalOf(result, postings[index]!)
    failures.set(accountId, { accountId, code, message })
  }
  await saveLines(
    tx,
    collected.map(({ locked: { row, schedule }, repayment }) => ({
      loanId: row.id,
      version: schedule.version,
      before: schedule.lines,
      after: repayment.lines,
    })),
  )
  // The statements of all loans are sent together, which saves round trips.
  await allSettledOrThrow(
    collected.map(({ locked, plan, amountMinor, repayment: { lines, paid, isClosed }, transaction }) => {
      const schedule = { ...locked.schedule, lines }
      const collection = { kind: 'AUTOMATIC', plan, amountMinor, paid, schedule, isClosed, date } as const
      return recordCollection(tx, locked, collection, transaction)
    }),
  )
  return {
    cursor: due.length < LOANS_MAX ? null : due.at(-1)!.row.id,
    processed: takings.length - failures.size,
    failures: [...failures.values()],
  }
}

/** Locks the accounts, then the loans, and computes what each account pays in the order of the loans. */
async function takingsOf(tx: Tx, date: string, due: readonly DueLoan[]): Promise<Taking[]> {
  const plans = new Map(due.map(({ row, plan }) => [row.id, plan]))
  const accounts = await lockAccounts(tx, [...new Set(due.map(({ row }) => row.repaymentAccountId!))])
  const movable = new Map(accounts.map(account => [account.id, sweptBalance(account).movableMinor]))
  const loans = await lockLoans(tx, [...plans.keys()])
  return loans.flatMap(({ row, product, schedule }): Taking[] => {
    const accountId = row.repaymentAccountId
    if (!schedule || accountId === null || row.nextDueDate === null || row.nextDueDate > date) return []
    const available = movable.get(accountId) ?? 0n
    const wanted = dueAmount(schedule, date)
    const amountMinor = wanted < available ? wanted : available
    if (amountMinor <= 0n) return []
    const repayment = repay(schedule, amountMinor, date, product.allocation)
    if (repayment === 'REPAYMENT_EXCEEDS_PAYOFF') return []
    movable.set(accountId, available - amountMinor)
    return [{ locked: { row, product, schedule }, plan: plans.get(row.id)!, amountMinor, repayment }]
  })
}

/** What is open of the lines due on a date, at most what closes the loan. */
function dueAmount(schedule: LoanSchedule, date: string): bigint {
  const due = schedule.lines
    .filter(({ dueDate }) => dueDate <= date)
    .reduce((sum, line) => sum + totalOf(openOf(line)), 0n)
  const { total } = payoffOf(schedule, date)
  return due < total ? due : total
}
