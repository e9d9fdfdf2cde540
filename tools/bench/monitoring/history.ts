import type pg from 'pg'

/** A history to judge on: so many transactions of 100,000 customers, evenly spread over so many days before now. */
export interface HistorySize {
  readonly transactions: number
  readonly customers: number
  readonly days: number
}

const INDEXES = `
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'compliance' and tablename = 'monitored_transactions' and indexname not in (
    select conname from pg_constraint where conrelid = 'compliance.monitored_transactions'::regclass)`

/** Half of the transactions are payments to another customer, the others deposits, card payments and withdrawals. */
const INSERT = `
  insert into compliance.monitored_transactions (workspace_id, id, sequence, transaction_id, occurred_at, received_at, type, direction, channel, currency,
    amount_minor, customer_id, customer_type, counterparty, merchant_id, countries, initiated_by, details, content_hash, evaluation_id, decision)
  select $1, uuidv7(), nextval('compliance.monitored_transactions_sequence'), 'bench-' || n, at, at,
    case n % 4 when 0 then 'CASH_IN' when 1 then 'CARD' else 'TRANSFER' end, case n % 4 when 0 then 'CREDIT' else 'DEBIT' end, 'web', 'USD',
    1 + (random() * 99000)::int, 'c-' || (random() * ($3::int - 1))::int, 'INDIVIDUAL',
    case when n % 4 < 2 then null else 'customer:c-' || (random() * ($3::int - 1))::int end,
    case n % 4 when 1 then 'm-' || (random() * 500)::int end, '{}', 'CUSTOMER', null, 'bench', gen_random_uuid(), 'ALLOW'
  from (select n, now() - make_interval(secs => $4::float8 * 86400 * ($2::int - n + 1) / $2::int) as at from generate_series(1, $2::int) n) generated`
const CUSTOMERS = `
  insert into compliance.monitored_customers (workspace_id, customer_id) select $1, 'c-' || n from generate_series(0, $2::int - 1) n on conflict do nothing`
const DAYS = `
  insert into compliance.customer_days (workspace_id, customer_id, currency, day, transactions, sum_minor, sum_of_squares)
  select workspace_id, customer_id, currency, (occurred_at at time zone 'UTC')::date, count(*), sum(amount_minor::numeric), sum(amount_minor::numeric * amount_minor)
  from compliance.monitored_transactions where workspace_id = $1 group by 1, 2, 3, 4`

/** Replaces the transactions of a workspace by a generated history. The indexes are created afterwards, which is faster. */
export async function fillHistory(
  client: pg.Client,
  workspaceId: string,
  { transactions, customers, days }: HistorySize,
): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES)
  await client.query('truncate compliance.monitored_transactions, compliance.customer_days')
  for (const { name } of indexes) await client.query(`drop index compliance.${name}`)
  await client.query(INSERT, [workspaceId, transactions, customers, days])
  for (const { definition } of indexes) await client.query(definition)
  await client.query(CUSTOMERS, [workspaceId, customers])
  await client.query(DAYS, [workspaceId])
  await client.query('vacuum analyze compliance.monitored_transactions')
  await client.query('vacuum analyze compliance.customer_days, compliance.monitored_customers')
  await client.query('checkpoint')
}
