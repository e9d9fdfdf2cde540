import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { unitOf } from '#sentinel/evaluation/amounts.ts'
import { DAY_S } from '#sentinel/evaluation/periods.ts'
import {
  columnList,
  statementBuilder,
  type RowStatement,
  type StatementBuilder,
} from './statement-builder.ts'
import { cashColumn, concentrationColumn, frequencyColumn, windowColumn } from './window-columns.ts'
import { dormancyColumn } from './dormancy-column.ts'

/** What the rules need of the history of a debit; parts that are empty or false are not read. */
export interface DebitHistoryNeeds {
  /** Days of history. */
  readonly days: number
  readonly needsScale: boolean
  readonly needsWeeks: boolean
  /** Lengths of windows, in hours or days. */
  readonly velocity: readonly number[]
  readonly giftCards: readonly number[]
  readonly frequency: readonly number[]
  readonly cash: readonly number[]
  readonly concentration: readonly number[]
  /** Time zone in which days with a withdrawal at the limit are counted; null if they are not needed. */
  readonly limitTimeZone: string | null
  readonly dormancy: readonly { readonly inactiveDays: number; readonly windowDays: number }[]
}

const scaleParts = (unit: string): string => `,
  logs as materialized (
    select ln(1 + amount_minor / ${unit}::float8) as y from history where is_baseline and is_comparable
  ),
  quartiles as materialized (
    select percentile_cont(array[0.25, 0.5, 0.75]::float8[]) within group (order by y) as list from logs
  )`
const SCALE_COLUMNS = `(select to_json(list) from quartiles) as "quartiles",
    (select percentile_cont(0.5) within group (order by abs(y - list[2])) from logs, quartiles) as "mad"`

const limitColumn = (timeZone: string): string => `(
      select json_build_object('days', coalesce(json_agg(distinct (occurred_at at time zone ${timeZone})::date), '[]'),
        'transactionIds', coalesce(json_agg(transaction_id order by age), '[]'))
      from history where is_cash and is_at_limit and age < 604800
    ) as "atLimit"`

const weeksColumn = (unit: string): string => `(
      select json_object_agg(week, sum) from (
        select floor(age / 604800) as week,
          coalesce(sum(amount_minor::float8) filter (where age < 7257600 or not is_confirmed), 0) / ${unit}::float8 as sum
        from history where is_comparable and age < 31449600 group by 1) weeks
    ) as "weeks"`

/** Whether the device of a debit, or another one, was seen in the year before it. */
const deviceColumns = (device: string | undefined): string =>
  device === undefined
    ? 'false as "isDeviceSeen", false as "isOtherDeviceSeen"'
    : 'devices."isDeviceSeen", devices."isOtherDeviceSeen"'

/**
 * Reads what rules need of the transactions before a debit, in one pass over the index. The debit itself is not included; judges add it.
 * Ages are in seconds before the debit. Only the columns that a part needs are kept, since copying rows takes most of the time.
 */
export function historyStatement(
  transaction: ElderTransactionRow,
  workspaceId: string,
  needs: DebitHistoryNeeds,
): RowStatement {
  const { bind, values, types } = statementBuilder()
  const needsUnit = needs.needsScale || needs.needsWeeks || needs.cash.length > 0
  const unit = needsUnit ? bind(unitOf(transaction.currency), 'float8') : ''
  const workspace = bind(workspaceId)
  const profile = bind(transaction.profileId, 'uuid')
  const at = bind(transaction.occurredAt, 'timestamptz')
  const itself = bind(transaction.id, 'uuid')
  const daysOfHistory = bind(needs.days)
  const account = needs.dormancy.length > 0 ? bind(transaction.accountId, 'text') : undefined
  const device = transaction.deviceHash === null ? undefined : bind(transaction.deviceHash, 'text')
  const frequency = needs.frequency.length > 0 ? bind(needs.frequency) : undefined
  const own = `workspace_id = ${workspace} and profile_id = ${profile}`
  const earlier = `occurred_at <= ${at} and id <> ${itself}`
  const common = `
  with history as materialized (
    select ${historyColumns(transaction, needs, { bind, at, account })}
    from sentinel.transactions
    where ${own} and occurred_at > ${at}::timestamptz - make_interval(hours => 24 * ${daysOfHistory}::int) and ${earlier} and is_debit
  ),
  summary as materialized (
    ${summarySelect(needs, { bind, hasAccount: account !== undefined })}
  )${needs.needsScale ? scaleParts(unit) : ''}${
    device === undefined
      ? ''
      : `,
  devices as materialized (
    select coalesce(bool_or(device_hash = ${device}), false) as "isDeviceSeen", coalesce(bool_or(device_hash <> ${device}), false) as "isOtherDeviceSeen"
    from sentinel.transactions
    where ${own} and occurred_at > ${at}::timestamptz - interval '8760 hours' and ${earlier}
  )`
  }`
  const columns = columnList([
    'summary.*',
    deviceColumns(device),
    needs.needsScale && SCALE_COLUMNS,
    needs.velocity.length > 0 && windowColumn('velocity', bind(needs.velocity), 'true'),
    needs.giftCards.length > 0 && windowColumn('giftCards', bind(needs.giftCards), 'is_gift_card'),
    frequency !== undefined && frequencyColumn(frequency),
    needs.cash.length > 0 && cashColumn(bind(needs.cash), unit),
    needs.limitTimeZone !== null && limitColumn(bind(needs.limitTimeZone, 'text')),
    needs.needsWeeks && weeksColumn(unit),
    account !== undefined &&
      dormancyColumn({
        ...{ workspace, profile, at, daysOfHistory, account },
        inactive: bind(needs.dormancy.map(({ inactiveDays }) => inactiveDays)),
        windows: bind(needs.dormancy.map(({ windowDays }) => windowDays)),
      }),
  ])
  const from = device === undefined ? 'summary' : 'summary, devices'
  return { text: `${common}\n  select ${columns}\n  from ${from}`, values, types }
}

