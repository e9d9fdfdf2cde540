import { DAY_S } from '#sentinel/evaluation/periods.ts'

/** Count, sum and ids of the debits that satisfy a condition, for each window given in hours. */
export const windowColumn = (name: string, hours: string, condition: string): string => `(
      select json_agg(json_build_object('hours', hours, 'count', count, 'sumMinor', sum, 'transactionIds', ids))
      from unnest(${hours}::int[]) hours, lateral (
        select count(*), coalesce(sum(amount_minor) filter (where is_comparable), 0)::text as sum,
          (array_agg(transaction_id order by age))[:100] as ids
        from history where ${condition} and age < hours * 3600) counted
    ) as "${name}"`

/** For each window given in days: the summary's count of the debits, and sums over the counts of the baseline's complete windows. */
export const frequencyColumn = (days: string): string => `(
      select json_agg(json_build_object('days', days, 'count', count, 'windows', windows, 'total', total, 'squares', squares))
      from unnest(${days}::int[], summary."counts") asked (days, count),
      lateral (select greatest(floor((summary."firstAgeS" - 604800) / (86400 * days)), 0) as windows) length,
      lateral (
        select coalesce(sum(count), 0) as total, coalesce(sum(count * count), 0) as squares from (
          select floor((age - 604800) / (86400 * days)) as index, count(*)::float8 as count from history where is_baseline group by 1) counts
        where index < windows) moments
    ) as "frequency"`

/** For each window given in days: the cash withdrawn, and the sums above zero of the baseline's complete windows, in major units. */
export const cashColumn = (days: string, unit: string): string => `(
      select json_agg(json_build_object('days', days, 'sumMinor', current.sum, 'transactionIds', current.ids, 'windows', windows, 'sums', sums))
      from unnest(${days}::int[]) days,
      lateral (select greatest(floor((summary."comparableFirstAgeS" - 604800) / (86400 * days)), 0) as windows) length,
      lateral (
        select coalesce(sum(amount_minor), 0)::text as sum, (array_agg(transaction_id order by age))[:100] as ids
        from history where is_cash and is_comparable and age < days * 86400) current,
      lateral (
        select json_agg(sum) as sums from (
          select floor((age - 604800) / (86400 * days)) as index, sum(amount_minor::float8) / ${unit}::float8 as sum
          from history where is_baseline and is_cash and is_comparable group by 1) sums
        where index < windows) earlier
    ) as "cash"`

/** For each window given in days: sums of all debits and of those to a payee, and the same for the window before it. Aggregates the history. */
export const concentrationColumn = (windows: readonly number[]): string =>
  `json_build_array(${windows.map(sharesWithin).join(', ')}) as "concentration"`

function sharesWithin(days: number): string {
  const current = `is_comparable and age < ${DAY_S * days}`
  const before = `is_comparable and age >= ${DAY_S * days} and age < ${2 * DAY_S * days}`
  const sum = (condition: string): string =>
    `coalesce(sum(amount_minor) filter (where ${condition}), 0)::text`
  return `json_build_object('days', ${days},
        'count', count(*) filter (where ${current}), 'sumMinor', ${sum(current)}, 'ofPayeeMinor', ${sum(`${current} and is_to_payee`)},
        'countBefore', count(*) filter (where ${before}), 'sumBeforeMinor', ${sum(before)}, 'ofPayeeBeforeMinor', ${sum(`${before} and is_to_payee`)})`
}
