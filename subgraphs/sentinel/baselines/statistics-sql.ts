import { DECIMALS } from './history-sql.ts'

/** Quantiles that a baseline stores, by name. */
const SHARES = { p05: 0.05, p25: 0.25, p50: 0.5, p75: 0.75, p95: 0.95, p99: 0.99 } as const
const [FIRST_QUARTER, MEDIAN, LAST_QUARTER] = [SHARES.p25, SHARES.p50, SHARES.p75]

/**
 * The item at a rank, from 0, of a sorted array into which `zeros` equal items are merged after the first `before` ones. Expanded to one row
 * each, the days without a debit would take several times as long as all the rest.
 */
const itemAt = (rank: string, sorted: string, before: string, zero: string): string =>
  `case when ${rank} < ${before} then ${sorted}[${rank} + 1] when ${rank} < ${before} + zeros then ${zero} else ${sorted}[${rank} - zeros + 1] end`

/** The quantile of percentile_cont. */
function quantile(share: number, item: (rank: string) => string): string {
  const position = `(${share}::float8 * (n - 1))`
  const [lower, upper] = [item(`floor(${position})::integer`), item(`ceil(${position})::integer`)]
  return `${lower} + (${position} - floor(${position})) * (${upper} - ${lower})`
}

const logOf = (amount: string): string => `ln(1 + (${amount}) / unit)`
const value = (rank: string): string => itemAt(rank, 'sorted', '0', '0')
/** The logarithm is monotone, so the rank of a value is that of its logarithm. */
const log = (rank: string): string => logOf(value(rank))

/** Deviations from a centre in ascending order, and the number of those that are less than the deviation of a zero. */
const deviationsFrom = (centre: string, of: string, name: string): string => `cross join lateral (
      select array_agg(deviation order by deviation) as ${name}, count(*) filter (where deviation < ${centre})::integer as ${name}_before
      from (select abs(${of} - ${centre}) as deviation from unnest(sorted) value) each) ${name}_of`
const medianOf = (name: string, zero: string): string =>
  quantile(MEDIAN, rank => itemAt(rank, name, `${name}_before`, zero))

/**
 * Values of each metric in ascending order, and the number of further ones that are zero. There is a row for every metric of every profile.
 * Each group is sorted separately: a sort of all values would mostly compare profiles and metrics.
 */
const SAMPLES = `sorted as materialized (
    select profile_id, metric, currency, (select array_agg(value order by value) from unnest(unsorted) value) as sorted
    from (select profile_id, metric, currency, array_agg(value) as unsorted from found group by profile_id, metric, currency) grouped),
  samples as materialized (
    select scope.id as profile_id, metrics.metric, coalesce(span.currency, '') as currency, coalesce(span.observations, 0) as observations,
      span.first_at, sorted.sorted, coalesce(periods, cardinality(sorted.sorted), 0)::integer as n,
      coalesce(periods - coalesce(cardinality(sorted.sorted), 0), 0)::integer as zeros
    from scope
    cross join (values (true), (false)) kinds (is_amount)
    left join spans span on span.profile_id = scope.id and (span.currency <> '') = is_amount
    cross join lateral (values ('DEBIT_AMOUNT', true, null), ('DAILY_DEBIT_SUM', true, days), ('WEEKLY_DEBIT_SUM', true, weeks),
      ('CASH_WEEKLY_SUM', true, weeks), ('DAILY_DEBIT_COUNT', false, days), ('DISTINCT_PAYEES_30D', false, months)) metrics (metric, is_of_amounts, periods)
    left join sorted on sorted.profile_id = scope.id and sorted.metric = metrics.metric and sorted.currency = span.currency
    where is_of_amounts = is_amount)`

const SUMMARIES = `centred as materialized (
    select *, ${quantile(MEDIAN, value)} as median, ${quantile(MEDIAN, log)} as log_median
    from (select *, 10::float8 ^ decimals as unit from (select *, ${DECIMALS} as decimals from samples) sample) sample),
  summaries as materialized (
    select *, ${medianOf('deviations', 'median')} as mad, ${medianOf('log_deviations', 'log_median')} as log_mad,
      (${quantile(LAST_QUARTER, log)}) - (${quantile(FIRST_QUARTER, log)}) as log_iqr,
      ${Object.entries(SHARES)
        .map(([name, share]) => `${quantile(share, value)} as ${name}`)
        .join(',\n      ')}
    from centred
    ${deviationsFrom('median', 'value', 'deviations')}
    ${deviationsFrom('log_median', logOf('value'), 'log_deviations')})`

/** A value in the metric's own unit as a decimal string: an amount with its currency's decimals, or a count. */
const text = (column: string): string =>
  `case when currency = '' then trim_scale(round(${column}::numeric, 6)) else round(${column}::numeric / 10::numeric ^ decimals, decimals) end::text`

