import { newId } from '#kernel/id.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import type { TestPlatform } from '#test/support/world.ts'

export const DAY_MS = 86_400_000

/** Properties of a transaction that matter to a test; it is a debit of 100.00 USD by card otherwise. */
export type GivenTransaction = Partial<
  Pick<
    ElderTransactionRow,
    | 'transactionId'
    | 'occurredAt'
    | 'type'
    | 'direction'
    | 'channel'
    | 'amountMinor'
    | 'currency'
    | 'payeeHash'
    | 'country'
    | 'localHour'
    | 'isConfirmed'
    | 'receivedAt'
  >
>

const INSERT = `insert into sentinel.transactions (workspace_id, id, profile_id, transaction_id, content_hash, occurred_at, received_at, type, direction, channel,
    amount_minor, currency, is_debit, payee_hash, country, local_hour, is_confirmed, is_at_limit, is_gift_card, is_crypto)
  select (select workspace_id from sentinel.profiles where id = $1), id, $1, transaction_id, 'hash', occurred_at, received_at, type, direction, channel, amount_minor, currency,
    direction = 'DEBIT' and type not in ('FEE', 'INTEREST'), payee_hash, country, local_hour, is_confirmed, false, false, false
  from jsonb_to_recordset($2::jsonb) as row (id uuid, transaction_id text, occurred_at timestamptz, received_at timestamptz, type text, direction text, channel text,
    amount_minor bigint, currency text, payee_hash text, country text, local_hour smallint, is_confirmed boolean)`

/** Stores transactions directly, without evaluating them. */
export async function storeTransactions(
  { databaseName, platform }: TestPlatform,
  profileId: string,
  transactions: readonly GivenTransaction[],
): Promise<void> {
  const now = platform.source.now()
  const rows = transactions.map(given => ({
    id: newId(),
    transaction_id: given.transactionId ?? newId(),
    occurred_at: given.occurredAt ?? new Date(now.getTime() - 30 * DAY_MS),
    received_at: given.receivedAt ?? now,
    type: given.type ?? 'CARD',
    direction: given.direction ?? 'DEBIT',
    channel: given.channel ?? 'CARD',
    amount_minor: String(given.amountMinor ?? 10_000n),
    currency: given.currency ?? 'USD',
    payee_hash: given.payeeHash ?? null,
    country: given.country ?? null,
    local_hour: given.localHour ?? 12,
    is_confirmed: given.isConfirmed ?? false,
  }))
  await withClient(adminOf(databaseName), client => client.query(INSERT, [profileId, JSON.stringify(rows)]))
}
