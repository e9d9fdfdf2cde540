import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { recordErasure } from '#compliance/subjects/record-erasure.ts'

export interface RecordErasedCustomer {
  /** Ids under which transactions may name the customer. */
  readonly customerIds: readonly string[]
  readonly erasedAt: Date
}

/**
 * Records that a customer was erased. Its transactions, alerts and cases stay: anti-money-laundering law requires the records of
 * transactions with their parties for five years (Directive (EU) 2015/849, article 40). `eraseTransactions` erases them then.
 */
export const recordErasedCustomer = command(
  async (tx, { customerIds, erasedAt }: RecordErasedCustomer): Promise<null> => {
    allow(tx.actor, { kinds: ['platform'] })
    await recordErasure(tx, customerIds, erasedAt)
    return null
  },
  { storage: 'one-time' },
)
