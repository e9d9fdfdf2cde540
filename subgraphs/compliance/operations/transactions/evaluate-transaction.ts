import type { Context } from '#kernel/context.ts'
import { evaluateRules, storedHit } from '#compliance/evaluation/evaluate-rules.ts'
import { evaluationView, type EvaluationView } from '#compliance/evaluation/evaluation-view.ts'
import { gatherInputs } from '#compliance/evaluation/gather-inputs.ts'
import { parseTransaction } from '#compliance/evaluation/parse-transaction.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf } from '#compliance/evaluation/rule-set.ts'
import { activeRules } from '#compliance/monitoring-rules/active-rules.ts'
import { admitEvaluator } from '#compliance/rules/rights.ts'
import { ingestTransaction, type IngestTransaction } from './ingest-transaction.ts'

export interface EvaluateTransaction extends IngestTransaction {
  readonly persist?: boolean | null
}

/** Later than every stored transaction. */
const NEXT_SEQUENCE = 9_223_372_036_854_775_807n

/** Evaluates a transaction as it would be evaluated if it were stored now. It is stored only if `persist` is true. */
export async function evaluateTransaction(
  ctx: Context,
  { transaction: given, persist }: EvaluateTransaction,
): Promise<EvaluationView> {
  if (persist) return ingestTransaction(ctx, { transaction: given })
  admitEvaluator(ctx)
  const { workspaceId } = ctx.actor
  const parsed = parseTransaction(given, ctx.now())
  await ctx.keys.ready(workspaceId)
  const set = ruleSetOf(await activeRules(ctx))
  const { transaction, keys, inputs, screening } = await gatherInputs(ctx, parsed, set)
  const history = await readHistory(
    (text, values = []) => ctx.database.read(workspaceId, text, values),
    {
      workspaceId,
      transaction,
      keys,
      sequence: NEXT_SEQUENCE,
      isReplay: false,
      inputs: {
        subjectSince: inputs.subjectSince === null ? null : new Date(inputs.subjectSince),
        blacklistHits: inputs.blacklistHits,
        screening,
      },
    },
    set.needs,
  )
  const evaluated = evaluateRules(set, transaction, history, inputs)
  return evaluationView(
    {
      id: null,
      transactionId: transaction.transactionId,
      decision: evaluated.decision,
      triggered: evaluated.triggered.map(storedHit),
      nearMisses: evaluated.nearMisses,
      skipped: evaluated.skipped,
      screening: screening ?? null,
      alertIds: [],
      caseId: null,
      evaluatedAt: ctx.now(),
    },
    set.snapshot,
    false,
  )
}
