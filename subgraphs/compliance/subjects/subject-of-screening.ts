import type { Tx } from '#kernel/command.ts'
import { refuse } from '../errors.ts'
import type { SubjectInput } from '../schema.gen.ts'
import { addSubject } from './add-subject.ts'
import { openSubject, type StoredSubject, type Subject } from './details.ts'
import { lockSubject, SUBJECT_COLUMNS } from './subject-rows.ts'

const BY_EXTERNAL_ID = `select ${SUBJECT_COLUMNS} from compliance.subjects subject
  where workspace_id = $1 and external_id = $2 and status <> 'DELETED' for update`

/**
 * The subject that a screening belongs to: the one that it names by our id, or by the tenant's own; one of the tenant's that is not
 * known yet is added, unmonitored. Null where the screening names neither. What is known of a subject is changed by its own
 * operation alone.
 */
export async function subjectOfScreening(tx: Tx, { subjectId, subject }: { readonly subjectId?: string | null; readonly subject?: SubjectInput | null }): Promise<Subject | null> {
  if (subjectId != null) return living(await lockSubject(tx, subjectId))
  if (subject?.externalId == null) return null
  const find = async (): Promise<Subject | undefined> => {
    const [row] = await tx.sql<StoredSubject & Record<string, unknown>>(BY_EXTERNAL_ID, [tx.actor.workspaceId, subject.externalId])
    return row && openSubject(tx.keys, row)
  }
  // Where somebody else adds the same one just now, the insert waits for them and adds nothing.
  return await find() ?? await addSubject(tx, subject) ?? await find() ?? null
}

function living(subject: Subject): Subject {
  if (subject.details === null) throw refuse('SUBJECT_DELETED')
  return subject
}
