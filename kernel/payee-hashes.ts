import { foldText } from './fold-text.ts'
import type { Keyring } from './security/keyring.ts'

type Hashing = Pick<Keyring, 'hash'>

/** Everything that a debit states about its payee. */
export interface NamedPayee {
  readonly id?: string | null
  readonly account?: string | null
  readonly name?: string | null
  readonly merchantName?: string | null
}

/** The purpose of the hashes. Domains compare their hashes, so all of them use it. */
const PURPOSE = 'sentinel.payee'

/** Account numbers are written with and without blanks and hyphens. */
export const normalAccount = (account: string): string =>
  account
    .normalize('NFKC')
    .replace(/[\s-]+/gu, '')
    .toUpperCase()

const tagged = (tag: string, value: string): string[] => (value === '' ? [] : [`${tag}:${value}`])

/**
 * A payee as texts that are equal for each of its transactions: its id, its account, its name and its name as a merchant, in this order,
 * as far as they are known.
 */
export const payeeKeys = ({ id, account, name, merchantName }: NamedPayee): string[] => [
  ...tagged('id', (id ?? '').trim()),
  ...tagged('account', normalAccount(account ?? '')),
  ...tagged('name', foldText(name ?? '')),
  ...tagged('merchant', foldText(merchantName ?? '')),
]

/** Keyed hash of one of the texts that `payeeKeys` returns. */
export const payeeHash = (keys: Hashing, workspaceId: string, payeeKey: string): string =>
  keys.hash(workspaceId, payeeKey, PURPOSE)

/** Keyed hashes of everything that a debit states about its payee, because a hold may name the payee by any of it. */
export const hashesOfPayee = (keys: Hashing, workspaceId: string, payee: NamedPayee): string[] =>
  payeeKeys(payee).map(key => payeeHash(keys, workspaceId, key))

/** Keyed hashes under which a text may be the id, the account or the name of a payee. */
export const hashesOfPayeeText = (keys: Hashing, workspaceId: string, text: string): string[] =>
  hashesOfPayee(keys, workspaceId, { id: text, account: text, name: text, merchantName: text })
