/** Count, sum and ids of the debits in windows of so many hours that satisfy a condition. */
export const windowColumn = (name: string, hours: string, condition: string): string => `(
      select json_agg(json_build_object('hours', hours, 'count', count, 'sumMinor', sum, 'transactionIds', ids))
      from unnest(${hours}::int[]) hours, lateral (
        select count(*), coalesce(sum(amount_minor) filter (where is_comparable), 0)::text as sum,
          (array_agg(transaction_id order by age))[:100] as ids
        from history where ${condition} and age < hours * 3600) counted
    ) as "${name}"`

/** Count of the debits in windows of so many days, and sums over the counts of the baseline's whole windows. */
export const frequencyColumn = (days: string): string => `(
      select json_agg(json_build_object('days', days, 'count', current.count, 'windows', windows, 'total', total, 'squares', squares))
      from unnest(${days}::int[]) days,
      lateral (select greatest(floor((summary."firstAgeS" - 604800) / (86400 * days)), 0) as windows) length,
      lateral (select count(*) from history where is_debit and age < days * 86400) current,
      lateral (
        select coalesce(sum(count), 0) as total, coalesce(sum(count * count), 0) as squares from (
          select floor((age - 604800) / (86400 * days)) as index, count(*)::float8 as count from history where is_baseline group by 1) counts
        where index < windows) moments
    ) as "frequency"`

/** Cash withdrawn in windows of so many days, and the sums above zero of the baseline's whole windows, in major units. */
export const cashColumn = (days: string, unit: string): string => `(
      select json_agg(json_build_object('days', days, 'sumMinor', current.sum, 'transactionIds', current.ids, 'windows', windows, 'sums', sums))
      from unnest(${days}::int[]) days,
      lateral (select greatest(floor((summary."comparableFirstAgeS" - 604800) / (86400 * days)), 0) as windows) length,
      lateral (
        select coalesce(sum(amount_minor), 0)::text as sum, (array_agg(transaction_id order by age))[:100] as ids
        from history where is_debit and is_cash and is_comparable and age < days * 86400) current,
      lateral (
        select json_agg(sum) as sums from (
          select floor((age - 604800) / (86400 * days)) as index, sum(amount_minor::float8) / ${unit}::float8 as sum
          from history where is_baseline and is_cash and is_comparable group by 1) sums
        where index < windows) earlier
    ) as "cash"`

/** Debits, and those to a payee, in windows of so many days and in the windows before them. */
export const concentrationColumn = (days: string, payee: string): string => `(
      select json_agg(json_build_object('days', days, 'count', count, 'sumMinor', sum, 'ofPayeeMinor', own,
        'countBefore', count_before, 'sumBeforeMinor', sum_before, 'ofPayeeBeforeMinor', own_before))
      from unnest(${days}::int[]) days, lateral (
        select count(*) filter (where is_current) as count, count(*) filter (where not is_current) as count_before,
          coalesce(sum(amount_minor) filter (where is_current), 0)::text as sum,
          coalesce(sum(amount_minor) filter (where is_current and payee_hash = ${payee}), 0)::text as own,
          coalesce(sum(amount_minor) filter (where not is_current), 0)::text as sum_before,
          coalesce(sum(amount_minor) filter (where not is_current and payee_hash = ${payee}), 0)::text as own_before
        from (select amount_minor, payee_hash, age < days * 86400 as is_current
          from history where is_debit and is_comparable and age < days * 172800) compared) shares
    ) as "concentration"`
