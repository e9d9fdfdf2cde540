import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Subject, type SubjectStatus, type SubjectRow } from '#compliance/entities/subject.ts'
import { refuse } from '#compliance/errors.ts'
import { decryptSubject, type Subject as OpenSubject } from './details.ts'

export const SUBJECT_COLUMNS = columnsOf(Subject, 'subject')

const LOCK = `select ${SUBJECT_COLUMNS} from compliance.subjects subject where workspace_id = $1 and id = $2 for update`

/** A subject of the workspace, locked until the transaction ends. */
export async function lockSubject(tx: Tx, id: string): Promise<OpenSubject> {
  const [row] = await tx.sql<SubjectRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('SUBJECT_NOT_FOUND')
  return decryptSubject(tx.keys, row)
}

const LOCK_BY_EXTERNAL_ID = `select ${SUBJECT_COLUMNS} from compliance.subjects subject where workspace_id = $1 and external_id = $2 and status <> 'DELETED' for update`

/** Locks the subject that currently has the external id. */
export async function lockByExternalId(tx: Tx, externalId: string): Promise<OpenSubject | undefined> {
  const [row] = await tx.sql<SubjectRow>(LOCK_BY_EXTERNAL_ID, [tx.actor.workspaceId, externalId])
  return row && decryptSubject(tx.keys, row)
}

const HOLD = 'select status from compliance.subjects where workspace_id = $1 and id = $2 for update'
const HOLD_OF = `select 1 from compliance.subjects
  where workspace_id = $1 and id = (select subject_id from compliance.screenings where workspace_id = $1 and id = $2 and payment_id is null) for update`

/** Locks a subject without decrypting it, and returns its status. Lock order: the subject before its screenings. */
export async function holdSubject(tx: Tx, id: string): Promise<SubjectStatus> {
  const [row] = await tx.sql<{ status: SubjectStatus }>(HOLD, [tx.actor.workspaceId, id])
  if (!row) throw refuse('SUBJECT_NOT_FOUND')
  return row.status
}

/** Locks the subject of a screening, if it has one. */
export const holdSubjectOf = async (tx: Tx, screeningId: string): Promise<void> =>
  void (await tx.sql(HOLD_OF, [tx.actor.workspaceId, screeningId]))

/** Locks a subject; throws SUBJECT_DELETED when its details were erased. */
export async function lockLiving(
  tx: Tx,
  id: string,
): Promise<OpenSubject & { readonly details: NonNullable<OpenSubject['details']> }> {
  const { details, ...subject } = await lockSubject(tx, id)
  if (details === null) throw refuse('SUBJECT_DELETED')
  return { ...subject, details }
}
