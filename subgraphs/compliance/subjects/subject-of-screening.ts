import type { Tx } from '#kernel/command.ts'
import { refuse } from '../errors.ts'
import type { SubjectInput } from '../schema.gen.ts'
import { addSubject } from './add-subject.ts'
import { holdSubject } from './subject-rows.ts'

interface OfWhom {
  readonly subjectId: string | null
  readonly paymentId: string | null
  readonly subject: SubjectInput
}

const BY_EXTERNAL_ID = `select id from compliance.subjects where workspace_id = $1 and external_id = $2 and status <> 'DELETED'`
const HOLD_BY_EXTERNAL_ID = `${BY_EXTERNAL_ID} for update`

/**
 * Id of the subject that a screening belongs to: the one that it names by our id, or by the tenant's own. One of the tenant's that is
 * not known yet is added, unmonitored, save where a payment names it. Null where the screening is nobody's. What is known of a subject
 * is changed by its own operation alone. The subject stays locked, so that it is not erased while something is written of it.
 */
export async function subjectOfScreening(tx: Tx, { subjectId, paymentId, subject }: OfWhom): Promise<string | null> {
  const { workspaceId } = tx.actor
  if (subjectId !== null) {
    if (await holdSubject(tx, subjectId) === 'DELETED') throw refuse('SUBJECT_DELETED')
    return subjectId
  }
  if (typeof subject.externalId !== 'string') return null
  const find = async (): Promise<string | undefined> => (await tx.sql<{ id: string }>(paymentId === null ? HOLD_BY_EXTERNAL_ID : BY_EXTERNAL_ID, [workspaceId, subject.externalId]))[0]?.id
  const known = await find()
  if (known !== undefined || paymentId !== null) return known ?? null
  // Where somebody else adds the same one just now, the insert waits for them and adds nothing.
  return (await addSubject(tx, subject))?.id ?? await find() ?? null
}
