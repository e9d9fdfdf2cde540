import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { formatMinor } from '#kernel/money.ts'
import type { ProtectiveHoldRow } from '#sentinel/entities/protective-hold.ts'
import { Signal, type SignalRow } from '#sentinel/entities/signal.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { KEY_TERM, narrative } from '#sentinel/evidence/narrative.ts'
import { HOLD_COLUMNS } from '#sentinel/holds/hold-rows.ts'
import { decryptHold, type ReadableHold } from '#sentinel/holds/seal-hold.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { admitReader } from '#sentinel/rules/rights.ts'
import { decryptSignal } from '#sentinel/signals/details.ts'
import { noticesOfHold, stepsOfHold } from './holds.ts'
import { existingProfile } from './profiles.ts'

const SIGNALS_MAX = 500
const TRANSACTIONS_MAX = 1000
const HOLDS_MAX = 100
const CONTACTS_MAX = 200

const SIGNALS = `select ${columnsOf(Signal, 'signal')} from sentinel.signals signal
  where workspace_id = $1 and profile_id = $2 and status in ('ACTIVE', 'CONFIRMED') order by detected_at desc, id desc limit ${SIGNALS_MAX}`
const TRANSACTIONS = `select transaction_id as "transactionId", occurred_at as "occurredAt", type, direction, channel,
    amount_minor as "amountMinor", currency, account_id as "accountId"
  from sentinel.transactions
  where workspace_id = $1 and profile_id = $2 and transaction_id = any($3::text[]) order by occurred_at desc, id desc limit ${TRANSACTIONS_MAX}`
const SUMS = `select currency, sum(amount_minor)::text as sum, count(*)::int as count, min(occurred_at) as "from", max(occurred_at) as "to"
  from sentinel.transactions
  where workspace_id = $1 and profile_id = $2 and transaction_id = any($3::text[]) group by currency order by currency`
const HOLDS = `select ${HOLD_COLUMNS} from sentinel.holds hold
  where workspace_id = $1 and profile_id = $2 order by placed_at desc, id desc limit ${HOLDS_MAX}`

type EvidenceTransactionRow = Pick<
  ElderTransactionRow,
  'transactionId' | 'occurredAt' | 'type' | 'direction' | 'channel' | 'amountMinor' | 'currency' | 'accountId'
>

interface CurrencySum {
  readonly currency: string
  readonly sum: string
  readonly count: number
  readonly from: Date
  readonly to: Date
}

/** Ids of signals by the flag of FinCEN's advisory that they show: F1 to F12, then B1 to B12. */
function flagsOf(signals: readonly SignalRow[]): { flag: string; signalIds: string[] }[] {
  const byFlag = new Map<string, string[]>()
  for (const { id, fincenFlags } of signals)
    for (const flag of new Set(fincenFlags)) byFlag.set(flag, [...(byFlag.get(flag) ?? []), id])
  const rank = (flag: string): number => (flag.startsWith('F') ? 0 : 100) + Number(flag.slice(1))
  return [...byFlag]
    .map(([flag, signalIds]) => ({ flag, signalIds }))
    .sort((one, other) => rank(one.flag) - rank(other.flag))
}

/** From the first signal or transaction to the last one. */
function periodOf(
  signals: readonly SignalRow[],
  sums: readonly CurrencySum[],
): { readonly from: Date; readonly to: Date } | null {
  if (signals.length === 0) return null
  const times = [
    ...signals.flatMap(({ detectedAt, lastHitAt }) => [detectedAt.getTime(), lastHitAt.getTime()]),
    ...sums.flatMap(({ from, to }) => [from.getTime(), to.getTime()]),
  ]
  return {
    from: new Date(times.reduce((least, each) => Math.min(least, each))),
    to: new Date(times.reduce((most, each) => Math.max(most, each))),
  }
}

/** Holds of a profile with their steps, and the contacts that were notified of them. */
async function holdEvidence(ctx: Context, profileId: string) {
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<ProtectiveHoldRow>(workspaceId, HOLDS, [workspaceId, profileId])
  const holds: readonly ReadableHold[] = rows.map(row => decryptHold(ctx.keys, row))
  const steps = await Promise.all(holds.map(({ id }) => stepsOfHold(ctx, id)))
  const notices = await Promise.all(holds.map(({ id }) => noticesOfHold(ctx, id)))
  const contacts = notices
    .flatMap(each => each ?? [])
    .flatMap(({ holdId, contactId, name, relation, channel, sentAt }) =>
      sentAt === null ? [] : [{ holdId, contactId, name, relation, channel, at: sentAt }],
    )
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, CONTACTS_MAX)
  return { holds, steps: steps.map(each => each ?? []), contacts }
}

/** Signals of a profile that are active or confirmed, with their transactions. */
async function signalEvidence(ctx: Context, profile: ElderProfile) {
  const { workspaceId } = ctx.actor
  const read = <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    ctx.database.read<Row>(workspaceId, text, [workspaceId, profile.id, ...values])
  const rows = await read<SignalRow>(SIGNALS, [])
  const transactionIds = [...new Set(rows.flatMap(signal => signal.transactionIds))]
  const [transactions, sums] = await Promise.all([
    read<EvidenceTransactionRow>(TRANSACTIONS, [transactionIds]),
    read<CurrencySum>(SUMS, [transactionIds]),
  ])
  return {
    period: periodOf(rows, sums),
    flags: flagsOf(rows),
    signals: rows.map(row => ({
      id: row.id,
      ruleCode: row.ruleCode,
      category: row.signalCategory,
      severity: row.severity,
      status: row.status,
      reason: decryptSignal(ctx.keys, row).reason,
      detectedAt: row.detectedAt,
      transactionIds: row.transactionIds,
    })),
    sums: sums.map(({ currency, sum }) => ({ currency, minor: BigInt(sum) })),
    transactions: transactions.map(({ amountMinor, ...row }) => ({
      ...row,
      amount: formatMinor(amountMinor, row.currency),
    })),
    transactionCount: sums.reduce((total, { count }) => total + count, 0),
  }
}

/** Evidence about a profile for a suspicious activity report. */
export async function elderEvidenceReport(ctx: Context, profileId: string) {
  admitReader(ctx.actor)
  await ctx.keys.ready(ctx.actor.workspaceId)
  const profile = await existingProfile(ctx, profileId)
  const { sums, ...evidence } = await signalEvidence(ctx, profile)
  const { holds, steps, contacts } = await holdEvidence(ctx, profile.id)
  return {
    keyTerm: KEY_TERM,
    generatedAt: ctx.now(),
    profile,
    ...evidence,
    amounts: sums.map(({ currency, minor }) => ({ currency, amount: formatMinor(minor, currency) })),
    holds,
    contactsMade: contacts,
    narrative: narrative({
      customerId: profile.customerId,
      customerName: profile.details?.customerName ?? null,
      dateOfBirth: profile.details?.dateOfBirth ?? null,
      enrolledAt: profile.enrolledAt,
      period: evidence.period,
      flags: evidence.flags.map(({ flag }) => flag),
      signals: evidence.signals,
      amounts: sums,
      transactionCount: evidence.transactionCount,
      holds: holds.map((hold, index) => ({ ...hold, steps: steps[index]! })),
      contacts,
    }),
  }
}
