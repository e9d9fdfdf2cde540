import type { Tx } from '#kernel/command.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { memoOf } from '#sentinel/transactions/details.ts'
import { evaluateTransaction, type EvaluatedRules } from './evaluate-transaction.ts'

/**
 * Evaluates rules for a transaction that was stored before, as of its occurrence time; writes nothing. Used to simulate a rule and to apply rules
 * to the past. The memo of an erased customer is gone, so rules on memos find nothing.
 */
export const evaluateStored = (
  tx: Pick<Tx, 'sql' | 'actor' | 'keys'>,
  profile: ElderProfile,
  transaction: ElderTransactionRow,
  rules: readonly EnabledDetectionRule[],
): Promise<EvaluatedRules> =>
  evaluateTransaction(tx, profile, transaction, rules, memoOf(tx.keys, transaction))
