import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { recordAlerts } from '#compliance/alerts/record-alerts.ts'
import type { RuleHit } from '#compliance/alerts/rule-hit.ts'
import { lockCustomer } from '#compliance/cases/case-rows.ts'
import type { MonitoredTransactionRow } from '#compliance/entities/monitoring/monitored-transaction.ts'
import type { LateHits } from '#compliance/evaluation/late/judge-again.ts'

export interface RecordLateHits extends LateHits {
  readonly row: Pick<MonitoredTransactionRow, 'id' | 'evaluationId'>
}

/** Each rule once for each transaction, unless the transaction was voided since it was judged. */
const INSERT = `insert into compliance.late_hits (workspace_id, id, rule_id, is_shadow, rule_version, found_at)
  select $1, $2, rule_id, is_shadow, rule_version, $3
  from unnest($4::uuid[], $5::boolean[], $6::integer[]) as hit (rule_id, is_shadow, rule_version)
  where exists (select from compliance.monitored_transactions where workspace_id = $1 and id = $2 and voided_at is null)
  on conflict do nothing returning rule_id as "ruleId", is_shadow as "isShadow"`

/**
 * Raises alerts on the rules that hit a transaction only once a late arrival was known, each of them once. The money has moved, so nothing is
 * held or blocked, and the evaluation of the transaction stays as it was. Near misses are not sampled: the estimate of what a rule misses counts
 * those of first evaluations. Returns the number of hits that were recorded.
 */
export const recordLateHits = command(
  async (tx, { row, transaction, hits }: RecordLateHits): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    await lockCustomer(tx, transaction.customer.id)
    const recorded = await tx.sql<{ ruleId: string; isShadow: boolean }>(INSERT, [
      tx.actor.workspaceId,
      row.id,
      tx.now(),
      hits.map(({ rule }) => rule.ruleId),
      hits.map(({ rule }) => rule.isShadow),
      hits.map(({ rule }) => rule.version),
    ])
    const ruleIds = new Set(recorded.map(({ ruleId }) => ruleId))
    const triggered = hits
      .filter(({ rule }) => ruleIds.has(rule.ruleId))
      .map((hit): RuleHit => ({ ...hit, action: 'ALERT' }))
    if (triggered.length === 0) return 0
    const { evaluationId } = row
    const { alertIds, caseId } = await recordAlerts(tx, {
      evaluationId,
      transaction,
      triggered,
      isLate: true,
    })
    tx.audit({
      act: 'compliance.late_hits_recorded',
      outcome: 'DONE',
      aggregate: 'monitored_transaction',
      aggregateId: row.id,
      data: { evaluationId, alertIds: [...alertIds], caseId },
    })
    return triggered.length
  },
  { storage: 'one-time' },
)
