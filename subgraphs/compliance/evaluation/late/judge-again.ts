import type { Context } from '#kernel/context.ts'
import { allowedPairs, paymentPartiesOf } from '#compliance/allow-list/allowed-payments.ts'
import type { RuleHit } from '#compliance/alerts/rule-hit.ts'
import type {
  EvaluationRow,
  RuleSnapshotRow,
  SnapshotRule,
} from '#compliance/entities/monitoring/evaluation.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import { evaluateRules, exemptionOf, type Exemptions } from '#compliance/evaluation/evaluate-rules.ts'
import { exemptions } from '#compliance/evaluation/gather-inputs.ts'
import type { WorkspaceSql } from '#compliance/evaluation/history/history-query.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf, type RuleSet } from '#compliance/evaluation/rule-set.ts'
import { TRANSACTION_COLUMNS } from '#compliance/evaluation/store-transaction.ts'
import { historyQueryOf, storedTransaction } from '#compliance/evaluation/stored-transaction.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { snoozedRules } from '#compliance/monitoring-rules/snoozed-rules.ts'

/** A stored transaction with the evaluation that was made of it when it arrived. */
export interface JudgedTransaction
  extends MonitoredTransactionRow, Pick<EvaluationRow, 'triggered' | 'inputs' | 'screening'> {
  /** The rules of that evaluation. */
  readonly rules: readonly SnapshotRule[]
}

/** Hits of rules on a transaction that they do not hit on what was known when it arrived. */
export interface LateHits {
  readonly transaction: MonitoredTransaction
  readonly hits: readonly RuleHit[]
}

const JUDGED = `
  select ${TRANSACTION_COLUMNS}, evaluation.triggered, evaluation.inputs, evaluation.screening, evaluation.rules_hash as "rulesHash"
  from compliance.monitored_transactions transaction
  join compliance.evaluations evaluation on evaluation.workspace_id = $1 and evaluation.id = transaction.evaluation_id
  where transaction.workspace_id = $1 and transaction.transaction_id = any($2::text[]) and transaction.voided_at is null
  order by transaction.occurred_at, transaction.sequence`
const SNAPSHOTS =
  'select hash, rules from compliance.rule_snapshots where workspace_id = $1 and hash = any($2::text[])'

const sqlOf =
  ({ database, actor: { workspaceId } }: Context): WorkspaceSql =>
  (text, values = []) =>
    database.read(workspaceId, text, values)

/** The transactions with these ids that were not voided, in the order of occurrence and arrival. */
export async function readJudged(
  ctx: Context,
  transactionIds: readonly string[],
): Promise<readonly JudgedTransaction[]> {
  const { workspaceId } = ctx.actor
  const sql = sqlOf(ctx)
  const rows = await sql<Omit<JudgedTransaction, 'rules'> & Pick<EvaluationRow, 'rulesHash'>>(JUDGED, [
    workspaceId,
    transactionIds,
  ])
  const hashes = [...new Set(rows.map(({ rulesHash }) => rulesHash))]
  const snapshots = await sql<Pick<RuleSnapshotRow, 'hash' | 'rules'>>(SNAPSHOTS, [workspaceId, hashes])
  const rulesOf = new Map(snapshots.map(({ hash, rules }) => [hash, rules]))
  return rows.map(({ rulesHash, ...row }) => ({ ...row, rules: rulesOf.get(rulesHash)! }))
}

/** The lists are not history: what arrives late does not change what they say. */
export const readsHistory = ({ ruleType }: ActiveRule): boolean =>
  ruleType !== 'SCREENING' && ruleType !== 'BLACKLIST'

/**
 * Judges a transaction again, with the late arrivals that happened before it. Exemptions count that hold now or held when it arrived. Undefined
 * once its personal data was erased, because rules cannot judge it then. The keys of the workspace must be loaded.
 */
export async function judgeAgain(
  ctx: Context,
  set: RuleSet,
  judged: JudgedTransaction,
): Promise<LateHits | undefined> {
  const transaction = storedTransaction(ctx.keys, judged)
  if (!transaction) return undefined
  const { inputs, screening } = judged
  const query = historyQueryOf({ row: judged, transaction, inputs, screening })
  const hitsOf = async (rules: RuleSet, includesLate: boolean): Promise<readonly RuleHit[]> => {
    const history = await readHistory(
      sqlOf(ctx),
      { ...query, includesLate, isReplay: !includesLate },
      rules.needs,
    )
    return evaluateRules(rules, transaction, history, inputs).triggered
  }
  const earlier = new Set(judged.triggered.map(({ rule }) => judged.rules[rule]!.ruleId))
  const found = (await hitsOf(set, true)).filter(({ rule }) => !earlier.has(rule.ruleId))
  if (found.length === 0) return { transaction, hits: [] }
  const exempting = await currentExemptions(ctx, transaction)
  const counted = found.filter(({ rule }) => exemptionOf(rule, exempting) === undefined)
  // Rules that were enabled or changed since may hit without any late arrival.
  const unknown = counted.filter(({ rule }) => !wasJudgedBy(judged, rule)).map(({ rule }) => rule)
  const hitAnyway = new Set(
    unknown.length === 0 ? [] : (await hitsOf(ruleSetOf(unknown), false)).map(({ rule }) => rule.ruleId),
  )
  return { transaction, hits: counted.filter(({ rule }) => !hitAnyway.has(rule.ruleId)) }
}

const wasJudgedBy = ({ rules }: JudgedTransaction, { ruleId, version }: ActiveRule): boolean =>
  rules.some(each => each.ruleId === ruleId && each.version === version)

async function currentExemptions(ctx: Context, transaction: MonitoredTransaction): Promise<Exemptions> {
  const sql = sqlOf(ctx)
  const { workspaceId } = ctx.actor
  const at = ctx.now()
  const [snoozed, pairs] = await Promise.all([
    snoozedRules(sql, { workspaceId, customerId: transaction.customer.id, at }),
    allowedPairs(sql, ctx.keys, { workspaceId, at, ...paymentPartiesOf(transaction) }),
  ])
  return { snoozed: [...snoozed], ...(pairs.length > 0 && { allowed: exemptions(pairs) }) }
}
