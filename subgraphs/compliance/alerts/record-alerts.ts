import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { lockCustomer, openCasesOf, PLATFORM } from '#compliance/cases/case-rows.ts'
import { attachToCase, openCase, type LinkTarget } from '#compliance/cases/open-case.ts'
import type { CaseType, ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'
import type { MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import { alertPriority, caseTypeOf, moreUrgent, opensCase } from '#compliance/rules/case-priority.ts'
import { DAY_MS, openAlertsFor, recentMediumAlerts, saveAlerts, type AlertToSave } from './save-alerts.ts'
import type { AlertsToRecord } from './rule-hit.ts'

export interface RecordedAlerts {
  /** Alerts that the hits opened or attached to, without those of shadow rules. */
  readonly alertIds: readonly string[]
  /** The most urgent case that the alerts belong to. */
  readonly caseId: string | null
}

/** Medium alerts of a customer within a week that open a case. */
const MEDIUM_MAX = 3
const MEDIUM_WINDOW_MS = 7 * DAY_MS

/**
 * Stores the alerts of an evaluation and opens or extends the cases that they call for. Call it in the transaction that
 * stores the evaluation. A hit within a day of an open alert of the same rule and customer attaches to that alert.
 */
export async function recordAlerts(tx: Tx, recorded: AlertsToRecord): Promise<RecordedAlerts> {
  const { transaction, triggered } = recorded
  if (triggered.length === 0) return { alertIds: [], caseId: null }
  await lockCustomer(tx, transaction.customer.id)
  const open = await openAlertsFor(tx, transaction, triggered)
  const alerts = triggered.map((each): AlertToSave => {
    const existing = open.find(
      ({ ruleId, isShadow }) => ruleId === each.rule.ruleId && isShadow === each.rule.isShadow,
    )
    return { ...each, id: existing?.id ?? newId(), isNew: !existing, caseId: existing?.caseId ?? null }
  })
  const real = alerts.filter(({ rule }) => !rule.isShadow)
  const cases = await casesFor(tx, recorded, real)
  await saveAlerts(
    tx,
    recorded,
    alerts.map(alert => ({
      ...alert,
      caseId:
        alert.caseId ??
        (alert.rule.isShadow ? null : (cases.get(caseTypeOf(alert.rule.category))?.id ?? null)),
    })),
  )
  const [first] = [...cases.values()].sort((one, other) => (one.priority < other.priority ? -1 : 1))
  return { alertIds: real.map(({ id }) => id), caseId: first?.id ?? null }
}

/** Opens the cases that the alerts call for and attaches them to open ones; returns the cases by type. */
async function casesFor(
  tx: Tx,
  { transaction, paymentId = null }: AlertsToRecord,
  alerts: readonly AlertToSave[],
): Promise<ReadonlyMap<CaseType, ComplianceCaseRow>> {
  const found = new Map<CaseType, ComplianceCaseRow>()
  if (alerts.length === 0) return found
  const byType = Map.groupBy(alerts, ({ rule }) => caseTypeOf(rule.category))
  const customerId = transaction.customer.id
  const open = await openCasesOf(tx, { customerId, types: [...byType.keys()] })
  const others = await mediumAlertsToJoin(tx, transaction, alerts)
  // A fixed order of types keeps concurrent evaluations from waiting for each other's rows.
  for (const [type, ofType] of [...byType].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const existing = open.find(each => each.type === type)
    const joins = ofType.some(({ rule }) => rule.severity === 'MEDIUM') ? others : undefined
    if (!existing && !joins && !ofType.some(({ rule, action }) => opensCase(rule, action))) continue
    const links: LinkTarget[] = [
      ...[...(joins ?? []), ...ofType.map(({ id }) => id)].map(id => ({ kind: 'ALERT', id }) as const),
      { kind: 'TRANSACTION', id: transaction.transactionId },
      ...(paymentId === null ? [] : [{ kind: 'PAYMENT', id: paymentId } as const]),
    ]
    const priority = ofType
      .map(({ rule, action }) => alertPriority(rule, action))
      .reduce((one, other) => moreUrgent(one, other))
    const reason = ofType.map(({ hit }) => hit.reason).join('; ')
    found.set(
      type,
      existing
        ? await attachToCase(tx, existing, { links, priority, reason })
        : await openCase(tx, {
            type,
            priority,
            customerId,
            title: `Alerts of ${ofType.map(({ rule }) => rule.code).join(', ')}`,
            by: PLATFORM,
            links,
            reason,
          }),
    )
  }
  return found
}

/**
 * Ids of the customer's earlier medium alerts without a case, once there are enough of them to open one; undefined before.
 * Hits that attach to an existing alert do not count.
 */
async function mediumAlertsToJoin(
  tx: Tx,
  { customer, occurredAt }: MonitoredTransaction,
  alerts: readonly AlertToSave[],
): Promise<readonly string[] | undefined> {
  const fresh = alerts.filter(({ rule, isNew }) => rule.severity === 'MEDIUM' && isNew)
  if (fresh.length === 0) return undefined
  const earlier = await recentMediumAlerts(tx, {
    customerId: customer.id,
    after: new Date(occurredAt.getTime() - MEDIUM_WINDOW_MS),
    until: occurredAt,
  })
  if (earlier.length + fresh.length < MEDIUM_MAX) return undefined
  return earlier.filter(({ caseId }) => caseId === null).map(({ id }) => id)
}
