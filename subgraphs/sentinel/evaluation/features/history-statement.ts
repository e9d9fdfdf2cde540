import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { unitOf } from '#sentinel/evaluation/amounts.ts'
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
      from history where is_debit and is_cash and is_at_limit and age < 604800
    ) as "atLimit"`

const weeksColumn = (unit: string): string => `(
      select json_object_agg(week, sum) from (
        select floor(age / 604800) as week,
          coalesce(sum(amount_minor::float8) filter (where age < 7257600 or not is_confirmed), 0) / ${unit}::float8 as sum
        from history where is_debit and is_comparable and age < 31449600 group by 1) weeks
    ) as "weeks"`

/**
 * Reads what rules need of the transactions before a debit, in one pass over the index. The debit itself is not included; judges add it.
 * Ages are in seconds before the debit.
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
  const daysOfHistory = bind(needs.days)
  const common = `
  with history as materialized (
    select date_part('epoch', ${at}::timestamptz - occurred_at) as age, is_debit, amount_minor, currency = ${bind(transaction.currency, 'text')} as is_comparable,
      channel, local_hour, country, payee_hash, account_id, device_hash, type = 'CASH' as is_cash, is_at_limit, is_gift_card, is_confirmed,
      transaction_id, occurred_at,
      is_debit and not is_confirmed and occurred_at <= ${at}::timestamptz - interval '168 hours'
        and occurred_at > ${at}::timestamptz - interval '8928 hours' as is_baseline
    from sentinel.transactions
    where workspace_id = ${workspace} and profile_id = ${profile}
      and occurred_at > ${at}::timestamptz - make_interval(hours => 24 * ${daysOfHistory}::int)
      and occurred_at <= ${at} and id <> ${bind(transaction.id, 'uuid')}
  ),
  summary as materialized (
    ${summarySelect(transaction, bind)}
  )${needs.needsScale ? scaleParts(unit) : ''}`
  const columns = columnList([
    'summary.*',
    needs.needsScale && SCALE_COLUMNS,
    needs.velocity.length > 0 && windowColumn('velocity', bind(needs.velocity), 'is_debit'),
    needs.giftCards.length > 0 &&
      windowColumn('giftCards', bind(needs.giftCards), 'is_debit and is_gift_card'),
    needs.frequency.length > 0 && frequencyColumn(bind(needs.frequency)),
    needs.cash.length > 0 && cashColumn(bind(needs.cash), unit),
    needs.limitTimeZone !== null && limitColumn(bind(needs.limitTimeZone, 'text')),
    needs.concentration.length > 0 &&
      concentrationColumn(bind(needs.concentration), bind(transaction.payeeHash, 'text')),
    needs.needsWeeks && weeksColumn(unit),
    needs.dormancy.length > 0 &&
      dormancyColumn({
        ...{ workspace, profile, at, daysOfHistory },
        account: bind(transaction.accountId, 'text'),
        inactive: bind(needs.dormancy.map(({ inactiveDays }) => inactiveDays)),
        windows: bind(needs.dormancy.map(({ windowDays }) => windowDays)),
      }),
  ])
  return { text: `${common}\n  select ${columns}\n  from summary`, values, types }
}

function summarySelect(
  { channel, localHour, country, deviceHash }: ElderTransactionRow,
  bind: StatementBuilder['bind'],
): string {
  const device = bind(deviceHash, 'text')
  return `select count(*) filter (where is_baseline)::int as "n",
      max(age) filter (where is_baseline) as "firstAgeS",
      count(*) filter (where is_baseline and channel = ${bind(channel, 'text')})::int as "onChannel",
      count(*) filter (where is_baseline and (local_hour - ${bind(localHour, 'integer')}::int + 24) % 24 in (0, 1, 23))::int as "atHour",
      count(country) filter (where is_baseline)::int as "withCountry",
      max(age) filter (where is_baseline and country is not null) as "withCountryFirstAgeS",
      count(*) filter (where is_baseline and country = ${bind(country, 'text')})::int as "inCountry",
      count(*) filter (where is_baseline and is_comparable)::int as "comparable",
      max(age) filter (where is_baseline and is_comparable) as "comparableFirstAgeS",
      max(age) filter (where is_debit and is_comparable and age < 31449600) as "yearFirstAgeS",
      coalesce(bool_or(device_hash = ${device} and age < 31536000), false) as "isDeviceSeen",
      coalesce(bool_or(device_hash <> ${device} and age < 31536000), false) as "isOtherDeviceSeen"
    from history`
}
