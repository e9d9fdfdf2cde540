import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { settingsIn } from '#compliance/cases/monitoring-settings.ts'
import type { StoredNearMiss } from '#compliance/entities/monitoring/evaluation.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import { isSampled } from '#compliance/rules/below-line.ts'
import { saveAlerts, type AlertToSave } from './save-alerts.ts'

export interface NearMisses {
  readonly evaluationId: string
  /** The platform's own id of the transaction: tenants and customers cannot choose it. */
  readonly id: string
  readonly transaction: MonitoredTransaction
  readonly rules: readonly ActiveRule[]
  readonly nearMisses: readonly StoredNearMiss[]
  readonly isLate: boolean
}

/**
 * Creates alerts on a share of near misses, so that analysts can judge what the rules miss. Such an alert is of severity INFO, attaches
 * to no other alert and calls for no case. Call it in the transaction that stores the evaluation.
 */
export async function sampleBelowLine(
  tx: Tx,
  { id, rules, nearMisses, ...recorded }: NearMisses,
): Promise<void> {
  const near = nearMisses.filter(({ rule }) => !rules[rule]!.isShadow)
  if (near.length === 0) return
  const { sampleBelowLine: percentage } = await settingsIn(tx)
  const { workspaceId } = tx.actor
  const sampled = near.filter(({ rule }) => {
    const about = `${rules[rule]!.ruleId}:${id}`
    return isSampled(tx.keys.hash(workspaceId, about, 'compliance.alerts.below_line'), percentage)
  })
  if (sampled.length === 0) return
  await saveAlerts(
    tx,
    recorded,
    sampled.map(({ rule, reason, observed, threshold }): AlertToSave => ({
      id: newId(),
      rule: { ...rules[rule]!, severity: 'INFO' },
      hit: {
        reason,
        observed,
        threshold,
        window: null,
        transactionIds: [recorded.transaction.transactionId],
        counterfactual: null,
      },
      action: 'ALERT',
      isNew: true,
      isBelowLine: true,
      caseId: null,
    })),
  )
}
