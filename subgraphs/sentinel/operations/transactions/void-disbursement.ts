import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const VOID = `update sentinel.transactions set is_debit = false
  where workspace_id = $1 and transaction_id = $2 and is_debit returning id, profile_id as "profileId"`

/**
 * Voids the transaction of a payment that was not made, so that rules and baselines no longer count it. Its signals stay, because the attempt
 * was made. Returns false when there is nothing to void.
 */
export const voidDisbursement = command(
  async (tx, { transactionId }: { readonly transactionId: string }): Promise<boolean> => {
    allow(tx.actor, { kinds: ['service'] })
    const [voided] = await tx.sql<{ id: string; profileId: string }>(VOID, [
      tx.actor.workspaceId,
      transactionId,
    ])
    if (!voided) return false
    tx.audit({
      act: 'sentinel.transaction_voided',
      outcome: 'DONE',
      aggregate: 'elder_transaction',
      aggregateId: voided.id,
      data: { profileId: voided.profileId },
    })
    return true
  },
)
