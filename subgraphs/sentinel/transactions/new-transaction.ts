import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { toMinor } from '#kernel/money.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { isCrypto, isDebit, isGiftCard, payeeKey } from '#sentinel/detection-rules/classification.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { payeeHash } from '#kernel/payee-hashes.ts'
import { deviceHash } from '#sentinel/evaluation/device-hash.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { sealTransactionDetails } from './details.ts'
import { localHour } from './local-hour.ts'
import { signedMinor } from './transaction-input.ts'

/** A transaction of the interface with a value or null in each field. */
function complete(given: IngestElderTransactionInput) {
  const { counterparty, merchant } = given
  return {
    transactionId: given.transactionId,
    customerId: given.customerId,
    accountId: given.accountId ?? null,
    occurredAt: given.occurredAt ?? null,
    type: given.type,
    direction: given.direction,
    channel: given.channel,
    amountMinor: toMinor(given.amount, given.currency),
    currency: given.currency,
    balanceAfterMinor:
      typeof given.balanceAfter === 'string' ? signedMinor(given.balanceAfter, given.currency) : null,
    counterpartyId: counterparty?.id ?? null,
    counterpartyName: counterparty?.name ?? null,
    counterpartyAccount: counterparty?.account ?? null,
    counterpartyCountry: counterparty?.country ?? null,
    merchantName: merchant?.name ?? null,
    mcc: merchant?.mcc ?? null,
    memo: given.memo ?? null,
    country: given.country ?? null,
    deviceId: given.deviceId ?? null,
    isAtLimit: given.atLimit ?? false,
  }
}

/** Keyed hash of a transaction's content, by which a repeat is recognised. Equal amounts in different notations are the same content. */
export const contentHashOf = (
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  given: IngestElderTransactionInput,
): string =>
  keys.hash(
    workspaceId,
    JSON.stringify(complete(given), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
    'sentinel.transactions.content',
  )

/** A row for a transaction of a profile, not yet evaluated, and its memo. */
export function newTransaction(
  { actor: { workspaceId }, keys, now }: Pick<Tx, 'actor' | 'keys' | 'now'>,
  profile: Pick<ElderProfile, 'id' | 'timeZone'>,
  given: IngestElderTransactionInput,
): ElderTransactionRow {
  const content = complete(given)
  const id = newId()
  const occurredAt = content.occurredAt ?? now()
  const party = payeeKey(content)
  const { counterpartyId, counterpartyName, counterpartyAccount, counterpartyCountry, ...rest } = content
  const { customerId: _, merchantName, memo, deviceId, ...columns } = rest
  const counterparty = {
    id: counterpartyId,
    name: counterpartyName,
    account: counterpartyAccount,
    country: counterpartyCountry,
  }
  const details = {
    counterparty: Object.values(counterparty).every(value => value === null) ? null : counterparty,
    merchantName,
    memo,
    deviceId,
  }
  return {
    workspaceId,
    id,
    profileId: profile.id,
    ...columns,
    contentHash: contentHashOf(keys, workspaceId, given),
    occurredAt,
    receivedAt: now(),
    isDebit: isDebit(content),
    payeeHash: party === null ? null : payeeHash(keys, workspaceId, party),
    counterpartyCountry,
    deviceHash: deviceId === null ? null : deviceHash(keys, workspaceId, deviceId),
    isGiftCard: isGiftCard(content),
    isCrypto: isCrypto(content),
    localHour: localHour(occurredAt, profile.timeZone),
    details: Object.values(details).every(value => value === null)
      ? null
      : sealTransactionDetails(keys, { workspaceId, id }, details),
    isConfirmed: false,
    evaluation: null,
  }
}
