import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { recordAlerts } from '#compliance/alerts/record-alerts.ts'
import { sampleBelowLine } from '#compliance/alerts/sample-below-line.ts'
import type { EvaluationRow, RuleSnapshotRow } from '#compliance/entities/monitoring/evaluation.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import { refuse } from '#compliance/errors.ts'
import { evaluateRules, storedHit } from '#compliance/evaluation/evaluate-rules.ts'
import { evaluationView, type EvaluationView } from '#compliance/evaluation/evaluation-view.ts'
import { gatherInputs, type GatheredTransaction } from '#compliance/evaluation/gather-inputs.ts'
import type { HistoryQuery } from '#compliance/evaluation/history/history-query.ts'
import { LOCK, lockKeys } from '#compliance/evaluation/history/lock-keys.ts'
import type { ScopeValues } from '#compliance/evaluation/late/affected-scopes.ts'
import { affectsJudged, nextArrival, type NextArrival } from '#compliance/evaluation/late/next-arrival.ts'
import { storeLateArrival } from '#compliance/evaluation/late/store-late-arrival.ts'
import { parseTransaction, type ParsedTransaction } from '#compliance/evaluation/parse-transaction.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf, type RuleSet } from '#compliance/evaluation/rule-set.ts'
import {
  EVALUATION_COLUMNS,
  storeSnapshot,
  storeTransaction,
} from '#compliance/evaluation/store-transaction.ts'
import { activeRules, lastReadRules } from '#compliance/monitoring-rules/active-rules.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'

export interface IngestTransaction {
  readonly transaction: TransactionInput
}

/** What is known about a transaction before the locks are taken. */
export interface PreparedTransaction {
  readonly set: RuleSet
  readonly gathered: GatheredTransaction
  /** The current time, for a transaction that states none: it happens when its turn comes, so that no other one happens before it and arrives after it. */
  readonly clock: (() => Date) | undefined
  /** Keyed hash of the request's content, by which a repeat is recognised. */
  readonly contentHash: string
}

const STORED = `
  select ${EVALUATION_COLUMNS}, transaction.content_hash as "contentHash", snapshot.rules
  from compliance.monitored_transactions transaction
  join compliance.evaluations evaluation on evaluation.workspace_id = $1 and evaluation.id = transaction.evaluation_id
  join compliance.rule_snapshots snapshot on snapshot.workspace_id = $1 and snapshot.hash = evaluation.rules_hash
  where transaction.workspace_id = $1 and transaction.transaction_id = $2`

type StoredEvaluation = EvaluationRow &
  Pick<MonitoredTransactionRow, 'contentHash'> &
  Pick<RuleSnapshotRow, 'rules'>

/** Keyed hash of a transaction's content, by which a repeat is recognised. */
export const contentHashOf = (
  { keys, actor: { workspaceId } }: Pick<Context, 'keys' | 'actor'>,
  transaction: TransactionInput,
): string => keys.hash(workspaceId, JSON.stringify(transaction), 'compliance.monitored_transactions.content')

/** Reads what judging a transaction needs, except its history. Throws VALIDATION_ERROR. */
export async function prepareTransaction(
  ctx: Context,
  { transaction }: IngestTransaction,
): Promise<PreparedTransaction> {
  const parsed = parseTransaction(transaction, ctx.now())
  return {
    ...(await gatherByRules(ctx, parsed)),
    clock: transaction.occurredAt ? undefined : ctx.now,
    contentHash: contentHashOf(ctx, transaction),
  }
}

/** The rules in force, and what they need. Reads it while it checks whether the rules have changed, which is rare, and again if they have. */
async function gatherByRules(
  ctx: Context,
  parsed: ParsedTransaction,
): Promise<Pick<PreparedTransaction, 'set' | 'gathered'>> {
  const lastRead = lastReadRules(ctx)
  const [rules, early] = await Promise.all([
    activeRules(ctx),
    lastRead && gatherInputs(ctx, parsed, ruleSetOf(lastRead)),
  ])
  const set = ruleSetOf(rules)
  return { set, gathered: early && rules === lastRead ? early : await gatherInputs(ctx, parsed, set) }
}

const ingest = command({
  prepare: prepareTransaction,
  write: (tx, _, prepared) => storeAndEvaluate(tx, prepared),
})

/** Stores and evaluates a transaction under locks on everything that the rules count; cases link the payment that waits for it. */
export async function storeAndEvaluate(
  tx: Tx,
  { set, gathered, clock, contentHash }: PreparedTransaction,
  paymentId?: string,
): Promise<EvaluationView> {
  const { workspaceId } = tx.actor
  const { transactionId } = gathered.transaction
  // Sent together; each statement sees what was committed before the locks were granted.
  const [, [stored], next] = await Promise.all([
    tx.sql(LOCK, [lockKeys(queryOf(tx, gathered, 0n), set.needs)]),
    tx.sql<StoredEvaluation>(STORED, [workspaceId, transactionId]),
    nextArrival(tx, set, gathered.transaction.customer.id),
  ])
  if (stored) return repeated(stored, contentHash)
  if (!next.hasSnapshot) await storeSnapshot(tx, { hash: set.hash, rules: set.snapshot })
  return evaluateNext(tx, set, clock ? withTime(gathered, clock()) : gathered, {
    next,
    contentHash,
    paymentId,
  })
}

