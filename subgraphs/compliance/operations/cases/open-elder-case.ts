import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { changeCase, lockCustomer, openCasesOf, publishCase } from '#compliance/cases/case-rows.ts'
import { openCase, raisedTo } from '#compliance/cases/open-case.ts'
import type { CasePriority } from '#compliance/entities/cases/compliance-case.ts'
import { events } from '#compliance/events.ts'
import { moreUrgent } from '#compliance/rules/case-priority.ts'

export interface OpenElderCase {
  readonly customerId: string
  /** Id of the alert in elder protection. */
  readonly alertId: string
  readonly priority: CasePriority
  readonly reason: string
  readonly escalatedBy: string
}

const HAS_ALERT = `select exists (
    select 1 from compliance.case_history where workspace_id = $1 and case_id = $2 and changes ->> 'elder_alert_id' = $3) as "hasAlert"`

/**
 * Opens the customer's case of type ELDER about an alert, or joins the open one, whose priority may rise and never falls; returns its id. A
 * repeat, such as one after a crash of the caller, finds the alert in the history and changes nothing.
 */
export const openElderCase = command(
  async (tx, { customerId, alertId, priority, reason, escalatedBy }: OpenElderCase): Promise<string> => {
    allow(tx.actor, { kinds: ['service'] })
    const by = { by: escalatedBy, keyId: null }
    await lockCustomer(tx, customerId)
    const [existing] = await openCasesOf(tx, { customerId, types: ['ELDER'] })
    const opened =
      existing ??
      (await openCase(tx, {
        type: 'ELDER',
        priority,
        customerId,
        title: 'Elder protection alert',
        by,
        links: [],
        reason,
      }))
    const [found] = await tx.sql<{ hasAlert: boolean }>(HAS_ALERT, [tx.actor.workspaceId, opened.id, alertId])
    if (found!.hasAlert) return opened.id
    const raised = moreUrgent(opened.priority, priority)
    const isRaised = raised !== opened.priority
    const after = await changeCase(tx, opened, {
      type: 'LINKED',
      by,
      set: isRaised ? await raisedTo(tx, opened, raised) : {},
      changes: { elder_alert_id: alertId, ...(isRaised && { priority: [opened.priority, raised] }) },
      text: existing ? reason : null,
    })
    if (existing) publishCase(tx, events.case_updated, after, { before: existing, by, reason })
    return opened.id
  },
)
