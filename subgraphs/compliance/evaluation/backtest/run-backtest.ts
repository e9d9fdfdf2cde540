import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { RuleParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { verdictOf, type Exemptions } from '#compliance/evaluation/evaluate-rules.ts'
import type { History } from '#compliance/evaluation/history/history.ts'
import { needsOf } from '#compliance/evaluation/history/history-needs.ts'
import { isInScope } from '#compliance/evaluation/judging.ts'
import { storedTransaction } from '#compliance/evaluation/stored-transaction.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { Verdict } from '#compliance/evaluation/verdict.ts'
import { createHitCounter, type BacktestOutcome } from './count-hits.ts'
import { keysOf, storedBefore } from './history-reach.ts'
import { NO_DISPOSITIONS, type KnownDispositions } from './known-dispositions.ts'
import { createRowMaker, externalInputs, readStored, type StoredForBacktest } from './read-stored.ts'
import { createStreamingHistory } from './streaming-history.ts'
import { triggeredReader } from './triggered-rules.ts'

/** A rule to run over the stored transactions, once with each set of parameters. */
export interface BacktestInput {
  readonly rule: ActiveRule
  readonly parameterSets: readonly RuleParameters[]
  /** Transactions that happened from here on are judged. */
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  /** Hits of each set that are listed. */
  readonly hitsMax: number
  /** What analysts have found; nothing if omitted. */
  readonly known?: KnownDispositions
  /** Called now and then while transactions are read. An error of it ends the backtest. */
  onProgress?(): Promise<void>
}

export interface BacktestReport {
  /** Stored transactions of the period. */
  readonly transactions: number
  /** Those that could not be judged because their personal data was erased. */
  readonly erased: number
  /** One for each set of parameters, in their order. */
  readonly outcomes: readonly BacktestOutcome[]
}

/** About as many fields as take the time of adding a transaction to the history, and of judging it by one set of parameters. */
const FIELDS_PER_ROW = 4
const FIELDS_PER_VERDICT = 32

const NO_EXEMPTIONS: Exemptions = { snoozed: [] }

/**
 * Judges the stored transactions of a period as if the rule had been enabled when they arrived, in one pass in the order of arrival. The hits
 * on lists, the snoozes and the allowed pairs are those of the stored evaluations, so a SCREENING rule skips what no rule screened, and a
 * BLACKLIST rule knows the kinds that a rule looked up. Holds the history in memory, 330 to 500 bytes for a transaction.
 */
export async function runBacktest(
  ctx: Context,
  { rule, parameterSets, from, to, hitsMax, known = NO_DISPOSITIONS, onProgress }: BacktestInput,
): Promise<BacktestReport> {
  const { ruleId } = rule
  const rules = parameterSets.map((parameters): ActiveRule => ({ ...rule, ruleId: newId(), parameters }))
  const needs = needsOf(rules)
  const history = createStreamingHistory(needs)
  const keys = keysOf(needs)
  const rowOf = createRowMaker(needs.devices ? new Set([...keys, 'device']) : keys, needs.countries)
  const counters = parameterSets.map(parameters => createHitCounter({ parameters, ruleId, hitsMax, known }))
  const triggeredIn = triggeredReader(ctx)
  const withDetails = rules.some(({ ruleType }) => ruleType === 'GEOGRAPHIC')
  const after = storedBefore({ rule, parameterSets, from })
  if (withDetails) await ctx.keys.ready(ctx.actor.workspaceId)

  let [transactions, erased] = [0, 0]
  for await (const page of readStored(ctx, { after, from, to, withDetails })) {
    await onProgress?.()
    const triggeredOf = await triggeredIn(page)
    for (const stored of page) {
      const row = rowOf(stored)
      if (stored.occurredAt >= from) {
        transactions += 1
        const transaction = withDetails ? decrypted(ctx, stored) : withoutDetails(stored)
        if (transaction === undefined) erased += 1
        else if (isInScope(rule, row)) {
          const past = await history.historyOf(row, externalInputs(stored))
          const exemptions = stored.inputs ?? NO_EXEMPTIONS
          const judgedRow = { ...row, triggered: triggeredOf(stored) }
          for (const [index, each] of rules.entries())
            counters[index]!.add(
              judgedRow,
              judged(each, transaction, past, exemptionsOf(exemptions, ruleId, each)),
            )
          if (ctx.slices.isUsedUp(FIELDS_PER_VERDICT * rules.length)) await ctx.slices.next()
        }
      }
      history.add(row)
      if (ctx.slices.isUsedUp(FIELDS_PER_ROW)) await ctx.slices.next()
    }
  }
  return { transactions, erased, outcomes: counters.map(counter => counter.outcome()) }
}

/** A snooze of the rule holds for each set of parameters. */
const exemptionsOf = (
  { snoozed, ...exemptions }: Exemptions,
  ruleId: string,
  each: ActiveRule,
): Exemptions => ({ ...exemptions, snoozed: snoozed.includes(ruleId) ? [each.ruleId] : [] })

/** Live, the lists would have been searched for the rule; that no rule asked for it then is no reason to hold. */
function judged(
  rule: ActiveRule,
  transaction: MonitoredTransaction,
  history: History,
  exemptions: Exemptions,
): Verdict {
  const verdict = verdictOf(rule, transaction, history, exemptions)
  const isUnknown =
    rule.ruleType === 'SCREENING' && history.screening === undefined && verdict.outcome === 'TRIGGERED'
  return isUnknown ? { outcome: 'SKIPPED', why: 'UNAVAILABLE' } : verdict
}

const decrypted = (ctx: Context, stored: StoredForBacktest): MonitoredTransaction | undefined =>
  storedTransaction(ctx.keys, { ...stored, workspaceId: ctx.actor.workspaceId })

/** A transaction for rules that use no personal data; the hashes stand for the values. */
const withoutDetails = (stored: StoredForBacktest): MonitoredTransaction => ({
  transactionId: stored.transactionId,
  occurredAt: stored.occurredAt,
  type: stored.type,
  direction: stored.direction,
  channel: stored.channel,
  amountMinor: stored.amountMinor,
  currency: stored.currency,
  customer: {
    id: stored.customerId,
    type: stored.customerType,
    name: null,
    dateOfBirth: null,
    country: null,
  },
  accountId: null,
  cardId: stored.card,
  walletId: stored.wallet,
  device: { fingerprint: stored.device, ip: stored.ip, ipCountry: null },
  counterparty: null,
  merchantId: stored.merchantId,
  initiatedBy: stored.initiatedBy,
  reference: null,
  counterpartyKey: stored.counterparty,
})
