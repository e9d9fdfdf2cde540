import type { Tx } from '#kernel/command.ts'
import { uuidArray } from '#kernel/database/arrays.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import type { LineSums } from '#core/rules/loans/line-sums.ts'

/** What the accrual needs of a loan. */
export type AccruingLoan = Pick<
  LoanRow,
  | 'id'
  | 'branchId'
  | 'currency'
  | 'productId'
  | 'productVersion'
  | 'status'
  | 'isRestructured'
  | 'openPrincipalMinor'
  | 'nextDueDate'
  | 'classification'
  | 'paidInterestMinor'
  | 'accruedInterestMinor'
  | 'suspendedInterestMinor'
  | 'provisionMinor'
>

/** A locked loan with the sums of its lines. Those of a loan that is not disbursed mean nothing. */
export type SummedLoan = AccruingLoan & { readonly sums: LineSums }

type SummedRow = AccruingLoan &
  Omit<LineSums, 'running'> & {
    readonly runningOpening: bigint | null
    readonly runningInterest: bigint
    readonly runningWaived: bigint
    readonly runningCarried: bigint
  }

// The sums are computed here because a loan has many lines, of which the close of a date needs few.
const LOCK = `with loan as materialized (
    select * from core.loans where workspace_id = $1 and id = any($2::uuid[]) order by id for no key update),
  summed as (
    select loan.id, max(line.due_date) filter (where line.due_date <= $3) as period_start,
      coalesce(sum(line.due_interest_minor - line.waived_interest_minor - line.paid_interest_minor) filter (where line.due_date <= $3), 0)::bigint as due_interest,
      coalesce(sum(line.paid_interest_minor) filter (where line.due_date > $3), 0)::bigint as advance_interest,
      min(line.number) filter (where line.due_date > $3) as running,
      min(line.due_date) filter (where line.due_date < $3 and not line.is_penalised
        and line.due_penalty_minor + line.due_fee_minor + line.due_interest_minor + line.due_principal_minor
          > line.paid_penalty_minor + line.paid_fee_minor + line.paid_interest_minor + line.paid_principal_minor
          + line.waived_penalty_minor + line.waived_fee_minor + line.waived_interest_minor + line.waived_principal_minor) as unpenalised
    from loan join core.loan_lines line on line.workspace_id = $1 and line.loan_id = loan.id and line.version = loan.schedule_version
    group by loan.id)
  select loan.id, loan.branch_id as "branchId", loan.currency, loan.product_id as "productId", loan.product_version as "productVersion", loan.status,
    loan.is_restructured as "isRestructured", loan.open_principal_minor as "openPrincipalMinor", loan.next_due_date as "nextDueDate", loan.classification,
    loan.paid_interest_minor as "paidInterestMinor", loan.accrued_interest_minor as "accruedInterestMinor",
    loan.suspended_interest_minor as "suspendedInterestMinor", loan.provision_minor as "provisionMinor",
    coalesce(summed.period_start, loan.schedule_start_date) as "periodStart", coalesce(summed.due_interest, 0) as "dueInterestMinor",
    coalesce(summed.advance_interest, 0) as "advanceInterestMinor", summed.unpenalised as "unpenalisedDueDate", running.opening_minor as "runningOpening",
    running.due_interest_minor as "runningInterest", running.waived_interest_minor as "runningWaived", running.carried_interest_minor as "runningCarried"
  from loan left join summed on summed.id = loan.id
  left join core.loan_lines running on running.workspace_id = $1 and running.loan_id = loan.id and running.version = loan.schedule_version
    and running.number = summed.running
  order by loan.id`

/** Locks loans in the order of their ids, and adds up the lines of their schedules as of a date. */
export async function lockSummedLoans(tx: Tx, ids: readonly string[], date: string): Promise<SummedLoan[]> {
  const rows = await tx.sql<SummedRow>(LOCK, [tx.actor.workspaceId, uuidArray(ids), date])
  return rows.map(row => ({
    ...row,
    sums: {
      periodStart: row.periodStart,
      dueInterestMinor: row.dueInterestMinor,
      advanceInterestMinor: row.advanceInterestMinor,
      running:
        row.runningOpening === null
          ? null
          : {
              opening: row.runningOpening,
              interestMinor: row.runningInterest,
              waivedInterestMinor: row.runningWaived,
              carriedInterestMinor: row.runningCarried,
            },
      unpenalisedDueDate: row.unpenalisedDueDate,
    },
  }))
}