interface HistoryPlaceholders {
  readonly bind: StatementBuilder['bind']
  readonly at: string
  readonly account: string | undefined
}

/** The columns of an earlier debit that the parts of the statement read. */
function historyColumns(
  { currency, channel, localHour, country, payeeHash }: ElderTransactionRow,
  needs: DebitHistoryNeeds,
  { bind, at, account }: HistoryPlaceholders,
): string {
  const hasIds = needs.velocity.length + needs.giftCards.length + needs.cash.length > 0
  return columnList([
    `date_part('epoch', ${at}::timestamptz - occurred_at) as age`,
    'amount_minor',
    `not is_confirmed and occurred_at <= ${at}::timestamptz - interval '168 hours'
        and occurred_at > ${at}::timestamptz - interval '8928 hours' as is_baseline`,
    `currency = ${bind(currency, 'text')} as is_comparable`,
    `channel = ${bind(channel, 'text')} as is_on_channel`,
    `(local_hour - ${bind(localHour, 'integer')}::int + 24) % 24 in (0, 1, 23) as is_at_hour`,
    'country is not null as has_country',
    `country = ${bind(country, 'text')} as is_in_country`,
    needs.needsWeeks && 'is_confirmed',
    needs.concentration.length > 0 && `payee_hash = ${bind(payeeHash, 'text')} as is_to_payee`,
    account !== undefined && `account_id is not distinct from ${account} as is_of_account`,
    needs.giftCards.length > 0 && 'is_gift_card',
    needs.cash.length > 0 && `type = 'CASH' as is_cash`,
    needs.limitTimeZone !== null && 'is_at_limit, occurred_at',
    hasIds && 'transaction_id',
  ])
}

interface SummaryParts {
  readonly bind: StatementBuilder['bind']
  readonly hasAccount: boolean
}

const summarySelect = (needs: DebitHistoryNeeds, { bind, hasAccount }: SummaryParts): string =>
  `select ${columnList([
    'count(*) filter (where is_baseline)::int as "n"',
    'max(age) filter (where is_baseline) as "firstAgeS"',
    'count(*) filter (where is_baseline and is_on_channel)::int as "onChannel"',
    'count(*) filter (where is_baseline and is_at_hour)::int as "atHour"',
    'count(*) filter (where is_baseline and has_country)::int as "withCountry"',
    'max(age) filter (where is_baseline and has_country) as "withCountryFirstAgeS"',
    'count(*) filter (where is_baseline and is_in_country)::int as "inCountry"',
    'count(*) filter (where is_baseline and is_comparable)::int as "comparable"',
    'max(age) filter (where is_baseline and is_comparable) as "comparableFirstAgeS"',
    'max(age) filter (where is_comparable and age < 31449600) as "yearFirstAgeS"',
    needs.frequency.length > 0 && `array[${needs.frequency.map(countWithin).join(', ')}] as "counts"`,
    needs.concentration.length > 0 && concentrationColumn(needs.concentration),
    hasAccount &&
      `min(age) filter (where is_of_account and age >= ${bind(longestWindow(needs))}::float8) as "accountAgeS"`,
  ])}
    from history`

const longestWindow = ({ dormancy }: DebitHistoryNeeds): number =>
  DAY_S * Math.max(...dormancy.map(({ windowDays }) => windowDays))

/** Number of debits within days. */
const countWithin = (days: number): string => `count(*) filter (where age < ${DAY_S * days})`
