import type { Keyring } from '#kernel/security/keyring.ts'
import { payeeKey } from '#sentinel/detection-rules/classification.ts'
import { payeeHash } from '#sentinel/evaluation/payee-hash.ts'

interface NamedPayee {
  readonly id?: string | null
  readonly account?: string | null
  readonly name?: string | null
  readonly merchantName?: string | null
}

const NO_PAYEE = {
  counterpartyId: null,
  counterpartyAccount: null,
  counterpartyName: null,
  merchantName: null,
}

/** Keyed hashes of everything that a debit says about its payee, because a hold may name the payee by any of it. */
export const hashesOfPayee = (
  keys: Pick<Keyring, 'hash'>,
  workspaceId: string,
  { id = null, account = null, name = null, merchantName = null }: NamedPayee,
): string[] => {
  const payeeKeys = [
    payeeKey({ ...NO_PAYEE, counterpartyId: id }),
    payeeKey({ ...NO_PAYEE, counterpartyAccount: account }),
    payeeKey({ ...NO_PAYEE, counterpartyName: name }),
    payeeKey({ ...NO_PAYEE, merchantName }),
  ].filter(key => key !== null)
  return payeeKeys.map(key => payeeHash(keys, workspaceId, key))
}

/** Keyed hashes under which a text may be the id, the account or the name of a payee. */
export const hashesOfPayeeText = (keys: Pick<Keyring, 'hash'>, workspaceId: string, text: string): string[] =>
  hashesOfPayee(keys, workspaceId, { id: text, account: text, name: text, merchantName: text })
