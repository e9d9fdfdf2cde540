import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { computeBaselines } from '#sentinel/baselines/compute-baselines.ts'
import { activeRules, type EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import { ElderTransaction, type ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { evaluateTransaction } from '#sentinel/evaluation/evaluate-transaction.ts'
import { sweepProfile } from '#sentinel/evaluation/sweep-profile.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import { recordSignals, type Finding } from '#sentinel/signals/record-signals.ts'
import type { ReadableBatchRun } from './batch-run-rows.ts'

/** What a chunk did. */
export interface ChunkProgress {
  /** The last profile that is done. */
  readonly doneUntil: string | null
  readonly done: number
  readonly baselines: number
  readonly signals: number
  /** The last evaluated transaction of the next profile, if that is not done. */
  readonly evaluatedUntil: { readonly at: Date; readonly id: string } | null
}

/** Performs a run for these profiles, which follow the last one that is done. */
export async function performChunk(
  tx: Tx,
  run: ReadableBatchRun,
  profileIds: readonly string[],
): Promise<ChunkProgress> {
  if (run.type === 'BACKFILL') return backfill(tx, run, profileIds[0]!)
  const baselines = run.type === 'RULE_SWEEP' ? 0 : await computeBaselines(tx, profileIds, run.asOf)
  const signals = run.type === 'BASELINE_REFRESH' ? 0 : await sweepProfiles(tx, run.asOf, profileIds)
  return { doneUntil: profileIds.at(-1)!, done: profileIds.length, baselines, signals, evaluatedUntil: null }
}

const countNew = async (tx: Tx, profile: ElderProfile, findings: readonly Finding[]): Promise<number> =>
  findings.length === 0 ? 0 : (await recordSignals(tx, profile, findings)).filter(({ isNew }) => isNew).length

/** Sweeps profiles and records what it finds; returns the number of new signals. */
export async function sweepProfiles(tx: Tx, asOf: Date, profileIds: readonly string[]): Promise<number> {
  const rules = await activeRules(tx)
  let signals = 0
  for (const id of profileIds) {
    const profile = await lockProfile(tx, id)
    if (!isWatched(profile.status)) continue
    const { findings } = await sweepProfile(tx, profile, rules, asOf)
    signals += await countNew(tx, profile, findings)
  }
  return signals
}

/** Transactions of one chunk. A profile with more needs several chunks. */
const TRANSACTIONS_MAX = 100

const TRANSACTIONS = `select ${columnsOf(ElderTransaction, 'stored')} from sentinel.transactions stored
  where workspace_id = $1 and profile_id = $2 and occurred_at >= $3 and occurred_at < $4 and ($5::timestamptz is null or (occurred_at, id) > ($5, $6::uuid))
  order by occurred_at, id limit ${TRANSACTIONS_MAX}`

/** Evaluates the next transactions of a profile in the order in which they occurred. */
async function backfill(tx: Tx, run: ReadableBatchRun, profileId: string): Promise<ChunkProgress> {
  const done = { doneUntil: profileId, done: 1, baselines: 0, evaluatedUntil: null }
  const profile = await lockProfile(tx, profileId)
  const rules = (await activeRules(tx)).filter(rule => isForStatus(rule, profile))
  if (rules.length === 0) return { ...done, signals: 0 }
  const { periodFrom, periodTo, evaluatedUntilAt, evaluatedUntilId } = run
  const transactions = await tx.sql<ElderTransactionRow>(TRANSACTIONS, [
    tx.actor.workspaceId,
    profileId,
    periodFrom,
    periodTo,
    evaluatedUntilAt,
    evaluatedUntilId,
  ])
  let signals = 0
  // One after the other, because a rule may combine the signals of earlier transactions.
  for (const transaction of transactions) {
    const { findings } = await evaluateTransaction(tx, profile, transaction, rules)
    // With the key, a repeat of the run finds each hit once.
    const findingKey = `transaction:${transaction.transactionId}`
    signals += await countNew(
      tx,
      profile,
      findings.map(finding => ({ ...finding, findingKey })),
    )
  }
  const last = transactions.at(-1)
  if (!last || transactions.length < TRANSACTIONS_MAX) return { ...done, signals }
  const evaluatedUntil = { at: last.occurredAt, id: last.id }
  return { doneUntil: run.doneUntil, done: 0, baselines: 0, signals, evaluatedUntil }
}

/** A debit of a DECEASED customer only meets POST_DEATH rules; other profiles that are not watched meet none. */
const isForStatus = ({ ruleType }: EnabledDetectionRule, { status }: ElderProfile): boolean =>
  ruleType === 'POST_DEATH' ? status === 'DECEASED' : isWatched(status)
