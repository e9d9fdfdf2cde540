import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, updateOf, valuesOf } from '#kernel/database/columns.ts'
import { Alert, type ElderAlertRow } from '#sentinel/entities/alert.ts'
import { refuse } from '#sentinel/errors.ts'
import { statusAfter, type ElderAlertAct } from '#sentinel/rules/alert-status.ts'
import { decryptAlert, sealAlertNote } from './seal-note.ts'

export const ALERT_COLUMNS = columnsOf(Alert, 'alert')

const OPEN_OF_PROFILE = `select ${ALERT_COLUMNS} from sentinel.alerts alert
  where workspace_id = $1 and profile_id = $2 and resolved_at is null for update`

/** The alert of a locked profile that is not resolved. */
export async function openAlertOf(tx: Tx, profileId: string): Promise<ElderAlertRow | undefined> {
  const [row] = await tx.sql<ElderAlertRow>(OPEN_OF_PROFILE, [tx.actor.workspaceId, profileId])
  return row && decryptAlert(tx.keys, row)
}

const LOCK_PROFILE = `select profile.id from sentinel.alerts alert
  join sentinel.profiles profile on profile.workspace_id = alert.workspace_id and profile.id = alert.profile_id
  where alert.workspace_id = $1 and alert.id = $2 for update of profile`
const LOCK = `select ${ALERT_COLUMNS} from sentinel.alerts alert where workspace_id = $1 and id = $2 for update`

/** Locks an alert after its profile, in the order of all writes. Throws when the workspace has no alert with this id. */
export async function lockAlert(tx: Tx, id: string): Promise<ElderAlertRow> {
  await tx.sql(LOCK_PROFILE, [tx.actor.workspaceId, id])
  const [row] = await tx.sql<ElderAlertRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('ALERT_NOT_FOUND')
  return decryptAlert(tx.keys, row)
}

/** Status after an act; throws when the status of the alert does not permit it. */
export function checkedStatus(
  act: ElderAlertAct,
  { status }: Pick<ElderAlertRow, 'status'>,
): ElderAlertRow['status'] {
  const next = statusAfter(act, status)
  if (next === undefined) throw refuse('INVALID_STATE', { message: `The alert is ${status}.` })
  return next
}

const INSERT = insertOf(Alert, 'alert')

/** Inserts an alert, which has no note yet. */
export const insertAlert = async (tx: Tx, alert: ElderAlertRow): Promise<void> =>
  void (await tx.sql(INSERT, valuesOf(Alert, alert)))

const UPDATE = updateOf(Alert, 'alert', [
  'status',
  'severity',
  'signalsCount',
  'assignee',
  'caseId',
  'acknowledgedBy',
  'acknowledgedAt',
  'escalatedBy',
  'escalatedAt',
  'resolvedBy',
  'resolvedAt',
  'note',
  'updatedAt',
])

/** Saves changes of a locked alert; returns the alert after them. */
export async function changeAlert(
  tx: Tx,
  before: ElderAlertRow,
  change: Partial<ElderAlertRow>,
): Promise<ElderAlertRow> {
  const after = { ...before, ...change, updatedAt: tx.now() }
  const note = sealAlertNote(tx.keys, after, after.note)
  await tx.sql(UPDATE.text, UPDATE.values(after, { ...after, note }))
  return after
}
