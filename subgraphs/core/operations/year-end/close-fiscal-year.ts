import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { lastInstantOf } from '#kernel/local-day.ts'
import { refuse as refuseAnything, type Refusal } from '#kernel/refusals.ts'
import { FiscalPeriod } from '#core/entities/journals/fiscal-period.ts'
import { YearEndClose } from '#core/entities/journals/year-end-close.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import { midRatesOf } from '#core/ledger/journals/books.ts'
import { storeJournals } from '#core/ledger/journals/store-journals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { balancesAt, composeClose } from '#core/ledger/year-end/compose-close.ts'
import { closingAccounts } from '#core/ledger/year-end/closing-accounts.ts'
import { readChecklist, requireChecklist } from '#core/queries/fiscal-periods/checklist.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import type { YearEndCloseRow } from '#core/queries/year-end/year-end-closes.ts'
import { bookRank } from '#core/rules/books/rank.ts'
import { yearEndCloseRefusal, type FiscalYear } from '#core/rules/books/closing/refusal.ts'
import type { ReportCheck } from '#core/rules/books/reports/check.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface CloseFiscalYear {
  readonly year: number
  /** The account 3100 if absent. */
  readonly retainedEarningsAccountId?: string | null
  readonly dryRun?: boolean
}

/** A close, or what it would be. */
export type ClosedFiscalYear = Omit<YearEndCloseRow, 'id' | 'status'> & {
  /** Null for a dry run. */
  readonly id: string | null
  readonly status: 'CLOSED' | 'REVERSED' | 'DRY_RUN'
}

const YEARS = `select fiscal_year as "fiscalYear", max(status) filter (where period_number = 13) as "adjustmentStatus",
    exists (select from core.year_end_closes closed where closed.workspace_id = $1 and closed.fiscal_year = period.fiscal_year and closed.status = 'CLOSED') as "isClosed"
  from core.fiscal_periods period where workspace_id = $1 group by fiscal_year order by fiscal_year`

const LOCK_PERIODS = `select ${columnsOf(FiscalPeriod, 'period')} from core.fiscal_periods period where workspace_id = $1 and fiscal_year = $2
  order by period_number for update`

const SETTINGS = `select business_date as "businessDate", time_zone as "timeZone" from core.policies where workspace_id = $1`

// Postings of the year that the relay has not added to the general ledger yet would be missing in the result.
const IS_BEHIND = `select 1 from kernel.outbox event cross join lateral jsonb_array_elements_text(event.data -> 'transactionIds') as named (id)
  join core.transactions posting on posting.workspace_id = $1 and posting.id = named.id::uuid
  where event.workspace_id = $1 and event.relayed_at is null and event.type = 'core.transactions_posted' and posting.booking_date <= $2 limit 1`

const INSERT = insertOf(YearEndClose, 'closed')

const CLOSE_PERIODS = `update core.fiscal_periods set status = 'CLOSED', closed_by = $3, closed_at = $4, version = version + 1
  where workspace_id = $1 and fiscal_year = $2 and status not in ('CLOSED', 'LOCKED')`

