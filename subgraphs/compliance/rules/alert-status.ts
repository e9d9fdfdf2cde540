import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import type {
  AlertStatus,
  ClosedAlertStatus,
  OpenAlertStatus,
} from '#compliance/entities/monitoring/monitoring-alert.ts'

export const OPEN_ALERT_STATUSES = ['OPEN', 'IN_REVIEW', 'ESCALATED'] as const

export const isOpenAlert = (status: AlertStatus): status is OpenAlertStatus =>
  (OPEN_ALERT_STATUSES as readonly AlertStatus[]).includes(status)

export type AlertAct = 'assign' | 'escalate' | 'close'

export type AlertDisposition = 'TRUE' | 'FALSE' | 'DUPLICATE'

/** Whether the act is permitted in the status. An alert is escalated once, and a shadow alert never changes. */
export const permitsAlertAct = (act: AlertAct, status: AlertStatus): boolean =>
  isOpenAlert(status) && !(act === 'escalate' && status === 'ESCALATED')

/** An escalated alert stays escalated when it is assigned. */
export const assignedStatus = (status: AlertStatus): AlertStatus =>
  status === 'ESCALATED' ? 'ESCALATED' : 'IN_REVIEW'

/** The status of the open alerts of a case that is closed. */
export const ALERT_STATUS_OF_DISPOSITION: Readonly<Record<CaseDisposition, ClosedAlertStatus>> = {
  TRUE_POSITIVE: 'CLOSED_TRUE',
  SUSPICIOUS_REPORTED: 'CLOSED_TRUE',
  SUSPICIOUS_NOT_REPORTED: 'CLOSED_TRUE',
  FALSE_POSITIVE: 'CLOSED_FALSE',
  NO_ACTION: 'CLOSED_FALSE',
  DUPLICATE: 'CLOSED_DUPLICATE',
}
