import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { amountIssue } from '#kernel/money.ts'
import type { ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'
import {
  previewDebit,
  type DebitCounterparty,
  type HypotheticalDebit,
  type PreviewedSignal,
} from '#sentinel/evaluation/preview-debit.ts'
import { coveringHolds } from '#sentinel/holds/covering-holds.ts'
import { hashesOfPayee } from '#kernel/payee-hashes.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { ensureStandardRules } from './detection-rules.ts'
import { profileOfCustomer } from './profiles.ts'

export interface CheckDisbursement {
  readonly customerId: string
  readonly amount: string
  readonly currency: string
  readonly accountId?: string | null
  readonly transactionId?: string | null
  readonly counterparty?: DebitCounterparty | null
  readonly type?: HypotheticalDebit['type']
  readonly channel?: HypotheticalDebit['channel']
}

export interface DisbursementDecision {
  readonly decision: 'ALLOW' | 'HOLD'
  readonly profileId: string | null
  readonly holds: readonly {
    readonly holdId: string
    readonly status: ProtectiveHoldRow['status']
    readonly expiresAt: Date | null
  }[]
  readonly signals: readonly PreviewedSignal[]
}

/** Whether holds in force cover a debit, and what the rules find for it. Stores nothing. */
export async function disbursementCheck(
  ctx: Context,
  { customerId, amount, currency, counterparty = null, ...input }: CheckDisbursement,
): Promise<DisbursementDecision> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const issue = amountIssue(amount, currency) ?? (/[1-9]/.test(amount) ? undefined : 'must be more than 0')
  if (issue) throw invalid([{ field: 'amount', reason: issue }])
  const profile = await profileOfCustomer(ctx, customerId)
  if (!profile) return { decision: 'ALLOW', profileId: null, holds: [], signals: [] }
  await ctx.keys.ready(workspaceId)
  await ensureStandardRules(ctx)
  const { accountId = null, transactionId = null, type = null, channel = null } = input
  const reader = {
    actor: ctx.actor,
    now: ctx.now,
    sql: <Row extends object>(text: string, values: readonly unknown[] = []) =>
      ctx.database.read<Row>(workspaceId, text, values),
  }
  const [holds, signals] = await Promise.all([
    coveringHolds(reader, {
      profileId: profile.id,
      transactionId,
      accountId,
      payeeHash: null,
      // A card payment names its merchant as the counterparty.
      payeeHashes:
        counterparty === null
          ? []
          : hashesOfPayee(ctx.keys, workspaceId, {
              ...counterparty,
              merchantName: counterparty.name ?? null,
            }),
    }),
    previewDebit(ctx, profile, {
      customerId,
      amount,
      currency,
      accountId,
      transactionId,
      counterparty,
      type,
      channel,
    }),
  ])
  return {
    decision: holds.length > 0 ? 'HOLD' : 'ALLOW',
    profileId: profile.id,
    holds: holds.map(({ id, status, expiresAt }) => ({ holdId: id, status, expiresAt })),
    signals,
  }
}
