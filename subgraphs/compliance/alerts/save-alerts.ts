import type { Tx } from '#kernel/command.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { sealAlertEvidence } from './seal-alert.ts'
import type { AlertsToRecord, RuleHit } from './rule-hit.ts'

export const DAY_MS = 86_400_000

/** Transactions that an alert lists; later hits only count. */
const TRANSACTIONS_MAX = 500

/** An alert to insert, or one that a hit attaches to. */
export interface AlertToSave extends RuleHit {
  readonly id: string
  readonly isNew: boolean
  /** Whether it is on a near miss instead of a hit. */
  readonly isBelowLine?: boolean
  readonly caseId: string | null
}

interface AttachableAlert {
  readonly id: string
  readonly ruleId: string
  readonly isShadow: boolean
  readonly caseId: string | null
}

const TO_ATTACH = `select id, rule_id as "ruleId", status = 'SHADOW' as "isShadow", case_id as "caseId" from compliance.alerts
  where workspace_id = $1 and customer_id = $2 and rule_id = any($3::uuid[]) and closed_at is null and not is_below_line and first_at between $4 and $5
  order by first_at desc, id desc`

/** Open alerts of the triggered rules and the customer within a day of the transaction, newest first. */
export const openAlertsFor = (
  tx: Tx,
  { customer, occurredAt }: MonitoredTransaction,
  triggered: readonly RuleHit[],
): Promise<AttachableAlert[]> =>
  tx.sql<AttachableAlert & object>(TO_ATTACH, [
    tx.actor.workspaceId,
    customer.id,
    triggered.map(({ rule }) => rule.ruleId),
    new Date(occurredAt.getTime() - DAY_MS),
    new Date(occurredAt.getTime() + DAY_MS),
  ])

const MEDIUM = `select id, case_id as "caseId" from compliance.alerts
  where workspace_id = $1 and customer_id = $2 and severity = 'MEDIUM' and status <> 'SHADOW' and closed_at is null
    and first_at > $3 and first_at <= $4 order by first_at desc, id desc limit 100`

interface MediumAlerts {
  readonly customerId: string
  readonly after: Date
  readonly until: Date
}

/** Open medium alerts of a customer whose first hit lies in the period, at most 100. */
export const recentMediumAlerts = (
  tx: Tx,
  { customerId, after, until }: MediumAlerts,
): Promise<{ readonly id: string; readonly caseId: string | null }[]> =>
  tx.sql(MEDIUM, [tx.actor.workspaceId, customerId, after, until])

const INSERT = `insert into compliance.alerts (workspace_id, id, rule_id, rule_code, rule_version, rule_type, severity, category, action, customer_id, transaction_id,
    evaluation_id, details, window_from, window_to, transaction_ids, status, case_id, is_below_line, first_at, last_at, is_late, created_at)
  select $1, id, rule_id, rule_code, rule_version, rule_type, severity, category, action, $2, $3,
    $4, details, window_from, window_to, array(select jsonb_array_elements_text(transaction_ids)), status, case_id, is_below_line, $5, $5, $6, $7
  from unnest($8::uuid[], $9::uuid[], $10::text[], $11::integer[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[],
    $17::timestamptz[], $18::timestamptz[], $19::jsonb[], $20::text[], $21::uuid[], $22::boolean[])
    as alert (id, rule_id, rule_code, rule_version, rule_type, severity, category, action, details, window_from, window_to, transaction_ids, status, case_id, is_below_line)`

// An array that is full, or already has the transaction, stays as it is.
const ATTACH = `update compliance.alerts alert set count = count + 1, last_at = greatest(last_at, $2), is_late = is_late or $3, case_id = coalesce(alert.case_id, hit.case_id),
    transaction_ids = case when $4 = any(transaction_ids) or cardinality(transaction_ids) >= ${TRANSACTIONS_MAX} then transaction_ids else transaction_ids || $4::text end
  from unnest($5::uuid[], $6::uuid[]) as hit (id, case_id) where alert.workspace_id = $1 and alert.id = hit.id`

const JOIN_CASES = `update compliance.alerts alert set case_id = link.case_id from compliance.case_links link
  where alert.workspace_id = $1 and alert.customer_id = $2 and alert.case_id is null and alert.closed_at is null and alert.status <> 'SHADOW'
    and link.workspace_id = $1 and link.case_id = any($3::uuid[]) and link.kind = 'ALERT' and link.target_id = alert.id::text`

/** Inserts new alerts and counts the hits of existing ones, in one statement each. */
export async function saveAlerts(
  tx: Tx,
  { evaluationId, transaction, isLate }: Omit<AlertsToRecord, 'triggered'>,
  alerts: readonly AlertToSave[],
): Promise<void> {
  const { workspaceId } = tx.actor
  const { customer, transactionId, occurredAt } = transaction
  const fresh = alerts.filter(({ isNew }) => isNew)
  const attached = alerts.filter(({ isNew }) => !isNew)
  if (fresh.length > 0)
    await tx.sql(INSERT, [
      workspaceId,
      customer.id,
      transactionId,
      evaluationId,
      occurredAt,
      isLate,
      tx.now(),
      fresh.map(({ id }) => id),
      fresh.map(({ rule }) => rule.ruleId),
      fresh.map(({ rule }) => rule.code),
      fresh.map(({ rule }) => rule.version),
      fresh.map(({ rule }) => rule.ruleType),
      fresh.map(({ rule }) => rule.severity),
      fresh.map(({ rule }) => rule.category),
      fresh.map(({ action }) => action),
      fresh.map(({ id, hit }) => sealAlertEvidence(tx.keys, { workspaceId, id }, hit)),
      fresh.map(({ hit }) => hit.window?.from ?? null),
      fresh.map(({ hit }) => hit.window?.to ?? null),
      fresh.map(({ hit }) => JSON.stringify(hit.transactionIds.slice(-TRANSACTIONS_MAX))),
      fresh.map(({ rule }) => (rule.isShadow ? 'SHADOW' : 'OPEN')),
      fresh.map(({ caseId }) => caseId),
      fresh.map(({ isBelowLine = false }) => isBelowLine),
    ])
  if (attached.length > 0)
    await tx.sql(ATTACH, [
      workspaceId,
      occurredAt,
      isLate,
      transactionId,
      attached.map(({ id }) => id),
      attached.map(({ caseId }) => caseId),
    ])
  const caseIds = [...new Set(alerts.flatMap(({ caseId }) => caseId ?? []))]
  // Earlier alerts without a case join the one that the newest alert opened.
  if (fresh.some(({ rule, caseId }) => rule.severity === 'MEDIUM' && caseId !== null))
    await tx.sql(JOIN_CASES, [workspaceId, customer.id, caseIds])
}
