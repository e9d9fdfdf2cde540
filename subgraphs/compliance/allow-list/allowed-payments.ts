import type { Tx } from '#kernel/command.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { pairPartyHash } from './payment-pair.ts'

/** Ids and accounts under which payer and payee of a transaction may be on the allow-list. */
export interface PaymentParties {
  readonly payer: readonly string[]
  readonly payee: readonly string[]
}

const namesOf = (...names: readonly (string | null | undefined)[]): string[] =>
  [...new Set(names.filter(name => typeof name === 'string' && name !== ''))] as string[]

/** The customer pays a DEBIT and receives a CREDIT. */
export function paymentPartiesOf({
  direction,
  customer,
  accountId,
  counterparty,
}: Omit<MonitoredTransaction, 'counterpartyKey'>): PaymentParties {
  const own = namesOf(customer.id, accountId)
  const other = namesOf(counterparty?.id, counterparty?.account)
  return direction === 'DEBIT' ? { payer: own, payee: other } : { payer: other, payee: own }
}

const PAIRS = sharedRead(`select rule_codes as "ruleCodes" from compliance.allow_list
  where workspace_id = $1 and payer_hash = any($2::text[]) and payee_hash = any($3::text[])
    and created_at <= $4 and expires_at > $4 and (ended_at is null or ended_at > $4)
  order by created_at, id`)

/** The pairs of these parties that were on the allow-list at a moment. `ruleCodes` is null for all rules. The keys of the workspace must be loaded. */
export async function allowedPairs(
  sql: Tx['sql'],
  keys: Pick<Keyring, 'hash'>,
  { workspaceId, at, payer, payee }: PaymentParties & { readonly workspaceId: string; readonly at: Date },
): Promise<{ readonly ruleCodes: readonly string[] | null }[]> {
  if (payer.length === 0 || payee.length === 0) return []
  const hashes = (names: readonly string[]): string[] =>
    names.map(name => pairPartyHash(keys, workspaceId, name))
  return sql(PAIRS, [workspaceId, hashes(payer), hashes(payee), at])
}
