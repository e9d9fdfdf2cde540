/**
 * Reads what rules need of a debit or login that follows a change: whether its device and country are new, and quantiles of the baseline.
 *
 * $1 workspace, $2 profile, $3 time, $4 id of the debit or event, $5 device, $6 country, $7 home country, $8 quantiles, $9 currency.
 */
export const AFTER_CHANGE_STATEMENT = `
  select
    $5::text is not null and not exists (
      select from sentinel.transactions
      where workspace_id = $1 and profile_id = $2 and device_hash = $5 and occurred_at <= $3 and id <> $4
    ) and not exists (
      select from sentinel.account_events
      where workspace_id = $1 and profile_id = $2 and device_hash = $5 and occurred_at <= $3 and id <> $4
    ) as "isNewDevice",
    $6::text is not null and $6 <> $7::text and not exists (
      select from sentinel.transactions
      where workspace_id = $1 and profile_id = $2 and country = $6 and occurred_at <= $3 and id <> $4
    ) and not exists (
      select from sentinel.account_events
      where workspace_id = $1 and profile_id = $2 and country = $6 and occurred_at <= $3 and id <> $4
    ) as "isNewCountry",
    case when cardinality($8::float8[]) > 0 then (
      select to_json(percentile_cont($8::float8[]) within group (order by amount_minor::float8)) from sentinel.transactions
      where workspace_id = $1 and profile_id = $2 and is_debit and not is_confirmed and currency = $9 and id <> $4
        and occurred_at <= $3::timestamptz - interval '168 hours' and occurred_at > $3::timestamptz - interval '8928 hours'
    ) end as "quantiles"`
