import type pg from 'pg'

/** A history of enrolled customers: as many transactions of each profile, evenly spread over a year before now. */
export interface ElderHistory {
  readonly profiles: number
  readonly perProfile: number
}

/** Enrolled customers `c-0` and so on. Their details are those of erased customers, which no rule reads. */
const PROFILES = `
  insert into sentinel.profiles (workspace_id, id, customer_id, details, enrollment_reason, status, country, time_zone, vulnerability_flags,
    linked_account_ids, enrolled_at, created_by, created_at, updated_at)
  select $1, uuidv7(), 'c-' || n, null, 'AGE_THRESHOLD', 'ACTIVE', 'US', 'America/New_York', '{}', '{}', now(), 'bench',
    now() - interval '400 days', now()
  from generate_series(0, $2::int - 1) n on conflict do nothing`

/**
 * Mostly card purchases at ten shops and cash, bills, and a pension, within five hours of the present time of day, so that purchases at
 * that time are as ordinary at night as by day.
 */
const TRANSACTIONS = `
  insert into sentinel.transactions (workspace_id, id, profile_id, transaction_id, content_hash, account_id, occurred_at, received_at, type, direction,
    channel, amount_minor, currency, balance_after_minor, is_debit, payee_hash, country, device_hash, is_at_limit, is_gift_card, is_crypto, local_hour)
  select $1, uuidv7(), profile.id, 'bench-' || profile.customer_id || '-' || n, 'bench', 'checking', at, at,
    case n % 10 when 0 then 'INCOME' when 1 then 'CASH' when 2 then 'BILL' else 'CARD' end,
    case n % 10 when 0 then 'CREDIT' else 'DEBIT' end,
    case n % 10 when 0 then 'AUTOMATIC' when 1 then 'ATM' when 2 then 'ONLINE' else 'CARD' end,
    case n % 10 when 0 then 220000 when 1 then 10000 + (random() * 10000)::int when 2 then 8000 + (random() * 1500)::int
      else 2000 + (random() * 10000)::int end,
    'USD', 1500000, n % 10 <> 0, 'payee-' || profile.customer_id || '-' || n % 10, 'US', null, false, false, false, (extract(hour from now() at time zone 'America/New_York')::int + 19 + (random() * 10)::int) % 24
  from sentinel.profiles profile
    cross join lateral (
      select n, now() - make_interval(secs => 31536000.0 * ($3::int - n + 0.5 + random() * 0.4) / $3::int) as at
      from generate_series(1, $3::int) n) generated
  where profile.workspace_id = $1 and profile.created_by = 'bench' and substr(profile.customer_id, 3)::int < $2`

/** Replaces the transactions of a workspace by a generated history. */
export async function fillElderHistory(
  client: pg.Client,
  workspaceId: string,
  { profiles, perProfile }: ElderHistory,
): Promise<void> {
  await client.query('truncate sentinel.transactions')
  await client.query(PROFILES, [workspaceId, profiles])
  await client.query(TRANSACTIONS, [workspaceId, profiles, perProfile])
  await client.query('vacuum analyze sentinel.transactions')
  await client.query('vacuum analyze sentinel.profiles')
  await client.query('checkpoint')
}
