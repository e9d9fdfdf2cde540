export const ALERT_STATUSES = [
  'OPEN',
  'ACKNOWLEDGED',
  'IN_REVIEW',
  'ESCALATED',
  'RESOLVED',
  'FALSE_ALARM',
] as const

export type ElderAlertStatus = (typeof ALERT_STATUSES)[number]

export type ElderAlertAct = 'ACKNOWLEDGE' | 'ASSIGN' | 'ESCALATE' | 'RESOLVE' | 'DISMISS'

type Moves = Partial<Record<ElderAlertStatus, ElderAlertStatus>>

const MOVES: Readonly<Record<ElderAlertAct, Moves>> = {
  ACKNOWLEDGE: { OPEN: 'ACKNOWLEDGED' },
  // Another person can take over an alert that is in review or escalated.
  ASSIGN: { OPEN: 'IN_REVIEW', ACKNOWLEDGED: 'IN_REVIEW', IN_REVIEW: 'IN_REVIEW', ESCALATED: 'ESCALATED' },
  ESCALATE: { OPEN: 'ESCALATED', ACKNOWLEDGED: 'ESCALATED', IN_REVIEW: 'ESCALATED' },
  RESOLVE: { OPEN: 'RESOLVED', ACKNOWLEDGED: 'RESOLVED', IN_REVIEW: 'RESOLVED', ESCALATED: 'RESOLVED' },
  DISMISS: {
    OPEN: 'FALSE_ALARM',
    ACKNOWLEDGED: 'FALSE_ALARM',
    IN_REVIEW: 'FALSE_ALARM',
    ESCALATED: 'FALSE_ALARM',
  },
}

/** Status of an alert after an act; undefined when the act is not possible in its status. A resolved alert does not change. */
export const statusAfter = (act: ElderAlertAct, status: ElderAlertStatus): ElderAlertStatus | undefined =>
  MOVES[act][status]