const NUMBERS = `jsonb_build_object('n', n, 'median', ${text('median')}, 'mad', ${text('mad')},
      'quantiles', jsonb_build_object(${Object.keys(SHARES)
        .map(name => `'${name}', ${text(name)}`)
        .join(', ')}))
    || case when currency = '' then '{}'::jsonb else jsonb_build_object('logMedian', log_median, 'logMad', log_mad, 'logIqr', log_iqr) end`

const MIXES = `mixes as (
    select profile_id, metric, sum(occurrences) as observations, min(first_at) as first_at, jsonb_object_agg(key, occurrences) as mix
    from (
      select profile_id, metric, key, count(*) as occurrences, min(occurred_at) as first_at from debits
      cross join lateral (values ('CHANNEL_MIX', channel), ('HOUR_MIX', local_hour::text), ('COUNTRY_MIX', country)) property (metric, key)
      where key is not null group by profile_id, metric, key) counted
    group by profile_id, metric)`

/** Payers or payees that a schedule lists, those with the most payments first. */
const SCHEDULE_SIZE_MAX = 30
/** As in `periodicityOf`. */
const PERIODIC_MIN = 3
const GAP_MAD_SHARE_MAX = 0.15

const SCHEDULES = `payments as (
    select *, date_part('epoch', occurred_at - lag(occurred_at) over (partition by profile_id, metric, currency, payee_hash order by occurred_at, id)) / 86400 as gap
    from (
      select *, case when is_debit then 'BILLS' else 'INCOME' end as metric from history
      where payee_hash is not null and (not is_debit or type = 'BILL')) scheduled),
  parties as (
    select *, (select percentile_cont(${MEDIAN}) within group (order by abs(each - median_gap)) from unnest(gaps) each) as gap_mad,
      row_number() over (partition by profile_id, metric, currency order by occurrences desc, last_seen_at desc, payee_hash) as position
    from (
      select profile_id, metric, currency, payee_hash, count(*) as occurrences, percentile_cont(${MEDIAN}) within group (order by amount) as median_amount,
        percentile_cont(${MEDIAN}) within group (order by gap) as median_gap, array_agg(gap) filter (where gap is not null) as gaps,
        min(occurred_at) as first_at, max(occurred_at) as last_seen_at
      from payments group by profile_id, metric, currency, payee_hash) grouped),
  schedules as (
    select profile_id, metric, currency, sum(occurrences) as observations, min(first_at) as first_at,
      jsonb_agg(jsonb_build_object('payeeHash', payee_hash, 'occurrences', occurrences,
        'medianAmount', round(median_amount::numeric / 10::numeric ^ ${DECIMALS}, ${DECIMALS})::text,
        'medianGapDays', median_gap, 'gapMadDays', gap_mad, 'lastSeenAt', to_char(last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'isPeriodic', occurrences >= ${PERIODIC_MIN} and median_gap > 0 and gap_mad <= ${GAP_MAD_SHARE_MAX}::float8 * median_gap)
        order by position) filter (where position <= ${SCHEDULE_SIZE_MAX}) as schedule
    from parties group by profile_id, metric, currency)`

const OBSERVATIONS_MIN = 20

/**
 * The baselines: one for each metric, and for metrics of amounts one for each currency; without a transaction, one without a currency. A
 * schedule is ready with as many payments as make a period, because an income comes about twelve times a year.
 */
const COMPUTED = `computed as (
    select profile_id, metric, currency, observations, first_at, ${OBSERVATIONS_MIN} as observations_min,
      case when n = 0 then '{"n": 0}'::jsonb else ${NUMBERS} end as statistics
    from summaries
    union all
    select scope.id, metrics.metric, '', coalesce(mixes.observations, 0), mixes.first_at, ${OBSERVATIONS_MIN},
      jsonb_build_object('n', coalesce(mixes.observations, 0), 'mix', coalesce(mix, '{}'))
    from scope cross join (values ('CHANNEL_MIX'), ('HOUR_MIX'), ('COUNTRY_MIX')) metrics (metric)
    left join mixes on mixes.profile_id = scope.id and mixes.metric = metrics.metric
    union all
    select scope.id, metrics.metric, coalesce(schedules.currency, ''), coalesce(schedules.observations, 0), schedules.first_at, ${PERIODIC_MIN},
      jsonb_build_object('n', coalesce(schedules.observations, 0), 'schedule', coalesce(schedule, '[]'))
    from scope cross join (values ('INCOME'), ('BILLS')) metrics (metric)
    left join schedules on schedules.profile_id = scope.id and schedules.metric = metrics.metric)`

export const STATISTICS_PARTS = [SAMPLES, SUMMARIES, MIXES, SCHEDULES, COMPUTED].join(',\n  ')
