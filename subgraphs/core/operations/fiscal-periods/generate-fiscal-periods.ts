import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockPolicy } from '#core/ledger/advance-policy-version.ts'
import { PERIOD_COLUMNS, type FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { adjoins, generatedPeriods, generationIssues } from '#core/rules/books/periods/generate.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface GenerateFiscalPeriods {
  readonly year: number
  /** 1 to 12; 1 if omitted. */
  readonly startMonth?: number
}

const EXISTING = `select min(start_date)::text as "startDate", max(end_date)::text as "endDate", bool_or(fiscal_year = $2) as "hasYear",
    (select business_date::text from core.policies where workspace_id = $1) as "businessDate"
  from core.fiscal_periods where workspace_id = $1`

interface Existing {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly hasYear: boolean | null
  readonly businessDate: string
}

const INSERT = `insert into core.fiscal_periods as period (workspace_id, id, fiscal_year, period_number, name, start_date, end_date, type, status)
  select $1, id, $2, number, name, start_date, end_date, type, status
  from unnest($3::uuid[], $4::int[], $5::text[], $6::date[], $7::date[], $8::text[], $9::text[]) as given (id, number, name, start_date, end_date, type, status)
  returning ${PERIOD_COLUMNS}`

/** Generates the thirteen periods of a fiscal year, which adjoins the years that exist. */
export const generateFiscalPeriods = command(
  (tx, input: GenerateFiscalPeriods): Promise<FiscalPeriodRow[]> => {
    admitRole(tx.actor, 'admin')
    return addFiscalYear(tx, input)
  },
)

/** Inserts the periods of a year; shared with the demo data, which opens all of them. */
export async function addFiscalYear(
  tx: Tx,
  { year, startMonth = 1 }: GenerateFiscalPeriods,
  areOpen = false,
): Promise<FiscalPeriodRow[]> {
  const issues = generationIssues(year, startMonth)
  if (issues.length > 0) throw invalid(issues)
  const { workspaceId } = tx.actor
  // Years of a workspace are generated one after the other.
  await lockPolicy(tx)
  const [existing] = await tx.sql<Existing>(EXISTING, [workspaceId, year])
  const { startDate, endDate, hasYear, businessDate } = existing!
  if (hasYear) throw refuse('FISCAL_YEAR_EXISTS')
  const periods = generatedPeriods(year, startMonth)
  const years = startDate !== null && endDate !== null ? { startDate, endDate } : null
  if (!adjoins(periods, years)) throw refuse('FISCAL_YEAR_NOT_ADJOINING')

  const rows = await tx.sql<FiscalPeriodRow>(INSERT, [
    workspaceId,
    year,
    periods.map(() => newId()),
    periods.map(({ periodNumber }) => periodNumber),
    periods.map(({ type, startDate: first }) =>
      type === 'REGULAR' ? first.slice(0, 7) : `${year} adjustments`,
    ),
    periods.map(period => period.startDate),
    periods.map(period => period.endDate),
    periods.map(({ type }) => type),
    periods.map(period => (areOpen || period.startDate <= businessDate ? 'OPEN' : 'FUTURE')),
  ])
  const generated = rows.toSorted((one, other) => one.periodNumber - other.periodNumber)
  const [first] = generated
  tx.emit(events.fiscal_periods_generated, first!.id, { fiscalYear: year, startDate: first!.startDate })
  return generated
}
