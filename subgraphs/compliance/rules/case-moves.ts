import type { CaseStatus } from '#compliance/entities/cases/compliance-case.ts'

/** Statuses in which people work on a case. */
export const WORKABLE_STATUSES = ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_INFO', 'ESCALATED'] as const

export const isWorkable = (status: CaseStatus): boolean =>
  (WORKABLE_STATUSES as readonly CaseStatus[]).includes(status)

export type CaseAct =
  | 'assign'
  | 'start'
  | 'awaitInformation'
  | 'escalate'
  | 'close'
  | 'proposeClosing'
  | 'approve'
  | 'reject'
  | 'reopen'
  | 'update'
  | 'link'
  | 'snooze'
  | 'comment'

/** `PREVIOUS` is the status from before the closing was proposed, `SAME` leaves the status as it is. */
type Target = CaseStatus | 'PREVIOUS' | 'SAME'

const fromWorkable = (to: Target): Partial<Record<CaseStatus, Target>> =>
  Object.fromEntries(WORKABLE_STATUSES.map(status => [status, to]))

/** The status that each act leads to, by the status before it. An act that is missing for a status is refused. */
const MOVES: Readonly<Record<CaseAct, Partial<Record<CaseStatus, Target>>>> = {
  assign: { ...fromWorkable('SAME'), OPEN: 'ASSIGNED' },
  start: {
    OPEN: 'IN_PROGRESS',
    ASSIGNED: 'IN_PROGRESS',
    PENDING_INFO: 'IN_PROGRESS',
    ESCALATED: 'IN_PROGRESS',
  },
  awaitInformation: { ASSIGNED: 'PENDING_INFO', IN_PROGRESS: 'PENDING_INFO', ESCALATED: 'PENDING_INFO' },
  escalate: fromWorkable('ESCALATED'),
  close: fromWorkable('CLOSED'),
  proposeClosing: fromWorkable('PENDING_APPROVAL'),
  approve: { PENDING_APPROVAL: 'CLOSED' },
  reject: { PENDING_APPROVAL: 'PREVIOUS' },
  reopen: { CLOSED: 'IN_PROGRESS' },
  update: fromWorkable('SAME'),
  link: fromWorkable('SAME'),
  snooze: fromWorkable('SAME'),
  comment: { ...fromWorkable('SAME'), PENDING_APPROVAL: 'SAME', CLOSED: 'SAME' },
}

/** The status after an act; undefined when the status does not permit it. */
export function statusAfter(act: CaseAct, status: CaseStatus, previous?: CaseStatus): CaseStatus | undefined {
  const target = MOVES[act][status]
  if (target === 'SAME') return status
  return target === 'PREVIOUS' ? previous : target
}

export const LEVEL_MAX = 3