const scopeValuesOf = ({ keys, transaction }: GatheredTransaction): ScopeValues => ({
  ...keys,
  customerId: transaction.customer.id,
  counterparty: transaction.counterpartyKey,
  merchantId: transaction.merchantId,
  currency: transaction.currency,
})

const queryOf = (
  { actor: { workspaceId } }: Tx,
  { transaction, keys, inputs, screening }: GatheredTransaction,
  sequence: bigint,
): HistoryQuery => ({
  workspaceId,
  transaction,
  keys,
  sequence,
  isReplay: false,
  isLocked: true,
  inputs: {
    subjectSince: inputs.subjectSince === null ? null : new Date(inputs.subjectSince),
    blacklistHits: inputs.blacklistHits,
    screening,
  },
})

const withTime = (
  { parsed, transaction, ...gathered }: GatheredTransaction,
  occurredAt: Date,
): GatheredTransaction => ({
  ...gathered,
  parsed: { ...parsed, occurredAt },
  transaction: { ...transaction, occurredAt },
})

interface Arrival {
  readonly next: NextArrival
  readonly contentHash: string
  readonly paymentId: string | undefined
}

const isAfter = (newest: Date | null, occurredAt: Date): boolean => newest !== null && newest > occurredAt

async function evaluateNext(
  tx: Tx,
  set: RuleSet,
  gathered: GatheredTransaction,
  { next: { sequence, newestOfCustomer, newest }, contentHash, paymentId }: Arrival,
): Promise<EvaluationView> {
  const { transaction, inputs, screening = null } = gathered
  const { occurredAt } = transaction
  const isLate = isAfter(newestOfCustomer, occurredAt)
  const [history, affectsOthers] = await Promise.all([
    readHistory(tx.sql, queryOf(tx, gathered, sequence), set.needs),
    isAfter(newest, occurredAt) && affectsJudged(tx, set, occurredAt, scopeValuesOf(gathered)),
  ])
  const { triggered, decision, nearMisses, skipped } = evaluateRules(set, transaction, history, inputs)
  const [id, evaluationId] = [newId(), newId()]
  const { alertIds, caseId } =
    triggered.length === 0
      ? { alertIds: [], caseId: null }
      : await recordAlerts(tx, {
          evaluationId,
          transaction,
          triggered,
          isLate,
          ...(paymentId !== undefined && { paymentId }),
        })
  await sampleBelowLine(tx, { evaluationId, id, transaction, rules: set.rules, nearMisses, isLate })
  const evaluation: EvaluationRow = {
    workspaceId: tx.actor.workspaceId,
    id: evaluationId,
    transactionId: transaction.transactionId,
    decision,
    rulesHash: set.hash,
    triggered: triggered.map(storedHit),
    nearMisses,
    skipped,
    screening,
    inputs,
    alertIds: [...alertIds],
    caseId,
    evaluatedAt: tx.now(),
  }
  const stored = { id, sequence, contentHash, evaluationId, decision }
  storeTransaction(tx, gathered, stored, evaluation)
  if (affectsOthers) storeLateArrival(tx, { id, customerId: transaction.customer.id })
  tx.audit({
    act: 'compliance.transaction_stored',
    outcome: 'DONE',
    aggregate: 'monitored_transaction',
    aggregateId: id,
    data: { evaluationId, decision },
  })
  return evaluationView(evaluation, set.snapshot, false)
}

function repeated(
  { contentHash: first, rules, ...evaluation }: StoredEvaluation,
  contentHash: string,
): EvaluationView {
  if (first !== contentHash)
    throw refuse('CONFLICT', {
      message: 'Another transaction with this transaction_id is stored, and its content differs.',
    })
  return evaluationView(evaluation, rules, true)
}

/**
 * Stores a transaction and evaluates it by the enabled rules and the history before it, in one transaction under locks on everything that the
 * rules count. The same id again returns the first evaluation if the content is the same; otherwise it throws CONFLICT.
 */
export async function ingestTransaction(ctx: Context, input: IngestTransaction): Promise<EvaluationView> {
  admitWriter(ctx.actor)
  return ingest(ctx, input)
}

/** Stores a transaction of a batch; the request that queued it was authorised, and has a key of its own. */
export function storeForBatch(ctx: Context, input: IngestTransaction): Promise<EvaluationView> {
  const { idempotency: _, ...own } = ctx
  return ingest(own, input)
}
