import type { Tx } from '#kernel/command.ts'
import type { CasePriority, CaseType } from '#compliance/entities/cases/compliance-case.ts'
import { events } from '#compliance/events.ts'
import { moreUrgent } from '#compliance/rules/case-priority.ts'
import { changeCase, lockCustomer, openCasesOf, publishCase } from './case-rows.ts'
import { openCase, raisedTo } from './open-case.ts'

/** An alert of another domain that a case is about. */
export interface ForeignAlert {
  readonly type: CaseType
  readonly customerId: string
  /** Name of the alert's id in the history of the case. */
  readonly idName: 'elder_alert_id' | 'fraud_alert_id'
  readonly alertId: string
  readonly priority: CasePriority
  readonly title: string
  readonly reason: string
  /** The person who decided that it needs a case. */
  readonly decidedBy: string
}

const HAS_ALERT = `select exists (
    select 1 from compliance.case_history where workspace_id = $1 and case_id = $2 and changes ->> $3 = $4) as "hasAlert"`

/**
 * Opens the customer's case of this type about an alert, or joins the open one, whose priority may rise and never falls; returns its id. A
 * repeat, such as one after a crash of the caller, finds the alert in the history and changes nothing.
 */
export async function openCaseOfAlert(
  tx: Tx,
  { type, customerId, idName, alertId, priority, title, reason, decidedBy }: ForeignAlert,
): Promise<string> {
  const by = { by: decidedBy, keyId: null }
  await lockCustomer(tx, customerId)
  const [existing] = await openCasesOf(tx, { customerId, types: [type] })
  const opened =
    existing ?? (await openCase(tx, { type, priority, customerId, title, by, links: [], reason }))
  const { workspaceId } = tx.actor
  const [found] = await tx.sql<{ hasAlert: boolean }>(HAS_ALERT, [workspaceId, opened.id, idName, alertId])
  if (found!.hasAlert) return opened.id
  const raised = moreUrgent(opened.priority, priority)
  const isRaised = raised !== opened.priority
  const after = await changeCase(tx, opened, {
    type: 'LINKED',
    by,
    set: isRaised ? await raisedTo(tx, opened, raised) : {},
    changes: { [idName]: alertId, ...(isRaised && { priority: [opened.priority, raised] }) },
    text: existing ? reason : null,
  })
  if (existing) publishCase(tx, events.case_updated, after, { before: existing, by, reason })
  return opened.id
}
