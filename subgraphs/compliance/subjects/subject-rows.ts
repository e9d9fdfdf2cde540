import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Subject } from '../entities/subject.ts'
import { refuse } from '../errors.ts'
import { openSubject, type StoredSubject, type Subject as OpenSubject } from './details.ts'

export const SUBJECT_COLUMNS = columnsOf(Subject, 'subject')

const LOCK = `select ${SUBJECT_COLUMNS} from compliance.subjects subject where workspace_id = $1 and id = $2 for update`

/** A subject of the workspace, locked until the transaction ends. */
export async function lockSubject(tx: Tx, id: string): Promise<OpenSubject> {
  const [row] = await tx.sql<StoredSubject & Record<string, unknown>>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('SUBJECT_NOT_FOUND')
  return openSubject(tx.keys, row)
}

/** One that is still there. */
export async function lockLiving(tx: Tx, id: string): Promise<OpenSubject & { readonly details: NonNullable<OpenSubject['details']> }> {
  const { details, ...subject } = await lockSubject(tx, id)
  if (details === null) throw refuse('SUBJECT_DELETED')
  return { ...subject, details }
}
