import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { enabledRules } from '#sentinel/detection-rules/active-rules.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { readOnly } from '#sentinel/simulation/read-only.ts'
import { newTransaction } from '#sentinel/transactions/new-transaction.ts'
import { evaluateTransaction } from './evaluate-transaction.ts'

/** A debit that a caller asks about and that is not stored. The amount is a decimal string. */
export interface HypotheticalDebit {
  readonly customerId: string
  readonly amount: string
  readonly currency: string
  readonly accountId: string | null
  readonly transactionId: string | null
  readonly counterparty: DebitCounterparty | null
  readonly type: IngestElderTransactionInput['type'] | null
  readonly channel: IngestElderTransactionInput['channel'] | null
}

/** The party on the other side of a debit, as far as the caller knows it. */
export interface DebitCounterparty {
  readonly id?: string | null
  readonly name?: string | null
  readonly account?: string | null
  readonly country?: string | null
}

/** What a rule finds for a debit. */
export interface PreviewedSignal {
  readonly ruleId: string | null
  readonly ruleCode: string | null
  readonly severity: SignalSeverity
  readonly confidence: number
  readonly reason: string
}

/** Evaluates the rules for a debit as of now, without storing anything. Without a channel, rules on channels are left out. */
export const previewDebit = (
  ctx: Context,
  profile: ElderProfile,
  { type, channel, transactionId, ...debit }: HypotheticalDebit,
): Promise<readonly PreviewedSignal[]> =>
  readOnly(ctx, async reader => {
    const transaction = newTransaction(reader, profile, {
      ...debit,
      transactionId: transactionId ?? newId(),
      type: type ?? 'OTHER',
      direction: 'DEBIT',
      channel: channel ?? 'BRANCH',
    })
    const rules = ((await enabledRules(reader)) ?? []).filter(
      ({ ruleType }) => channel !== null || ruleType !== 'CHANNEL_SHIFT',
    )
    const { findings } = await evaluateTransaction(reader, profile, transaction, rules, null)
    return findings.map(({ rule, severity, confidence, reason }) => ({
      ruleId: rule?.id ?? null,
      ruleCode: rule?.code ?? null,
      severity,
      confidence,
      reason,
    }))
  })
