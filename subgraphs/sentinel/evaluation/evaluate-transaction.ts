import { allSettledOrThrow } from '#kernel/database/connection.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { memoOf } from '#sentinel/transactions/details.ts'
import { evaluateComposites } from './composites.ts'
import { requestedQuantiles, readCircumstances } from './features/read-circumstances.ts'
import { readHistory } from './features/read-history.ts'
import { readPayee } from './features/read-payee.ts'
import type { DebitReader } from './features/read-row.ts'
import { evaluatedOf, type EvaluatedRules } from './finding-of.ts'
import { isDebitRule, judgeDebit } from './judge-debit.ts'
import { postDeathHit } from './judges/post-death.ts'
import { parametersOf } from './rules-by-type.ts'

export type { EvaluatedRules, SkippedRule } from './finding-of.ts'

const NOTHING: EvaluatedRules = { findings: [], skipped: [] }

const TRANSFERS: readonly string[] = ['WIRE', 'REMITTANCE', 'TRANSFER']

/**
 * Evaluates the rules for a transaction as of its occurrence time; writes nothing, and the transaction need not be stored. Rules apply to debits,
 * which credits and changes before them explain. The memo is decrypted unless it is given.
 */
export async function evaluateTransaction(
  reader: DebitReader,
  profile: ElderProfile,
  transaction: ElderTransactionRow,
  rules: readonly EnabledDetectionRule[],
  memo?: string | null,
): Promise<EvaluatedRules> {
  if (!transaction.isDebit) return NOTHING
  const occurrence = { at: transaction.occurredAt, transactionId: transaction.transactionId }
  if (profile.status === 'DECEASED')
    return evaluatedOf(
      rules
        .filter(({ ruleType }) => ruleType === 'POST_DEATH')
        .map(rule => [rule, postDeathHit(transaction)] as const),
      occurrence,
    )
  if (!isWatched(profile.status)) return NOTHING
  const own = rules.filter(isDebitRule)
  if (own.length === 0) return NOTHING
  const debit = {
    ...(await readDebit(reader, profile, transaction, own)),
    memo: memo === undefined ? memoOf(reader.keys, transaction) : memo,
  }
  const { findings, skipped } = evaluatedOf(
    own.map(rule => [rule, judgeDebit(rule, debit)] as const),
    occurrence,
  )
  const composites =
    findings.length === 0 ? [] : await evaluateComposites(reader, profile.id, { rules, findings, occurrence })
  return { findings: [...findings, ...composites], skipped }
}

/** Reads everything that the rules compare a debit with, in one message. */
async function readDebit(
  reader: DebitReader,
  profile: ElderProfile,
  transaction: ElderTransactionRow,
  rules: readonly EnabledDetectionRule[],
) {
  const parameters = parametersOf(rules)
  const isTransferAbroad = transaction.counterpartyCountry !== null && TRANSFERS.includes(transaction.type)
  const [history, payee, circumstances] = await allSettledOrThrow([
    readHistory(reader, transaction, parameters, profile.timeZone),
    readPayee(reader, transaction, parameters),
    readCircumstances(reader, { ...transaction, isTransferAbroad }, parameters, profile.country),
  ])
  const quantiles = new Map(
    requestedQuantiles(parameters).flatMap((share, index) => {
      const value = circumstances.quantiles?.[index]
      return typeof value === 'number' ? [[share, value] as const] : []
    }),
  )
  return { transaction, profile, history, payee, circumstances, quantiles }
}
