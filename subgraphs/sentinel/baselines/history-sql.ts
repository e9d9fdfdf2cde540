import { currenciesWithDigits } from '#kernel/currency.ts'

/**
 * Common table expressions of the statement that computes baselines. Its parameters are $1 workspace, $2 profiles, $3 and $4 the window
 * (exclusive, inclusive), $5 as_of, $6 the clock, $7 and $8 the currencies without and with three decimals.
 */
export const DECIMALS_VALUES = [currenciesWithDigits(0), currenciesWithDigits(3)] as const

/** Decimals of the currency's minor unit, by `digitsOf`. */
export const DECIMALS =
  'case when currency = any($7::text[]) then 0 when currency = any($8::text[]) then 3 else 2 end'
const DAY_OF = (moment: string): string => `(${moment} at time zone scope.time_zone)::date`

/** Profiles of the statement. `whole_days` is the number of local days that lie in the window completely. */
const SCOPE = `scope as materialized (
    select id, time_zone, ${DAY_OF('$4::timestamptz')} as last_day, ${DAY_OF('$4::timestamptz')} - ${DAY_OF('$3::timestamptz')} - 1 as whole_days
    from sentinel.profiles scope where workspace_id = $1 and id = any($2::uuid[]))`

/**
 * Transactions of the window: debits, and credits other than fees and interest. Confirmed ones are excluded, because exploitation must not
 * become usual. `day`, `week` and `month` (30 days) count back from the end of the window; day 0 is not whole.
 */
const HISTORY = `history as materialized (
    select stored.profile_id, stored.currency, stored.type, stored.channel, stored.country, stored.local_hour, stored.payee_hash,
      stored.is_debit, stored.id, stored.occurred_at, stored.amount_minor::float8 as amount, scope.whole_days,
      scope.last_day - ${DAY_OF('stored.occurred_at')} as day,
      floor(date_part('epoch', $4::timestamptz - stored.occurred_at) / 604800)::integer as week,
      floor(date_part('epoch', $4::timestamptz - stored.occurred_at) / 2592000)::integer as month
    from sentinel.transactions stored join scope on scope.id = stored.profile_id
    where stored.workspace_id = $1 and stored.profile_id = any($2::uuid[]) and stored.occurred_at > $3 and stored.occurred_at <= $4
      and not stored.is_confirmed and (stored.is_debit or stored.direction = 'CREDIT' and stored.type not in ('FEE', 'INTEREST'))),
  debits as materialized (select * from history where is_debit)`

const WEEKS_MAX = 52
const MONTHS_MAX = 12

/**
 * Debits per profile and currency, and per profile with the currency '', with the number of days, weeks and months since the first one.
 * Periods before the first debit do not count, because the history may begin there.
 */
const SPANS = `spans as materialized (
    select profile_id, coalesce(currency, '') as currency, count(*) as observations, min(occurred_at) as first_at,
      least(max(day), max(whole_days)) as days, least(max(week) + 1, ${WEEKS_MAX}) as weeks, least(max(month) + 1, ${MONTHS_MAX}) as months
    from debits group by grouping sets ((profile_id, currency), (profile_id)))`

/** Values of each metric that are not zero. Sums and counts cover whole periods only. */
const FOUND = `daily as materialized (
    select profile_id, currency, day, sum(amount) as amount, count(*) as debits from debits
    where day between 1 and whole_days group by profile_id, currency, day),
  weekly as materialized (
    select profile_id, currency, week, sum(amount) as amount, sum(amount) filter (where type = 'CASH') as cash from debits
    where week < ${WEEKS_MAX} group by profile_id, currency, week),
  found as (
    select profile_id, 'DEBIT_AMOUNT' as metric, currency, amount as value from debits
    union all select profile_id, 'DAILY_DEBIT_SUM', currency, amount from daily
    union all select profile_id, 'WEEKLY_DEBIT_SUM', currency, amount from weekly
    union all select profile_id, 'CASH_WEEKLY_SUM', currency, cash from weekly where cash is not null
    union all select profile_id, 'DAILY_DEBIT_COUNT', '', sum(debits)::float8 from daily group by profile_id, day
    union all select profile_id, 'DISTINCT_PAYEES_30D', '', count(distinct payee_hash)::float8 from debits
      where month < ${MONTHS_MAX} group by profile_id, month)`

export const HISTORY_PARTS = [SCOPE, HISTORY, SPANS, FOUND].join(',\n  ')
