import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { allow } from '#kernel/principal.ts'
import { hashesOfPayee } from '#kernel/payee-hashes.ts'
import { invalid } from '#kernel/refusals.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import { coveringHolds, type HoldableDebit } from '#sentinel/holds/covering-holds.ts'
import { profileOfCustomer } from '#sentinel/queries/profiles.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { storeEvaluated } from '#sentinel/transactions/store-evaluated.ts'
import { elderTransactionIssues } from '#sentinel/transactions/transaction-input.ts'
import { lockProfilesOf, storedTransactions } from '#sentinel/transactions/transaction-rows.ts'

export interface DecideDisbursement {
  readonly transaction: IngestElderTransactionInput
  readonly payeeId: string
}

const decide = command(async (tx, input: DecideDisbursement): Promise<'ALLOW' | 'HOLD'> => {
  const { transaction } = input
  const issues = elderTransactionIssues(transaction, tx.now())
  if (issues.length > 0) throw invalid(issues)
  // Sent together; the later statements see what was committed before the lock was granted.
  const [[profile], [stored], rules] = await allSettledOrThrow([
    lockProfilesOf(tx, [transaction.customerId]),
    storedTransactions(tx, [transaction.transactionId]),
    activeRules(tx),
  ])
  if (!profile) return 'ALLOW'
  // After an erasure the personal data of a payment is no longer stored.
  if (!stored && profile.details !== null) await storeEvaluated(tx, profile, transaction, { rules })
  const holds = await coveringHolds(tx, debitOf(tx, profile.id, input))
  return holds.length > 0 ? 'HOLD' : 'ALLOW'
})

const debitOf = (
  { keys, actor: { workspaceId } }: Tx,
  profileId: string,
  { transaction, payeeId }: DecideDisbursement,
): HoldableDebit => ({
  profileId,
  transactionId: transaction.transactionId,
  accountId: transaction.accountId ?? null,
  payeeHash: null,
  payeeHashes: [
    ...hashesOfPayee(keys, workspaceId, transaction.counterparty ?? {}),
    ...hashesOfPayee(keys, workspaceId, { id: payeeId }),
  ],
})

/**
 * Decides a payment before money moves: stores and evaluates its transaction once, and returns HOLD while a hold in force covers it. For a
 * customer without a profile this is one read.
 */
export async function decideDisbursement(ctx: Context, input: DecideDisbursement): Promise<'ALLOW' | 'HOLD'> {
  allow(ctx.actor, { kinds: ['service'] })
  return (await profileOfCustomer(ctx, input.transaction.customerId)) ? decide(ctx, input) : 'ALLOW'
}
