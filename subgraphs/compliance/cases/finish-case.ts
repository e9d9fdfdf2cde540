import type { Tx } from '#kernel/command.ts'
import type { CaseDisposition, ComplianceCaseRow } from '#compliance/entities/cases/compliance-case.ts'
import { events } from '#compliance/events.ts'
import { decideHeldPayments } from '#compliance/payments/decide-held-payments.ts'
import { ALERT_STATUS_OF_DISPOSITION, OPEN_ALERT_STATUSES } from '#compliance/rules/alert-status.ts'
import type { Analyst } from '#kernel/acting-person.ts'
import { changeCase, publishCase } from './case-rows.ts'
import type { ClosingText } from './seal-case.ts'
import { settingsIn } from './monitoring-settings.ts'
import { reportDueAt } from './report-deadlines.ts'

// An alert that another open case has as its own stays open.
const CLOSE_ALERTS = `update compliance.alerts set status = $3, closed_at = $4, closed_by = $5, closed_by_key = $6
  where workspace_id = $1 and case_id = $2 and status = any($7::text[])`
const PAYMENTS = `select target_id as id from compliance.case_links where workspace_id = $1 and case_id = $2 and kind = 'PAYMENT' order by target_id`

interface Closing extends ClosingText {
  readonly disposition: CaseDisposition
  readonly by: Analyst
  /** The person whose proposal `by` approves; null when the closing needed no approval. */
  readonly proposedBy?: string | null
}

const SUSPICIOUS: readonly CaseDisposition[] = ['SUSPICIOUS_REPORTED', 'SUSPICIOUS_NOT_REPORTED']

/** Closes a locked case and its open alerts, decides the payments that the rules hold for it, and publishes the disposition with the payments that wait for it. */
export async function finishCase(
  tx: Tx,
  before: ComplianceCaseRow,
  { disposition, by, proposedBy = null, reason, note }: Closing,
): Promise<ComplianceCaseRow> {
  const { workspaceId } = tx.actor
  const isDecided = before.suspiciousAt === null && SUSPICIOUS.includes(disposition)
  const after = await changeCase(tx, before, {
    type: 'CLOSED',
    by,
    set: {
      status: 'CLOSED',
      disposition,
      closedAt: tx.now(),
      closedBy: by.by,
      closedByKey: by.keyId,
      snoozedUntil: null,
      ...(isDecided && (await suspicionOf(tx, before, { by: by.by, isSuspectKnown: true }))),
    },
    changes: { disposition },
    text: note === null ? reason : `${reason}\n\n${note}`,
  })
  await tx.sql(CLOSE_ALERTS, [
    workspaceId,
    before.id,
    ALERT_STATUS_OF_DISPOSITION[disposition],
    tx.now(),
    by.by,
    by.keyId,
    OPEN_ALERT_STATUSES,
  ])
  await decideHeldPayments(tx, { caseId: before.id, disposition, by })
  const payments = await tx.sql<{ id: string }>(PAYMENTS, [workspaceId, before.id])
  publishCase(tx, events.case_closed, after, {
    before,
    by,
    reason,
    more: { type: after.type, disposition, proposedBy, paymentIds: payments.map(({ id }) => id) },
  })
  return after
}

interface Suspicion {
  readonly by: string
  readonly isSuspectKnown: boolean
}

/** The fields of a case whose activity a person finds suspicious. The clock starts with the first such decision. */
export async function suspicionOf(
  tx: Tx,
  before: ComplianceCaseRow,
  { by, isSuspectKnown }: Suspicion,
): Promise<Partial<ComplianceCaseRow>> {
  const suspiciousAt = before.suspiciousAt ?? tx.now()
  return {
    suspiciousAt,
    suspiciousBy: before.suspiciousBy ?? by,
    isSuspectKnown,
    reportDueAt: reportDueAt({ suspiciousAt, isSuspectKnown }, await settingsIn(tx)),
  }
}
