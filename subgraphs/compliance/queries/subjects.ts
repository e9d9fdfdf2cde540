import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import type { SubjectStatus, SubjectRow } from '#compliance/entities/subject.ts'
import { refuse } from '#compliance/errors.ts'
import type { RiskLevel } from '#compliance/risk/assessment.ts'
import { admitReader } from '#compliance/rules/rights.ts'
import { decryptSubject, type Subject } from '#compliance/subjects/details.ts'
import { SUBJECT_COLUMNS } from '#compliance/subjects/subject-rows.ts'

/** Reads and decrypts subjects; `$1` of the statement is the workspace. */
async function readSubjects(
  { actor: { workspaceId }, database, keys }: Context,
  text: string,
  values: readonly unknown[],
): Promise<Subject[]> {
  return (await database.read<SubjectRow>(workspaceId, text, [workspaceId, ...values])).map(row =>
    decryptSubject(keys, row),
  )
}

const BY_IDS = planOnce(
  `select ${SUBJECT_COLUMNS} from compliance.subjects subject where workspace_id = $1 and id = any($2::uuid[])`,
)

export const subjectById = loader<string, Subject>(async (ctx, ids) => {
  admitReader(ctx.actor)
  return inOrder(ids, await readSubjects(ctx, BY_IDS, [ids]), ({ id }) => id)
})

/** A subject of the workspace, including erased ones. */
export async function subject(ctx: Context, id: string): Promise<Subject> {
  const found = await subjectById(ctx, id)
  if (!found) throw refuse('SUBJECT_NOT_FOUND')
  return found
}

export interface SubjectsArgs {
  readonly first: number
  readonly after?: string | null
  readonly status?: SubjectStatus | null
  readonly riskBand?: RiskLevel | null
  readonly externalId?: string | null
  readonly isMonitored?: boolean | null
}

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'compliance.subjects'

/** A page of the workspace's subjects, newest first; erased ones only with the status filter. One statement per combination of filters, so that each gets its own query plan. */
export async function subjects(
  ctx: Context,
  { first, after = null, status, riskBand, externalId, isMonitored }: SubjectsArgs,
): Promise<Connection<Subject>> {
  admitReader(ctx.actor)
  const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
  const wanted = Object.entries({
    status,
    risk_band: riskBand,
    external_id: externalId,
    is_monitored: isMonitored,
  }).filter(([, value]) => value !== null && value !== undefined)
  const conditions = wanted.map(([column], index) => ` and ${column} = $${index + 5}`).join('')
  const rows = await readSubjects(
    ctx,
    `select ${SUBJECT_COLUMNS} from compliance.subjects subject
    where workspace_id = $1 and (created_at, id) < ($2, $3)${conditions}${status ? '' : ` and status <> 'DELETED'`}
    order by created_at desc, id desc limit $4`,
    [at, id, first + 1, ...wanted.map(([, value]) => value)],
  )
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}