const close = command({
  async prepare(ctx: Context, _: CloseFiscalYear): Promise<void> {
    admitRole(ctx.actor, 'admin')
    await policyOf(ctx)
  },
  async write(tx, input): Promise<ClosedFiscalYear> {
    const { workspaceId, subjectId } = tx.actor
    const { year, dryRun = false } = input
    // Years of a workspace are closed one after the other.
    const baseCurrency = await lockPolicy(tx)
    const periods = await lockYear(tx, year)
    const adjustments = periods.at(-1)!
    const accounts = await closingAccounts(tx, input.retainedEarningsAccountId ?? null)
    const checklist = await readChecklist(tx.sql, periods)
    if (!dryRun) await requireChecklist(tx.sql, periods)
    const { endDate } = adjustments
    if ((await tx.sql(IS_BEHIND, [workspaceId, endDate])).length > 0)
      throw refuseAnything('UNAVAILABLE', { retryAfterS: 1 })
    const [settings] = await tx.sql<{ businessDate: string; timeZone: string }>(SETTINGS, [workspaceId])
    const { businessDate, timeZone } = settings!
    const balances = await balancesAt(tx, endDate, accounts.positionId)
    const foreign = [...new Set(balances.map(({ currency }) => currency))].filter(
      each => each !== baseCurrency,
    )
    // A currency that had no rate at the end of the year is valued at the rate in force now.
    const rates = new Map([
      ...(await midRatesOf(tx, baseCurrency, foreign, tx.now())),
      ...(await midRatesOf(tx, baseCurrency, foreign, lastInstantOf(endDate, timeZone))),
    ])
    const composed = composeClose(balances, { year, adjustments, baseCurrency, rates, accounts })
    const row: YearEndCloseRow = {
      workspaceId,
      id: newId(),
      fiscalYear: year,
      status: 'CLOSED',
      retainedEarningsAccountId: accounts.retainedEarningsId,
      netIncomeMinor: composed.netIncome.toString(),
      checks: [
        ...checklist.map(({ name, passed }) => ({
          name: `checklist: ${name}`,
          passed,
          left: '0',
          right: '0',
        })),
        ...composed.checks.map(storedCheck),
      ],
      journalIds: composed.journals.map(({ id }) => id),
      periods: periods.map(({ id, status, closedBy, closedAt }) => ({
        id,
        status,
        closedBy,
        closedAt: closedAt && closedAt.toISOString(),
      })),
      closedBy: subjectId,
      closedAt: tx.now(),
      reversedBy: null,
      reversedAt: null,
      reversalReason: null,
    }
    if (dryRun) return { ...row, id: null, status: 'DRY_RUN', journalIds: [] }
    if (composed.journals.length > 0) await storeJournals(tx, businessDate, composed.journals)
    await tx.sql(CLOSE_PERIODS, [workspaceId, year, subjectId, tx.now()])
    const stored = { ...row, checks: JSON.stringify(row.checks), periods: JSON.stringify(row.periods) }
    await tx.sql(INSERT, valuesOf(YearEndClose, stored as unknown as YearEndCloseRow))
    tx.emit(events.fiscal_year_closed, row.id, { yearEndCloseId: row.id, fiscalYear: year })
    return row
  },
})

async function lockYear(tx: Tx, year: number): Promise<readonly FiscalPeriodRow[]> {
  const { workspaceId } = tx.actor
  const years = await tx.sql<FiscalYear>(YEARS, [workspaceId])
  const refusal = yearEndCloseRefusal(years, year, bookRank(tx.actor))
  if (refusal) throw closeRefusal(refusal, year)
  return tx.sql<FiscalPeriodRow>(LOCK_PERIODS, [workspaceId, year])
}

function closeRefusal(refusal: NonNullable<ReturnType<typeof yearEndCloseRefusal>>, year: number): Refusal {
  switch (refusal) {
    case 'FORBIDDEN':
      return refuseAnything('FORBIDDEN')
    case 'NOT_FOUND':
      return refuse('FISCAL_PERIOD_NOT_FOUND', {
        message: `The periods of the fiscal year ${year} do not exist.`,
      })
    case 'INVALID_STATE':
      return refuse('INVALID_STATE', { message: `The fiscal year ${year} is closed.` })
    case 'EARLIER_YEAR_OPEN':
    case 'PERIOD_CLOSED':
      return refuse(refusal)
  }
}

const storedCheck = ({ name, passed, left, right }: ReportCheck) => ({
  name,
  passed,
  left: left.toString(),
  right: right.toString(),
})

/**
 * Closes a fiscal year: revalues the positions in foreign currencies, moves income and expense over the income summary to retained earnings
 * by journals in the adjustment period, and closes all periods. A dry run writes nothing.
 */
export const closeFiscalYear = (ctx: Context, input: CloseFiscalYear): Promise<ClosedFiscalYear> =>
  close(ctx, input)
