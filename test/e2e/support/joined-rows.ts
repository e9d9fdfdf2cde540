import { newId } from '#kernel/id.ts'
import type { World } from '#test/support/world.ts'
import { inDatabase } from './tables.ts'

/** Ids of the first customer's objects. */
export interface JoinedIds {
  readonly customer: string
  readonly quote: string
  readonly recipient: string
  readonly transfer: string
  readonly subscription: string
  readonly delivery: string
}

export const CUSTOMERS = 100
export const TRANSFERS_EACH = 3

/**
 * Fills the workspace with set-based SQL as superuser: a hundred customers, each with recipients, quotes and
 * transfers.
 */
export async function fillWithTransfers({ databaseName, workspaceId }: World): Promise<JoinedIds> {
  return inDatabase(databaseName, async admin => {
    const corridor = newId()
    await admin.query(
      `insert into remittance.corridors select $1, $2, 'USD', 'NGN', 'NG', true, 100, 1000000, 7500, 199, 5000, 600, '{BANK_ACCOUNT}', now()`,
      [workspaceId, corridor],
    )
    await admin.query(`insert into remittance.rates select $1, 'USD', 'NGN', '2020-01-01', 1448.6, 1452.1`, [
      workspaceId,
    ])
    await admin.query(
      `insert into identity.customers (workspace_id, id, external_id, first_name, last_name, kyc_status, kyc_level, created_at, updated_at)
      select $1, gen_random_uuid(), 'joined-' || n, 'First', 'Last', 'VERIFIED', 2, now() - n * interval '1 second', now() from generate_series(1, $2) n`,
      [workspaceId, CUSTOMERS],
    )
    await admin.query(
      `insert into remittance.recipients (workspace_id, id, customer_id, status, first_name, last_name, country, currency, payout_method, bank_code, account_number, warnings, created_at, updated_at)
      select $1, gen_random_uuid(), id, 'ACTIVE', 'Chidi', 'Okafor', 'NG', 'NGN', 'BANK_ACCOUNT', '011', '0000014579', '{}', now(), now() from identity.customers where workspace_id = $1`,
      [workspaceId],
    )
    await admin.query(
      `insert into remittance.quotes (workspace_id, id, corridor_id, customer_id, send_amount_minor, send_currency, receive_amount_minor, receive_currency, destination_country, exchange_rate, fee_minor, created_at, expires_at)
      select $1, gen_random_uuid(), $2, id, 10000, 'USD', 14370000, 'NGN', 'NG', 1437, 249, now(), now() + interval '1 hour' from identity.customers, generate_series(1, $3) where workspace_id = $1`,
      [workspaceId, corridor, TRANSFERS_EACH],
    )
    await admin.query(
      `insert into remittance.transfers (workspace_id, id, reference, customer_id, quote_id, recipient_id, recipient_name, payout_details, status, status_at, hold_attempts, send_amount_minor, send_currency,
        receive_amount_minor, receive_currency, destination_country, exchange_rate, fee_minor, transfer_reason, source_of_funds, relationship_to_recipient, created_at)
      select $1, gen_random_uuid(), 'TXN-' || row_number() over (), q.customer_id, q.id, r.id, 'Chidi Okafor', '{}', 'CREATED', now(), 0, 10000, 'USD', 14370000, 'NGN', 'NG', 1437, 249, 'a', 'b', 'c', now() - row_number() over () * interval '1 second'
      from remittance.quotes q join remittance.recipients r using (workspace_id, customer_id) where workspace_id = $1`,
      [workspaceId],
    )
    await admin.query(
      'insert into remittance.transfer_events select workspace_id, id, status, status_at from remittance.transfers where workspace_id = $1',
      [workspaceId],
    )
    const {
      rows: [row],
    } = await admin.query(
      `select t.id as transfer, t.quote_id as quote, t.recipient_id as recipient, t.customer_id as customer
      from remittance.transfers t join identity.customers c on c.workspace_id = t.workspace_id and c.id = t.customer_id where t.workspace_id = $1 and c.external_id = 'joined-1' limit 1`,
      [workspaceId],
    )
    const {
      rows: [webhook],
    } = await admin.query(
      `with subscribed as (
        insert into webhooks.subscriptions (workspace_id, id, service, name, url, event_names, status, rate_limit_per_minute, secret, failures, concurrency, created_at, updated_at)
        select $1, gen_random_uuid(), 'remittance', 'Joined', 'https://hooks.example/', '{*}', 'ACTIVE', 1000, '', 0, 2, now(), now() from generate_series(1, 10) returning id),
      delivered as (
        insert into webhooks.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, created_at, ended_at)
        select $1, gen_random_uuid(), id, 'remittance', gen_random_uuid(), 'transfer.created', 'transfer', $2, n, now(), false, 'FAILED', 6, 6, now() - n * interval '1 second', now() from subscribed, generate_series(1, 10) n returning id, subscription_id),
      tried as (
        insert into webhooks.attempts (workspace_id, delivery_id, number, subscription_id, started_at, ended_at, response_status, duration_ms)
        select $1, id, n, subscription_id, now(), now(), 500, 5 from delivered, generate_series(1, 6) n)
      select id as delivery, subscription_id as subscription from delivered limit 1`,
      [workspaceId, newId()],
    )
    return { ...row, ...webhook }
  })
}
