/** Placeholders of the values that the column reads. */
interface DormancyPlaceholders {
  readonly workspace: string
  readonly profile: string
  readonly at: string
  readonly daysOfHistory: string
  readonly account: string
  readonly inactive: string
  readonly windows: string
}

/**
 * For each pair of inactivity and window, the latest run of debits in the window that follows such an inactivity; null without any. No run
 * follows one if the account had a debit before the longest window that is younger than the shortest inactivity.
 */
export const dormancyColumn = ({
  workspace,
  profile,
  at,
  daysOfHistory,
  account,
  inactive,
  windows,
}: DormancyPlaceholders): string => `case when coalesce(summary."accountAgeS" < (select min(days) * 86400 from unnest(${inactive}::int[]) days), false) then null else (
      with longest as materialized (select max(days) * 86400 as age from unnest(${windows}::int[]) days),
      earlier as materialized (
        select coalesce(
          summary."accountAgeS",
          (select date_part('epoch', ${at}::timestamptz - occurred_at) from sentinel.transactions
            where workspace_id = ${workspace} and profile_id = ${profile}
              and occurred_at <= ${at}::timestamptz - make_interval(hours => 24 * ${daysOfHistory}::int)
              and is_debit and account_id is not distinct from ${account}
            order by occurred_at desc limit 1)) as age
      ),
      debits as materialized (
        select age, coalesce(lag(age) over (order by age desc), (select age from earlier)) as earlier
        from (
          select history.age from history, longest
          where is_of_account and history.age < longest.age
          union all select 0) recent
      )
      select json_agg(json_build_object('inactiveDays', inactive, 'windowDays', days, 'firstAgeS', run.age, 'inactiveS', run.inactive_s,
        'count', (select count(*) from debits where age <= run.age)))
      from unnest(${inactive}::int[], ${windows}::int[]) asked (inactive, days), lateral (
        select age, earlier - age as inactive_s from debits
        where age < days * 86400 and earlier - age >= inactive * 86400
        order by age limit 1) run
    ) end as "dormancy"`
