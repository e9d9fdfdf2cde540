import type { Keyring } from '#kernel/security/keyring.ts'
import type { ParsedTransaction } from './parse-transaction.ts'

/** Keyed hashes of the values by which transactions are found; null where the transaction has no value. */
export interface TransactionKeys {
  readonly account: string | null
  readonly card: string | null
  readonly device: string | null
  readonly ip: string | null
  readonly wallet: string | null
  readonly counterpartyAccount: string | null
  readonly phone: string | null
  readonly address: string | null
}

const PURPOSE = 'compliance.monitored_transactions'
/** 132 bits of the hash, in base64url. */
const LENGTH = 22

const normalised = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ')
const withoutBlanks = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]+/gu, '')

/** Account numbers are unique only at one bank. */
const accountAtBank = (account: string, bic: string | null): string =>
  `${bic?.slice(0, 8) ?? ''} ${withoutBlanks(account)}`

/** Hashes one value of one kind, such as the fingerprint of a device. */
export function hashValue(
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  kind: string,
  text: string,
): string {
  return keys.hash(workspaceId, text, `${PURPOSE}.${kind}`).slice(0, LENGTH)
}

/** Key of an account of a customer, by which it is recognised as a counterparty's. */
export const hashedAccount = (
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  account: string | null,
): string | null =>
  account === null ? null : hashValue(keys, workspaceId, 'account', withoutBlanks(account))

export function transactionKeys(
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  { accountId, cardId, walletId, device, counterparty, phone, address }: ParsedTransaction,
): TransactionKeys {
  const hashed = (kind: string, text: string | null): string | null =>
    text === null ? null : hashValue(keys, workspaceId, kind, text)
  const account = counterparty?.account ?? null
  return {
    account: hashedAccount(keys, workspaceId, accountId),
    card: hashed('card', cardId),
    device: hashed('device', device.fingerprint),
    ip: hashed('ip', device.ip === null ? null : device.ip.toLowerCase()),
    wallet: hashed('wallet', walletId),
    counterpartyAccount: hashed(
      'party_account',
      account === null ? null : accountAtBank(account, counterparty!.bankBic),
    ),
    phone: hashed('phone', phone === null ? null : withoutBlanks(phone)),
    address: hashed('address', address === null ? null : normalised(address)),
  }
}

/** Key of a counterparty that is not known as a customer: by its id, otherwise by account and bank; null without either. */
export function partyKey(
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  { counterparty }: Pick<ParsedTransaction, 'counterparty'>,
): string | null {
  if (!counterparty) return null
  const { id, account, bankBic } = counterparty
  if (id !== null) return `party:${hashValue(keys, workspaceId, 'party', id)}`
  if (account === null) return null
  return `account:${hashValue(keys, workspaceId, 'party_account', accountAtBank(account, bankBic))}`
}
