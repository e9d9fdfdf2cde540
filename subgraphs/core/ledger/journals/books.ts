import type { Tx } from '#kernel/command.ts'
import { PERIOD_COLUMNS, type FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { PLATFORM_CODES } from '#core/rules/books/chart/mappings.ts'
import type { JournalAccount } from '#core/rules/books/journals/journal-account.ts'
import { inverse, ratioOf, significant } from '#core/rules/currencies/ratio.ts'

/** What journals refer to. The rows of accounts and periods are locked against changes until the transaction ends. */
export interface Books {
  readonly businessDate: string
  readonly baseCurrency: string
  readonly headOfficeId: string
  readonly branchIds: ReadonlySet<string>
  readonly accountsById: ReadonlyMap<string, JournalAccount>
  readonly accountsByCode: ReadonlyMap<string, JournalAccount>
  /** The account of rounding differences. */
  readonly roundingAccountId: string
  readonly periods: readonly FiscalPeriodRow[]
  /** Base units for one unit of a foreign currency at MID, by currency. */
  readonly midRates: ReadonlyMap<string, string>
}

/** What to read. */
export interface BooksRequest {
  readonly accountIds: readonly string[]
  readonly accountCodes: readonly string[]
  readonly branchIds: readonly string[]
  readonly periodIds: readonly string[]
  /** Dates whose months are read. */
  readonly dates: readonly string[]
  /** Currencies whose MID rate is needed. */
  readonly currencies: readonly string[]
}

const SETTINGS = `select business_date as "businessDate", base_currency as "baseCurrency", core.head_office($1) as "headOfficeId",
    array(select id::text from core.branches where workspace_id = $1 and id = any($2::uuid[])) as "branchIds"
  from core.policies where workspace_id = $1`

const ACCOUNTS = `select id, code, name, type, usage, currency, allow_manual as "allowManual", is_control as "isControl", status = 'ACTIVE' as "isActive"
  from core.gl_accounts where workspace_id = $1 and (id = any($2::uuid[]) or code = any($3::text[])) order by id for share`

const PERIODS = `select ${PERIOD_COLUMNS} from core.fiscal_periods period
  where workspace_id = $1 and (id = any($2::uuid[]) or (type = 'REGULAR' and exists (
    select from unnest($3::date[]) as day where day between start_date and end_date)))
  order by start_date, period_number for share`

// A pair is published in one direction; a rate in the other one is inverted.
const RATES = `select wanted.currency, rate.rate, rate.base_currency = wanted.currency as "isDirect"
  from unnest($3::text[]) as wanted (currency) cross join lateral (
    select newest.* from unnest(array[wanted.currency, $2], array[$2, wanted.currency]) as pair (base, quote) cross join lateral (
      select * from core.exchange_rates
      where workspace_id = $1 and base_currency = pair.base and quote_currency = pair.quote and rate_type = 'MID' and effective_from <= $4
      order by effective_from desc, id desc limit 1) newest) rate`

const RATE_DIGITS = 12

type Settings = Pick<Books, 'businessDate' | 'baseCurrency' | 'headOfficeId'> & {
  readonly branchIds: readonly string[]
}

/** Reads what journals refer to, in a few statements for any number of journals. The workspace must have a policy. */
export async function readBooks(tx: Tx, request: BooksRequest): Promise<Books> {
  const { workspaceId } = tx.actor
  const codes = [...request.accountCodes, PLATFORM_CODES.rounding]
  const [[settings], accounts, periods] = await Promise.all([
    tx.sql<Settings>(SETTINGS, [workspaceId, request.branchIds]),
    tx.sql<JournalAccount>(ACCOUNTS, [workspaceId, request.accountIds, codes]),
    tx.sql<FiscalPeriodRow>(PERIODS, [workspaceId, request.periodIds, request.dates]),
  ])
  const { baseCurrency, branchIds } = settings!
  const accountsByCode = new Map(accounts.map(account => [account.code, account]))
  const foreign = request.currencies.filter(currency => currency !== baseCurrency)
  return {
    ...settings!,
    branchIds: new Set(branchIds),
    accountsById: new Map(accounts.map(account => [account.id, account])),
    accountsByCode,
    roundingAccountId: accountsByCode.get(PLATFORM_CODES.rounding)!.id,
    periods,
    midRates: await midRatesOf(tx, baseCurrency, foreign, tx.now()),
  }
}

/** MID rates in force at a time: base units for one unit of each currency. Currencies without a rate are left out. */
export async function midRatesOf(
  tx: Tx,
  baseCurrency: string,
  currencies: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, string>> {
  if (currencies.length === 0) return new Map()
  const rows = await tx.sql<{ currency: string; rate: string; isDirect: boolean }>(RATES, [
    tx.actor.workspaceId,
    baseCurrency,
    currencies,
    at,
  ])
  return new Map(
    rows.map(({ currency, rate, isDirect }) => [
      currency,
      isDirect ? rate : significant(inverse(ratioOf(rate)), RATE_DIGITS),
    ]),
  )
}
