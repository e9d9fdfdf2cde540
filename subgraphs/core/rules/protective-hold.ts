import { normalAccount } from '#kernel/payee-hashes.ts'
import type { TransactionType } from './transaction.ts'

/** What a protective hold covers: one transaction, the payments to a payee, the debits of an account, or all debits of the customer. */
export type ProtectiveHoldScope = 'TRANSACTION' | 'PAYEE' | 'ACCOUNT' | 'ALL'

/** A protective hold in force, as far as it distinguishes debits. */
export interface ProtectiveHoldTarget {
  readonly scope: ProtectiveHoldScope
  readonly transactionId: string | null
  /** Id or number of an account. */
  readonly accountId: string | null
  readonly payeeHashes: readonly string[]
  /** Null for a hold without an end. */
  readonly expiresAt: Date | null
}

/** What identifies a debit for holds. */
export interface DebitIdentifiers {
  /** Id and number of the debited account. */
  readonly accounts: readonly string[]
  /** Everything that identifies the transaction. */
  readonly transactionIds: readonly string[]
  /** Keyed hashes of everything that is known about the payee. */
  readonly payeeHashes: ReadonlySet<string>
}

/** Transactions that the bank makes to correct its books or to charge for its services; a hold is on payments of the customer. */
const OF_THE_BANK: ReadonlySet<TransactionType> = new Set(['REVERSAL', 'ADJUSTMENT', 'FEE', 'INTEREST'])

/**
 * Whether protective holds apply to a posting. They do not apply where freezes and restrictions do not, as for corrections, refunds and
 * court orders.
 */
export const isHoldable = ({
  type,
  isUnrestricted = false,
}: {
  readonly type: TransactionType
  readonly isUnrestricted?: boolean
}): boolean => !isUnrestricted && !OF_THE_BANK.has(type)

/** Whether a hold has not reached its end. The end decides before the event of the expiry arrives, so that no money is held too long. */
export const isBeforeEnd = ({ expiresAt }: Pick<ProtectiveHoldTarget, 'expiresAt'>, at: Date): boolean =>
  expiresAt === null || expiresAt > at

/** Whether a hold covers a debit. Blanks, hyphens and capitals of account numbers and ids do not matter. */
export function covers(
  { scope, transactionId, accountId, payeeHashes }: Omit<ProtectiveHoldTarget, 'expiresAt'>,
  debit: DebitIdentifiers,
): boolean {
  switch (scope) {
    case 'ALL':
      return true
    case 'ACCOUNT':
      return debit.accounts.some(account => normalAccount(account) === normalAccount(accountId!))
    case 'TRANSACTION':
      return debit.transactionIds.some(id => normalId(id) === normalId(transactionId!))
    case 'PAYEE':
      return payeeHashes.some(hash => debit.payeeHashes.has(hash))
  }
}

const normalId = (id: string): string => id.trim().toLowerCase()
