import type { Context } from '#kernel/context.ts'
import type {
  EvaluationRow,
  RuleSnapshotRow,
  SnapshotRule,
} from '#compliance/entities/monitoring/evaluation.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import { refuse } from '#compliance/errors.ts'
import { evaluateRules, storedHit } from '#compliance/evaluation/evaluate-rules.ts'
import { evaluationView, type EvaluationView } from '#compliance/evaluation/evaluation-view.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf, type RuleSet } from '#compliance/evaluation/rule-set.ts'
import { EVALUATION_COLUMNS, TRANSACTION_COLUMNS } from '#compliance/evaluation/store-transaction.ts'
import { historyQueryOf, storedTransaction } from '#compliance/evaluation/stored-transaction.ts'
import { ruleVersion } from '#compliance/monitoring-rules/active-rules.ts'
import { admitReader } from '#compliance/rules/rights.ts'

/** A stored evaluation beside the same evaluation computed again. */
export interface EvaluationReplay {
  readonly isIdentical: boolean
  readonly evaluation: EvaluationView
  readonly replayed: EvaluationView
}

type StoredEvaluation = EvaluationRow & Pick<RuleSnapshotRow, 'rules'>

const EVALUATION = `
  select ${EVALUATION_COLUMNS}, snapshot.rules from compliance.evaluations evaluation
  join compliance.rule_snapshots snapshot on snapshot.workspace_id = $1 and snapshot.hash = evaluation.rules_hash
  where evaluation.workspace_id = $1 and evaluation.id = $2`
const TRANSACTION = `
  select ${TRANSACTION_COLUMNS} from compliance.monitored_transactions transaction
  where workspace_id = $1 and transaction_id = $2`

/**
 * Evaluates a stored transaction again: by the versions of the rules that applied, on the transactions that had arrived before it, and with
 * the hits on lists and the exemptions of that moment. Null when there is no evaluation with this id. Throws INVALID_STATE once the
 * transaction's personal data was erased.
 */
export async function evaluationReplay(ctx: Context, id: string): Promise<EvaluationReplay | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [stored] = await ctx.database.read<StoredEvaluation>(workspaceId, EVALUATION, [workspaceId, id])
  if (!stored) return null
  const [[row], set] = await Promise.all([
    ctx.database.read<MonitoredTransactionRow>(workspaceId, TRANSACTION, [workspaceId, stored.transactionId]),
    ruleSetOfSnapshot(ctx, stored.rules),
    ctx.keys.ready(workspaceId),
  ])
  const replayed = await evaluateAgain(ctx, { stored, row: row!, set })
  return {
    isIdentical: comparable(stored) === comparable(replayed),
    evaluation: evaluationView(stored, stored.rules, false),
    replayed: evaluationView(replayed, stored.rules, false),
  }
}

const comparable = ({ decision, triggered, nearMisses, skipped }: EvaluationRow): string =>
  JSON.stringify([decision, triggered, nearMisses, skipped])

/** The rules in the order of the snapshot, by which evaluations number them. */
async function ruleSetOfSnapshot(ctx: Context, snapshot: readonly SnapshotRule[]): Promise<RuleSet> {
  const rules = await Promise.all(
    snapshot.map(async ({ ruleId, version, isShadow }) => ({
      ...(await ruleVersion(ctx, ruleId, version))!,
      isShadow,
    })),
  )
  return ruleSetOf(rules)
}

interface Repetition {
  readonly stored: EvaluationRow
  readonly row: MonitoredTransactionRow
  readonly set: RuleSet
}

async function evaluateAgain(ctx: Context, { stored, row, set }: Repetition): Promise<EvaluationRow> {
  const { workspaceId } = ctx.actor
  const transaction = storedTransaction(ctx.keys, row)
  if (!transaction)
    throw refuse('INVALID_STATE', { message: 'The personal data of the transaction was erased.' })
  const { inputs, screening } = stored
  const history = await readHistory(
    (text, values = []) => ctx.database.read(workspaceId, text, values),
    historyQueryOf({ row, transaction, inputs, screening }),
    set.needs,
  )
  const { decision, triggered, nearMisses, skipped } = evaluateRules(set, transaction, history, inputs)
  return { ...stored, decision, triggered: triggered.map(storedHit), nearMisses, skipped }
}
