import type { Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { evaluateTransaction } from '#sentinel/evaluation/evaluate-transaction.ts'
import type { DebitReader } from '#sentinel/evaluation/features/read-row.ts'
import { coveringHolds, type HoldableDebit } from '#sentinel/holds/covering-holds.ts'
import { hashesOfPayee } from '#kernel/payee-hashes.ts'
import { placeAutomaticHold } from '#sentinel/holds/place-automatic-hold.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { isWatched } from '#sentinel/rules/profile-status.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { recordSignals } from '#sentinel/signals/record-signals.ts'
import type { StoredEvaluation } from './stored-evaluation.ts'

/** What came of the evaluation of a transaction. */
export interface RecordedEvaluation extends StoredEvaluation {
  readonly signals: readonly ReadableSignal[]
}

const isHeldByRules = ({ isDebit }: ElderTransactionRow, { status }: ElderProfile): boolean =>
  isDebit && isWatched(status)

interface EvaluatedWith {
  readonly rules: readonly EnabledDetectionRule[]
  readonly given: IngestElderTransactionInput
  /** Reads what the rules need; the transaction itself by default. */
  readonly reader?: DebitReader
}

/** Evaluates a transaction of a locked profile, records the signals, and places a hold where the settings demand one. */
export async function evaluateAndRecord(
  tx: Tx,
  profile: ElderProfile,
  transaction: ElderTransactionRow,
  { rules, given, reader = tx }: EvaluatedWith,
): Promise<RecordedEvaluation> {
  const canBeHeld = isHeldByRules(transaction, profile)
  const [{ findings, skipped }, [covering]] = await allSettledOrThrow([
    evaluateTransaction(reader, profile, transaction, rules, given.memo ?? null),
    canBeHeld ? coveringHolds(tx, debitOf(tx, transaction, given)) : Promise.resolve([]),
  ])
  const recorded = findings.length === 0 ? [] : await recordSignals(tx, profile, findings)
  const signals = recorded.map(({ signal }) => signal)
  const placed =
    canBeHeld && !covering && signals.length > 0
      ? await placeAutomaticHold(tx, profile, { transactionId: transaction.transactionId, signals })
      : null
  return {
    holdId: covering?.id ?? placed?.id ?? null,
    signals,
    signalIds: signals.map(({ id }) => id),
    skipped,
  }
}

const debitOf = (
  { keys }: Tx,
  { workspaceId, profileId, transactionId, accountId, payeeHash }: ElderTransactionRow,
  { counterparty, merchant }: IngestElderTransactionInput,
): HoldableDebit => ({
  profileId,
  transactionId,
  accountId,
  payeeHash,
  payeeHashes: hashesOfPayee(keys, workspaceId, { ...counterparty, merchantName: merchant?.name ?? null }),
})

/** The part of an evaluation that is stored with its transaction. */
export const storedPart = ({ holdId, signalIds, skipped }: RecordedEvaluation): StoredEvaluation => ({
  holdId,
  signalIds,
  skipped,
})
